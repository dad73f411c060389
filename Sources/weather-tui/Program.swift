import Foundation
import WeatherModel

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

  /// Writes the result to standard output and ends.
  static func finish(with text: String) -> Never {
    // A reader that went away early is no failure of the weather.
    signal(SIGPIPE, SIG_IGN)
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    exit(Status.success.rawValue)
  }

  /// Says why on standard error, as one sentence, and ends.
  static func fail(_ sentence: String, _ status: Status) -> Never {
    // It may repeat what was typed, and a terminal obeys control characters.
    let sentence = sentence.cleanedFromOutside(limit: 1000)
    FileHandle.standardError.write(Data("weather-tui: \(sentence)\n".utf8))
    exit(status.rawValue)
  }
}
