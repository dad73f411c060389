/// Where the value of a setting comes from; earlier cases override later ones.
public enum SettingSource: Hashable, Sendable {
  /// An option of the command line, as it was written.
  case commandLine(option: String)
  /// A variable of the environment.
  case environment(variable: String)
  /// A line of the configuration file, counted from 1.
  case configurationFile(path: String, line: Int)
  /// A choice made in the program, now or before.
  case saved
  /// The default.
  case `default`

  /// Whether the value is decided outside the program, where the program cannot change it.
  public var isFixed: Bool {
    switch self {
    case .commandLine, .environment, .configurationFile: true
    case .saved, .default: false
    }
  }
}
