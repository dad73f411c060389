import WeatherModel

/// The provider Open-Meteo; it sends one request at a time.
final class OpenMeteoProvider: ForecastProvider {
  /// The maximum number of places in one request; each adds some 25 kB to the response.
  static let placesInOneRequest = 50

  let client: HTTPClient
  let router: OpenMeteoRouter
  let now: @Sendable () -> Date
  let limiter = ConcurrencyLimiter(limit: 1)
  /// A separate limiter, because air quality comes from another server and must not delay the
  /// weather.
  private let airQualityLimiter = ConcurrencyLimiter(limit: 1)
  let ensembleLimiter = ConcurrencyLimiter(limit: 1)
  private let archiveLimiter = ConcurrencyLimiter(limit: 1)
  /// The limiter for the metadata of the model runs, which are requested alongside the forecasts.
  let runLimiter = ConcurrencyLimiter(limit: 6)
  let runs = SharedValues<Date?>(freshFor: 1800)

  init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.router = OpenMeteoRouter(endpoints: endpoints)
    self.now = now
  }

  /// Returns the weather of a place, without air quality.
  func report(
    for request: WeatherRequest
  ) async throws(WeatherError) -> Fetched<WeatherReport> {
    let reports = try await reports(for: [request.place], detailLevel: request.detailLevel)
    guard let report = reports.first else { throw .emptyResponse }
    return report
  }

  func probe() -> HTTPRequest { router.probe }

  /// Returns the air quality of a place; nil on failure, which must not fail the weather.
  func air(for place: Place, zone: String?) async -> AirQuality? {
    guard
      let answer = try? await answer(
        OneOrMany<OpenMeteoResponse.Air>.self,
        to: router.airQuality(
          [place.coordinate], hourly: OpenMeteoMapper.airByTheHour(of: place, zone: zone)),
        through: airQualityLimiter),
      let air = answer.elements.first
    else { return nil }
    return OpenMeteoMapper(place: place, fetchedAt: now()).airQuality(air, zone: zone)
  }

  /// Returns the values of a place that other providers lack; nil on failure, which must not fail
  /// their weather.
  func supplement(of place: Place) async -> WeatherReport? {
    let answer = try? await answer(
      OneOrMany<OpenMeteoResponse.Forecast>.self, to: router.supplement(place.coordinate),
      through: limiter)
    return answer?.elements.first.map {
      OpenMeteoMapper(place: place, fetchedAt: now()).report($0)
    }
  }

  /// Returns the weather of up to ``placesInOneRequest`` places in their order, without air
  /// quality, in a single request.
  func reports(
    for places: [Place], detailLevel: DetailLevel
  ) async throws(WeatherError) -> [Fetched<WeatherReport>] {
    let answer = try await answer(
      OneOrMany<OpenMeteoResponse.Forecast>.self,
      to: router.forecast(places.map(\.coordinate), detailLevel: detailLevel), through: limiter)
    guard answer.elements.count == places.count else {
      throw .responseUnreadable(
        detail: "\(answer.elements.count) places instead of \(places.count)")
    }
    let fetchedAt = now()
    let pausedUntil = client.rateLimiter.pausedUntil(.openMeteo)
    return zip(places, answer.elements).map { place, forecast in
      let weather = OpenMeteoMapper(place: place, fetchedAt: fetchedAt).report(forecast)
      var report = Fetched(weather.completed(detailLevel), from: .openMeteo)
      report.detailLevel = detailLevel
      report.pausedUntil = pausedUntil
      return report
    }
  }

  /// Returns the hours of a weather field's points in their order, in a single request.
  func field(at points: [FieldPoint]) async throws(WeatherError) -> [FieldSeries] {
    let answer = try await answer(
      OneOrMany<Lenient<OpenMeteoResponse.Series>>.self, to: router.field(at: points),
      through: limiter)
    // A point that cannot be parsed is unknown and does not invalidate the others.
    let series = answer.elements.map { $0.value?.field ?? .empty }
    guard series.count == points.count, series.contains(where: { $0.hourCount > 0 }) else {
      throw .responseUnreadable(detail: "\(series.count) points instead of \(points.count)")
    }
    return series
  }

  /// Returns the climate normals of a place, from the last ten whole years that the archive has.
  func normals(for place: Place) async throws(WeatherError) -> ClimateNormals {
    let clock = PlaceTimeZone(named: nil, offset: nil, place: place, at: now())
    let end = clock.localTime(now()).date.advanced(byDays: -DatedWeather.Kind.archiveLag)
    let years = ClimateNormals.years(before: end)
    let answer = try await answer(
      OpenMeteoResponse.Series.self, to: router.archive(years, at: place.coordinate),
      through: archiveLimiter)
    let normals = answer.days.normals(in: years)
    guard normals.highs.contains(where: { $0 != nil }) else {
      throw .responseUnreadable(detail: "no days")
    }
    return normals
  }

  /// Returns the values of one date, from the archive or from the forecast; nil if the service does
  /// not have it.
  func day(
    _ date: LocalDate, isArchived: Bool, for place: Place
  ) async throws(WeatherError) -> DayForecast? {
    let table: OpenMeteoTable
    do throws(WeatherError) {
      table = try await answer(
        OpenMeteoResponse.Series.self,
        to: router.day(date, isArchived: isArchived, at: place.coordinate),
        through: isArchived ? archiveLimiter : limiter
      ).days
    } catch {
      // The service's range begins and ends with days in UTC, so the first or last date that the
      // place's own clock suggests may be beyond it.
      if case .badRequest(_, let detail?) = error, detail.contains(text: "out of allowed range") {
        return nil
      }
      throw error
    }
    let mapper = OpenMeteoMapper(place: place, fetchedAt: now())
    for row in 0..<table.count {
      guard let day = mapper.day(table, row), day.date == date else { continue }
      // Without a temperature, the service does not have the date yet.
      return day.temperatureMin != nil && day.temperatureMax != nil ? day : nil
    }
    return nil
  }

  func places(named name: String, language: String) async throws(WeatherError) -> [Place] {
    let answer = try await answer(
      OpenMeteoResponse.Search.self,
      to: router.places(named: name, language: language, limit: 10), through: limiter)
    return (answer.results?.elements ?? []).compactMap { Place($0) }
  }

  func answer<Value: Decodable & Sendable>(
    _ type: Value.Type, to request: HTTPRequest, through limiter: ConcurrencyLimiter
  ) async throws(WeatherError) -> Value {
    let response = try await client.response(to: request, through: limiter)
    let answer = Answer.OrRefusal<Value, OpenMeteoResponse.Refusal>(response.body)
    let isRefused = answer.refusal?.error?.value == true
    _ = try response.validated(
      status: isRefused && response.status == 200 ? 400 : nil,
      words: answer.refusal?.reason?.text, hasKey: false)
    return try answer.value.get()
  }
}

extension WeatherReport {
  /// Returns the report with the values that are derived instead of requested: day and night from
  /// the sun, and in a summary the days from their hours.
  fileprivate func completed(_ detailLevel: DetailLevel) -> WeatherReport {
    let coordinate = place.coordinate
    func isDay(_ moment: Date) -> Bool {
      SunPosition(at: moment, from: coordinate).altitude >= SunTimes.horizon
    }
    var report = self
    report.current.isDay = current.isDay ?? isDay(current.time)
    for index in hourly.indices where hourly[index].isDay == nil {
      report.hourly[index].isDay = isDay(hourly[index].time)
    }
    if detailLevel == .summary, daily.isEmpty {
      report.daily = DayForecast.days(
        of: report.hourly, stepHours: stepHours, clock: timeZone, at: coordinate)
    }
    return report
  }
}

extension Place {
  /// A place of Open-Meteo's geocoder; nil if the name or the coordinate is missing.
  init?(_ answer: [String: LenientValue]) {
    guard let latitude = answer["latitude"]?.number, let longitude = answer["longitude"]?.number,
      let coordinate = Coordinate(validating: latitude, longitude: longitude),
      let name = (answer["name"]?.text).cleaned()
    else { return nil }
    let point = "at:\(coordinate.latitude.inRequest),\(coordinate.longitude.inRequest)"
    let zone = (answer["timezone"]?.text).cleaned(limit: 60)
    self.init(
      id: answer["id"]?.integer.map { "geonames:\($0)" } ?? point, name: name,
      admin1: (answer["admin1"]?.text).cleaned(),
      countryCode: (answer["country_code"]?.text).cleaned(limit: 2)?.uppercased(),
      coordinate: coordinate,
      timeZoneIdentifier: zone.flatMap { PlaceTimeZone.isKnown($0) ? $0 : nil },
      elevation: answer["elevation"].within(PhysicalRange.elevation),
      population: answer["population"]?.integer)
  }
}
