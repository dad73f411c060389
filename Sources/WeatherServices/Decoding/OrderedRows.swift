extension Array {
  /// Returns the rows in ascending order of a key. Of rows with the same key, the first is kept.
  func ordered<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    sorted { key($0) < key($1) }.reduce(into: []) { rows, row in
      if rows.last.map(key) != key(row) { rows.append(row) }
    }
  }
}
