import WeatherModel

/// Open-Meteo's ensembles: how their runs are asked for, and what the answers say.
///
/// Each run counts as a variable of its own (https://open-meteo.com/en/docs/ensemble-api): the temperature of
/// 51 runs weighs 5.1, their precipitation as much, the gusts of 31 runs 3.1.
extension OpenMeteoRouter {
  /// An ensemble, and how many runs it has.
  struct Ensemble: Sendable {
    var name: String
    var runs: Int

    static let ecmwf = Ensemble(name: "ecmwf_ifs025", runs: 51)
    /// ECMWF's has no gusts.
    static let gfs = Ensemble(name: "gfs_seamless", runs: 31)
  }

  /// The variables of a day whose runs are counted.
  static let ensembleRain = "precipitation_sum"
  static let ensembleGusts = "wind_gusts_10m_max"
  static let ensembleTemperature = "temperature_2m"

  /// The temperature of every run by the hour. The models are shown without it rather than late.
  func ensembleTemperature(at coordinate: Coordinate) -> HTTPRequest {
    var request = ensemble(.ecmwf, at: coordinate, "hourly", Self.ensembleTemperature)
    request.timeInAll = .seconds(5)
    return request
  }

  /// A variable of every run by the day.
  func ensembleDays(
    of ensemble: Ensemble, _ variable: String, at coordinate: Coordinate
  ) -> HTTPRequest {
    self.ensemble(ensemble, at: coordinate, "daily", variable)
  }

  private func ensemble(
    _ ensemble: Ensemble, at coordinate: Coordinate, _ steps: String, _ variable: String
  ) -> HTTPRequest {
    series(
      HTTPRequest(base: endpoints[.openMeteoEnsemble], path: "v1/ensemble"), at: coordinate,
      runs: ensemble.runs,
      [
        .init(name: steps, value: variable), .init(name: "models", value: ensemble.name), Self.days,
        .init(name: "wind_speed_unit", value: "ms"),
      ])
  }
}

extension OpenMeteoTable {
  /// The columns of a variable's runs: `temperature_2m`, `temperature_2m_member01` and so on.
  private func runs(of variable: String) -> [String] {
    columns.keys.filter { $0 == variable || $0.hasPrefix(variable + "_member") }.sorted()
  }

  /// The temperatures of an ensemble's runs; nil where there are too few of them.
  func ensemble(of variable: String) -> EnsembleForecast? {
    let names = runs(of: variable)
    var hours: [EnsembleForecast.Hour] = []
    var lowest: [LocalDate: (hours: Int, runs: [Double])] = [:]
    for row in 0..<min(count, WeatherReport.maxHours) {
      guard let time = moment("time", row) else { continue }
      let values = names.map { number($0, row, PhysicalRange.temperature) }
      if let hour = EnsembleForecast.Hour(at: time, runs: values.compactMap(\.self)) {
        hours.append(hour)
      }
      let date = LocalTime(time, utcOffset: offset).date
      var day = lowest[date] ?? (0, values.map { _ in .nan })
      day.hours += 1
      // The minimum of a number and NaN is the number.
      day.runs = zip(day.runs, values).map { .minimum($0, $1 ?? .nan) }
      lowest[date] = day
    }
    guard !hours.isEmpty else { return nil }
    // A day of which hours are missing has no lowest temperature; clocks may take one of them.
    let whole = lowest.filter { $0.value.hours >= 23 }
    return EnsembleForecast(
      runs: names.count, hours: hours.sorted { $0.time < $1.time },
      frost: whole.compactMapValues { day in
        Self.share(of: day.runs.filter { !$0.isNaN }) {
          $0 <= EnsembleChances.Threshold.frost.value
        }
      })
  }

  /// The share of a variable's runs that reach a threshold, by the day.
  func chances(
    of variable: String, _ range: ClosedRange<Double>, atLeast value: Double
  ) -> [LocalDate: Double] {
    let names = runs(of: variable)
    var chances: [LocalDate: Double] = [:]
    for row in 0..<min(count, WeatherReport.maxDays) {
      guard let date = date("time", row) else { continue }
      let values = names.compactMap { number($0, row, range) }
      chances[date] = Self.share(of: values) { $0 >= value }
    }
    return chances
  }

  /// nil where there are too few runs.
  private static func share(of values: [Double], _ isReached: (Double) -> Bool) -> Double? {
    values.count < EnsembleForecast.minRuns
      ? nil : Double(values.count(where: isReached)) / Double(values.count)
  }
}
