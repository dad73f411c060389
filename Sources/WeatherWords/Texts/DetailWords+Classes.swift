package import WeatherModel

extension DetailWords {
  package func humidityMeaning(_ humidity: HumidityClass) -> String {
    texts["detail.humidityMeaning", humidity.rawValue]
  }
  package func dewPointMeaning(_ comfort: DewPointComfort) -> String {
    texts["detail.dewPointMeaning", comfort.rawValue]
  }
  package func pressureMeaning(_ trend: PressureTrend) -> String {
    texts["detail.pressureMeaning", trend.rawValue]
  }
  package func cloudMeaning(_ cloud: CloudClass) -> String {
    texts["detail.cloudMeaning", cloud.rawValue]
  }
  package func visibilityMeaning(_ visibility: VisibilityClass) -> String {
    texts["detail.visibilityMeaning", visibility.rawValue]
  }
  package func windMeaning(_ force: BeaufortForce) -> String {
    texts["detail.windMeaning", String(force.number)]
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
    // Korea's third and fourth grades require the advice of the fourth and fifth classes of the
    // others.
    let rank = airClass.koreanGrade.map { $0 < .bad ? $0.rank : $0.rank + 1 } ?? airClass.rank
    return texts["detail.airAdvice", String(rank)]
  }
  package func rainMeaning(_ intensity: RainIntensity) -> String {
    texts["detail.rainMeaning", intensity.rawValue]
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
    texts["detail.moonMeaning", phase.rawValue]
  }
}
