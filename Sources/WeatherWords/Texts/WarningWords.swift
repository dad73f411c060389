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
  package var noText: String { texts["warnings.noText"] }
  /// Somebody was asked, and there is none.
  package func none(_ provider: String) -> String { texts["warnings.none", ["provider": provider]] }
  /// Nobody was asked, because the provider has no warnings.
  package func notAsked(_ provider: String) -> String {
    texts["warnings.notAsked", ["provider": provider]]
  }
  /// How grave a warning is, in a word.
  package func severity(_ severity: WeatherAlert.Severity) -> String {
    texts["severity", severity.rawValue]
  }
}
