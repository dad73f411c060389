import TerminalUI
public import WeatherModel

/// The weather field of the map: what it shows, and what is known of it.
public struct FieldState: Equatable, Sendable {
  /// The layer that is shown.
  public var layer = MapLayer.temperature
  /// The place whose value is shown besides those of towns.
  public var pointer: Coordinate?
  /// Whether arrow keys choose among towns instead of moving the map.
  public var isChoosingTown = false
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
    let area = WholeMapView.mapArea(in: PageLayout(of: self).window.size, settings.map)
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

  /// The town that the map names next to a place in a direction: to the east and to the south for
  /// positive steps; without a direction the nearest one.
  func townOnMap(from place: Coordinate?, right: Int = 0, down: Int = 0) -> Coordinate? {
    guard let projection = wholeMap?.projection else { return nil }
    let here = projection.position(of: place ?? projection.center)
    func distance(_ town: Coordinate) -> Double? {
      guard town != place else { return nil }
      let there = projection.position(of: town)
      let (dx, dy) = (there.x - here.x, there.y - here.y)
      guard right != 0 || down != 0 else { return dx * dx + dy * dy }
      let along = dx * Double(right) + dy * Double(down)
      return along > 0 ? along + 2 * abs(right != 0 ? dy : dx) : nil
    }
    return MapSectionView.namedTowns(in: self)
      .compactMap { town in distance(town.coordinate).map { (town.coordinate, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  /// The field that the screen shows; `nil` where it shows none.
  var fieldInSight: FieldRequest? {
    guard settings.map == .automatic, fields.layer != .plain, report.isPresent,
      let projection = isWholeMapInSight ? wholeMap?.projection : mapOfPage
    else { return nil }
    return FieldRequest(
      lattice: FieldLattice(
        covering: projection.box,
        limit: page.holdsMap ? FieldLattice.screenLimit : FieldLattice.panelLimit),
      beside: settings.provider)
  }

  /// What the map of the page shows of the world, while any row of it is in sight.
  private var mapOfPage: MapProjection? {
    guard let place = page.place, !page.isOpened, isInSight(PageLayer.self) else { return nil }
    let layout = PageLayout(of: self)
    guard layout.isInSight(.map, scroll: page.scroll), let section = layout.sections[.map] else {
      return nil
    }
    // A strip of hours takes rows from the map, and no part of the world is added by it.
    let area = MapSectionView.mapArea(in: section.splitTop(1).rest)
    guard !area.isEmpty else { return nil }
    let window = page.map
    return MapScene.projection(
      around: place.coordinate, zoom: window.zoom, east: window.east, north: window.north,
      size: area.size)
  }
}
