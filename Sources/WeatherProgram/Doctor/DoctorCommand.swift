import ArgumentParser
import Dispatch
import FoundationEssentials
import Glibc
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Prints what the program finds on this machine, so that a person sees what to fix.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather-tui doctor",
    abstract: "Say what the program finds on this machine: terminal, settings, key, network.",
    discussion: """
      Ends with 0 when all is well, otherwise with the status of the first problem. The key itself \
      is never printed.
      """)

  @OptionGroup var asking: AskingOptions

  func run() throws {
    let isLocaleInstalled = TerminalLocale.setFromEnvironment()
    let (session, problem) = session()
    let examination = Examination(
      session: session, problem: problem, isLocaleInstalled: isLocaleInstalled)
    Task.detached {
      let report = await examination.report()
      Program.write(report.text, session.settings.language.words)
      Glibc.exit(report.status.rawValue)
    }
    dispatchMain()
  }

  /// The session that a run would have; without the configuration file when that is the problem.
  private func session() -> (Session, SettingsProblem?) {
    do throws(SettingsProblem) {
      return (try Session(asking.choices), nil)
    } catch {
      if error.status == .configuration,
        let session = try? Session(asking.choices, leavingOut: error)
      {
        return (session, error)
      }
      Program.fail(Session.language(asking.choices).words.text(for: error), error.status)
    }
  }
}
