package import WeatherModel

/// How sure a forecast is: what models and providers say side by side.
package struct ComparisonWords: Sendable {
  let texts: Catalog

  package var title: String { texts["sure.title"] }
  /// `on Sunday`, `today`
  package func day(_ weekday: String?) -> String {
    weekday.map { texts["sure.onDay", ["weekday": $0]] } ?? texts["sure.today"]
  }
  /// `4 of 5 say rain on Sunday`
  package func votes(_ agreement: DayAgreement, _ day: String) -> String {
    let (count, total) = (agreement.wet, String(agreement.total))
    if count == 0 { return texts["sure.dry", ["total": total, "day": day]] }
    let values: Template.Values = ["count": String(count), "total": total, "day": day]
    return agreement.isSnow
      ? texts["sure.snow", count: count, values] : texts["sure.rain", count: count, values]
  }
  /// `Highs from 12° to 17°`
  package func highs(_ lowest: String, _ highest: String) -> String {
    texts["sure.highs", ["lowest": lowest, "highest": highest]]
  }
  /// What the band behind the hours is.
  package var band: String { texts["sure.band"] }
  /// The licence of what somebody says, as briefly as it can be told; nil where there is none. Models
  /// come by Open-Meteo.
  package func licence(of source: ModelForecast.Source) -> String? {
    switch source {
    case .model, .provider(.openMeteo), .provider(.metNorway): "CC BY 4.0"
    case .provider(.openWeather): "© OpenWeather"
    case .provider(.kma): "KOGL 1"
    case .provider(.nws): texts["sure.publicDomain"]
    case .provider(.sample): nil
    }
  }
}
