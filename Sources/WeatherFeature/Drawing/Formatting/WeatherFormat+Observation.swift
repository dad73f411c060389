package import WeatherModel
import WeatherWords

/// The observation of the nearest station, in words.
extension WeatherFormat {
  /// Returns the observation as text, followed by its difference from the current weather, if there
  /// is one: `Measured 17:30 at Incheon airport, 14 km: 8°, mist, gusts 9 m/s`. Nil if there is no
  /// observation.
  package func observation(of report: WeatherReport, at now: Date) -> String? {
    observationVariants(of: report, at: now).first
  }

  /// Returns the variants of ``observation(of:at:)``, from the longest to the shortest: first those
  /// with all differences from the current weather, then those with one difference, then those with
  /// none.
  func observationVariants(of report: WeatherReport, at now: Date) -> [String] {
    guard let observation = report.observation(at: now) else { return [] }
    let differences = differences(report.observationDifference(at: now))
    let values = values(of: observation)
    let short = Array(values.prefix(2))
    func brief(_ values: [String]) -> String {
      words.observed.short(
        clock(report.localTime(observation.time)), distance(to: observation),
        values.joined(separator: ", "))
    }
    var variants: [String] = []
    for differences in [differences, Array(differences.prefix(1)), []] {
      variants += [values, short].map {
        line(of: observation, in: report, values: $0 + differences)
      }
      variants += [values, short, Array(values.prefix(1))].map { brief($0 + differences) }
    }
    return variants.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func line(
    of observation: StationObservation, in report: WeatherReport, values: [String]
  ) -> String {
    let words = words.observed
    let clock = clock(report.localTime(observation.time))
    let distance = distance(to: observation)
    let text = values.joined(separator: ", ")
    return observation.source == .metar
      ? words.atAirport(clock, observation.station, distance, text)
      : words.atStation(clock, observation.station, distance, text)
  }

  private func distance(to observation: StationObservation) -> String {
    kilometres(observation.kilometres, digits: 0)
  }

  /// Returns the temperature; mist or haze, or otherwise the condition; and the gusts, or otherwise
  /// the wind.
  private func values(of observation: StationObservation) -> [String] {
    let names = words.names
    let weather =
      switch observation.obscuration {
      case .mist: words.observed.mist
      case .haze: words.observed.haze
      case nil: observation.condition.map { names.conditionInSentence($0) }
      }
    func whole(_ speed: Double) -> String {
      "\(number(self.wind.speed(speed), digits: 0)) \(speedUnit)"
    }
    let wind =
      observation.windGust.map { words.observed.gusts(whole($0)) }
      ?? observation.windSpeed.map { words.observed.wind(whole($0)) }
    return [observation.temperature.map { temperature($0) }, weather, wind].compactMap(\.self)
  }

  private func differences(_ difference: ObservationDifference?) -> [String] {
    let words = words.observed
    let temperature = difference?.temperature.map { difference in
      let degrees = temperatureDifference(difference)
      return difference > 0 ? words.warmer(degrees) : words.colder(degrees)
    }
    let rain = difference?.isWetThere.map { $0 ? words.wetThere : words.dryThere }
    return [temperature, rain].compactMap(\.self)
  }
}
