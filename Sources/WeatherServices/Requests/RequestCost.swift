import WeatherModel

/// The weight of a request in the quota of its service.
struct RequestCost: Hashable, Sendable {
  var service: RateLimitedService
  var weight: Double

  static let openWeather = RequestCost(service: .openWeather, weight: 1)

  /// Returns the cost of a request to Open-Meteo by https://open-meteo.com/en/pricing: each place
  /// counts separately, more than ten variables by their number, more than two weeks by their
  /// length.
  /// - Parameter runs: The members of an ensemble, each of which counts as a variable.
  static func openMeteo(_ query: [HTTPRequest.QueryItem], runs: Int = 1) -> RequestCost {
    func values(_ names: String...) -> Int {
      query.filter { names.contains($0.name) }.reduce(0) {
        $0 + $1.value.split(separator: ",").count
      }
    }
    func days(_ name: String) -> Double? {
      query.first { $0.name == name }.flatMap { Double($0.value) }
    }
    let places = max(1, values("latitude"))
    let variables =
      values("current", "minutely_15", "hourly", "daily") * max(1, values("models")) * runs
    func date(_ name: String) -> LocalDate? {
      query.first { $0.name == name }.flatMap { LocalDate($0.value) }
    }
    var length = (days("forecast_days") ?? 7) + (days("past_days") ?? 0)
    if let start = date("start_date"), let end = date("end_date") {
      length = Double(end.dayNumber - start.dayNumber + 1)
    }
    return RequestCost(
      service: .openMeteo,
      weight: Double(places) * max(1, Double(variables) / 10) * max(1, length / 14))
  }
}
