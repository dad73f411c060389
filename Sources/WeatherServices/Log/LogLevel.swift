internal import Logging

/// The levels of the log, the most verbose first.
public enum LogLevel: String, CaseIterable, Hashable, Sendable {
  case trace, debug, info, warning, error

  var level: Logger.Level {
    switch self {
    case .trace: .trace
    case .debug: .debug
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
