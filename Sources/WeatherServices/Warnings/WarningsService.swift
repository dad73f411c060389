import FoundationEssentials
import Synchronization
import WeatherModel

/// Asks the authority of a place's country for its warnings, whoever gives the weather.
///
/// A source that is slow or gone costs nobody the weather: the answer says that it could not be asked.
final class WarningsService: Sendable {
  /// The longest that one question may take.
  static let patience = Duration.seconds(5)
  /// An answer is not asked for again so soon, unless the language changes.
  private static let freshFor: TimeInterval = 120
  /// A server's clock gone wrong must not keep warnings away for longer than this.
  private static let longestHold: TimeInterval = 600

  private struct Kept {
    var answer: WarningsAnswer
    var language: String
    var until: Date
  }

  private let client: HTTPClient
  private let configuration: ServicesConfiguration
  /// Each source is asked for a few places at a time.
  private let gate = RequestGate(limit: 4)
  private let kept = Mutex<[Place.ID: Kept]>([:])
  /// KMA's state of the whole country serves every place in it: who comes second waits for the first.
  private let countryGate = RequestGate(limit: 1)
  private let country = Mutex<(status: KMAWarnings.Status?, until: Date)?>(nil)

  init(client: HTTPClient, configuration: ServicesConfiguration) {
    self.client = client
    self.configuration = configuration
  }

  /// Who warns for a place; nil where nobody is asked: in most countries, where its key is missing, and
  /// for made-up weather.
  func source(for request: WeatherRequest) -> WarningsSource? {
    guard request.provider != .sample,
      let source = WarningsSource(country: request.place.countryCode)
    else { return nil }
    return source == .kma && configuration.kmaKey == nil ? nil : source
  }

  /// The warnings of a place, or that its source could not be asked.
  func warnings(
    for place: Place, of source: WarningsSource, language: String
  ) async -> WarningsAnswer {
    let asked = configuration.now()
    if let kept = kept.withLock({ $0[place.id] }), kept.language == language,
      kept.answer.source == source, kept.answer.askedAt <= asked, asked < kept.until
    {
      return kept.answer
    }
    do throws(WeatherError) {
      if source == .kma { return try await koreasWarnings(for: place, at: asked) }
      let (messages, response) = try await messages(
        for: place.coordinate, of: source, language: language)
      let answer = WarningsAnswer(
        source: source, askedAt: asked,
        alerts: messages.alerts(at: place.coordinate, now: asked))
      let expiry = response.expiry(now: asked, longest: Self.longestHold)
      keep(
        Kept(
          answer: answer, language: language,
          until: max(expiry ?? asked, asked + Self.freshFor)), for: place)
      return answer
    } catch {
      client.log(.warning, "\(source.rawValue): no warnings: \(error)")
      return WarningsAnswer(source: source, askedAt: asked, alerts: nil)
    }
  }

  private func keep(_ answer: Kept, for place: Place) {
    kept.withLock { kept in
      kept[place.id] = answer
      if kept.count > ForecastFiles.most { kept = [place.id: answer] }
    }
  }

  private func koreasWarnings(
    for place: Place, at asked: Date
  ) async throws(WeatherError) -> WarningsAnswer {
    guard let key = configuration.kmaKey else { throw .keyMissing }
    let status = try await countryGate.run { () async throws(WeatherError) -> KMAWarnings.Status? in
      if let country = country.withLock({ $0 }), asked < country.until { return country.status }
      let response = try await client.response(
        to: {
          var request = KMAWarnings.request(configuration.endpoints.kma, key: key)
          request.timeInAll = Self.patience
          return request
        }())
      let status = try KMAWarnings.status(response.body, status: response.status)
      country.withLock { $0 = (status, asked + Self.freshFor) }
      return status
    }
    return WarningsAnswer(
      source: .kma, askedAt: asked, alerts: KMAWarnings.alerts(status, at: place, now: asked))
  }

  private func messages(
    for point: Coordinate, of source: WarningsSource, language: String
  ) async throws(WeatherError) -> ([WarningMessage], HTTPResponse) {
    let endpoints = configuration.endpoints
    switch source {
    case .nws:
      let response = try await response(to: NWSWarnings.request(endpoints.nws, at: point))
      return (
        NWSWarnings.messages(try Answer.decode(NWSWarnings.Answer.self, from: response.body)),
        response
      )
    case .metNorway:
      let response = try await response(
        to: MetNorwayWarnings.request(endpoints.metNorway, at: point, language: language))
      return (
        MetNorwayWarnings.messages(
          try Answer.decode(MetNorwayWarnings.Answer.self, from: response.body)), response
      )
    case .dwd:
      let response = try await response(
        to: BrightSkyWarnings.request(endpoints.brightSky, at: point))
      return (
        BrightSkyWarnings.messages(
          try Answer.decode(BrightSkyWarnings.Answer.self, from: response.body),
          language: language), response
      )
    case .kma: throw .keyMissing
    }
  }

  private func response(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    var request = request
    request.timeInAll = Self.patience
    return try await client.response(to: request, through: gate)
      .validated(words: nil, hasKey: false)
  }
}
