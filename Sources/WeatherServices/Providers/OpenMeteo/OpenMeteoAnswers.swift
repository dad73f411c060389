import WeatherModel

/// The decoded parts of Open-Meteo's responses.
enum OpenMeteoResponse {
  /// `{"error": true, "reason": "…"}`.
  struct Refusal: Decodable, Sendable {
    var error: Lenient<Bool>?
    var reason: LenientValue?
  }

  /// v1/forecast. Tables are decoded by the API's variable names.
  struct Forecast: Decodable, Sendable {
    var elevation: LenientValue?
    var utcOffsetSeconds: LenientValue?
    var timezone: LenientValue?
    var currentUnits: Lenient<[String: LenientValue]>?
    var current: [String: LenientValue]
    var hourlyUnits: Lenient<[String: LenientValue]>?
    var hourly: Lenient<[String: LenientColumn]>?
    var dailyUnits: Lenient<[String: LenientValue]>?
    var daily: Lenient<[String: LenientColumn]>?
    var quarterUnits: Lenient<[String: LenientValue]>?
    var quarters: Lenient<[String: LenientColumn]>?

    enum CodingKeys: String, CodingKey {
      case elevation, timezone, current, hourly, daily
      case utcOffsetSeconds = "utc_offset_seconds"
      case currentUnits = "current_units"
      case hourlyUnits = "hourly_units"
      case dailyUnits = "daily_units"
      case quarterUnits = "minutely_15_units"
      case quarters = "minutely_15"
    }
  }

  /// A column of a table; empty if it is not a list.
  struct LenientColumn: Decodable, Sendable {
    var rows: [LenientValue] = []

    init(from decoder: any Decoder) throws {
      rows = decoder.entries(LenientValue.self, max: OpenMeteoTable.maxRows)
    }
  }

  /// v1/air-quality.
  struct Air: Decodable, Sendable {
    var current: [String: LenientValue]
    var hourly: Lenient<[String: LenientColumn]>?
  }

  /// v1/search; it has no `results` if nothing was found.
  struct Search: Decodable, Sendable {
    /// The places of GeoNames.
    var results: LenientList<[String: LenientValue]>?
  }
}

/// A table of a response: its columns and their units.
struct OpenMeteoTable {
  var columns: [String: [LenientValue]]
  var units: [String: LenientValue]
  /// The offset of the response's local times from UTC in seconds. Open-Meteo uses one offset for
  /// the whole response, even across a change to or from summer time.
  var offset: Int

  /// The maximum number of rows: ten years of days are 3,653.
  static let maxRows = 4_000

  /// The number of rows.
  var count: Int { columns["time"]?.count ?? 0 }

  /// Returns a number converted to metric units, from the unit that the response states.
  func number(_ name: String, _ row: Int, _ range: ClosedRange<Double>) -> Double? {
    guard let column = columns[name], row < column.count, let number = column[row].number else {
      return nil
    }
    return Optional(metric(number, unit: units[name]?.text)).within(range)
  }

  /// Returns a quantity of a row in its metric unit. Snow is in centimetres; Open-Meteo reports
  /// snowfall in centimetres and the snow depth in metres. Durations are in hours; Open-Meteo
  /// reports them in seconds.
  func number(_ name: String, _ row: Int, _ quantity: Quantity) -> Double? {
    if quantity.unit == .duration { return hours(name, row, quantity.range) }
    guard quantity.unit == .snow else { return number(name, row, quantity.range) }
    let centimetres: Double =
      switch units[name]?.text {
      case "cm": 1
      // `number` converts inches to millimetres.
      case "inch": 0.1
      // `number` converts feet to metres.
      case "m", "ft": 100
      default: quantity == .snowDepth ? 100 : 1
      }
    return number(name, row, 0...quantity.range.upperBound / centimetres)
      .map { ($0 * centimetres * 100).rounded() / 100 }
  }

  /// Returns a duration in hours, to the thousandth.
  func hours(_ name: String, _ row: Int, _ range: ClosedRange<Double>) -> Double? {
    number(name, row, 0...range.upperBound * 3600).map { ($0 / 3.6).rounded() / 1000 }
  }

  /// Returns a whole number, such as a weather code.
  func integer(_ name: String, _ row: Int) -> Int? {
    guard let column = columns[name], row < column.count else { return nil }
    return column[row].integer
  }

  /// Returns a time, from Unix seconds or local ISO 8601 time.
  func moment(_ name: String, _ row: Int) -> Date? {
    guard let column = columns[name], row < column.count else { return nil }
    if let text = column[row].text, text.contains("-") {
      return Self.seconds(ofLocal: text).flatMap { seconds in
        let moment = Date(timeIntervalSince1970: TimeInterval(seconds - offset))
        return LenientValue.isPlausible(moment) ? moment : nil
      }
    }
    return column[row].moment
  }

  /// Returns a date, from Unix seconds or ISO 8601.
  func date(_ name: String, _ row: Int) -> LocalDate? {
    guard let column = columns[name], row < column.count else { return nil }
    if let text = column[row].text, let date = LocalDate(text.prefix(10)) { return date }
    // Days begin at midnight in the response's own offset. If a day begins at local midnight
    // instead, its time is off by an hour at most (issue 1545 of open-meteo/open-meteo). Two hours
    // later is the same day in both cases.
    return column[row].moment.map { LocalTime($0, utcOffset: offset + 7200).date }
  }

  private func metric(_ value: Double, unit: String?) -> Double {
    switch unit {
    case "km/h": value / 3.6
    case "mp/h", "mph": value * 0.44704
    case "kn": value * 1852 / 3600
    case "°F": (value - 32) * 5 / 9
    case "inch": value * 25.4
    case "ft": value * 0.3048
    default: value
    }
  }

  /// Returns the seconds of a local time without a zone: `2026-02-06T16:30`, or with seconds.
  private static func seconds(ofLocal text: String) -> Int? {
    let parts = text.split(separator: "T", maxSplits: 1)
    guard let first = parts.first, let date = LocalDate(first) else { return nil }
    guard parts.count == 2 else { return date.dayNumber * 86_400 }
    let clock = parts[1].split(separator: ":").map { Int($0) }
    guard clock.count >= 2, let hour = clock[0], let minute = clock[1],
      (0...24).contains(hour), (0...59).contains(minute)
    else { return nil }
    return date.dayNumber * 86_400 + hour * 3600 + minute * 60
  }
}
