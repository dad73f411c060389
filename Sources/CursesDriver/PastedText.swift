/// The text between the marks of a bracketed paste.
///
/// The end mark may be missing, so the length is limited. The excess is dropped, not treated as
/// keys.
struct PastedText {
  /// The maximum length in bytes, more than anyone pastes into a line.
  static let limit = 64 << 10

  /// Whether the last byte was Ctrl-C.
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

  /// Returns the text once; nil if it has been returned already or there is none.
  mutating func end() -> String? {
    guard !isTaken, !text.isEmpty else { return nil }
    isTaken = true
    defer { text = String.UnicodeScalarView() }
    return String(text)
  }
}
