import Dispatch
import Glibc
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Prints a diagnosis of this machine so that users see what to fix.
struct DoctorCommand: Command {
  static let words = ["doctor"]
  static let definition = CommandDefinition(
    words: words,
    summary: "Say what the program finds on this machine: terminal, settings, key, network.",
    discussion: [
      """
      Exits with 0 when all is well, otherwise with the status of the first problem. The key itself \
      is never printed.
      """
    ],
    options: OptionDefinition.common + [.help])

  /// The options of the run to diagnose.
  let common: CommandLineChoices

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) { common = arguments.common }

  func run() {
    let isLocaleInstalled = TerminalLocale.setFromEnvironment()
    let (session, problem) = session()
    let diagnostics = Diagnostics(
      session: session, problem: problem, isLocaleInstalled: isLocaleInstalled)
    Task.onPool {
      let report = await diagnostics.report()
      Program.write(report.text, session.settings.language.words)
      Glibc.exit(report.status.rawValue)
    }
    dispatchMain()
  }

  /// Returns the session that a run would have, without the configuration file if that cannot be
  /// used.
  private func session() -> (Session, SettingsProblem?) {
    do throws(SettingsProblem) {
      return (try Session(common), nil)
    } catch {
      if error.status == .configuration,
        let session = try? Session(common, leavingOut: error)
      {
        return (session, error)
      }
      Program.fail(Session.language(common).words.text(for: error), error.status)
    }
  }
}
