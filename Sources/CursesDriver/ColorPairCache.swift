internal import TerminalUI

/// Carries the looks of cells through ncurses, which knows no more than the terminal's 256 colours
/// and takes long to say an attribute.
///
/// Every look, colours and attributes, is a pair of colour numbers of our own, and where the frame's
/// bytes pass on their way out (`SGRRewriter`) these numbers become the look again. The terminal
/// is never asked for the numbers themselves, so that its palette stays as the person has it.
/// ncurses always writes both numbers of a pair, and nothing for the terminal's own ground: the first
/// looks, of which a screen has most, do with one number. The two together name far more than a
/// screen has.
struct ColorPairCache {
  /// The first 16 numbers are written in another form, and are the person's own.
  private static let firstNumber = 16
  private static let numbers = 240
  /// More looks than a screen of many gradients has; above it all are forgotten.
  private static let capacity = 20_000

  private let limit: Int
  private let color: (Color) -> SGRRewriter.TerminalColor
  private var styles: [SGRRewriter.SGRStyle] = []
  private var pairs: [SGRRewriter.SGRStyle: Int32] = [:]
  private var pairsOfStyles: [UInt64: Int32] = [:]

  /// - Parameters:
  ///   - pairCount: The pairs that ncurses tells apart.
  ///   - color: Converts a colour to that of the terminal.
  init(pairCount: Int, color: @escaping (Color) -> SGRRewriter.TerminalColor) {
    limit = min(pairCount - 1, Self.numbers * Self.numbers)
    self.color = color
  }

  /// Whether so many looks are known that a new start is due, with a frame that sends everything.
  var isFull: Bool { styles.count > min(Self.capacity, limit * 2 / 3) }

  mutating func removeAll() {
    styles.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
    pairsOfStyles.removeAll(keepingCapacity: true)
  }

  /// ncurses' number of a look; a new one is made known with `define`. 0 is the terminal's own.
  mutating func pair(
    of style: Style, define: (_ pair: Int32, _ foreground: Int32, _ background: Int32) -> Void
  ) -> Int32 {
    guard style != .plain else { return 0 }
    if let pair = pairsOfStyles[style.number] { return pair }
    let sgrStyle = SGRRewriter.SGRStyle(
      foreground: color(style.foreground), background: color(style.background),
      attributes: style.attributes.codes)
    // Among few colours many shades look the same; for ncurses, too, nothing changes between them.
    let pair = pairs[sgrStyle] ?? newPair(for: sgrStyle, define)
    if pairsOfStyles.count > Self.capacity { pairsOfStyles.removeAll(keepingCapacity: true) }
    pairsOfStyles[style.number] = pair
    return pair
  }

  private mutating func newPair(
    for style: SGRRewriter.SGRStyle,
    _ define: (_ pair: Int32, _ foreground: Int32, _ background: Int32) -> Void
  ) -> Int32 {
    guard styles.count < limit else { return 0 }
    let (row, column) = styles.count.quotientAndRemainder(dividingBy: Self.numbers)
    styles.append(style)
    let pair = Int32(styles.count)
    pairs[style] = pair
    define(
      pair, Int32(Self.firstNumber + column), row == 0 ? -1 : Int32(Self.firstNumber + row - 1))
    return pair
  }

  /// The look that its numbers stand for.
  func resolve(_ style: SGRRewriter.SGRStyle) -> SGRRewriter.SGRStyle {
    guard case .number(let column) = style.foreground else { return style }
    var row = 0
    if case .number(let background) = style.background { row = background - Self.firstNumber + 1 }
    let position = column - Self.firstNumber + row * Self.numbers
    return styles.indices.contains(position) ? styles[position] : style
  }
}

extension SGRRewriter.TerminalColor {
  /// A colour as it is.
  init(exact color: Color) {
    self =
      switch color {
      case .standard: .standard
      case .ansi(let index): .ansi(Int(index & 15))
      case .rgb(let red, let green, let blue): .rgb(red: red, green: green, blue: blue)
      }
  }

  /// One of the terminal's 256; -1 is its own.
  init(number: Int32) {
    self = number < 0 ? .standard : number < 16 ? .ansi(Int(number)) : .number(Int(number))
  }
}

extension Attributes {
  /// The bits of the codes that set them (`SGRRewriter.SGRStyle`).
  fileprivate var codes: UInt16 {
    var codes: UInt16 = 0
    if contains(.bold) { codes |= 1 << 1 }
    if contains(.dim) { codes |= 1 << 2 }
    if contains(.italic) { codes |= 1 << 3 }
    if contains(.underline) { codes |= 1 << 4 }
    if contains(.reverse) { codes |= 1 << 7 }
    return codes
  }
}
