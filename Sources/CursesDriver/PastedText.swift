/// The text between the marks of bracketed paste.
///
/// The end mark may be missing: the length is limited, and the excess is dropped rather than taken for keys.
struct PastedText {
  /// The maximum length in bytes, more than anyone pastes into a line.
  static let limit = 64 << 10

  /// Whether Ctrl-C was the last byte.
  var isInterrupted = false
  private var text = String.UnicodeScalarView()
  private var length = 0
  private var isTaken = false

  /// Whether the maximum length is reached.
  var isFull: Bool { length >= Self.limit }

  mutating func append(_ scalar: Unicode.Scalar) {
    guard !isFull else { return }
    text.append(scalar)
    length += UTF8.width(scalar)
  }

  /// Returns the text once; nil when it was returned already or there is none.
  mutating func end() -> String? {
    guard !isTaken, !text.isEmpty else { return nil }
    isTaken = true
    defer { text = String.UnicodeScalarView() }
    return String(text)
  }
}
