import TerminalUI
public import WeatherModel

/// The state of the weather page: its place, and the user's position on it.
public struct PageState: Equatable, Sendable {
  /// The place on the page.
  public var place: Place?
  /// The section in focus.
  public var focus = Section.current
  /// Rows of the page above the window.
  public var scroll = 0
  /// The chosen step of the hourly forecast, counted from now.
  public var hour = 0
  /// The chosen day.
  public var day = 0
  /// The chosen hour of that day, counted from its first.
  public var dayHour = 0
  /// The chosen value of the detail section.
  public var detail = 0
  /// The panel that is open over the page.
  public var panel: PagePanel?
  /// Whether the day was opened from the comparison of forecasts, to which closing it returns.
  public var isDayOfComparison = false
  /// Whether the comparison of forecasts shows the chances of thresholds.
  public var showsChances = false
  /// Whether the map is shown at full size.
  public var holdsMap = false
  /// The window of the map.
  public var map = MapWindow()
  /// The towns in the part of the world that the map shows.
  public var towns: [Place] = [] { didSet { townIDs = Set(towns.lazy.map(\.id)) } }
  private(set) var townIDs: Set<Place.ID> = []
  /// The towns on the map whose weather is requested: those that the map named when it last came to
  /// rest.
  public var watchedTowns: [Place] = []

  /// Whether a panel, or the map at full size, is open over the page.
  var isOpened: Bool { panel != nil || holdsMap }

  /// Whether the map is focused or at full size.
  var watchesMap: Bool { holdsMap || focus == .map && panel == nil }

  /// Returns the index of the chosen item of a section; nil for a section without items.
  func chosen(in section: Section) -> Int? {
    switch section {
    case .current, .map: nil
    case .hourly: hour
    case .daily: day
    case .detail: detail
    }
  }

  mutating func choose(_ index: Int, in section: Section) {
    switch section {
    case .current, .map: break
    case .hourly: hour = index
    case .daily: day = index
    case .detail: detail = index
    }
  }
}

/// A panel that Enter opens over the page.
public enum PagePanel: Equatable, Sendable {
  /// The value in focus of the detail section.
  case detail
  /// The hours of the chosen day.
  case day
  /// The comparison of forecasts: models and providers side by side.
  case comparison
}

/// The part of the world that the map shows.
public struct MapWindow: Equatable, Sendable {
  /// The zoom level: 0 shows the world, and each further level half as much.
  public var zoom = MapWindow.homeZoom
  /// Steps to the east of the place; a step is a quarter of the window.
  public var east = 0
  /// Steps to the north of the place.
  public var north = 0

  /// Returns the part of the world around a place that the map shows, slightly more than the
  /// highest map has room for.
  func box(around place: Place) -> GeoBox {
    MapProjection(
      around: place.coordinate, zoom: zoom, east: east, north: north, dotWidth: 200, dotHeight: 160
    ).box
  }

  /// Moves the window.
  mutating func pan(east steps: Int, north rows: Int) {
    let reach = 4 << zoom
    east = max(-reach, min(reach, east + steps))
    north = max(-reach, min(reach, north + rows))
  }

  /// Zooms in or out and keeps the centre of the map: a step is half as long at the next zoom.
  mutating func zoom(by steps: Int) {
    let zoom = max(0, min(Self.closest, zoom + steps))
    guard zoom != self.zoom else { return }
    if zoom > self.zoom {
      east *= 2
      north *= 2
    } else {
      east /= 2
      north /= 2
    }
    self.zoom = zoom
  }

  /// The zoom level with which a map opens.
  public static let homeZoom = 6
  /// The closest zoom level, about one degree.
  public static let closest = 8
}

/// The five sections of the weather page, in their order.
public enum Section: Int, CaseIterable, Hashable, Sendable {
  case current, hourly, daily, map, detail
}

/// A value of the detail section.
public enum DetailValue: Hashable, Sendable {
  case quantity(Quantity)
  case sun, moon

  /// All values in their order. The wind direction belongs to the wind's tile; rate and probability
  /// belong to the tile of the precipitation. Values that a report may lack come last, so that the
  /// others keep their positions when snow begins to fall.
  public static let all: [DetailValue] =
    tiles(.always) + [.sun, .moon] + tiles(.known) + tiles(.positive)

  private static func tiles(_ presence: Quantity.Presence) -> [DetailValue] {
    let parts: [Quantity] = [.windDirection, .precipitationRate, .precipitationProbability]
    return Quantity.all.filter { $0.presence == presence && !parts.contains($0) }
      .map { .quantity($0) }
  }

  /// The number of values that are always shown.
  static let countWithoutReport = values(of: nil).count

  /// Whether the value has hours. Those of the sun and of the moon belong to a day.
  var hasHours: Bool { self != .sun && self != .moon }

  /// The values that are shown of a report; without one, those that are always shown.
  static func values(of report: WeatherReport?) -> [DetailValue] {
    let steps = report?.hourly ?? []
    return all.filter { value in
      guard case .quantity(let quantity) = value else { return true }
      return switch quantity.presence {
      case .always: true
      case .known: steps.contains { $0[quantity] != nil }
      case .positive: steps.contains { ($0[quantity] ?? 0) > 0 }
      }
    }
  }
}

extension PageState {
  /// Whether the panel shows a value that has no hours to choose from.
  func isWithoutHours(_ report: WeatherReport?) -> Bool {
    let values = DetailValue.values(of: report)
    return panel == .detail && values.indices.contains(detail) && !values[detail].hasHours
  }

  /// Keeps the cursors on their hour and their day when past hours and days leave the page.
  mutating func moveOn(from before: Date, to now: Date, in report: WeatherReport) {
    guard now > before else { return }
    if let first = report.hours(from: now).first {
      hour = max(0, hour - report.hours(from: before).count { $0.time < first.time })
    }
    if let first = report.days(from: now).first {
      day = max(0, day - report.days(from: before).count { $0.date < first.date })
    }
  }
}
