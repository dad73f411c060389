/// What the values mean: short words under a value, and a sentence or two in its panel.
package struct DetailWords: Sendable {
  /// `2° below the air`, from the difference without its sign; zero has its own text.
  package let feelsBelow: @Sendable (_ difference: String) -> String
  package let feelsAbove: @Sendable (_ difference: String) -> String
  package let feelsSame: String
  /// Why it feels colder or warmer than it is.
  package let feelsColderMeaning: String
  package let feelsWarmerMeaning: String
  package let feelsSameMeaning: String
  package let humidityMeaning: @Sendable (HumidityClass) -> String
  package let dewPointMeaning: @Sendable (DewPointComfort) -> String
  /// `↑ 3 in 3 h`, from arrow and amount.
  package let pressureChange: @Sendable (_ arrow: String, _ amount: String) -> String
  package let pressureMeaning: @Sendable (PressureTrend) -> String
  package let pressureUnknown: String
  package let cloudMeaning: @Sendable (CloudClass) -> String
  package let visibilityMeaning: @Sendable (VisibilityClass) -> String
  package let windMeaning: @Sendable (BeaufortForce) -> String
  /// `force 3`
  package let beaufort: @Sendable (_ number: Int) -> String
  package let gustMeaning: @Sendable (BeaufortForce) -> String
  package let uvAdvice: @Sendable (UVClass) -> String
  package let airAdvice: @Sendable (AirClass) -> String
  /// The day's hours with precipitation: `6 h`.
  package let wetHours: @Sendable (_ count: Int) -> String
  package let dryDay: String
  package let rainMeaning: @Sendable (RainIntensity) -> String
  package let polarDay: String
  package let polarNight: String
  package let sunMeaning: @Sendable (_ dayLength: String) -> String
  package let moonLit: @Sendable (_ percent: String) -> String
  package let waxing: String
  package let waning: String
  /// `full in 3 days`
  package let fullIn: @Sendable (_ days: Int) -> String
  package let newIn: @Sendable (_ days: Int) -> String
  package let moonMeaning: @Sendable (MoonPhaseName) -> String
  package let unknownMeaning: @Sendable (_ provider: String) -> String
  /// Over a chart: `next 24 h`.
  package let chartSpan: String
}
