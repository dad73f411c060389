package import WeatherModel

/// What the values mean: short words under a value, and a sentence or two in its panel.
package struct DetailWords: Sendable {
  let texts: Catalog

  /// `2° below the air`, from the difference without its sign; zero has its own text.
  package func feelsBelow(_ difference: String) -> String {
    texts["detail.feelsBelow", ["difference": difference]]
  }
  package func feelsAbove(_ difference: String) -> String {
    texts["detail.feelsAbove", ["difference": difference]]
  }
  package var feelsSame: String { texts["detail.feelsSame"] }
  /// Why it feels colder or warmer than it is.
  package var feelsColderMeaning: String { texts["detail.feelsColderMeaning"] }
  /// Where it is warm, so that wind is no chill.
  package var feelsColderWarmMeaning: String { texts["detail.feelsColderWarmMeaning"] }
  package var feelsWarmerMeaning: String { texts["detail.feelsWarmerMeaning"] }
  package var feelsSameMeaning: String { texts["detail.feelsSameMeaning"] }
  package func humidityMeaning(_ humidity: HumidityClass) -> String {
    texts["detail.humidityMeaning", humidity.rawValue]
  }
  package func dewPointMeaning(_ comfort: DewPointComfort) -> String {
    texts["detail.dewPointMeaning", comfort.rawValue]
  }
  /// Over the three hours until now: `↑ 3 last 3 h`.
  package func pressurePast(_ arrow: String, _ amount: String) -> String {
    texts["detail.pressurePast", ["arrow": arrow, "amount": amount]]
  }
  /// Over the next three hours: `↑ 3 next 3 h`.
  package func pressureAhead(_ arrow: String, _ amount: String) -> String {
    texts["detail.pressureAhead", ["arrow": arrow, "amount": amount]]
  }
  package func pressureMeaning(_ trend: PressureTrend) -> String {
    texts["detail.pressureMeaning", trend.rawValue]
  }
  package var pressureUnknown: String { texts["detail.pressureUnknown"] }
  package func cloudMeaning(_ cloud: CloudClass) -> String {
    texts["detail.cloudMeaning", cloud.rawValue]
  }
  package func visibilityMeaning(_ visibility: VisibilityClass) -> String {
    texts["detail.visibilityMeaning", visibility.rawValue]
  }
  package func windMeaning(_ force: BeaufortForce) -> String {
    texts["detail.windMeaning", String(force.number)]
  }
  /// `force 3`
  package func beaufort(_ number: Int) -> String {
    texts["detail.beaufort", count: "number", number]
  }
  package func gustMeaning(_ force: BeaufortForce) -> String {
    switch force.number {
    case ...4: texts["detail.gustMeaning.usual"]
    case 5...6: texts["detail.gustMeaning.strong"]
    case 7...8: texts["detail.gustMeaning.stormy"]
    default: texts["detail.gustMeaning.dangerous"]
    }
  }
  package func uvAdvice(_ uvClass: UVClass) -> String { texts["detail.uvAdvice", uvClass.word] }
  package func airAdvice(_ airClass: AirClass) -> String {
    texts["detail.airAdvice", String(airClass.rank)]
  }
  /// The day's hours with precipitation: `6 h`.
  package func wetHours(_ count: Int) -> String {
    texts["detail.wetHours", ["count": String(count)]]
  }
  package var dryDay: String { texts["detail.dryDay"] }
  package func rainMeaning(_ intensity: RainIntensity) -> String {
    texts["detail.rainMeaning", intensity.rawValue]
  }
  package var polarDay: String { texts["detail.polarDay"] }
  /// The same in two words.
  package var polarDayShort: String { texts["detail.polarDayShort"] }
  package var polarNightShort: String { texts["detail.polarNightShort"] }
  package var polarNight: String { texts["detail.polarNight"] }
  package func sunMeaning(_ dayLength: String) -> String {
    texts["detail.sunMeaning", ["dayLength": dayLength]]
  }
  package func moonLit(_ percent: String) -> String {
    texts["detail.moonLit", ["percent": percent]]
  }
  /// `full in 3 days`
  package func fullIn(_ days: Int) -> String {
    switch days {
    case ...0: texts["detail.fullToday"]
    case 1: texts["detail.fullTomorrow"]
    default: texts["detail.fullIn", count: "days", days]
    }
  }
  package func newIn(_ days: Int) -> String {
    switch days {
    case ...0: texts["detail.newToday"]
    case 1: texts["detail.newTomorrow"]
    default: texts["detail.newIn", count: "days", days]
    }
  }
  package func moonMeaning(_ phase: MoonPhase.Name) -> String {
    texts["detail.moonMeaning", phase.word]
  }
  package func unknownMeaning(_ provider: String) -> String {
    texts["detail.unknownMeaning", ["provider": provider]]
  }
}
