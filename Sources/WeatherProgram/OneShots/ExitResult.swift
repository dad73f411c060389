import Glibc
import WeatherFeature
import WeatherWords

/// The result of a run: its output, its messages and its exit status.
struct ExitResult: Equatable, Sendable {
  /// The text for standard output.
  var output = ""
  /// The sentences for standard error.
  var errors: [String] = []
  var status = Program.Status.success
}

extension ExitResult {
  /// Creates a result with no output and one sentence that states the reason.
  init(failure sentence: String, _ status: Program.Status) {
    self.init(errors: [sentence], status: status)
  }
}

extension Program {
  /// Writes the texts and exits the program.
  static func end(_ ending: ExitResult, _ words: Words) -> Never {
    // The result comes first, since a blocked standard error must not delay it.
    write(ending.output, words)
    ending.errors.forEach(warn)
    exit(ending.status.rawValue)
  }
}
