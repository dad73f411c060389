/// A line on the map.
public struct MapPolyline: Hashable, Sendable {
  /// The kinds of lines.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    case coast, lakeShore, border
  }

  /// The kind of line.
  public var kind: Kind
  /// The points. Adjacent points are connected the short way round the globe.
  public var points: [Coordinate]
}
