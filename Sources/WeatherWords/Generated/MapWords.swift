// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The map.
package struct MapWords: Sendable {
  let texts: Catalog

  /// Map. `38 m above the sea`
  package func elevation(_ height: String) -> String { texts["map.elevation", ["height": height]] }
}

extension Words {
  /// The map.
  package var map: MapWords { MapWords(texts: texts) }
}
