/// One of the eight principal winds.
///
/// ```swift
/// let wind = CompassPoint(degrees: 350)  // .north
/// let blowsTowards = wind.opposite  // .south
/// ```
public enum CompassPoint: Int, CaseIterable, Sendable, Hashable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// Creates the point nearest to a direction in degrees clockwise from north.
  public init(degrees: Double) {
    let turns = degrees.isFinite ? degrees / 360 : 0
    let fraction = turns - turns.rounded(.down)
    self = CompassPoint.allCases[Int((fraction * 8).rounded()) % 8]
  }

  /// The opposite point.
  public var opposite: CompassPoint { CompassPoint.allCases[(rawValue + 4) % 8] }
}

/// The wind in the steps of the Beaufort scale, 0 (calm) to 12 (hurricane force).
package struct BeaufortForce: Hashable, Sendable, CaseIterable {
  /// 0–12.
  package let number: Int

  /// Every force, starting with calm.
  package static let allCases = (0...12).map(BeaufortForce.init(number:))

  /// Creates a force from its number, clamped to the scale.
  package init(number: Int) { self.number = min(max(0, number), 12) }

  /// Creates the force of a wind in m/s at ten metres (WMO, "Guide to Instruments", table of
  /// Beaufort equivalents).
  package init(metresPerSecond speed: Double) {
    let lowerBounds = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
    self.init(number: lowerBounds.firstIndex { speed < $0 } ?? 12)
  }
}

/// A wind that is forecast as a class instead of a speed, in the terms of the Korea Meteorological
/// Administration.
public enum WindClass: Int, CaseIterable, Comparable, Sendable, Codable {
  /// 약한 바람, below 4 m/s.
  case light = 1
  /// 약간 강한 바람, from 4 to 9 m/s.
  case fresh = 2
  /// 강한 바람, 9 m/s and more.
  case strong = 3

  /// The name in JSON.
  public var name: String {
    switch self {
    case .light: "light"
    case .fresh: "fresh"
    case .strong: "strong"
    }
  }

  /// Returns whether a wind is weaker than another one.
  public static func < (left: WindClass, right: WindClass) -> Bool {
    left.rawValue < right.rawValue
  }
}
