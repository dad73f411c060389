/// The weather of one date, with the kind of the data.
public struct DatedWeather: Equatable, Sendable {
  /// The origin of the values of a date.
  public enum Kind: String, CaseIterable, Sendable {
    /// A forecast, or a forecast model if no archive has the date yet.
    case forecast
    /// An archive of the past.
    case archive
    /// The means of the date over whole years, not a forecast.
    case normals = "usual"
  }

  /// The kind of the data.
  public var kind: Kind
  /// The place.
  public var place: Place
  /// The provider of the values.
  public var provider: Provider
  /// The place's time zone.
  public var timeZone: PlaceTimeZone
  /// The time at which the values were received; nil for means.
  public var fetchedAt: Date?
  /// The values of the day. For means, the probability is the fraction of wet days.
  public var day: DayForecast
  /// The hours of the day, if known.
  public var hours: [HourForecast]
  /// The years of the means.
  public var years: ClosedRange<Int>?
  /// The normals of the date, if known.
  public var normals: ClimateNormals.Range?
  /// Whether the archive does not have the date yet.
  public var isAheadOfArchive: Bool

  /// Creates the weather of a date.
  public init(
    _ kind: Kind, at place: Place, from provider: Provider, timeZone: PlaceTimeZone,
    fetchedAt: Date?, day: DayForecast, hours: [HourForecast] = [],
    isAheadOfArchive: Bool = false
  ) {
    self.kind = kind
    self.place = place
    self.provider = provider
    self.timeZone = timeZone
    self.fetchedAt = fetchedAt
    self.day = day
    self.hours = hours
    self.isAheadOfArchive = isAheadOfArchive
    let sun = sun
    self.day.sunrise = sun.sunrise
    self.day.sunset = sun.sunset
  }

  /// Creates the weather of a day and its hours from a report; nil if the report lacks the low or
  /// the high of the day.
  public init?(_ report: Fetched<WeatherReport>, on date: LocalDate) {
    let weather = report.value
    guard let day = weather.wholeDay(on: date) else { return nil }
    var hours = weather.hours(of: date)
    if weather.stepHours > 1 {
      // The steps keep their length, which the weather of a date does not have.
      for index in hours.indices { hours[index].hours = hours[index].hours ?? weather.stepHours }
    }
    self.init(
      .forecast, at: report.place, from: report.provider, timeZone: report.timeZone,
      fetchedAt: report.fetchedAt, day: day, hours: hours)
  }

  /// Creates the weather of a date from the normals; nil if unknown.
  public init?(
    normalsOn date: LocalDate, at place: Place, from provider: Provider, timeZone: PlaceTimeZone,
    _ normals: ClimateNormals
  ) {
    guard let range = normals.range(on: date) else { return nil }
    let index = ClimateNormals.dayIndex(of: date)
    func value(_ values: [Double?]?) -> Double? {
      values.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    var day = DayForecast(date: date)
    day.temperatureMin = range.low
    day.temperatureMax = range.high
    day.precipitation = value(normals.details?.precipitation)
    day.precipitationProbability = value(normals.details?.wetDays)
    day.sunshine = value(normals.details?.sunshine)
    self.init(.normals, at: place, from: provider, timeZone: timeZone, fetchedAt: nil, day: day)
    years = normals.years
    self.normals = range
  }

  /// The times of sunrise and sunset on the date.
  public var sun: SunTimes {
    let noon = timeZone.start(of: day.date) + 43_200
    return SunTimes(
      on: day.date, at: place.coordinate, utcOffset: timeZone.offset(at: noon))
  }

  /// A report with only this day, as of noon.
  public var report: (report: Fetched<WeatherReport>, now: Date) {
    let noon = timeZone.start(of: day.date) + 43_200
    var current = CurrentWeather(time: noon, condition: day.condition)
    if let hour = hours.first(where: { $0.time >= noon }) {
      for quantity in Quantity.all { current[quantity] = hour[quantity] }
    }
    current.isDay = sun.isDay(at: noon)
    return (
      Fetched(
        WeatherReport(
          place: place, asOf: fetchedAt ?? noon, timeZone: timeZone, stepHours: 1, current: current,
          hourly: hours, daily: [day]), from: provider), noon
    )
  }
}

extension WeatherReport {
  /// Returns the forecast day of a date if its low and high are known.
  public func wholeDay(on date: LocalDate) -> DayForecast? {
    daily.first { $0.date == date && $0.temperatureMin != nil && $0.temperatureMax != nil }
  }
}

extension DatedWeather.Kind {
  /// The first date in the archive.
  public static let archiveStart = LocalDate(year: 1940, month: 1, day: 1)
  /// The number of days for which the archive may have no values yet. It is about five days behind,
  /// rarely more.
  public static let archiveLag = 10
  /// The maximum number of days from today that a forecast covers.
  public static let forecastReach = 15

  /// Creates the kind of data available for a date, by its distance from the current date at the
  /// place: the archive for past dates, a forecast as far as it reaches, and the means of past
  /// years after that. Nil before the archive begins.
  public init?(of date: LocalDate, today: LocalDate) {
    guard date >= Self.archiveStart else { return nil }
    let ahead = date.dayNumber - today.dayNumber
    self = ahead < 0 ? .archive : ahead <= Self.forecastReach ? .forecast : .normals
  }
}

/// A client that requests the weather of dates that no available forecast has.
public struct DatedWeatherClient: Sendable {
  /// Returns the weather of a past date from an archive, or of a future date from the longest
  /// forecast; nil if no service has the date.
  public var weather:
    @Sendable (Place, LocalDate, Provider) async throws(WeatherError) -> DatedWeather?

  /// Creates a client from its operation.
  public init(
    weather:
      @escaping @Sendable (Place, LocalDate, Provider) async throws(WeatherError) -> DatedWeather?
  ) {
    self.weather = weather
  }

  /// A client that has no data for any date.
  public static let none = DatedWeatherClient { _, _, _ throws(WeatherError) in nil }
}
