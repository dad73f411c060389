package import WeatherModel

/// The panel of the warnings.
package struct WarningWords: Sendable {
  let texts: Catalog

  package var title: String { texts["warnings.title"] }
  package var severity: String { texts["warnings.severity"] }
  package var start: String { texts["warnings.start"] }
  package var end: String { texts["warnings.end"] }
  package var sender: String { texts["warnings.sender"] }
  package var area: String { texts["warnings.area"] }
  package var inForce: String { texts["warnings.inForce"] }
  /// `begins Mon 23 Nov 10:00`
  package func begins(_ moment: String) -> String { texts["warnings.begins", ["moment": moment]] }
  /// Of an announcement that a warning may be issued.
  package var preliminary: String { texts["warnings.preliminary"] }
  package var noText: String { texts["warnings.noText"] }
  /// The authority was asked and has no warning in force.
  package func none(_ provider: String) -> String { texts["warnings.none", ["provider": provider]] }
  /// The authority was asked, and there is none.
  package func none(_ source: String, requestedAt clock: String) -> String {
    texts["warnings.noneAsked", ["source": source, "clock": clock]]
  }
  /// The authority could not be asked; its last answer is so old, where there is one.
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
  /// The authority gave more warnings than could be read.
  package func partial(_ source: String) -> String {
    texts["warnings.partial", ["source": source]]
  }
  /// The program knows no authority for this country.
  package func noSource(_ country: String) -> String {
    texts["warnings.noSource", ["country": country]]
  }
  /// On the page, where none is in force: `none at 18:40`.
  package func shortNone(_ clock: String) -> String {
    texts["warnings.shortNone", ["clock": clock]]
  }
  /// On the page, where the authority could not be asked.
  package var shortUnavailable: String { texts["warnings.shortUnavailable"] }
  /// On the page, where the answer of the authority could not be read.
  package var shortUnreadable: String { texts["warnings.shortUnreadable"] }
  /// On the page, where no authority is asked.
  package var shortNotAsked: String { texts["warnings.shortNotAsked"] }
  /// No authority was asked, because the provider has no warnings.
  package func notAsked(_ provider: String) -> String {
    texts["warnings.notAsked", ["provider": provider]]
  }
  /// How grave a warning is, in a word.
  package func severity(_ severity: WeatherWarning.Severity) -> String {
    texts["severity", severity.rawValue]
  }
}
