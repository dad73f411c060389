// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The symbols of units. They are the same in most languages; one names those it writes otherwise.
package struct UnitWords: Sendable {
  let texts: Catalog

  /// Symbol of a unit. `m/s`
  package var metresPerSecond: String { texts["units.metresPerSecond"] }

  /// Symbol of a unit. `mph`
  package var milesPerHour: String { texts["units.milesPerHour"] }

  /// Symbol of a unit. `hPa`
  package var hectopascals: String { texts["units.hectopascals"] }

  /// Symbol of a unit. `inHg`
  package var inchesOfMercury: String { texts["units.inchesOfMercury"] }

  /// Symbol of a unit. `mmHg`
  package var millimetresOfMercury: String { texts["units.millimetresOfMercury"] }

  /// Symbol of a unit. `m`
  package var metres: String { texts["units.metres"] }

  /// Symbol of a unit. `km`
  package var kilometres: String { texts["units.kilometres"] }

  /// Symbol of a unit. `ft`
  package var feet: String { texts["units.feet"] }

  /// Symbol of a unit. `mi`
  package var miles: String { texts["units.miles"] }

  /// Symbol of a unit. `mm`
  package var millimetres: String { texts["units.millimetres"] }

  /// Symbol of a unit. `in`
  package var inches: String { texts["units.inches"] }

  /// Symbol of a unit. `mm/h`
  package var millimetresPerHour: String { texts["units.millimetresPerHour"] }

  /// Symbol of a unit. `in/h`
  package var inchesPerHour: String { texts["units.inchesPerHour"] }

  /// Symbol of a unit. `µg/m³`
  package var microgramsPerCubicMetre: String { texts["units.microgramsPerCubicMetre"] }

  /// Symbol of a unit. `km/h`
  package var kilometresPerHour: String { texts["units.kilometresPerHour"] }

  /// Symbol of a unit: knots. `kn`
  package var knots: String { texts["units.knots"] }

  /// Symbol of a unit: steps of the Beaufort scale. `Bft`
  package var beaufort: String { texts["units.beaufort"] }

  /// Symbol of a unit. `cm`
  package var centimetres: String { texts["units.centimetres"] }
}

extension Words {
  /// The symbols of units. They are the same in most languages; one names those it writes
  /// otherwise.
  package var units: UnitWords { UnitWords(texts: texts) }
}
