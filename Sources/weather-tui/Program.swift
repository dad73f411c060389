import Foundation

/// What the program says of itself, and how it ends.
enum Program {
  static let version = "0.1.0"

  /// The exit statuses of sysexits.h that this program uses.
  enum Status: Int32 {
    case success = 0
    case usage = 64
    case unreadableAnswer = 65
    case unavailable = 69
    case keyRefused = 77
    case configuration = 78
  }

  /// Says why on standard error, as one sentence, and ends.
  static func fail(_ sentence: String, _ status: Status) -> Never {
    FileHandle.standardError.write(Data("weather-tui: \(sentence)\n".utf8))
    exit(status.rawValue)
  }
}
