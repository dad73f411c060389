/// What the terminal sends between its marks for pasted text.
///
/// The end mark may never come: the length is limited, and what is beyond it is dropped rather than
/// taken for keys.
struct PastedText {
  /// As many bytes as anybody pastes into a line.
  static let limit = 64 << 10

  /// Whether Ctrl-C was the last to come in.
  var isInterrupted = false
  private var text = String.UnicodeScalarView()
  private var length = 0
  private var isTaken = false

  /// Whether no more is taken.
  var isFull: Bool { length >= Self.limit }

  mutating func append(_ scalar: Unicode.Scalar) {
    guard !isFull else { return }
    text.append(scalar)
    length += UTF8.width(scalar)
  }

  /// The text, the first time; nil when it was taken already, or there is none.
  mutating func end() -> String? {
    guard !isTaken, !text.isEmpty else { return nil }
    isTaken = true
    defer { text = String.UnicodeScalarView() }
    return String(text)
  }
}
