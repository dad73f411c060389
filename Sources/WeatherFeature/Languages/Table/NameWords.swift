package import WeatherModel

/// The names of what is counted in classes.
package struct NameWords: Sendable {
  /// Standing alone: `Heavy rain`.
  package let condition: @Sendable (Condition) -> String
  /// In tables and sentences: `heavy rain`, as short as it can be told.
  package let conditionShort: @Sendable (Condition) -> String
  /// `SW`
  package let compassShort: @Sendable (CompassPoint) -> String
  /// `south-west`
  package let compass: @Sendable (CompassPoint) -> String
  /// The wind by where it comes from: `from SW`.
  package let windFrom: @Sendable (CompassPoint) -> String
  package let uvClass: @Sendable (UVClass) -> String
  package let airClass: @Sendable (AirClass) -> String
  /// At most ten columns, for narrow rows.
  package let airClassShort: @Sendable (AirClass) -> String
  package let airScale: @Sendable (AirQuality.Scale) -> String
  package let moonPhase: @Sendable (MoonPhaseName) -> String
  package let beaufort: @Sendable (BeaufortForce) -> String
  package let dewPointComfort: @Sendable (DewPointComfort) -> String
  package let humidity: @Sendable (HumidityClass) -> String
  package let cloud: @Sendable (CloudClass) -> String
  package let visibility: @Sendable (VisibilityClass) -> String
  package let pressureTrend: @Sendable (PressureTrend) -> String
  package let rainIntensity: @Sendable (RainIntensity) -> String
  package let unitSystem: @Sendable (UnitSystem) -> String
  /// What the provider asks for and gives, in a few words.
  package let providerNote: @Sendable (Provider) -> String
}
