/// A cell of the grid: a glyph of at most three scalars and its style, in two machine words.
///
/// A wide glyph takes two cells. The left one contains the glyph; the right one is its continuation
/// and contains no scalar. `Grid` keeps the two together.
public struct Cell: Hashable, Sendable {
  // Base scalar and two combining marks, 21 bits each.
  var glyph: UInt64
  // The style, and above it the number of columns: 0 for a continuation, 1, or 2.
  var styleAndWidth: UInt64

  /// A space in the terminal's default colours.
  public static let blank = Cell(scalar: " ", style: .plain)

  init(glyph: UInt64, width: Int, style: Style) {
    self.glyph = glyph
    styleAndWidth = style.bits | UInt64(width) << 60
  }

  /// Creates a cell of one scalar that takes one column. For text, use
  /// ``Grid/write(_:x:y:style:maxX:)``.
  public init(scalar: Unicode.Scalar, style: Style = .plain) {
    self.init(glyph: UInt64(scalar.value), width: 1, style: style)
  }

  static func continuation(style: Style) -> Cell { Cell(glyph: 0, width: 0, style: style) }

  static func blank(style: Style) -> Cell { Cell(glyph: 0x20, width: 1, style: style) }

  /// The number of columns that the glyph takes: 1, 2, or 0 for the right half of a wide glyph.
  public var width: Int { Int(truncatingIfNeeded: styleAndWidth >> 60) }

  /// Whether this is the right half of a wide glyph.
  public var isContinuation: Bool { width == 0 }

  /// The colours and attributes.
  public var style: Style {
    get { Style(bits: styleAndWidth) }
    set { styleAndWidth = styleAndWidth & ~Style.meaningfulBits | newValue.bits }
  }

  /// The base scalar of the glyph; a space for a continuation.
  public var base: Unicode.Scalar {
    glyph == 0 ? " " : Unicode.Scalar(UInt32(truncatingIfNeeded: glyph & 0x1F_FFFF)) ?? " "
  }

  /// The combining marks on the base, at most two.
  public var marks: (Unicode.Scalar?, Unicode.Scalar?) {
    func mark(_ shift: UInt64) -> Unicode.Scalar? {
      let value = UInt32(truncatingIfNeeded: glyph >> shift & 0x1F_FFFF)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
    return (mark(21), mark(42))
  }

  /// The glyph as text; empty for a continuation.
  public var text: String {
    guard !isContinuation else { return "" }
    var text = String(Character(base))
    let (first, second) = marks
    if let first { text.unicodeScalars.append(first) }
    if let second { text.unicodeScalars.append(second) }
    return text
  }
}
