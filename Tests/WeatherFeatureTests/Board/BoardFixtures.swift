import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import WeatherModel

@testable import WeatherFeature

/// Boards for tests.
enum Boards {
  static let daegu = Place(
    id: "geonames:1835329", name: "Daegu", localName: "대구", countryCode: "KR",
    coordinate: Coordinate(latitude: 35.87, longitude: 128.59), timeZoneIdentifier: "Asia/Seoul")
  /// Places in an order that no language sorts them in.
  static let places = [Sample.seoul, Sample.busan, daegu]

  /// A board on the screen with its environment.
  struct Scene {
    var board = BoardState()
    var context: BoardReducer.Context
  }

  /// Creates a board on the screen whose rows all have fresh weather.
  static func loaded(
    places: [Place] = places, order: BoardOrder = .name, listHeight: Int = 10,
    settings: DisplaySettings = DisplaySettings(),
    _ change: (inout [Place.ID: Forecast]) -> Void = { _ in }
  ) -> Scene {
    var forecasts = ForecastsState()
    forecasts.entries = Forecasts.known(places)
    change(&forecasts.entries)
    var sample = Scene(
      context: BoardReducer.Context(
        forecasts: forecasts, settings: settings, now: Sample.now,
        listHeight: listHeight))
    sample.board.favourites = places
    sample.board.order = order
    sample.board.panel = BoardPanel()
    sample.board.arrange(sample.context)
    return sample
  }

  /// Creates a program whose board is on the screen and has its weather.
  static func program(_ size: Size, places: [Place] = places) -> AppState {
    var app = Sample.state(size)
    app.forecasts.network = .connected
    app.board = loaded(places: places).board
    app.forecasts.entries.merge(Forecasts.known(places)) { _, new in new }
    return app
  }

  static func request(_ place: Place) -> WeatherRequest {
    WeatherRequest(place: place, provider: .openMeteo, language: "en", detailLevel: .summary)
  }

  static func answer(_ place: Place, temperature: Double = 9) -> WeatherResponse {
    WeatherResponse(request(place), .success(Sample.report(of: place, temperature: temperature)))
  }

  static func failure(_ place: Place, _ error: WeatherError) -> WeatherResponse {
    WeatherResponse(request(place), .failure(WeatherFailure(provider: .openMeteo, error: error)))
  }
}

/// A clock that a test sets.
final class SettableNow: Sendable {
  private let moment: Mutex<Date>

  init(_ moment: Date = Sample.now) { self.moment = Mutex(moment) }

  var value: Date {
    get { moment.withLock { $0 } }
    set { moment.withLock { $0 = newValue } }
  }
}

/// A record of the states that were saved for the next run.
final class MemoryLog: Sendable {
  private let log = Mutex<[PersistedPlaces]>([])

  var all: [PersistedPlaces] { log.withLock { $0 } }

  func add(_ persisted: PersistedPlaces) { log.withLock { $0.append(persisted) } }
}

/// A cache in memory.
final class MemoryCache: Sendable {
  private let reports: Mutex<[String: Fetched<WeatherReport>]>

  init(_ reports: [Fetched<WeatherReport>] = []) {
    self.reports = Mutex(
      Dictionary(uniqueKeysWithValues: reports.map { (Self.key($0.place.id, $0.provider), $0) }))
  }

  private static func key(_ id: String, _ provider: Provider) -> String {
    "\(provider.rawValue) \(id)"
  }

  var client: ForecastCache {
    ForecastCache(
      load: { [self] id, provider in reports.withLock { $0[Self.key(id, provider)] } },
      save: { [self] report in
        reports.withLock { $0[Self.key(report.place.id, report.provider)] = report }
      })
  }

  var ids: Set<String> { reports.withLock { Set($0.values.map(\.place.id)) } }
}
