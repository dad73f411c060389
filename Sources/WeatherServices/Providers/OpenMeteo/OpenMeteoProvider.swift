import Foundation
import WeatherModel

/// Asks Open-Meteo, one request at a time.
final class OpenMeteoProvider: Sendable {
  /// Places in one request; some 25 kB of answer each.
  static let placesInOneRequest = 50

  private let client: HTTPClient
  private let router: OpenMeteoRouter
  private let now: @Sendable () -> Date
  private let gate = RequestGate(limit: 1)

  init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.router = OpenMeteoRouter(endpoints: endpoints)
    self.now = now
  }

  /// The weather of a place, with the air where that can be had.
  func report(for place: Place) async throws(WeatherError) -> WeatherReport {
    guard var report = try await reports(for: [place]).first?.withContents() else {
      throw .answerUnreadable(detail: "empty")
    }
    report.airQuality = await air(for: place, zone: report.timeZone.identifier)
    return report
  }

  /// The air of a place, or nil: its failure is not the weather's.
  func air(for place: Place, zone: String?) async -> AirQuality? {
    guard
      let answer = try? await answer(
        OneOrMany<OpenMeteoAnswer.Air>.self, to: router.airQuality([place.coordinate])),
      let air = answer.elements.first
    else { return nil }
    return OpenMeteoMapper(place: place, fetchedAt: now()).airQuality(air, zone: zone)
  }

  /// The weather of many places in their order, without the air: one request for every
  /// ``placesInOneRequest`` of them.
  func reports(for places: [Place]) async throws(WeatherError) -> [WeatherReport] {
    var reports: [WeatherReport] = []
    for start in stride(from: 0, to: places.count, by: Self.placesInOneRequest) {
      let batch = places[start..<min(start + Self.placesInOneRequest, places.count)]
      let answer = try await answer(
        OneOrMany<OpenMeteoAnswer.Forecast>.self, to: router.forecast(batch.map(\.coordinate)))
      guard answer.elements.count == batch.count else {
        throw .answerUnreadable(
          detail: "\(answer.elements.count) places instead of \(batch.count)")
      }
      let fetchedAt = now()
      for (place, forecast) in zip(batch, answer.elements) {
        reports.append(OpenMeteoMapper(place: place, fetchedAt: fetchedAt).report(forecast))
      }
    }
    return reports
  }

  /// Places of a name.
  func places(named name: String, language: String) async throws(WeatherError) -> [Place] {
    let answer = try await answer(
      OpenMeteoAnswer.Search.self,
      to: router.places(named: name, language: language, limit: 10))
    return (answer.results?.elements ?? []).compactMap { Place($0) }
  }

  private func answer<Value: Decodable & Sendable>(
    _ type: Value.Type, to request: HTTPRequest
  ) async throws(WeatherError) -> Value {
    let response = try await gate.run { () async throws(WeatherError) -> HTTPResponse in
      try await client.response(to: request)
    }
    let refusal = try? Answer.decode(OpenMeteoAnswer.Refusal.self, from: response.body)
    let isRefused = refusal?.error?.number == 1
    let valid = try response.validated(
      status: isRefused && response.status == 200 ? 400 : nil, words: refusal?.reason?.text,
      hasKey: false)
    return try Answer.decode(type, from: valid.body)
  }
}

extension Place {
  /// A place of Open-Meteo's geocoder; nil without a name or a coordinate.
  init?(_ answer: OpenMeteoAnswer.Search.Result) {
    guard let latitude = answer.latitude?.number, let longitude = answer.longitude?.number,
      let coordinate = Coordinate(validating: latitude, longitude: longitude),
      let name = (answer.name?.text).cleaned()
    else { return nil }
    let point = "at:\(coordinate.latitude.inRequest),\(coordinate.longitude.inRequest)"
    let zone = (answer.timezone?.text).cleaned(limit: 60)
    self.init(
      id: answer.id?.integer.map { "geonames:\($0)" } ?? point, name: name,
      admin1: (answer.admin1?.text).cleaned(),
      countryCode: (answer.countryCode?.text).cleaned(limit: 2)?.uppercased(),
      coordinate: coordinate,
      timeZoneIdentifier: zone.flatMap { TimeZone(identifier: $0) == nil ? nil : $0 },
      elevation: answer.elevation.within(PhysicalRange.elevation),
      population: answer.population?.integer)
  }
}
