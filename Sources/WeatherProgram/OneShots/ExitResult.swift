import Glibc
import WeatherFeature
import WeatherWords

/// How a run ends: what it writes where, and its exit status.
struct ExitResult: Equatable, Sendable {
  /// What goes to standard output.
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
  /// Writes what there is to write, and ends.
  static func end(_ ending: ExitResult, _ words: Words) -> Never {
    // The result first: a blocked standard error must not delay it.
    write(ending.output, words)
    ending.errors.forEach(warn)
    exit(ending.status.rawValue)
  }
}
