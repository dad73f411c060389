/// The map.
package struct MapWords: Sendable {
  /// `12° across`: how much of the globe the map's width shows.
  package let span: @Sendable (_ degrees: String) -> String
  package let world: String
  package let recentred: String
  /// `38 m above the sea`
  package let elevation: @Sendable (_ height: String) -> String
  package let noTowns: String
}
