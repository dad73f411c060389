/// The symbols of units. They are the same in most languages; one names those it writes otherwise.
package struct UnitWords: Sendable {
  package var metresPerSecond = "m/s"
  package var milesPerHour = "mph"
  package var hectopascals = "hPa"
  package var inchesOfMercury = "inHg"
  package var metres = "m"
  package var kilometres = "km"
  package var feet = "ft"
  package var miles = "mi"
  package var millimetres = "mm"
  package var inches = "in"
  package var millimetresPerHour = "mm/h"
  package var inchesPerHour = "in/h"
  package var microgramsPerCubicMetre = "µg/m³"
}
