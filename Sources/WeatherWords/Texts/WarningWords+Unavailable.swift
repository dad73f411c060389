package import WeatherModel

extension WarningWords {
  /// Returns the sentence that the authority was unreachable, with the age of its last response if
  /// any.
  package func unavailable(_ source: String, age: String?) -> String {
    age.map { texts["warnings.unavailable", ["source": source, "age": $0]] }
      ?? texts["warnings.unavailableNever", ["source": source]]
  }
  /// Returns the sentence that the authority's response could not be read, with the age of its last
  /// readable response if any.
  package func unreadable(_ source: String, age: String?) -> String {
    age.map { texts["warnings.unreadable", ["source": source, "age": $0]] }
      ?? texts["warnings.unreadableNever", ["source": source]]
  }
  /// Returns the severity of a warning in a word.
  package func severity(_ severity: WeatherWarning.Severity) -> String {
    texts["severity", severity.rawValue]
  }
}
