import FoundationEssentials
import Synchronization
import WeatherModel

/// Asks OpenWeather: One Call where the key's plan has it, the free pair where it has not.
final class OpenWeatherProvider: Sendable {
  private let client: HTTPClient
  private let router: OpenWeatherRouter?
  private let now: @Sendable () -> Date
  private let zoneNear: @Sendable (Coordinate) -> String?
  /// A place takes up to three requests at once, and the board asks for several places.
  private let gate = RequestGate(limit: 4)
  /// What is known of the key's plan until the program starts anew.
  private enum Plan {
    /// Nothing: the first question finds out, and the others wait for it.
    case unknown
    /// One Call answered, or nothing could be found out.
    case oneCall
    /// One Call was refused while the free pair was not.
    case free
  }

  private let plan = Mutex(Plan.unknown)
  private let firstQuestion = RequestGate(limit: 1)
  /// How long a row waits until the plan allows its request: two minutes make 120 of them.
  private static let rowPatience = Duration.seconds(150)

  /// - Parameter zoneNear: The time zone of the nearest city where one is near, for places whose own
  ///   is not known: the free plan only gives the offset of the day.
  init(
    client: HTTPClient, base: URL, key: String?,
    zoneNear: @escaping @Sendable (Coordinate) -> String?, now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.zoneNear = zoneNear
    self.router = key.map { OpenWeatherRouter(base: base, key: $0) }
    self.now = now
  }

  /// The weather of a place, without the air. A row takes the same requests as a page, and has the
  /// time to wait for its turn.
  func report(
    for place: Place, language: String, extent: WeatherExtent
  ) async throws(WeatherError) -> WeatherReport {
    guard var router else { throw .keyMissing }
    if extent == .row { router.patience = Self.rowPatience }
    guard plan.withLock({ $0 }) == .unknown else {
      return try await weather(of: place, language: language, router: router)
    }
    let first = try await firstQuestion.run { () async throws(WeatherError) -> WeatherReport? in
      guard plan.withLock({ $0 }) == .unknown else { return nil }
      // Whatever comes of it, the others wait no longer.
      defer { plan.withLock { if $0 == .unknown { $0 = .oneCall } } }
      return try await weather(of: place, language: language, router: router)
    }
    if let first { return first }
    return try await weather(of: place, language: language, router: router)
  }

  /// Places of a name.
  func places(named name: String, language: String) async throws(WeatherError) -> [Place] {
    guard let router else { throw .keyMissing }
    let answer = try await answer(
      [Lenient<OpenWeatherAnswer.GeocodedPlace>].self, to: router.places(named: name, limit: 5))
    return answer.compactMap(\.value).compactMap { Place($0, language: language) }
  }

  /// Places around a coordinate, nearest first.
  func places(
    at coordinate: Coordinate, language: String
  ) async throws(WeatherError) -> [Place] {
    guard let router else { throw .keyMissing }
    let answer = try await answer(
      [Lenient<OpenWeatherAnswer.GeocodedPlace>].self, to: router.places(at: coordinate, limit: 5))
    return answer.compactMap(\.value).compactMap { Place($0, language: language) }
  }

  private func weather(
    of place: Place, language: String, router: OpenWeatherRouter
  ) async throws(WeatherError) -> WeatherReport {
    let coordinate = place.coordinate
    if plan.withLock({ $0 }) != .free {
      do {
        let answer = try await answer(
          OpenWeatherAnswer.OneCall.self, to: router.oneCall(coordinate, language: language))
        return try mapper(place).report(answer).withContents()
      } catch .keyRefused {
        // The key may be wrong, or right and without One Call: the free pair tells.
      }
    }
    async let weather = answer(
      OpenWeatherAnswer.Step.self, to: router.weather(coordinate, language: language))
    async let forecast = answer(
      OpenWeatherAnswer.Forecast.self, to: router.forecast(coordinate, language: language))
    let pair: (OpenWeatherAnswer.Step, OpenWeatherAnswer.Forecast)
    do {
      pair = try await (weather, forecast)
    } catch {
      throw error as? WeatherError ?? .cancelled
    }
    plan.withLock { $0 = .free }
    return try mapper(place).report(weather: pair.0, forecast: pair.1).withContents()
  }

  private func mapper(_ place: Place) -> OpenWeatherMapper {
    OpenWeatherMapper(
      place: place, fetchedAt: now(),
      nearbyZone: place.timeZoneIdentifier == nil ? zoneNear(place.coordinate) : nil)
  }

  /// The air of a place, or nil: its failure is not the weather's.
  func air(for place: Place) async -> AirQuality? {
    guard let router else { return nil }
    async let hours = try? answer(
      OpenWeatherAnswer.AirPollution.self,
      to: router.airPollution(place.coordinate, isForecast: true))
    guard
      let answer = try? await answer(
        OpenWeatherAnswer.AirPollution.self, to: router.airPollution(place.coordinate))
    else { return nil }
    let mapper = OpenWeatherMapper(place: place, fetchedAt: now())
    var air = mapper.airQuality(answer)
    air?.course = await hours.flatMap(mapper.airCourse)
    return air
  }

  private func answer<Value: Decodable>(
    _ type: Value.Type, to request: HTTPRequest
  ) async throws(WeatherError) -> Value {
    let response = try await client.response(to: request, through: gate)
    let answer = Answer.OrRefusal<Value, OpenWeatherAnswer.Refusal>(response.body)
    // A body that says 404 under a head that says 200 is believed.
    let code = answer.refusal?.cod?.integer
    let status = response.status == 200 && code ?? 0 >= 400 ? code : nil
    _ = try response.validated(
      status: status, words: answer.refusal?.message?.text, hasKey: true)
    return try answer.value.get()
  }
}

extension Place {
  /// A place of OpenWeather's geocoder; nil without a name or a coordinate.
  init?(_ answer: OpenWeatherAnswer.GeocodedPlace, language: String) {
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
