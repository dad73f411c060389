/// A folded text for comparisons: without case, diacritics and separators, and with Hangul as its
/// keys.
package struct Spelling: Hashable, Sendable {
  /// The folded letters.
  package let letters: [Unicode.Scalar]

  /// Creates the spelling of `text`.
  package init(_ text: String) {
    letters = Array(String(decoding: FoldedText(text).bytes, as: UTF8.self).unicodeScalars)
  }

  /// Returns whether the spelling begins with the letters of `other`.
  package func begins(with other: Spelling) -> Bool { letters.starts(with: other.letters) }

  /// Returns the edit distance between two spellings: insertions, deletions, substitutions and
  /// transpositions of adjacent letters (optimal string alignment). O(n · m).
  package func distance(to other: Spelling) -> Int {
    let (rows, columns) = (letters, other.letters)
    var beforeLast: [Int] = []
    var last = Array(0...columns.count)
    for (i, letter) in rows.enumerated() {
      var row = [i + 1]
      for (j, wanted) in columns.enumerated() {
        var changes = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == wanted ? 0 : 1))
        if i > 0, j > 0, letter == columns[j - 1], rows[i - 1] == wanted {
          changes = min(changes, beforeLast[j - 1] + 1)
        }
        row.append(changes)
      }
      (beforeLast, last) = (last, row)
    }
    return last[columns.count]
  }

  /// Returns the distance to a similar spelling; nil if it is too large.
  ///
  /// Short texts are similar to almost everything, so two letters allow no edit and up to five
  /// allow one.
  package func distance(ifSimilarTo other: Spelling) -> Int? {
    let changes = distance(to: other)
    let allowed =
      switch letters.count {
      case ...2: 0
      case ...5: 1
      case ...8: 2
      default: 3
      }
    return changes <= allowed ? changes : nil
  }
}
