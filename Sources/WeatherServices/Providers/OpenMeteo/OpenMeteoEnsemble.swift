import WeatherModel

/// The requests for Open-Meteo's ensembles, and their responses.
///
/// Each member counts as a separate variable (https://open-meteo.com/en/docs/ensemble-api): the
/// temperature of 51 members weighs 5.1, their precipitation as much, the gusts of 31 members 3.1.
extension OpenMeteoRouter {
  /// An ensemble and the number of its members.
  struct Ensemble: Sendable {
    var name: String
    var runs: Int

    static let ecmwf = Ensemble(name: "ecmwf_ifs025", runs: 51)
    /// Used for gusts, which ECMWF's ensemble lacks.
    static let gfs = Ensemble(name: "gfs_seamless", runs: 31)
  }

  /// The daily variables for which members are counted.
  static let ensembleRain = "precipitation_sum"
  static let ensembleGusts = "wind_gusts_10m_max"
  static let ensembleTemperature = "temperature_2m"

  /// Requests the hourly temperature of every member. If the request is slow, the comparison is
  /// shown without the ensemble.
  func ensembleTemperature(at coordinate: Coordinate) -> HTTPRequest {
    var request = ensemble(.ecmwf, at: coordinate, "hourly", Self.ensembleTemperature)
    request.totalTimeout = .seconds(5)
    return request
  }

  /// Requests a daily variable of every member.
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
        steps: variable, "models": ensemble.name, "forecast_days": Self.days,
        "wind_speed_unit": "ms",
      ])
  }
}

extension OpenMeteoTable {
  /// Returns the columns of a variable's members: `temperature_2m`, `temperature_2m_member01` and
  /// so on.
  private func runs(of variable: String) -> [String] {
    columns.keys.filter { $0 == variable || $0.hasPrefix(variable + "_member") }.sorted()
  }

  /// Returns the temperatures of an ensemble's members; nil if there are too few.
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
    // A day with missing hours has no lowest temperature. The change to summer time may remove one
    // hour.
    let whole = lowest.filter { $0.value.hours >= 23 }
    return EnsembleForecast(
      runs: names.count, hours: hours.sorted { $0.time < $1.time },
      frost: whole.compactMapValues { day in
        Self.share(of: day.runs.filter { !$0.isNaN }) {
          $0 <= EnsembleChances.Threshold.frost.value
        }
      })
  }

  /// Returns the share of a variable's members that reach a threshold, by day.
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

  /// Returns the share of the members that reach a threshold; nil if there are too few members.
  private static func share(of values: [Double], _ isReached: (Double) -> Bool) -> Double? {
    values.count < EnsembleForecast.minRuns
      ? nil : Double(values.count(where: isReached)) / Double(values.count)
  }
}
