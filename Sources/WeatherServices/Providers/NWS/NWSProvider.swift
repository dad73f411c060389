import Synchronization
import WeatherModel

/// The provider of the National Weather Service, for places in the United States.
final class NWSProvider: ForecastProvider {
  /// The cell of a point and the nearest station. Both hardly ever change.
  private struct Cell: Sendable {
    var path: String
    var station: String?
    var zone: String?
  }

  private let client: HTTPClient
  private let base: ServerURL
  private let now: @Sendable () -> Date
  private let limiter = ConcurrencyLimiter(limit: WeatherClient.placesAtOnce)
  private let cells = Mutex(BoundedCache<Place.ID, Cell>())

  init(client: HTTPClient, base: ServerURL, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.base = base
    self.now = now
  }

  /// Returns the weather of a place, without an observation if no station responds.
  func report(
    for request: WeatherRequest
  ) async throws(WeatherError) -> Fetched<WeatherReport> {
    let place = request.place
    let cell = try await cell(of: place)
    async let measured = observation(at: cell.station)
    let hourly = try await answer(
      NWSResponse.Hourly.self, path: cell.path + "/forecast/hourly",
      query: HTTPRequest.query(["units": "si"]))
    let mapper = NWSMapper(place: place, fetchedAt: now())
    guard let report = mapper.report(hourly, observation: await measured, zone: cell.zone) else {
      throw .responseUnreadable(detail: "no periods")
    }
    return Fetched(report, from: .nws)
  }

  func probe() -> HTTPRequest { HTTPRequest(base: base, path: "points/40.7128,-74.006") }

  private func observation(at station: String?) async -> NWSResponse.Observation? {
    guard let station else { return nil }
    return try? await answer(
      NWSResponse.Observation.self, path: "stations/\(station)/observations/latest")
  }

  /// Returns the cell of a place. Its path is built from the values of the response; addresses in a
  /// response are never followed.
  private func cell(of place: Place) async throws(WeatherError) -> Cell {
    if let cell = cells.withLock({ $0[place.id] }) { return cell }
    let point = place.coordinate
    let answer = try await answer(
      NWSResponse.Point.self,
      path: "points/\(point.latitude.inRequest),\(point.longitude.inRequest)")
    let properties = answer.properties
    guard let office = properties["gridId"]?.text, Self.isName(office),
      let x = properties["gridX"]?.integer, let y = properties["gridY"]?.integer
    else { throw .responseUnreadable(detail: "no gridId") }
    var cell = Cell(path: "gridpoints/\(office)/\(x),\(y)", zone: properties["timeZone"]?.text)
    let stations = try? await self.answer(
      NWSResponse.Stations.self, path: cell.path + "/stations")
    cell.station = stations?.features.elements.lazy
      .compactMap { $0.properties["stationIdentifier"]?.text }.first(where: Self.isName)
    // A cell without its station is not cached, so that it is looked up again next time.
    if cell.station != nil { cells.withLock { [cell] in $0[place.id] = cell } }
    return cell
  }

  /// Whether a text is safe as a part of an address: office and station names consist of letters
  /// and digits.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 12
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private func answer<Value: Decodable & Sendable>(
    _ type: Value.Type, path: String, query: [HTTPRequest.QueryItem] = []
  ) async throws(WeatherError) -> Value {
    var request = HTTPRequest(base: base, path: path)
    request.query = query
    request.headers["Accept"] = "application/geo+json"
    // The servers fail occasionally; if the retry fails too, more retries do not help.
    request.retries = 1
    let response = try await client.response(to: request, through: limiter)
      .validated(words: nil, hasKey: false)
    return try Answer.decode(type, from: response.body)
  }
}
