package import WeatherModel

/// The names of classes of values.
package struct NameWords: Sendable {
  let texts: Catalog

  /// Standing alone: `Heavy rain`.
  package func condition(_ condition: Condition) -> String {
    texts["condition", condition.rawValue]
  }
  /// Within a sentence: `freezing rain`.
  package func conditionInSentence(_ condition: Condition) -> String {
    let (name, short) = (self.condition(condition), conditionShort(condition))
    if name.lowercased() == short.lowercased() { return short }
    // The short form begins with the letter that the word has within a sentence (a German noun's is a capital).
    guard let first = short.first, first.isLowercase else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
  /// The shortest name, for tables: `frzg rain`.
  package func conditionShort(_ condition: Condition) -> String {
    texts["conditionShort", condition.rawValue]
  }
  /// `SW`
  package func compassShort(_ point: CompassPoint) -> String { texts["compassShort", point.word] }
  /// `south-west`
  package func compass(_ point: CompassPoint) -> String { texts["compass", point.word] }
  /// The wind by where it comes from: `from SW`.
  package func windFrom(_ point: CompassPoint) -> String { texts["windFrom", point.word] }
  /// Where rain that radar sees comes from: `from the south-west`.
  package func approach(_ point: CompassPoint) -> String { texts["approach", point.word] }
  package func uvClass(_ uvClass: UVClass) -> String { texts["uvClass", uvClass.word] }
  package func airClass(_ airClass: AirClass) -> String {
    airClass.koreanGrade.map(dustGrade) ?? texts["airClass", airClass.word]
  }
  /// At most ten columns, for narrow rows.
  package func airClassShort(_ airClass: AirClass) -> String {
    airClass.koreanGrade.map(dustGrade) ?? texts["airClassShort", airClass.word]
  }
  package func airScale(_ scale: AirQuality.Scale) -> String { texts["airScale", scale.rawValue] }
  /// Korea's grade of dust.
  package func dustGrade(_ grade: DustGrade) -> String { texts["dustGrade", grade.rawValue] }
  /// `Birch pollen`
  package func pollenKind(_ kind: PollenKind) -> String { texts["pollenKind", kind.rawValue] }
  package func pollenGrade(_ grade: PollenGrade) -> String {
    texts["pollenGrade", grade.word]
  }
  package func moonPhase(_ phase: MoonPhase.Name) -> String { texts["moonPhase", phase.word] }
  package func beaufort(_ force: BeaufortForce) -> String {
    texts["beaufort", String(force.number)]
  }
  /// A wind that is forecast in words: `strong wind`.
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
  /// The provider's requirements and coverage, in a few words.
  package func providerNote(_ provider: Provider) -> String {
    texts["providerNote", provider.rawValue]
  }
}
