/// A point of the world at which weather fields are sampled, in integer fractions of a full turn.
///
/// Lattices of all steps share their points: a lattice twice as fine contains all points of the
/// coarser one, so a cached point serves every zoom level that contains it.
public struct FieldPoint: Hashable, Sendable, Codable {
  /// The number of units in a full turn.
  public static let turn = 1 << 16
  /// The number of units from the equator to a pole.
  public static let quarter = turn / 4

  /// The longitude in units east of Greenwich, from 0 up to ``turn``; 0 at the poles, where all
  /// meridians meet.
  public let x: Int
  /// The latitude in units north of the equator, from -``quarter`` to ``quarter``.
  public let y: Int

  /// Creates a point. `x` wraps around; `y` is clamped at the poles.
  public init(x: Int, y: Int) {
    self.y = min(Self.quarter, max(-Self.quarter, y))
    let wrapped = x % Self.turn
    self.x = abs(self.y) == Self.quarter ? 0 : wrapped < 0 ? wrapped + Self.turn : wrapped
  }

  /// The degrees in a unit.
  static let degrees = 360 / Double(turn)

  /// The point in degrees.
  public var coordinate: Coordinate {
    Coordinate(
      latitude: Double(y) * Self.degrees, longitude: Degrees.signed(Double(x) * Self.degrees))
  }
}
