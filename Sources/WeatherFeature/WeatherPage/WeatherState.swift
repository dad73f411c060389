public import Foundation
public import WeatherModel

/// The weather page: the place, what is known of it, and where the person is on the page.
public struct WeatherState: Equatable, Sendable {
  /// How the last question to the provider stands.
  public enum Status: Equatable, Sendable {
    /// Nothing is under way.
    case idle
    /// A question is under way.
    case loading
    /// The last question failed; the report, if any, is older.
    case failed(WeatherFailure, at: Date)
  }

  /// The place on the page.
  public var place: Place?
  /// The last complete answer for it.
  public var report: WeatherReport?
  /// The last question.
  public var status = Status.idle
  /// The step of the spinner, once a reload has taken long enough to show one.
  public var spinner: Int?
  /// Questions that failed in a row; the pause before the next grows with them.
  public var failures = 0
  /// Since when they fail.
  public var failingSince: Date?
  /// When the provider was last asked.
  public var askedAt: Date?

  /// The section in focus.
  public var focus = Section.current
  /// Rows of the page above the window.
  public var scroll = 0
  /// The chosen step of the hourly forecast, counted from now.
  public var hour = 0
  /// The chosen day.
  public var day = 0
  /// The chosen value of the detail section.
  public var detail = 0
  /// What lies open over the page.
  public var panel: WeatherPanel?
  /// Whether the map has the arrow keys to itself.
  public var holdsMap = false
  /// Where the map looks.
  public var map = MapWindow()
  /// The towns around it, for the map.
  public var towns: [Place] = []

  /// A page without a place.
  public init() {}

  /// Whether a new answer is wanted.
  public func isStale(at now: Date) -> Bool {
    !(report?.isFresh(for: .page, at: now) ?? false)
  }
}

/// What Enter opens over the page.
public enum WeatherPanel: Equatable, Sendable {
  /// The value in focus of the detail section.
  case detail
  /// The hours of the chosen day.
  case day
}

/// What part of the world the map shows.
public struct MapWindow: Equatable, Sendable {
  /// 0 is the world; each step shows half as much.
  public var zoom = MapWindow.homeZoom
  /// Steps to the east of the place; a step is a quarter of the window.
  public var east = 0
  /// Steps to the north of the place.
  public var north = 0

  /// A map centred on the place, a region wide.
  public init() {}

  /// What the map shows of the world around a place; a little more than the highest one has room
  /// for.
  func box(around place: Place) -> GeoBox {
    MapProjection(
      around: place.coordinate, zoom: zoom, east: east, north: north, dotWidth: 200, dotHeight: 160
    ).box
  }

  /// The zoom a map opens with.
  public static let homeZoom = 6
  /// The closest zoom, about one degree.
  public static let closest = 8
}
