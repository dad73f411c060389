import CBuildInfo
import Files
import Glibc
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The program as a whole: its version, its output, and its exit.
public enum Program {
  /// The version number, which the User-Agent contains. The Makefile and the packages read it from
  /// here.
  static let version = "0.4.0-dev"
  /// The version to display and to report.
  static let fullVersion = unsafe fullVersion(version, commit: String(cString: cbi_commit()))
  static let versionLine = "weather-tui \(fullVersion)"

  /// Returns a version with the commit from which it was built, unless it is a release or the
  /// commit is unknown.
  static func fullVersion(_ version: String, commit: String) -> String {
    version.hasSuffix("-dev") && !commit.isEmpty ? "\(version)+\(commit)" : version
  }

  /// The exit statuses from sysexits.h that the program uses.
  enum Status: Int32 {
    case success = 0
    case usage = 64
    case unreadableAnswer = 65
    case unavailable = 69
    case outputLost = 74
    case keyRefused = 77
    case configuration = 78
  }

  /// Writes the result to standard output and exits.
  static func finish(with text: String, _ words: Words) -> Never {
    end(ExitResult(output: text), words)
  }

  /// Writes to standard output; exits if that fails.
  static func write(_ text: String, _ words: @autoclosure () -> Words) {
    do throws(StandardStream.Failure) {
      try StandardStream.output.write(text)
    } catch {
      switch error {
      // A reader that stops early, such as `head`, is not an error.
      case .readerGone: exit(Status.success.rawValue)
      case .refused(let code):
        let texts = words().commandLine
        fail(texts.outputUnwritable(texts.reason(FileError(code).reason)), .outputLost)
      }
    }
  }

  /// Writes the reason to standard error, as one sentence, and exits.
  static func fail(_ sentence: String, _ status: Status) -> Never {
    warn(sentence)
    exit(status.rawValue)
  }

  /// Writes a sentence to standard error.
  static func warn(_ sentence: String) {
    say("weather-tui: \(message(sentence))\n")
  }

  /// Returns a sentence as it is written. The sentence may repeat user input, and a terminal
  /// interprets control characters. A right-to-left sentence keeps its direction after the
  /// program's name.
  static func message(_ sentence: String) -> String {
    let cleaned = sentence.cleanedFromOutside(limit: 1000)
    return sentence.isRightToLeft ? "\u{200F}\(cleaned)".withIsolates.isolated : cleaned
  }

  /// Writes to standard error. A message that cannot be written is dropped: it must never affect
  /// the result or the exit status.
  static func say(_ text: String) {
    try? StandardStream.errors.write(text)
  }
}
