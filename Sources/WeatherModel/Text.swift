@_spi(_Unicode) import Swift

extension StringProtocol {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension StringProtocol {
  /// Returns the first range, from `start` on, that contains the bytes of another text.
  ///
  /// The same method in `_StringProcessing` would link the regular expression engine, a megabyte.
  package func firstRange(ofText text: String, from start: Index? = nil) -> Range<Index>? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var rest = utf8[(start ?? startIndex)...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: wanted) {
        return index..<rest.index(index, offsetBy: wanted.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns whether this text contains the bytes of another one.
  package func contains(text: String) -> Bool { text.isEmpty || firstRange(ofText: text) != nil }
}

extension String {
  /// Returns the text with each occurrence of another text replaced.
  package func replacing(text: String, with other: String) -> String {
    var result = ""
    var start = startIndex
    while let range = firstRange(ofText: text, from: start) {
      result += self[start..<range.lowerBound] + other
      start = range.upperBound
    }
    return result + self[start...]
  }
}

extension String {
  /// The text in NFC. It uses Swift's own tables, because Foundation's would add 30 MB.
  package var composed: String { String(String.UnicodeScalarView(_nfc)) }

  /// The text in NFD.
  package var decomposed: String { String(String.UnicodeScalarView(_nfd)) }

  /// Returns a number with leading zeros, padded to a width.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "")
      + String(repeating: "0", count: Swift.max(0, width - digits.count))
      + digits
  }
}
