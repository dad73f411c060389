/// What can stand in braces in `--format`.
public enum OutputPlaceholder: String, CaseIterable, Hashable, Sendable {
  /// The place's name, as the language's readers know it: `Seoul`, `서울`.
  case place
  /// The first-level division: `Gyeonggi-do`.
  case admin
  /// The country's name.
  case country
  /// A sign of the icon set for what the sky does.
  case icon
  /// What the sky does: `Light rain`; the provider's own words when there are any.
  case condition
  /// `9°`
  case temperature
  /// `7°`
  case feels
  /// Today's highest: `14°`.
  case high
  /// Today's lowest: `6°`.
  case low
  /// `63 %`
  case humidity
  /// `4°`
  case dew
  /// `1016 hPa`
  case pressure
  /// `75 %`
  case cloud
  /// `10 km`
  case visibility
  /// With its arrow: `↗ 3.2 m/s`.
  case wind
  /// `7.1 m/s`
  case gusts
  /// Where the wind comes from: `SW`.
  case direction
  /// `1 low`
  case uv
  /// `42 good`
  case air
  /// What falls in the current step, an hour or three: `0.4 mm`.
  case precipitation
  /// How hard it rains or snows now: `1.2 mm/h`.
  case rate
  /// The probability of precipitation in the current step: `60 %`.
  case chance
  /// `07:14`
  case sunrise
  /// `17:18`
  case sunset
  /// The place's time: `18:42`.
  case time
  /// The place's date: `Sat 21 Nov`.
  case date
  /// How long ago the weather was received: `2 min`.
  case age
  /// Who gave the weather.
  case provider
  /// The first warning, with when it begins if it has not; or nothing.
  case alert
  /// When it begins to rain or stops: `Rain until 21:00`; nothing where that is not known.
  case outlook
}
