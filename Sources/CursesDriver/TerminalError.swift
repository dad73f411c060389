/// The reason why the screen cannot be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal to draw on.
  case noTerminal(path: String)
  /// TERM is not set.
  case terminalTypeMissing
  /// TERM names a terminal that has no description on this system.
  case terminalTypeUnknown(String)
  /// The terminal cannot position its cursor, for example `dumb`.
  case terminalTooSimple(String)
  /// This process already has a screen; ncurses supports one at a time.
  case alreadyOpen
}

extension TerminalError: CustomStringConvertible {
  /// An English sentence with a remedy.
  public var description: String {
    switch self {
    case .noTerminal(let path):
      "There is no terminal at \(path); run this in one, or ask for plain output."
    case .terminalTypeMissing:
      "TERM is not set; set it to your terminal's type, for example xterm-256color."
    case .terminalTypeUnknown(let name):
      "The system does not know the terminal type \"\(name)\"; try TERM=xterm-256color."
    case .terminalTooSimple(let name):
      "The terminal type \"\(name)\" cannot place its cursor; try TERM=xterm-256color."
    case .alreadyOpen:
      "The screen is open already."
    }
  }
}
