import WeatherModel

/// Splits a list in a JSON object into the byte ranges of its elements, so that they can be decoded
/// one at a time. The lists of whole countries are too large to decode at once.
enum JSONElements {
  /// Returns the bytes of each element in the list that a JSON object has under a name.
  /// - Parameter max: The maximum number of elements.
  /// - Throws: If the body is not such an object, ends within the list, or the list has more than
  ///   `max` elements.
  static func split(
    _ body: [UInt8], list name: String, max: Int
  ) throws(WeatherError) -> [[UInt8]] {
    var scanner = Scanner(bytes: body)
    guard let ranges = scanner.elements(of: Array(name.utf8), max: max) else {
      throw .responseUnreadable(detail: "no \(name)")
    }
    return ranges.map { Array(body[$0]) }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func elements(of name: [UInt8], max: Int) -> [Range<Int>]? {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
      skipBlanks()
      guard take(UInt8(ascii: "{")) else { return nil }
      skipBlanks()
      while byte == UInt8(ascii: "\"") {
        let start = index + 1
        guard skipString() else { return nil }
        let isWanted = bytes[start..<index - 1].elementsEqual(name)
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { return nil }
        skipBlanks()
        if isWanted { return list(max: max) }
        guard skipValue() else { return nil }
        skipBlanks()
        guard take(UInt8(ascii: ",")) else { return nil }
        skipBlanks()
      }
      return nil
    }

    private mutating func list(max: Int) -> [Range<Int>]? {
      guard take(UInt8(ascii: "[")) else { return nil }
      var ranges: [Range<Int>] = []
      skipBlanks()
      if take(UInt8(ascii: "]")) { return ranges }
      while ranges.count < max {
        let start = index
        guard skipValue() else { return nil }
        ranges.append(start..<index)
        skipBlanks()
        if take(UInt8(ascii: "]")) { return ranges }
        guard take(UInt8(ascii: ",")) else { return nil }
        skipBlanks()
      }
      return nil
    }

    private mutating func skipBlanks() {
      while let byte, byte == 32 || (9...13).contains(byte) { index += 1 }
    }

    private mutating func take(_ wanted: UInt8) -> Bool {
      guard byte == wanted else { return false }
      index += 1
      return true
    }

    /// Skips a string. Returns false if the string is not terminated.
    private mutating func skipString() -> Bool {
      index += 1
      while let byte {
        index += byte == UInt8(ascii: "\\") ? 2 : 1
        if byte == UInt8(ascii: "\"") { return true }
      }
      return false
    }

    /// Skips a value. Returns false if the value is empty or not terminated. The value is validated
    /// later, when it is decoded.
    private mutating func skipValue() -> Bool {
      let start = index
      var depth = 0
      while let byte {
        switch byte {
        case UInt8(ascii: "\""):
          guard skipString() else { return false }
          if depth == 0 { return true }
          continue
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 { return index > start }
          depth -= 1
          if depth == 0 {
            index += 1
            return true
          }
        case UInt8(ascii: ",") where depth == 0: return index > start
        default: break
        }
        index += 1
      }
      return false
    }
  }
}
