import Foundation
import WeatherFeature
import WeatherModel
import WeatherWords

/// What the program says of itself, and how it ends.
public enum Program {
  static let version = "0.1.0"

  /// The exit statuses of sysexits.h that this program uses.
  enum Status: Int32 {
    case success = 0
    case usage = 64
    case unreadableAnswer = 65
    case unavailable = 69
    case outputLost = 74
    case keyRefused = 77
    case configuration = 78
  }

  /// Writes the result to standard output and ends.
  static func finish(with text: String, _ words: Words) -> Never {
    end(Ending(output: text), words)
  }

  /// Writes to standard output; ends where that cannot be done.
  static func write(_ text: String, _ words: Words) {
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        // A reader that went away early is no failure of the weather.
        exit(Status.success.rawValue)
      } else if errno != EINTR {
        fail(words.status.fileUnwritable("/dev/stdout"), .outputLost)
      }
    }
  }

  /// Says why on standard error, as one sentence, and ends.
  static func fail(_ sentence: String, _ status: Status) -> Never {
    warn(sentence)
    exit(status.rawValue)
  }

  /// Writes a sentence to standard error.
  static func warn(_ sentence: String) {
    // It may repeat what was typed, and a terminal obeys control characters.
    let sentence = sentence.cleanedFromOutside(limit: 1000)
    FileHandle.standardError.write(Data("weather-tui: \(sentence)\n".utf8))
  }
}
