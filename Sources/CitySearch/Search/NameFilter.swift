/// A filter for a short list by name, folded like the search: it ignores case, accents and width,
/// and matches Hangul by whole syllables, unfinished syllables, or initial consonants.
public struct NameFilter: Sendable {
  private let words: [[UInt8]]

  /// Creates a filter for a query. An empty query matches everything.
  public init(_ query: String) {
    words = Query(query).words.map(\.bytes)
  }

  /// Returns whether each word is found in one of the names.
  public func matches(_ names: [String]) -> Bool {
    let names = names.map { FoldedText($0) }
    return words.allSatisfy { word in
      names.contains { $0.bytes.contains(word) || $0.initials.contains(word) }
    }
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
