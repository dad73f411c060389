import Glibc
import WeatherFeature
import WeatherWords

/// The result of a run: its output, its messages and its exit status.
struct ExitResult: Equatable, Sendable {
  /// The text for standard output.
  var output = ""
  /// Sentences for standard error.
  var errors: [String] = []
  var status = Program.Status.success
}

extension ExitResult {
  /// Nothing on standard output, and one sentence why.
  init(failure sentence: String, _ status: Program.Status) {
    self.init(errors: [sentence], status: status)
  }
}

extension Program {
  /// Writes the texts and ends the program.
  static func end(_ ending: ExitResult, _ words: Words) -> Never {
    // The result first: a blocked standard error must not delay it.
    write(ending.output, words)
    ending.errors.forEach(warn)
    exit(ending.status.rawValue)
  }
}
