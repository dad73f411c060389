/// The position at which a text is not valid JSON.
struct JSONSyntaxError: Error, Equatable {
  /// The number of bytes before the position.
  var offset: Int
}

/// A scanner for the values of a JSON text. It keeps the open arrays and objects in a list rather
/// than on the call stack, so that no text can overflow the stack.
struct JSONScanner {
  /// The text, followed by a zero.
  let bytes: [UInt8]
  private var index = 0
  private var nodes: [JSONDocument.Node] = []
  /// The arrays and objects that are open.
  private var open: [Int] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Scans the values of the whole text.
  mutating func scan() throws(JSONSyntaxError) -> [JSONDocument.Node] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    nodes.reserveCapacity(bytes.count / 16)
    try value()
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      skipSpace()
      if bytes[index] == end {
        index += 1
        nodes[container].next = UInt32(nodes.count)
        open.removeLast()
        continue
      }
      if nodes[container].count > 0 {
        try take(UInt8(ascii: ","))
        skipSpace()
      }
      nodes[container].count += 1
      if isObject {
        try string()
        skipSpace()
        try take(UInt8(ascii: ":"))
      }
      try value()
    }
    skipSpace()
    guard index == bytes.count - 1 else { throw error }
    return nodes
  }

  private var error: JSONSyntaxError { JSONSyntaxError(offset: index) }

  private mutating func take(_ byte: UInt8) throws(JSONSyntaxError) {
    guard bytes[index] == byte else { throw error }
    index += 1
  }

  private mutating func skipSpace() {
    while true {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func add(
    _ kind: JSONDocument.Kind, from start: Int, to end: Int, count: UInt32 = 0
  ) {
    nodes.append(
      JSONDocument.Node(
        kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1),
        count: count))
  }

  /// Scans a value, or the beginning of an array or an object.
  private mutating func value() throws(JSONSyntaxError) {
    skipSpace()
    switch bytes[index] {
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true", .true)
    case UInt8(ascii: "f"): try word("false", .false)
    case UInt8(ascii: "n"): try word("null", .null)
    default: try number()
    }
  }

  private mutating func begin(_ kind: JSONDocument.Kind) throws(JSONSyntaxError) {
    guard open.count < JSONDocument.maxDepth else { throw error }
    open.append(nodes.count)
    add(kind, from: index, to: index)
    index += 1
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONDocument.Kind
  ) throws(JSONSyntaxError) {
    let start = index
    for offset in 0..<word.utf8CodeUnitCount { try unsafe take(word.utf8Start[offset]) }
    add(kind, from: start, to: index)
  }

  private mutating func string() throws(JSONSyntaxError) {
    try take(UInt8(ascii: "\""))
    let start = index
    var escapes: UInt32 = 0
    while true {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        add(.string, from: start, to: index, count: escapes)
        index += 1
        return
      case UInt8(ascii: "\\"):
        escapes += 1
        try escape()
      case 0..<0x20: throw error
      default: index += 1
      }
    }
  }

  private mutating func escape() throws(JSONSyntaxError) {
    index += 1
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      index += 1
      for _ in 0..<4 {
        guard Self.hexadecimal(bytes[index]) != nil else { throw error }
        index += 1
      }
    default: throw error
    }
  }

  private mutating func number() throws(JSONSyntaxError) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if bytes[index] == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    add(.number, from: start, to: index)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
    guard index > start else { throw error }
  }

  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
