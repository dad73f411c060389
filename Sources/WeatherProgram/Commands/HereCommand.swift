import Dispatch
import Glibc
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Prints the machine's location, obtained from the system's location service.
struct HereCommand: Command {
  static let words = ["here"]
  static let definition = CommandDefinition(
    words: words, summary: "Print the location of this machine and the nearest place.",
    discussion: [
      """
      Requests the location from GeoClue over D-Bus, after your consent; no address is looked up. \
      With --print or --json, the weather there.
      """
    ],
    options: [
      .flag("yes", "Consent to being located, this time."),
      .flag("print", "Print the weather there as plain text."),
      .flag("json", "Print the weather there as JSON (metric units)."),
    ] + OptionDefinition.common + [.help])

  private let isAgreed: Bool
  private let output: OneShot.Output?
  private let common: CommandLineChoices

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) {
    let (print, json) = (arguments.has("print"), arguments.has("json"))
    if print && json { throw .exclusive(["--print", "--json"]) }
    isAgreed = arguments.has("yes")
    output = json ? .json : print ? .page(inWords: false) : nil
    common = arguments.common
  }

  func run() {
    let session = Session.orFail(common)
    session.warnOfStorageIssues()
    if !isAgreed { agree(session) }
    Task.onPool { [output] in await Self.finish(session, output) }
    dispatchMain()
  }

  /// Returns if the user consents, now or in an earlier run; exits the program otherwise.
  private func agree(_ session: Session) {
    let words = session.settings.language.words.location
    switch session.effective.context.location {
    case true?: return
    case false?: Program.fail(words.refusedForCommand, .unavailable)
    case nil: break
    }
    guard isatty(STDIN_FILENO) == 1 else { Program.fail(words.needsYes, .usage) }
    let question = words.question(
      session.settings.language.words.name(of: session.settings.provider)
    ).joined(separator: "\n\n")
    Program.say("\(question)\n\n\(words.prompt) ")
    let isAgreed = ["y", "yes", "ㅛ"].contains(readLine()?.lowercased() ?? "")
    guard isAgreed else { Program.fail(words.notNow, .unavailable) }
    StateFile(path: session.paths.stateFile, onIssue: session.storageIssues.add)
      .update { $0.choices[.location] = "true" }
  }

  private static func finish(_ session: Session, _ output: OneShot.Output?) async -> Never {
    let words = session.settings.language.words
    let location: MachineLocation
    do throws(LocationError) {
      location = try await LocationClient.live.locate()
    } catch {
      Program.fail(words.location.commandFailure(error), .unavailable)
    }
    let here = HereText(
      location, nearest: session.cities.nearest(to: location.coordinate),
      settings: session.settings)
    if let output { await OneShot(session: session, output: output).finish(with: here.place) }
    Program.finish(with: here.text, words)
  }
}
