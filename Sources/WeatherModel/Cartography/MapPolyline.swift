/// A line on the map. Adjacent points are connected the short way round the globe.
public enum MapPolyline {
  /// The kinds of lines.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    case coast, lakeShore, border
  }
}
