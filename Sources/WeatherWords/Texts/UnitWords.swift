/// The symbols of units. They are the same in most languages; one names those it writes otherwise.
package struct UnitWords: Sendable {
  let texts: Catalog

  package var metresPerSecond: String { texts["units.metresPerSecond"] }
  package var milesPerHour: String { texts["units.milesPerHour"] }
  package var kilometresPerHour: String { texts["units.kilometresPerHour"] }
  package var knots: String { texts["units.knots"] }
  package var beaufort: String { texts["units.beaufort"] }
  package var hectopascals: String { texts["units.hectopascals"] }
  package var inchesOfMercury: String { texts["units.inchesOfMercury"] }
  package var metres: String { texts["units.metres"] }
  package var kilometres: String { texts["units.kilometres"] }
  package var feet: String { texts["units.feet"] }
  package var miles: String { texts["units.miles"] }
  package var millimetres: String { texts["units.millimetres"] }
  package var inches: String { texts["units.inches"] }
  package var millimetresPerHour: String { texts["units.millimetresPerHour"] }
  package var inchesPerHour: String { texts["units.inchesPerHour"] }
  package var microgramsPerCubicMetre: String { texts["units.microgramsPerCubicMetre"] }
}
