internal import Glibc

/// A string of a PO file, as a range of the file.
struct QuotedString {
  /// The position after the opening quote.
  var start: Int32
  /// The position of the closing quote.
  var end: Int32

  var isEmpty: Bool { end == start }

  /// Calls `body` with the bytes, after resolving escapes and line breaks.
  func withUTF8<Result>(
    in bytes: UnsafePointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let first = unsafe bytes + Int(start)
    let raw = unsafe UnsafeBufferPointer(start: first, count: Int(end - start))
    // A quote in it ends a line.
    let isPlain = [UInt8(ascii: "\\"), UInt8(ascii: "\"")].allSatisfy {
      unsafe memchr(first, Int32($0), raw.count) == nil
    }
    return unsafe isPlain ? body(raw) : QuotedString.resolved(raw).withUnsafeBufferPointer(body)
  }

  private static func resolved(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var rest = unsafe raw[...]
    while let byte = unsafe rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        let escaped = unsafe rest.popFirst() ?? byte
        text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
      case UInt8(ascii: "\""):
        // The string continues after the opening quote on the next line.
        while let between = unsafe rest.popFirst(), between != byte {}
      default: text.append(byte)
      }
    }
    return text
  }
}
