package import WeatherModel

/// The names of classes of values.
package struct NameWords: Sendable {
  let texts: Catalog

  /// Returns the name as a separate label: `Heavy rain`.
  package func condition(_ condition: Condition) -> String {
    texts["condition", condition.rawValue]
  }
  /// Returns the name within a sentence: `freezing rain`.
  package func conditionInSentence(_ condition: Condition) -> String {
    let (name, short) = (self.condition(condition), conditionShort(condition))
    if name.lowercased() == short.lowercased() { return short }
    // The short form starts with the same letter as within a sentence (capital for German nouns).
    guard let first = short.first, first.isLowercase else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
  /// Returns the shortest name, for tables: `frzg rain`.
  package func conditionShort(_ condition: Condition) -> String {
    texts["conditionShort", condition.rawValue]
  }
  /// `SW`
  package func compassShort(_ point: CompassPoint) -> String { texts["compassShort", point.word] }
  /// `south-west`
  package func compass(_ point: CompassPoint) -> String { texts["compass", point.word] }
  /// Returns the wind by its direction: `from SW`.
  package func windFrom(_ point: CompassPoint) -> String { texts["windFrom", point.word] }
  /// Returns the direction from which rain on the radar comes: `from the south-west`.
  package func approach(_ point: CompassPoint) -> String { texts["approach", point.word] }
  package func uvClass(_ uvClass: UVClass) -> String { texts["uvClass", uvClass.word] }
  package func airClass(_ airClass: AirClass) -> String {
    airClass.koreanGrade.map(dustGrade) ?? texts["airClass", airClass.word]
  }
  /// Returns a name of at most ten columns, for narrow rows.
  package func airClassShort(_ airClass: AirClass) -> String {
    airClass.koreanGrade.map(dustGrade) ?? texts["airClassShort", airClass.word]
  }
  package func airScale(_ scale: AirQuality.Scale) -> String { texts["airScale", scale.rawValue] }
  /// Returns the name of Korea's grade of dust.
  package func dustGrade(_ grade: DustGrade) -> String { texts["dustGrade", grade.rawValue] }
  /// `Birch pollen`
  package func pollenKind(_ kind: PollenKind) -> String { texts["pollenKind", kind.rawValue] }
  package func pollenGrade(_ grade: PollenGrade) -> String {
    texts["pollenGrade", grade.word]
  }
  package func moonPhase(_ phase: MoonPhase.Name) -> String { texts["moonPhase", phase.rawValue] }
  package func beaufort(_ force: BeaufortForce) -> String {
    texts["beaufort", String(force.number)]
  }
  /// Returns the name of a wind class: `strong wind`.
  package func windClass(_ windClass: WindClass) -> String { texts["windClass", windClass.name] }
  package func dewPointComfort(_ comfort: DewPointComfort) -> String {
    texts["dewPointComfort", comfort.rawValue]
  }
  package func humidity(_ humidity: HumidityClass) -> String {
    texts["humidity", humidity.rawValue]
  }
  package func cloud(_ cloud: CloudClass) -> String { texts["cloud", cloud.rawValue] }
  package func visibility(_ visibility: VisibilityClass) -> String {
    texts["visibility", visibility.rawValue]
  }
  package func pressureTrend(_ trend: PressureTrend) -> String {
    texts["pressureTrend", trend.rawValue]
  }
  package func unitSystem(_ units: UnitSystem) -> String { texts["unitSystem", units.rawValue] }
  /// Returns the provider's requirements and coverage, in a few words.
  package func providerNote(_ provider: Provider) -> String {
    texts["providerNote", provider.rawValue]
  }
}
