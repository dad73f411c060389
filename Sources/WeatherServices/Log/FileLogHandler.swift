import Logging
import WeatherModel

/// Writes events to a file, one line each.
struct FileLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  let file: LogFile
  /// Secrets that must never be written, whichever message contains them.
  let secrets: [String]
  let now: @Sendable () -> Date

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let extra = metadata.merging(event.metadata ?? [:]) { $1 }
      .sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    // External text must not be able to start a new line.
    var line = (event.message.description + extra).cleanedFromOutside(limit: 4000)
    for secret in secrets where !secret.isEmpty { line = line.replacing(text: secret, with: "***") }
    file.append("\(now().rfc3339) \(event.level) \(line.prefix(2000))\n")
  }
}
