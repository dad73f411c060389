import Synchronization
import WeatherModel

/// The provider OpenWeather. It uses the best API of the key's plan: One Call 4.0, One Call 3.0, or
/// the free pair.
final class OpenWeatherProvider: ForecastProvider {
  private let client: HTTPClient
  private let router: OpenWeatherRouter?
  private let now: @Sendable () -> Date
  private let zoneNear: @Sendable (Coordinate) -> String?
  /// A place takes up to three concurrent requests, and the board requests several places.
  private let limiter = ConcurrencyLimiter(limit: WeatherClient.placesAtOnce)
  private let plans: OpenWeatherPlanCache?
  /// Warnings by id. An issued warning never changes; an update has another id.
  let alerts = Mutex(BoundedCache<String, OpenWeatherResponse.Alert>())
  private let firstRequestLimiter = ConcurrencyLimiter(limit: 1)
  /// The maximum time for which a board row waits for the quota: two minutes allow 120 requests.
  private static let summaryTimeout = Duration.seconds(150)

  /// The parameters of a report.
  struct RequestKey: Sendable {
    var place: Place
    var language: String
    var detailLevel: DetailLevel
    var router: OpenWeatherRouter
  }

  /// - Parameter zoneNear: Returns the time zone of the nearest city, if one is near. Used for
  ///   places whose time zone is unknown, because the free plan reports only the current offset.
  init(
    client: HTTPClient, base: ServerURL, key: String?,
    zoneNear: @escaping @Sendable (Coordinate) -> String?, now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.zoneNear = zoneNear
    self.router = key.map { OpenWeatherRouter(base: base, key: $0) }
    self.plans = key.map {
      OpenWeatherPlanCache(key: $0, rateLimiter: client.rateLimiter, now: now)
    }
    self.now = now
  }

  /// Returns the weather of a place, without air quality. A board row takes the same requests as a
  /// page, but can wait for the quota.
  func report(
    for request: WeatherRequest
  ) async throws(WeatherError) -> Fetched<WeatherReport> {
    guard var router, let plans else { throw .keyMissing }
    if request.detailLevel == .summary { router.timeout = Self.summaryTimeout }
    let requestKey = RequestKey(
      place: request.place, language: request.language, detailLevel: request.detailLevel,
      router: router)
    guard !plans.isSettled else { return try await best(requestKey, plans) }
    let first = try await firstRequestLimiter.run {
      () async throws(WeatherError) -> Fetched<WeatherReport>? in
      guard !plans.isSettled else { return nil }
      // Wakes the waiting requests whether this one succeeded or failed.
      defer { plans.settle() }
      return try await best(requestKey, plans)
    }
    if let first { return first }
    return try await best(requestKey, plans)
  }

  func places(named name: String, language: String) async throws(WeatherError) -> [Place] {
    guard let router else { throw .keyMissing }
    let answer = try await answer(
      [Lenient<OpenWeatherResponse.GeocodedPlace>].self, to: router.places(named: name))
    return answer.compactMap(\.value).compactMap { Place($0, language: language) }
  }

  /// Returns the report of the best API in the plan, starting with the last API that worked. A
  /// rejected key may be invalid or only lack the plan; the response of the free API, which every
  /// key has, decides.
  private func best(
    _ requestKey: RequestKey, _ plans: OpenWeatherPlanCache
  ) async throws(WeatherError) -> Fetched<WeatherReport> {
    let known = plans.plan
    let others = OpenWeatherPlan.allCases.filter { $0 != known }
    var refusal = WeatherError.keyMissing
    for plan in [known].compactMap(\.self) + others {
      do throws(WeatherError) {
        let report = try await report(requestKey, by: plan)
        plans.store(plan)
        return report
      } catch .keyRefused(let status) {
        refusal = .keyRefused(status: status)
      } catch .placeNotFound where plan == .oneCall4 {
        // A server that replaces OpenWeather's may not support it yet.
        refusal = .placeNotFound
      }
    }
    throw refusal
  }

  func probe() throws(WeatherError) -> HTTPRequest {
    guard let router else { throw .keyMissing }
    return router.weather(Coordinate(latitude: 37.57, longitude: 126.98), language: "en")
  }

  private func report(
    _ requestKey: RequestKey, by plan: OpenWeatherPlan
  ) async throws(WeatherError) -> Fetched<WeatherReport> {
    switch plan {
    case .oneCall4: return try await oneCall4(requestKey)
    case .oneCall3:
      let answer = try await answer(
        OpenWeatherResponse.OneCall.self,
        to: requestKey.router.oneCall(requestKey.place.coordinate, language: requestKey.language))
      return Fetched(mapper(requestKey.place).report(answer), from: .openWeather)
    case .free: return try await free(requestKey)
    }
  }

  private func free(_ requestKey: RequestKey) async throws(WeatherError) -> Fetched<WeatherReport> {
    let (router, coordinate) = (requestKey.router, requestKey.place.coordinate)
    async let weather = answer(
      OpenWeatherResponse.Step.self, to: router.weather(coordinate, language: requestKey.language))
    async let forecast = answer(
      OpenWeatherResponse.Forecast.self,
      to: router.forecast(coordinate, language: requestKey.language))
    let pair: (OpenWeatherResponse.Step, OpenWeatherResponse.Forecast)
    do {
      pair = try await (weather, forecast)
    } catch {
      throw error as? WeatherError ?? .cancelled
    }
    return Fetched(
      mapper(requestKey.place).report(weather: pair.0, forecast: pair.1), from: .openWeather)
  }

  func mapper(_ place: Place) -> OpenWeatherMapper {
    OpenWeatherMapper(
      place: place, fetchedAt: now(),
      nearbyZone: place.timeZoneIdentifier == nil ? zoneNear(place.coordinate) : nil)
  }

  /// Returns the air quality of a place; nil on failure, which must not fail the weather.
  func air(for place: Place) async -> AirQuality? {
    guard let router else { return nil }
    async let hours = try? answer(
      OpenWeatherResponse.AirPollution.self,
      to: router.airPollution(place.coordinate, isForecast: true))
    guard
      let answer = try? await answer(
        OpenWeatherResponse.AirPollution.self, to: router.airPollution(place.coordinate))
    else { return nil }
    let mapper = OpenWeatherMapper(place: place, fetchedAt: now())
    var air = mapper.airQuality(answer)
    air?.forecast = await hours.flatMap(mapper.airQualityForecast)
    return air
  }

  func answer<Value: Decodable>(
    _ type: Value.Type, to request: HTTPRequest
  ) async throws(WeatherError) -> Value {
    let response = try await client.response(to: request, through: limiter)
    let answer = Answer.OrRefusal<Value, OpenWeatherResponse.Refusal>(response.body)
    // An error status in the body overrides status 200 in the head.
    let code = answer.refusal?.cod?.integer
    let status = response.status == 200 && code ?? 0 >= 400 ? code : nil
    _ = try response.validated(
      status: status, words: answer.refusal?.message?.text, hasKey: true)
    return try answer.value.get()
  }
}

extension Place {
  /// A place of OpenWeather's geocoder; nil if the name or the coordinate is missing.
  init?(_ answer: OpenWeatherResponse.GeocodedPlace, language: String) {
    guard let latitude = answer.lat?.number, let longitude = answer.lon?.number,
      let coordinate = Coordinate(validating: latitude, longitude: longitude),
      let name = (answer.name?.text).cleaned()
    else { return nil }
    let names = answer.localNames?.value
    let primary = String(language.prefix { $0 != "-" && $0 != "_" })
    let local = (names?[primary]?.text).cleaned()
    self.init(
      id: "at:\(coordinate.latitude.inRequest),\(coordinate.longitude.inRequest)",
      name: name, localName: local == name ? nil : local,
      admin1: (answer.state?.text).cleaned(),
      countryCode: (answer.country?.text).cleaned(limit: 2)?.uppercased(),
      coordinate: coordinate)
  }
}
