import TerminalUI
public import WeatherModel

/// The weather field of the map: the selections and the loaded data.
public struct FieldState: Equatable, Sendable {
  /// The displayed layer.
  public var layer = MapLayer.temperature
  /// The place whose value is shown in addition to those of towns.
  public var pointer: Coordinate?
  /// Whether arrow keys choose among towns instead of moving the map.
  public var isChoosingTown = false
  /// The last field that was received, possibly for another part of the world.
  public var field: WeatherField?
  /// The visible part of the world and the provider.
  public var request: FieldRequest?
  /// Whether the map has not been still for long enough to request its field.
  public var isMoving = false
  /// Whether a request is in flight.
  public var isLoading = false
  /// The time of the last request.
  public var requestedAt: Date?
  /// The error of the last request, if it failed.
  public var failure: WeatherFailure?

  /// Whether the weather of the towns on the map comes from the field: it is known or expected. If
  /// it is refused to spare the quota, requests for each town would use up the same quota.
  var coversTowns: Bool {
    guard let request else { return false }
    return switch failure?.error {
    case nil, .tooManyRequests, .quotaReserved: true
    default: field?.lattice == request.lattice
    }
  }
}

extension AppState {
  /// The start of the hour that is selected on the page; `nil` if the current hour is selected. In
  /// a forecast that ends before it, the last hour is selected, as on the page.
  var chosenTime: Date? {
    guard page.hour > 0, let hours = report?.hours(from: now), hours.count > 1 else { return nil }
    return hours[min(page.hour, hours.count - 1)].time
  }

  /// The number of hours from the current hour to the selected one.
  var hoursAhead: Int {
    guard let chosenTime, let first = report?.hours(from: now).first?.time else { return 0 }
    return Int((chosenTime.timeIntervalSince(first) / 3600).rounded())
  }

  /// The time whose weather the map shows: the start of the chosen hour, or of the current one. In
  /// time zones with an offset of half an hour, the chosen hour starts between two hours of the
  /// field.
  var hourOnMap: Date {
    chosenTime
      ?? Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
  }

  /// The fraction of the next hour that the full-size map shows while it is playing.
  var partOfHourOnMap: Double {
    motion.isPlaying && page.holdsMap ? motion.partOfHour : 0
  }

  /// The full-size map; `nil` while it is closed.
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

  /// Returns the coordinate at a cell of the map's window; `nil` outside the map.
  func placeOnMap(at cell: Point) -> Coordinate? {
    guard let (projection, area) = wholeMap, area.contains(cell) else { return nil }
    return projection.coordinate(
      x: Double(cell.x - area.x) * 2 + 1, y: Double(cell.y - area.y) * 4 + 2)
  }

  /// The cell of the pointer on the screen; `nil` without a pointer on the map at full size.
  var pointerOnMap: Point? {
    guard let (projection, area) = wholeMap,
      let cell = fields.pointer.flatMap(projection.cell(of:))
    else { return nil }
    let window = PageLayout(of: self).window
    return cell.offsetBy(x: window.x + area.x, y: window.y + area.y)
  }

  /// Returns the named town on the map that is next to a coordinate in a direction; positive steps
  /// are to the east and the south. Without a direction, returns the nearest town.
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

  /// The field that the screen shows; `nil` if it shows none.
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

  /// The part of the world on the map of the page, while any row of it is visible.
  private var mapOfPage: MapProjection? {
    guard let place = page.place, !page.isOpened, isInSight(PageLayer.self) else { return nil }
    let layout = PageLayout(of: self)
    guard layout.isInSight(.map, scroll: page.scroll), let section = layout.sections[.map] else {
      return nil
    }
    // The strip of hours takes rows from the map, but the requested part of the world does not
    // depend on it.
    let area = MapSectionView.mapArea(in: section.splitTop(1).rest)
    guard !area.isEmpty else { return nil }
    let window = page.map
    return MapScene.projection(
      around: place.coordinate, zoom: window.zoom, east: window.east, north: window.north,
      size: area.size)
  }
}
