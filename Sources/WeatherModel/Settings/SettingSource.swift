/// The source of a setting's value. Earlier cases override later ones.
public enum SettingSource: Hashable, Sendable {
  /// A command-line option, as the user wrote it.
  case commandLine(option: String)
  /// An environment variable.
  case environment(variable: String)
  /// A line of the configuration file, counted from 1.
  case configurationFile(path: String, line: Int)
  /// A choice made in the program, in this run or an earlier one.
  case saved
  /// The default.
  case `default`

  /// Whether the value is set outside the program, which then cannot change it.
  public var isFixed: Bool {
    switch self {
    case .commandLine, .environment, .configurationFile: true
    case .saved, .default: false
    }
  }
}
