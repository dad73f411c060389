package import WeatherModel

extension WarningWords {
  /// The sentence that the authority was unreachable, with the age of its last response if there is one.
  package func unavailable(_ source: String, age: String?) -> String {
    age.map { texts["warnings.unavailable", ["source": source, "age": $0]] }
      ?? texts["warnings.unavailableNever", ["source": source]]
  }
  /// The authority answered, and its answer could not be read; the last one that could is so old,
  /// where there is one.
  package func unreadable(_ source: String, age: String?) -> String {
    age.map { texts["warnings.unreadable", ["source": source, "age": $0]] }
      ?? texts["warnings.unreadableNever", ["source": source]]
  }
  /// How grave a warning is, in a word.
  package func severity(_ severity: WeatherWarning.Severity) -> String {
    texts["severity", severity.rawValue]
  }
}
