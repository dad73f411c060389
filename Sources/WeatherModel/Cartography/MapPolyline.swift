/// A line on the map.
public struct MapPolyline: Hashable, Sendable {
  /// What a line stands for.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    case coast, lakeShore, border
  }

  /// What it stands for.
  public var kind: Kind
  /// Its points; neighbours are joined the short way round the globe.
  public var points: [Coordinate]

  /// A line through `points`.
  public init(kind: Kind, points: [Coordinate]) {
    self.kind = kind
    self.points = points
  }
}
