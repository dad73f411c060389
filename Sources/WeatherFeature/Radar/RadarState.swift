import FoundationEssentials
public import WeatherModel

/// The radar under the rain layer of the map.
public struct RadarState: Equatable, Sendable {
  /// The place whose surroundings are in sight; `nil` where the map shows no radar.
  public var place: Coordinate?
  /// The frames that were received last.
  public var composite: RadarComposite?

  /// Nothing known.
  public init() {}
}

extension AppState {
  /// The widest map on which the radar is shown: it covers some 11 degrees.
  private static let minZoom = 5

  /// The place around which the map shows the radar; `nil` where it shows none.
  var radarInSight: Coordinate? {
    guard fields.layer == .rain, settings.provider != .sample, fieldInSight != nil,
      let place = page.place, RadarGrid.sees(place.coordinate), page.map.zoom >= Self.minZoom,
      page.map.box(around: place).contains(place.coordinate)
    else { return nil }
    return place.coordinate
  }

  /// The frame of the chosen hour; `nil` where the radar does not reach so far.
  var radarFrame: RadarFrame? {
    guard radarInSight != nil, radarInSight == radar.place, let composite = radar.composite else {
      return nil
    }
    guard hoursAhead > 0 else { return composite.frame(at: now) }
    let hours = (now.timeIntervalSince1970 / 3600).rounded(.down) + Double(hoursAhead)
    return composite.frame(at: Date(timeIntervalSince1970: hours * 3600))
  }
}
