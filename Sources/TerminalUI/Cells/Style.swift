/// The text attributes of a cell.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits, one an attribute.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier or brighter.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Italic, where the terminal supports it.
  public static let italic = Attributes(rawValue: 1 << 2)
  /// Underlined.
  public static let underline = Attributes(rawValue: 1 << 3)
  /// Foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 1 << 4)
}

/// The colours and attributes of a cell, packed into one word.
public struct Style: Hashable, Sendable {
  // From the low end: foreground, background, attributes. The two bits above belong to `Cell`.
  var bits: UInt64

  static let meaningfulBits: UInt64 = (1 << 60) - 1

  init(bits: UInt64) { self.bits = bits & Style.meaningfulBits }

  /// The terminal's own colours, no attributes.
  public static let plain = Style()

  /// Makes a style.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    bits =
      foreground.packed | background.packed << Color.packedBits
      | UInt64(attributes.rawValue) << (2 * Color.packedBits)
  }

  /// The style as one number, unique to it.
  package var number: UInt64 { bits & Self.meaningfulBits }

  /// The colour of the glyphs.
  public var foreground: Color {
    get { Color(packed: bits & Color.packedMask) }
    set { bits = bits & ~Color.packedMask | newValue.packed }
  }

  /// The colour behind the glyphs.
  public var background: Color {
    get { Color(packed: bits >> Color.packedBits & Color.packedMask) }
    set {
      let mask = Color.packedMask << Color.packedBits
      bits = bits & ~mask | newValue.packed << Color.packedBits
    }
  }

  /// The text attributes.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> (2 * Color.packedBits))) }
    set {
      let mask: UInt64 = 0xFF << (2 * Color.packedBits)
      bits = bits & ~mask | UInt64(newValue.rawValue) << (2 * Color.packedBits)
    }
  }

  /// The style in bold.
  public func bold() -> Style { adding(.bold) }

  /// The style, fainter.
  public func dim() -> Style { adding(.dim) }

  /// The style, slanted.
  public func italic() -> Style { adding(.italic) }

  /// The style, underlined.
  public func underlined() -> Style { adding(.underline) }

  /// The style with foreground and background exchanged.
  public func reversed() -> Style { adding(.reverse) }

  /// The style with more attributes.
  public func adding(_ attributes: Attributes) -> Style {
    var copy = self
    copy.attributes.formUnion(attributes)
    return copy
  }

  /// The style with another colour of the glyphs.
  public func foreground(_ color: Color) -> Style {
    var copy = self
    copy.foreground = color
    return copy
  }

  /// The style with another colour behind the glyphs.
  public func background(_ color: Color) -> Style {
    var copy = self
    copy.background = color
    return copy
  }

  /// The style with the background of another one, unless it has its own.
  public func over(_ other: Style) -> Style {
    background == .standard ? background(other.background) : self
  }
}
