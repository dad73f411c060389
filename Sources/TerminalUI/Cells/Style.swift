/// The text attributes of a cell.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits, one for each attribute.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier or brighter.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Italic, if the terminal supports it.
  public static let italic = Attributes(rawValue: 1 << 2)
  /// Underlined.
  public static let underline = Attributes(rawValue: 1 << 3)
  /// Foreground and background swapped.
  public static let reverse = Attributes(rawValue: 1 << 4)
}

/// The colours and attributes of a cell, packed into one word.
///
/// ```swift
/// let warning = Style(foreground: .ansi(15), background: .rgb(176, 0, 32)).bold()
/// let muted = Style().dim()
/// ```
public struct Style: Hashable, Sendable {
  // From the low end: foreground, background, attributes. The two bits above belong to `Cell`.
  var bits: UInt64

  static let meaningfulBits: UInt64 = (1 << 60) - 1

  init(bits: UInt64) { self.bits = bits & Style.meaningfulBits }

  /// The terminal's default colours without attributes.
  public static let plain = Style()

  /// Creates a style.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    bits =
      foreground.packed | background.packed << Color.packedBits
      | UInt64(attributes.rawValue) << (2 * Color.packedBits)
  }

  /// A number that identifies the style.
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

  /// Returns the style in bold.
  public func bold() -> Style { adding(.bold) }

  /// Returns the style in dim.
  public func dim() -> Style { adding(.dim) }

  /// Returns the style in italic.
  public func italic() -> Style { adding(.italic) }

  /// Returns the style with an underline.
  public func underlined() -> Style { adding(.underline) }

  /// Returns the style with foreground and background swapped.
  public func reversed() -> Style { adding(.reverse) }

  /// Returns the style with additional attributes.
  public func adding(_ attributes: Attributes) -> Style {
    var copy = self
    copy.attributes.formUnion(attributes)
    return copy
  }

  /// Returns the style with another foreground colour.
  public func foreground(_ color: Color) -> Style {
    var copy = self
    copy.foreground = color
    return copy
  }

  /// Returns the style with another background colour.
  public func background(_ color: Color) -> Style {
    var copy = self
    copy.background = color
    return copy
  }

  /// Returns the style with the background of another style, unless it has its own.
  public func over(_ other: Style) -> Style {
    background == .standard ? background(other.background) : self
  }
}
