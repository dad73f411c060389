package import WeatherModel

extension ComparisonWords {
  /// `on Sunday`, `today`
  package func day(_ weekday: String?) -> String {
    weekday.map { texts["sure.onDay", ["weekday": $0]] } ?? texts["sure.today"]
  }
  /// `4 of 5 models say rain on Sunday`
  package func votes(_ agreement: DayAgreement, _ day: String) -> String {
    let (count, total) = (agreement.wet, String(agreement.total))
    if count == 0 { return texts["sure.dry", ["total": total, "day": day]] }
    let values: Template.Values = ["count": String(count), "total": total, "day": day]
    return agreement.isSnow
      ? texts["sure.snow", count: count, values] : texts["sure.rain", count: count, values]
  }
  /// Returns a word for how well the models agree on a day.
  package func mark(_ mark: DayAgreement.Mark) -> String {
    let word =
      switch mark {
      case .veryLow: "veryLow"
      case .low: "low"
      case .fair: "fair"
      case .good: "good"
      case .high: "high"
      }
    return texts["sure.mark", word]
  }
  /// Returns a threshold that ensemble runs may reach: `rain ≥ 10 mm`.
  /// - Parameter value: The threshold with its unit.
  package func threshold(_ threshold: EnsembleChances.Threshold, _ value: String) -> String {
    switch threshold {
    case .rain, .muchRain: texts["sure.chance.rain", ["amount": value]]
    case .frost: texts["sure.chance.frost", ["temperature": value]]
    case .gusts: texts["sure.chance.gusts", ["speed": value]]
    }
  }
  /// Returns a short text of the licence of a source's data; nil if there is none. Models are
  /// provided by Open-Meteo.
  package func licence(of source: ModelForecast.Source) -> String? {
    switch source {
    case .model: Provider.openMeteo.licence
    case .provider(.nws): texts["sure.publicDomain"]
    case .provider(let provider): provider.licence
    }
  }
}
