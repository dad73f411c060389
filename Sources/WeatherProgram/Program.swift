import CBuildInfo
import Files
import Glibc
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The program as a whole: its version, what it writes, and how it ends.
public enum Program {
  /// The version's number, which the User-Agent names; the Makefile and the packages read it here.
  static let version = "0.4.0-dev"
  /// The version that people see and report.
  static let fullVersion = unsafe fullVersion(version, commit: String(cString: cbi_commit()))
  static let versionLine = "weather-tui \(fullVersion)"

  /// Returns a version with the commit that it was built from, where it is no release and the commit is
  /// known.
  static func fullVersion(_ version: String, commit: String) -> String {
    version.hasSuffix("-dev") && !commit.isEmpty ? "\(version)+\(commit)" : version
  }

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
    end(ExitResult(output: text), words)
  }

  /// Writes to standard output; ends where that cannot be done.
  static func write(_ text: String, _ words: @autoclosure () -> Words) {
    do throws(StandardStream.Failure) {
      try StandardStream.output.write(text)
    } catch {
      switch error {
      // A reader that stops early, such as `head`, is no failure.
      case .readerGone: exit(Status.success.rawValue)
      case .refused(let code):
        fail(words().commandLine.outputUnwritable(FileError(code).reason), .outputLost)
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
    // The sentence may repeat what was typed, and a terminal obeys control characters.
    say("weather-tui: \(sentence.cleanedFromOutside(limit: 1000))\n")
  }

  /// Writes to standard error. A message that cannot be written is dropped: it must never cost the
  /// result or the exit status.
  static func say(_ text: String) {
    try? StandardStream.errors.write(text)
  }
}
