// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The map.
package struct MapWords: Sendable {
  let texts: Catalog

  /// Map. `38 m above the sea`
  package func elevation(_ height: String) -> String { texts["map.elevation", ["height": height]] }

  /// Layers of the map, in its header: land and sea without weather. `Map only`
  package var plain: String { texts["map.plain"] }

  /// Marks high pressure on the map, as weather maps of the language do. `H`
  package var high: String { texts["map.high"] }

  /// Marks low pressure on the map, as weather maps of the language do. `L`
  package var low: String { texts["map.low"] }
}

extension Words {
  /// The map.
  package var map: MapWords { MapWords(texts: texts) }
}
