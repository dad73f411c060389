/// One of the eight principal winds.
public enum CompassPoint: Int, CaseIterable, Sendable, Hashable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// The point nearest to a direction in degrees clockwise from north.
  public init(degrees: Double) {
    let turns = degrees.isFinite ? degrees / 360 : 0
    let fraction = turns - turns.rounded(.down)
    self = CompassPoint.allCases[Int((fraction * 8).rounded()) % 8]
  }

  /// The point across.
  public var opposite: CompassPoint { CompassPoint.allCases[(rawValue + 4) % 8] }
}
