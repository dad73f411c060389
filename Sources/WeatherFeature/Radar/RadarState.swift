public import WeatherModel

/// The radar under the rain layer of the map.
public struct RadarState: Equatable, Sendable {
  /// The visible place at the centre of the radar; `nil` if the map shows no radar.
  public var place: Coordinate?
  /// The last frames received.
  public var composite: RadarComposite?

  /// Creates an empty state.
  public init() {}
}

extension AppState {
  /// The lowest zoom at which the radar is shown. The radar covers about 11 degrees.
  private static let minZoom = 5

  /// The place around which the map shows the radar; `nil` if it shows none.
  var radarInSight: Coordinate? {
    guard fields.layer == .rain, settings.provider != .sample, fieldInSight != nil,
      let place = page.place, RadarGrid.sees(place.coordinate), page.map.zoom >= Self.minZoom,
      page.map.box(around: place).contains(place.coordinate)
    else { return nil }
    return place.coordinate
  }

  /// The frame of the chosen hour; `nil` if the radar does not extend that far.
  var radarFrame: RadarFrame? {
    guard radarInSight != nil, radarInSight == radar.place, let composite = radar.composite else {
      return nil
    }
    guard hoursAhead > 0 else { return composite.frame(at: now) }
    let hours = (now.timeIntervalSince1970 / 3600).rounded(.down) + Double(hoursAhead)
    return composite.frame(at: Date(timeIntervalSince1970: hours * 3600))
  }
}
