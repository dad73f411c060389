/// Taking over another list of places.
public enum CityListImport {
  /// Why an entry was left out.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The text is not what the format asks for.
    case unreadable
    /// A dump's line without the 19 columns.
    case wrongColumns
    /// A dump's line of something else than a populated place.
    case notAPlace
    case noName
    case noIdentifier
    case badCoordinates
    /// The same place, by number or by name, country and coordinates, came before.
    case duplicate
    /// More places than an index holds.
    case tooMany
  }
}
