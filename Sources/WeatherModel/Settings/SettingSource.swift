/// Where the value of a setting comes from, the strongest first.
public enum SettingSource: Hashable, Sendable {
  /// An option of the command line, as it was written.
  case commandLine(option: String)
  /// A variable of the environment.
  case environment(variable: String)
  /// A line of the configuration file, counted from 1.
  case configurationFile(path: String, line: Int)
  /// What was chosen in the program before.
  case saved
  /// Nobody chose.
  case `default`

  /// Whether the value stands outside the program, where the program cannot change it.
  public var isFixed: Bool {
    switch self {
    case .commandLine, .environment, .configurationFile: true
    case .saved, .default: false
    }
  }
}

/// A value with where it comes from.
public struct Setting<Value: Sendable>: Sendable {
  /// What holds.
  public var value: Value
  /// Who said so.
  public var source: SettingSource

  /// `value`, as `source` has it.
  public init(_ value: Value, from source: SettingSource) {
    self.value = value
    self.source = source
  }
}

extension Setting: Equatable where Value: Equatable {}
