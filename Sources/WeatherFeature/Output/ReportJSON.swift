public import WeatherModel
public import WeatherWords

/// The output of `--json`: metric values; every key is present, and unknown values are null.
///
/// The schema has version 3: `current` and `hourly` have the same values for a time, an hour's
/// precipitation and probability belong to the interval that begins at its time, the current
/// precipitation is named as a rate, and `alerts` is null if the warnings are unknown.
public struct ReportJSON {
  private static let ofNow = Quantity.all.filter { $0.current != nil }
  private static let ofHour = Quantity.all.filter { $0.hour != nil }.beginning(with: [
    .temperature, .feelsLike, .humidity, .dewPoint, .precipitationProbability, .precipitation,
    .windSpeed, .windGust, .windDirection, .cloudCover, .pressure,
  ])
  private static let ofDay = Quantity.all.beginning(with: [
    .temperature, .precipitationProbability, .precipitation,
  ]).flatMap(\.days)

  private let fetched: Fetched<WeatherReport>
  private let now: Date
  private let isStale: Bool
  private let format: WeatherFormat
  private let normals: ClimateNormals?
  private var report: WeatherReport { fetched.value }

  /// Creates the JSON of a report at the time `now`, with sentences in `language` and with the
  /// climate normals of the place, if they are known.
  public init(
    _ report: Fetched<WeatherReport>, now: Date, language: Language, isStale: Bool,
    normals: ClimateNormals? = nil
  ) {
    self.normals = normals
    fetched = report
    self.now = now
    self.isStale = isStale || report.outdatedTime != nil
    format = WeatherFormat(units: .metric, words: language.words)
  }

  /// The JSON text, ending in a line feed.
  public var text: String {
    var text = ""
    JSONValue.object([
      ("schema", .number(3, digits: 0)),
      ("place", JSONValue(report.place, in: report.timeZone, at: now)),
      ("provider", .text(fetched.provider.rawValue)),
      ("filled_from", .text(fetched.supplemented?.provider.rawValue)), ("filled", supplemented),
      ("fetched_at", time(fetched.fetchedAt)),
      ("stale", .bool(isStale)),
      ("step_hours", .number(Double(report.stepHours), digits: 0)),
      ("current", current),
      ("observed", report.observation(at: now).map(observation) ?? .null),
      ("outlook", .text(format.outlook(of: report, at: now))),
      ("advice", .array(report.advice(at: now).map(advice))),
      ("spells", .array(report.precipitationTimeline(at: now).spells.map(spell))),
      ("nowcast", report.nowcast.map(nowcast) ?? .null), ("than_yesterday", dayOverDayChange),
      ("than_usual", comparedToNormal),
      ("hourly", .array(report.hours(from: now).map(hour))),
      ("daily", .array(report.days(from: now, count: 8).map(day))),
      ("air_quality", report.airQuality.map(air) ?? .null),
      ("alerts", alerts),
      ("warnings", warnings),
    ]).write(into: &text)
    return text + "\n"
  }

  private func time(_ moment: Date?) -> JSONValue {
    .text(moment.map { report.localTime($0).rfc3339 })
  }

  /// The names of the values that come from another provider.
  private var supplemented: JSONValue {
    .array(Quantity.supplements.filter(fetched.isSupplemented).map { .text($0.name) })
  }

  private var current: JSONValue {
    let current = report.weatherNow(at: now).weather
    return .object(
      [
        ("time", time(current.time)), ("condition", .text(current.condition.rawValue)),
        ("description", .text(current.description)),
        ("is_day", current.isDay.map { .bool($0) } ?? .null),
      ] + Self.ofNow.map { ($0.name, .number(current[$0])) })
  }

  /// Returns the measurement of the nearest station.
  private func observation(_ observation: StationObservation) -> JSONValue {
    .object([
      ("station", .text(observation.station)), ("station_id", .text(observation.stationID)),
      ("source", .text(observation.source.rawValue)),
      ("distance", .number((observation.kilometres * 1000).rounded(), digits: 0)),
      ("time", time(observation.time)), ("condition", .text(observation.condition?.rawValue)),
      ("temperature", .number(observation.temperature)),
      ("dew_point", .number(observation.dewPoint)), ("humidity", .number(observation.humidity)),
      ("pressure", .number(observation.pressure)), ("visibility", .number(observation.visibility)),
      ("wind_speed", .number(observation.windSpeed)), ("wind_gust", .number(observation.windGust)),
      ("wind_direction", .number(observation.windDirection)), ("raw", .text(observation.raw)),
    ])
  }

  /// Returns a piece of advice for the coming day. Its end is null if it is beyond the forecast, its
  /// beginning if the hour before is unknown.
  private func advice(_ advice: Advice) -> JSONValue {
    .object([
      ("code", .text(advice.code.rawValue)),
      ("from", time(advice.isStartKnown ? advice.start : nil)),
      ("to", time(advice.end)), ("value", .number(advice.value)),
      ("text", .text(format.advice(advice, of: report, at: now).withCapital)),
    ])
  }

  /// Returns a spell of rain, snow or hail without a pause. Its end is null if it is beyond the
  /// forecast, its beginning if the time before is unknown.
  private func spell(_ spell: WetSpell) -> JSONValue {
    let changes = spell.phases(from: spell.start).map { phase in
      JSONValue.object([
        ("time", time(phase.start)), ("condition", .text(phase.kind.rawValue)),
      ])
    }
    return .object([
      ("start", time(spell.isStartKnown ? spell.start : nil)),
      ("end", time(spell.isOpen ? nil : spell.end)),
      ("condition", .text(spell.worst.rawValue)), ("changes", .array(changes)),
      ("precipitation", .number(spell.amount)), ("source", .text(spell.source.rawValue)),
    ])
  }

  private func nowcast(_ nowcast: Nowcast) -> JSONValue {
    .object([
      ("rain", .text(format.rain(of: report, at: now))), ("start", time(nowcast.start)),
      ("step_minutes", .number(Double(nowcast.stepMinutes), digits: 0)),
      ("precipitation_rate", .array(nowcast.rates.map { .number($0) })),
    ])
  }

  private var dayOverDayChange: JSONValue {
    let differences = report.dayOverDayChange(at: now)
    return .object([
      ("temperature", .number(differences.temperature)),
      ("temperature_max", .number(differences.high)),
    ])
  }

  private var comparedToNormal: JSONValue {
    let range = normals?.range(on: report.localTime(now).date)
    return .object([
      ("temperature_max", .number(report.highAboveNormal(normals, at: now))),
      ("usual_min", .number(range?.low)), ("usual_max", .number(range?.high)),
    ])
  }

  private func hour(_ hour: HourForecast) -> JSONValue {
    .object(
      [
        ("time", time(hour.time)), ("condition", .text(hour.condition.rawValue)),
        ("is_day", hour.isDay.map { .bool($0) } ?? .null),
      ]
        + Self.ofHour.flatMap { quantity in
          [(quantity.name, .number(hour[quantity]))]
            + (quantity == .windSpeed ? [("wind_class", .text(hour.windClass?.name))] : [])
        })
  }

  private func day(_ day: DayForecast) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("date", .text(day.date.description)), ("condition", .text(day.condition.rawValue)),
    ]
    for value in Self.ofDay {
      members.append((value.name, .number(day[keyPath: value.path])))
      if value.path == \.windSpeedMax {
        members.append(("wind_class_max", .text(day.windClassMax?.name)))
      }
    }
    return .object(members + [("sunrise", time(day.sunrise)), ("sunset", time(day.sunset))])
  }

  private func air(_ air: AirQuality) -> JSONValue {
    .object(
      [
        ("index", .number(air.index)), ("scale", .text(air.scale.rawValue)),
        ("pm2_5_grade", .text(report.fineDustGrade?.name)),
        ("pm10_grade", .text(report.dustGrade?.name)),
      ] + Pollutant.all.map { ($0.name, .number(air[keyPath: $0.path])) }
        + [
          ("pollen", air.pollen.map(pollen) ?? .null),
          ("hourly", air.forecast.map(airHours) ?? .null),
        ])
  }

  /// Returns the grains per cubic metre with their grades. A grade is null below one grain.
  private func pollen(_ pollen: Pollen) -> JSONValue {
    .object(
      PollenKind.allCases.map { kind in
        let grade = pollen[kind].flatMap { PollenGrade(grains: $0, of: kind) }
        return (
          kind.rawValue,
          .object([("grains", .number(pollen[kind])), ("grade", .text(grade?.name))])
        )
      })
  }

  private func airHours(_ forecast: AirQualityForecast) -> JSONValue {
    .array(
      forecast.hours(from: now).map { hour in
        .object([
          ("time", time(forecast.time(hour))), ("index", .number(forecast.index[hour])),
          ("pm2_5", .number(forecast.pm25[hour])), ("pm10", .number(forecast.pm10[hour])),
        ])
      })
  }

  /// The state of the warnings, with their source.
  private var warnings: JSONValue {
    let state =
      switch fetched.warnings(at: now) {
      case .notRequested: "unsupported"
      case .unavailable: "unavailable"
      case .noneIssued: "none"
      case .issued: "issued"
      }
    let provider = report.alerts == nil ? nil : fetched.provider.rawValue
    return .object([
      ("state", .text(state)),
      ("source", .text(fetched.warningsStatus?.source.rawValue ?? provider)),
      ("checked_at", time(fetched.warningsCheckedAt)),
      ("failed_at", time(fetched.warningsStatus?.failedAt)),
    ])
  }

  /// The warnings, the worst first; null if no recent response says whether there are any.
  private var alerts: JSONValue {
    switch fetched.warnings(at: now) {
    case .issued(let alerts): .array(alerts.map(alert))
    case .noneIssued: .array([])
    case .notRequested, .unavailable: .null
    }
  }

  private func alert(_ alert: WeatherWarning) -> JSONValue {
    .object([
      ("event", .text(alert.event)), ("severity", .text(alert.severity?.rawValue)),
      ("preliminary", .bool(alert.isPreliminary == true)),
      ("sender", .text(alert.sender)), ("start", time(alert.start)), ("end", time(alert.end)),
      ("area", .text(alert.area)), ("text", .text(alert.text)),
      ("instruction", .text(alert.instruction)), ("web", .text(alert.web)),
    ])
  }
}

extension JSONValue {
  /// A place, with the offset of its time zone at a moment.
  init(_ place: Place, in zone: PlaceTimeZone, at moment: Date) {
    self = .object([
      ("id", .text(place.id)), ("name", .text(place.name)), ("admin1", .text(place.admin1)),
      ("country", .text(place.countryCode)),
      ("latitude", .number(place.coordinate.latitude, digits: 5)),
      ("longitude", .number(place.coordinate.longitude, digits: 5)),
      ("timezone", .text(zone.identifier)),
      ("utc_offset_seconds", .number(Double(zone.offset(at: moment)), digits: 0)),
    ])
  }
}
