package import WeatherModel
import WeatherWords

/// A value of a date.
struct DatedRow: Equatable, Sendable {
  /// The name of the value; nil for a phrase that needs none.
  var label: String?
  /// The formatted value.
  var text: String
}

extension WeatherFormat {
  /// Returns the known values of a date, in order.
  func rows(of weather: DatedWeather) -> [DatedRow] {
    let day = weather.day
    let labels = words.labels
    func row(_ label: String, _ value: String) -> DatedRow? {
      value == unknownValue ? nil : DatedRow(label: label, text: value)
    }
    func clock(_ moment: Date?) -> String {
      moment.map { self.clock(weather.timeZone.localTime($0)) } ?? unknownValue
    }
    let length = words.time.exact(Int((weather.sun.dayLength / 60).rounded()))
    let normals = weather.kind == .normals ? nil : weather.normals
    return [
      day.condition == .unknown
        ? nil : row(labels.condition, words.names.condition(day.condition)),
      row(labels.high, temperatureWithUnit(day.temperatureMax)),
      row(labels.low, temperatureWithUnit(day.temperatureMin)),
      normals.map {
        DatedRow(
          label: nil,
          text: words.sections.normals(temperature($0.low), temperature($0.high)).withCapital)
      },
      row(labels[.precipitation], precipitation(day.precipitation)),
      row(
        weather.kind == .normals ? words.date.wetDays : labels[.precipitationProbability],
        probability(day.precipitationProbability)),
      row(labels[.windSpeed], speed(day.windSpeedMax)),
      row(labels[.uvIndex], index(day.uvIndexMax)),
      row(labels[.sunshine], text(.sunshine, day.sunshine)),
      row(labels.sunrise, clock(day.sunrise)), row(labels.sunset, clock(day.sunset)),
      row(labels.dayLength, length),
    ].compactMap(\.self)
  }

  /// Returns a sentence about the kind of data of a date; nil if its name is clear enough.
  func note(on weather: DatedWeather) -> String? {
    switch weather.kind {
    case .normals:
      weather.years.map { words.date.usualNote(String($0.lowerBound), String($0.upperBound)) }
    case .archive: weather.provider == .sample ? nil : words.date.archiveNote
    case .forecast: weather.isAheadOfArchive ? words.date.lagNote : nil
    }
  }

  /// Returns the name of the kind of data, such as `FORECAST`.
  package func name(of kind: DatedWeather.Kind) -> String {
    switch kind {
    case .forecast: words.date.forecast
    case .archive: words.date.archive
    case .normals: words.date.usual
    }
  }

  /// Returns the weekday and the date with its year.
  func fullDate(_ date: LocalDate) -> String {
    words.time.fullDate(words.time.weekday(date), words.time.dateOfYear(date))
  }
}
