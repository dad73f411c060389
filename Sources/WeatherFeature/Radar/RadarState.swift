public import WeatherModel

/// A frame of the radar as the map shows it.
struct RadarOnMap: Equatable, Sendable {
  static let name = "Radar DWD"
  /// The age in seconds from which frames are marked as old. They are requested every five minutes.
  static let maxAge = 3 * RadarComposite.freshFor

  var frame: RadarFrame
  var receivedAt: Date
}

/// The radar under the rain layer of the map.
public struct RadarState: Equatable, Sendable {
  /// The visible place at the centre of the radar; `nil` if the map shows no radar.
  public var place: Coordinate?
  /// The last received frames.
  public var composite: RadarComposite?
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

  /// The radar frame of the chosen hour, or of the part of it that is playing; `nil` if the radar
  /// does not extend that far.
  var radarOnMap: RadarOnMap? {
    guard radarInSight != nil, radarInSight == radar.place, let composite = radar.composite else {
      return nil
    }
    let isNow = chosenTime == nil && !(motion.isPlaying && page.holdsMap)
    let time = isNow ? now : hourOnMap + (partOfHourOnMap * 3600).rounded()
    return composite.frame(at: time).map {
      RadarOnMap(frame: $0, receivedAt: composite.receivedAt)
    }
  }

  /// The fraction of the current hour at which playback of the radar begins: an hour ago, so that it
  /// is negative; 0 without the radar and from a later hour.
  var partBeforeRadar: Double {
    guard chosenTime == nil, radarOnMap != nil, let first = radar.composite?.frames.first?.end
    else { return 0 }
    let start = max(now - 3600, first).timeIntervalSince(hourOnMap)
    return min(0, (start / RadarFrame.length).rounded(.down) * RadarFrame.length / 3600)
  }
}
