/// The name that begins with a text, or else has it inside or, when none does, takes the fewest
/// changes to get from it; the first of those that take as many. Nil where nothing is like it: where
/// more than a third of its letters would have to change.
///
/// Counts insertions, deletions and replacements (Levenshtein). O(n · m) for each name.
package func nearestName(to text: String, in names: [String]) -> String? {
  let lowercased = text.lowercased()
  if !lowercased.isEmpty, let name = names.first(where: { $0.hasPrefix(lowercased) }) {
    return name
  }
  // Two letters are in too many names to say anything.
  if lowercased.count > 2, let name = names.first(where: { $0.contains(lowercased) }) {
    return name
  }
  let text = Array(lowercased)
  func distance(_ name: String) -> Int {
    let name = Array(name.lowercased())
    var row = Array(0...name.count)
    for (i, letter) in text.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in name.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[name.count]
  }
  let nearest = names.map { ($0, distance($0)) }.min { $0.1 < $1.1 }
  return nearest.flatMap { $0.1 <= max(1, text.count / 3) ? $0.0 : nil }
}
