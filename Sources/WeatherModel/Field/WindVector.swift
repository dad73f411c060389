import Glibc

/// A wind as a vector in m/s.
///
/// ```swift
/// let first = WindVector(speed: 10, from: 350)
/// let second = WindVector(speed: 10, from: 10)
/// let middle = WindVector(
///   east: (first.east + second.east) / 2, north: (first.north + second.north) / 2)
/// // middle.direction is 0, not 180
/// ```
public struct WindVector: Hashable, Sendable {
  /// The component towards the east.
  public var east: Double
  /// The component towards the north.
  public var north: Double

  /// Creates a wind from its components.
  public init(east: Double, north: Double) {
    self.east = east
    self.north = north
  }

  /// Creates a wind from its speed in m/s and the direction it comes from, in degrees clockwise
  /// from north.
  public init(speed: Double, from direction: Double) {
    let angle = direction * .pi / 180
    self.init(east: -speed * sin(angle), north: -speed * cos(angle))
  }

  /// The speed in m/s.
  public var speed: Double { (east * east + north * north).squareRoot() }

  /// The direction that the wind comes from, in degrees clockwise from north, from 0 up to 360.
  public var direction: Double {
    let degrees = atan2(-east, -north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Returns the same wind at a pole, with its components relative to a meridian other than
  /// Greenwich.
  func turned(atNorthPole isNorth: Bool, toMeridian longitude: Double) -> WindVector {
    let angle = longitude * .pi / 180 * (isNorth ? 1 : -1)
    return WindVector(
      east: east * cos(angle) + north * sin(angle), north: north * cos(angle) - east * sin(angle))
  }
}
