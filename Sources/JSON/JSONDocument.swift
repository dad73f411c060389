import Glibc

/// A validated JSON text (RFC 8259), as a list of its values.
///
/// The values are in text order, and each has the index of its next sibling. Values are decoded on
/// access, so that a decoder pays only for what it reads.
final class JSONDocument {
  /// The kinds of values.
  enum Kind: UInt8 {
    case null, `true`, `false`, number, string, array, object
  }

  /// A value: the position of its text, and the index of the value after it and its contents.
  struct Node {
    var kind: Kind
    /// The bytes of a number, or of a string between its quotation marks.
    var start: UInt32
    var end: UInt32
    /// The index of the value after this one and its contents.
    var next: UInt32 = 0
    /// The number of elements, of members, or of a string's escapes.
    var count: UInt32 = 0
  }

  /// The maximum nesting depth of arrays and objects.
  static let maxDepth = 512

  private(set) var nodes: [Node] = []
  /// The text, followed by a zero at which the C library stops reading the last number.
  private let bytes: [UInt8]

  /// - Parameter text: The text, less than 4 GiB.
  /// - Throws: A ``JSONSyntaxError`` if `text` is not valid JSON.
  init(_ text: [UInt8]) throws(JSONSyntaxError) {
    bytes = text + [0]
    var scanner = JSONScanner(bytes: bytes)
    nodes = try scanner.scan()
  }

  // MARK: - Values

  /// Returns the text of a string; `nil` if its bytes are not UTF-8 or it contains an unpaired
  /// surrogate.
  func text(of node: Node) -> String? {
    guard node.count > 0 else {
      return unsafe bytes.withUnsafeBufferPointer {
        unsafe String(validating: $0[Int(node.start)..<Int(node.end)], as: UTF8.self)
      }
    }
    return unescaped(node).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Returns whether a string equals `text`.
  func isEqual(_ node: Node, _ text: String) -> Bool {
    guard node.count == 0 else { return self.text(of: node) == text }
    guard text.utf8.count == Int(node.end - node.start) else { return false }
    var index = Int(node.start)
    for byte in text.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Calls `body` with the name and the index of the value of each member of an object.
  func forEachMember(of index: Int, _ body: (String, Int) throws -> Void) rethrows {
    var name = index + 1
    for _ in 0..<nodes[index].count {
      if let text = text(of: nodes[name]) { try body(text, name + 1) }
      name = Int(nodes[name + 1].next)
    }
  }

  /// Returns the indices of an object's values by name.
  func members(of index: Int) -> [String: Int] {
    var members: [String: Int] = [:]
    forEachMember(of: index) { name, value in
      if members[name] == nil { members[name] = value }
    }
    return members
  }

  /// Returns the value of a number; `nil` if it is too large.
  func double(of node: Node) -> Double? {
    let digits = Int(node.start)..<Int(node.end)
    if let exact = Double(shortDecimal: bytes, in: digits) { return exact }
    let value = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map {
        unsafe strtod($0.advanced(by: Int(node.start)).assumingMemoryBound(to: CChar.self), nil)
      }
    }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the value of an integer; `nil` if it has a fraction or does not fit.
  func integer<Value: FixedWidthInteger>(of node: Node, _ type: Value.Type) -> Value? {
    let digits = bytes[Int(node.start)..<Int(node.end)]
    if let value = Value(String(decoding: digits, as: UTF8.self)) { return value }
    return double(of: node).flatMap { Value(exactly: $0) }
  }

  // MARK: - Escapes

  private func unescaped(_ node: Node) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(Int(node.end - node.start))
    var index = Int(node.start)
    while index < Int(node.end) {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        guard let scalar = scalar(at: &index) else { return nil }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: result.append(escape)
      }
    }
    return result
  }

  /// Returns the character of the four digits at `index`, together with the second surrogate of a
  /// pair.
  private func scalar(at index: inout Int) -> Unicode.Scalar? {
    let first = UInt32(unit(at: index))
    index += 4
    guard (0xD800..<0xE000).contains(first) else { return Unicode.Scalar(first) }
    guard first < 0xDC00, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    let second = UInt32(unit(at: index + 2))
    guard (0xDC00..<0xE000).contains(second) else { return nil }
    index += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  /// Returns the value of four hexadecimal digits, which the scanner has validated.
  private func unit(at index: Int) -> UInt16 {
    bytes[index..<index + 4].reduce(0) { $0 << 4 + UInt16(JSONScanner.hexadecimal($1) ?? 0) }
  }
}

extension Double {
  /// Creates the value of a number of at most 15 digits without an exponent, which one division
  /// rounds correctly; `nil` if the text in `range` is anything else.
  package init?(shortDecimal text: [UInt8], in range: Range<Int>) {
    var value: Int64 = 0
    var scale = 1.0
    var isFraction = false
    var count = 0
    for index in range {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Too many digits overflow, and are rejected below.
        value = value &* 10 &+ Int64(byte - UInt8(ascii: "0"))
        count += 1
        if isFraction { scale *= 10 }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "-") where index == range.lowerBound: break
      default: return nil
      }
    }
    guard (1...15).contains(count) else { return nil }
    let magnitude = Double(value) / scale
    self = text[range.lowerBound] == UInt8(ascii: "-") ? -magnitude : magnitude
  }
}
