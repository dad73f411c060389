public import Foundation
public import WeatherModel

/// The page as plain text: one fact a line, no lines and boxes, good for pipes and screen readers.
public struct PlainPage {
  private let report: WeatherReport
  private let now: Date
  private let format: WeatherFormat

  /// The text of a report as it stands at `now`.
  public init(_ report: WeatherReport, now: Date, settings: DisplaySettings) {
    self.report = report
    self.now = now
    format = WeatherFormat(units: settings.units, words: settings.language.words)
  }

  /// The text, ending in a line feed.
  public var text: String {
    (title + current + hourly + daily + place).joined(separator: "\n") + "\n"
  }

  private var words: Words { format.words }

  private var title: [String] {
    let time = report.localTime(now)
    let names = [
      format.placeName(report.place), format.otherPlaceName(report.place), report.place.admin1,
      format.country(report.place.countryCode),
    ].compactMap(\.self)
    let zone = format.zone(report.timeZone.identifier, utcOffset: time.utcOffset)
    return [
      names.joined(separator: ", "),
      format.dateAndClock(time) + " " + zone,
      words.labels.source + ": " + report.provider.displayName + ", "
        + words.labels.received + " " + format.ago(report.fetchedAt, at: now),
      "",
    ]
  }

  private var current: [String] {
    let current = report.current
    let labels = words.labels
    let condition = current.description ?? words.names.condition(current.condition)
    var lines = [
      words.sections.now, format.temperatureWithUnit(current.temperature) + ", " + condition,
    ]
    let today = report.today(at: now)
    let facts: [(String, String)] = [
      (labels.feelsLike, format.temperature(current.feelsLike)),
      (labels.high, format.temperature(today?.temperatureMax)),
      (labels.low, format.temperature(today?.temperatureMin)),
      (labels.humidity, format.percent(current.humidity)),
      (labels.dewPoint, format.temperature(current.dewPoint)),
      (
        labels.wind,
        format.speed(current.windSpeed) + ", " + format.windFrom(current.windDirection)
      ),
      (labels.gusts, format.speed(current.windGust)),
      (labels.pressure, format.pressure(current.pressure)),
      (labels.cloud, format.percent(current.cloudCover)),
      (labels.visibility, format.distance(current.visibility)),
      (labels.uvIndex, format.uv(current.uvIndex)),
      (labels.airQuality, format.air(report.airQuality)),
      (labels.sunrise, today?.sunrise.map { report.localTime($0).clock } ?? unknownValue),
      (labels.sunset, today?.sunset.map { report.localTime($0).clock } ?? unknownValue),
    ]
    lines += facts.map { "\($0.0): \($0.1)" }
    for alert in report.alerts(at: now) {
      lines.append(labels.alerts + ": " + alert.event)
    }
    return lines + [""]
  }

  private var hourly: [String] {
    let today = report.localTime(now).date
    let hours = report.hours(from: now)
    guard !hours.isEmpty else { return [] }
    return [
      words.sections.hourly + ", "
        + words.sections.hourlySpan(
          min(48, hours.count * report.stepHours), report.stepHours)
    ]
      + hours.map { hour in
        let time = format.moment(report.localTime(hour.time), today: today)
        let facts = [
          format.temperature(hour.temperature), words.names.condition(hour.condition),
          format.probability(hour.precipitationProbability),
          format.precipitation(hour.precipitation), format.speed(hour.windSpeed),
        ]
        return time + ": " + facts.joined(separator: ", ")
      } + [""]
  }

  private var daily: [String] {
    let days = report.days(from: now)
    let today = report.localTime(now).date
    guard !days.isEmpty else { return [] }
    return [words.sections.days(days.count)]
      + days.map { day in
        let facts = [
          words.names.condition(day.condition),
          words.labels.low + " " + format.temperature(day.temperatureMin),
          words.labels.high + " " + format.temperature(day.temperatureMax),
          format.probability(day.precipitationProbability),
          format.precipitation(day.precipitation),
        ]
        return format.day(day.date, today: today) + ": " + facts.joined(separator: ", ")
      } + [""]
  }

  private var place: [String] {
    [words.labels.coordinates + ": " + format.coordinates(report.place.coordinate)]
  }
}
