/// The map.
package struct MapWords: Sendable {
  let texts: Catalog

  /// The layer of land and sea alone.
  package var plain: String { texts["map.plain"] }
  /// The letter that marks high pressure on a weather map.
  package var high: String { texts["map.high"] }
  /// The letter that marks low pressure.
  package var low: String { texts["map.low"] }
  /// `38 m above the sea`
  package func elevation(_ height: String) -> String { texts["map.elevation", ["height": height]] }
}
