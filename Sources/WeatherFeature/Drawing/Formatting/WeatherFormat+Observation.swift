package import WeatherModel
import WeatherWords

/// What the nearest station measured, in words.
extension WeatherFormat {
  /// `Measured 17:30 at Incheon airport, 14 km: 8°, mist, gusts 9 m/s`, and where that differs from the
  /// weather now, how; nil where nothing was measured.
  package func observation(of report: WeatherReport, at now: Date) -> String? {
    observationVariants(of: report, at: now).first
  }

  /// ``observation(of:at:)`` from the longest form to the shortest: at first those that say how it
  /// differs from the weather now, then those that leave that out.
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
    return [differences, Array(differences.prefix(1)), []].flatMap { differences in
      [values, short].map {
        line(of: observation, in: report, values: $0 + differences)
      } + [values, short, Array(values.prefix(1))].map { brief($0 + differences) }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
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

  /// The temperature, what falls or hides the view or else the sky, and gusts or else the wind.
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
