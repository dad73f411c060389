import Glibc
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

extension Program {
  /// Runs the command of the command line.
  /// - Parameter arguments: The arguments after the program's name.
  public static func run(_ arguments: [String]) {
    StandardStream.reserveNumbers()
    // Options are copied from messages.
    let arguments = arguments.map(\.withoutIsolatesOfOption)
    switch arguments.first {
    case nil: FullScreen.run(session: .orFail(CommandLineChoices()), place: nil)
    case "--version" where arguments.count == 1: write(versionLine + "\n", english)
    case "--complete": write(CompletionAnswer(Array(arguments.dropFirst())).text, english)
    case "--dump-commands": write(CommandTable.json + "\n", english)
    default: runCommand(arguments)
    }
  }

  private static func runCommand(_ arguments: [String]) {
    let (command, rest) = CommandTable.command(of: arguments)
    let definition = command.definition
    if rest.prefix(while: { $0 != "--" }).contains(where: { ["-h", "--help"].contains($0) }) {
      return write(CommandHelp(command: definition).text(), english)
    }
    let parsed = ParsedArguments(rest, of: definition)
    if parsed.has("version") { return write(versionLine + "\n", english) }
    do throws(CommandLineProblem) {
      let checked = try parsed.checked()
      if let name = checked["generate-completion-script"] { return writeScript(for: name, checked) }
      try command.init(checked).run()
    } catch {
      fail(Session.language(parsed.common).words.text(for: error), .usage)
    }
  }

  private static func writeScript(for name: String, _ arguments: ParsedArguments) {
    guard let shell = CompletionShell(rawValue: name) else {
      let problem = SettingsProblem.option(
        "--generate-completion-script", value: name,
        known: CompletionShell.allCases.map(\.rawValue))
      fail(Session.language(arguments.common).words.text(for: problem), problem.status)
    }
    write(shell.script, english)
  }

  /// The language of help, version and scripts.
  private static var english: Words { Language.english.words }
}
