/// The map.
package struct MapWords: Sendable {
  let texts: Catalog

  /// `38 m above the sea`
  package func elevation(_ height: String) -> String { texts["map.elevation", ["height": height]] }
}
