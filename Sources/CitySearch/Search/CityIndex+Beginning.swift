extension CityIndex {
  /// Returns the longest beginning of a text with which a name begins, without typos and other
  /// readings; nil if no name begins with its first two characters. The whole text does not count.
  /// - Parameter longest: The maximum number of characters.
  /// - Complexity: O(log longest) lookups of a phrase.
  public func longestBeginning(of text: String, upTo longest: Int, language: String) -> String? {
    let ranking = Ranking(self, language: language)
    // A name that begins with a text begins with each shorter one as well.
    var (found, wrong) = (1, min(text.count, longest + 1))
    while found + 1 < wrong {
      let length = (found + wrong) / 2
      let query = Query(String(text.prefix(length)))
      if !query.words.isEmpty, ranking.beginsName(query) { found = length } else { wrong = length }
    }
    return found > 1 ? String(text.prefix(found)) : nil
  }
}
