internal import Logging
public import WeatherModel

/// The program's log, which is off by default.
public struct ProgramLog: Sendable {
  private let logger: Logger

  /// A log that writes nothing.
  public static let none = ProgramLog(
    Logger(label: "weather-tui") { _ in SwiftLogNoOpLogHandler() })

  /// A log that writes everything from `level` on to the file at `path`.
  /// - Parameters:
  ///   - secrets: Texts that are never written.
  ///   - onIssue: Receives an issue for each line that cannot be written.
  ///   - now: The clock for the time stamps.
  public init(
    path: String, level: LogLevel, secrets: [String],
    onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in },
    now: @escaping @Sendable () -> Date
  ) {
    let file = LogFile(path: path, onIssue: onIssue)
    // An address may contain a key in percent-encoded form.
    let spelled = secrets.map { $0.percentEncoded(keeping: "") }
    self.init(
      Logger(label: "weather-tui") { _ in
        FileLogHandler(logLevel: level.level, file: file, secrets: secrets + spelled, now: now)
      })
  }

  private init(_ logger: Logger) { self.logger = logger }

  /// Writes a message, which is evaluated only if its level is logged.
  public func callAsFunction(_ level: LogLevel, _ message: @autoclosure () -> String) {
    logger.log(level: level.level, "\(message())")
  }
}
