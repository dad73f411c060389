import TerminalUI
public import WeatherModel

/// The weather field of the map: what it shows, and what is known of it.
public struct FieldState: Equatable, Sendable {
  /// The layer that is shown.
  public var layer = MapLayer.temperature
  /// The place whose value is shown besides those of towns.
  public var pointer: Coordinate?
  /// The field that was received last, also of another part of the world.
  public var field: WeatherField?
  /// The part of the world in sight, and whose weather.
  public var request: FieldRequest?
  /// Whether a request is in flight.
  public var isLoading = false
  /// When the field was requested last.
  public var requestedAt: Date?
  /// Why the last request has no field.
  public var failure: WeatherFailure?

  /// Nothing known.
  public init() {}

  /// Whether the field of the part of the world in sight is known or on its way.
  var isExpected: Bool { request != nil && failure == nil }
}

extension AppState {
  /// The start of the hour that is chosen on the page; `nil` for the present one.
  var chosenTime: Date? {
    guard page.hour > 0, let hours = report?.hours(from: now), hours.indices.contains(page.hour)
    else { return nil }
    return hours[page.hour].time
  }

  /// The chosen hour, counted from the present one.
  var hoursAhead: Int {
    guard let chosenTime, let first = report?.hours(from: now).first?.time else { return 0 }
    return Int((chosenTime.timeIntervalSince(first) / 3600).rounded())
  }

  /// The map at full size; `nil` while it is not open.
  private var wholeMap: (projection: MapProjection, area: Rect)? {
    guard page.holdsMap, let place = page.place else { return nil }
    let area = WholeMapView.mapArea(in: PageLayout(of: self).window.size)
    guard !area.isEmpty else { return nil }
    let window = page.map
    let projection = MapScene.projection(
      around: place.coordinate, zoom: window.zoom, east: window.east, north: window.north,
      size: area.size)
    return (projection, area)
  }

  /// The place of the map under a cell of its window; `nil` beside it.
  func placeOnMap(at cell: Point) -> Coordinate? {
    guard let (projection, area) = wholeMap, area.contains(cell) else { return nil }
    return projection.coordinate(
      x: Double(cell.x - area.x) * 2 + 1, y: Double(cell.y - area.y) * 4 + 2)
  }

  /// The field that the screen shows; `nil` where it shows none.
  var fieldInSight: FieldRequest? {
    guard settings.map == .automatic, fields.layer != .plain, isWholeMapInSight,
      let projection = wholeMap?.projection
    else { return nil }
    return FieldRequest(
      lattice: FieldLattice(covering: projection.box, limit: FieldLattice.screenLimit),
      beside: settings.provider)
  }
}
