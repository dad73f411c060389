import CursesDriver
import WeatherWords

extension Words {
  /// Returns the reason why the screen cannot be opened, as a sentence that says how to fix it.
  func text(for error: TerminalError) -> String {
    switch error {
    case .terminalTypeMissing: commandLine.terminalMissing
    case .terminalTypeUnknown(let name), .terminalTooSimple(let name):
      commandLine.terminalUnknown(name)
    case .noTerminal, .alreadyOpen: error.description
    }
  }
}
