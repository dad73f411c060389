import ArgumentParser
import Dispatch
import Foundation
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Says what the program finds on this machine, so that a person can tell what to mend.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather-tui doctor",
    abstract: "Say what the program finds on this machine: terminal, settings, key, network.",
    discussion: """
      Ends with 0 when all is well, otherwise with the status of the first problem. The key itself \
      is never printed.
      """)

  @OptionGroup var asking: AskingOptions
  @OptionGroup var looks: LooksOptions

  func run() throws {
    TerminalLocale.setFromEnvironment()
    let (session, problem) = session()
    let examination = Examination(session: session, problem: problem)
    Task.detached {
      let report = await examination.report()
      try? FileHandle.standardOutput.write(contentsOf: Data(report.text.utf8))
      Foundation.exit(report.status.rawValue)
    }
    dispatchMain()
  }

  /// The session as a run would have it; without the configuration file where that is the problem.
  private func session() -> (Session, SettingsProblem?) {
    do throws(SettingsProblem) {
      return (try Session(asking.choices, given: looks.given), nil)
    } catch {
      if error.status == .configuration,
        let session = try? Session(asking.choices, given: looks.given, leavingOut: error)
      {
        return (session, error)
      }
      Program.fail(Session.language(asking.choices).words.text(for: error), error.status)
    }
  }
}
