internal import TerminalUI

/// A cache that encodes the styles of cells as ncurses color pairs, because ncurses is limited to
/// the terminal's 256 colours and writes long sequences for attributes.
///
/// Each style, consisting of colours and attributes, is represented by a pair of private colour
/// numbers, which `SGRRewriter` translates back in the frame's output. The numbers themselves are
/// never sent, so the user's palette is not changed.
///
/// ncurses always writes both numbers of a pair, except for a default background, for which it
/// writes none. The first styles, which are the most frequent, therefore need one number. The two
/// numbers together represent far more styles than a screen has.
struct ColorPairCache {
  /// The first private colour number. ncurses writes the 16 numbers below it in another form, and
  /// they belong to the user's palette.
  private static let firstNumber = 16
  private static let numbers = 240
  /// The capacity, more than the styles of a screen with many gradients. Above it the cache is
  /// cleared.
  private static let capacity = 20_000

  private let limit: Int
  private let color: (Color) -> SGRRewriter.TerminalColor
  private var styles: [SGRRewriter.SGRStyle] = []
  private var pairs: [SGRRewriter.SGRStyle: Int32] = [:]
  private var pairsOfStyles: [UInt64: Int32] = [:]

  /// - Parameters:
  ///   - pairCount: The number of pairs that ncurses distinguishes.
  ///   - color: Converts a colour to that of the terminal.
  init(pairCount: Int, color: @escaping (Color) -> SGRRewriter.TerminalColor) {
    limit = min(pairCount - 1, Self.numbers * Self.numbers)
    self.color = color
  }

  /// Whether the cache is full. It must then be cleared, and the next frame must be sent
  /// completely.
  var isFull: Bool { styles.count > min(Self.capacity, limit * 2 / 3) }

  mutating func removeAll() {
    styles.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
    pairsOfStyles.removeAll(keepingCapacity: true)
  }

  /// Returns the number of the pair that represents a style; 0 for the default style. A style
  /// without a pair receives a new one, which is registered with `define`.
  mutating func pair(
    of style: Style, define: (_ pair: Int32, _ foreground: Int32, _ background: Int32) -> Void
  ) -> Int32 {
    guard style != .plain else { return 0 }
    if let pair = pairsOfStyles[style.number] { return pair }
    let sgrStyle = SGRRewriter.SGRStyle(
      foreground: color(style.foreground), background: color(style.background),
      attributes: style.attributes.codes)
    // With few colours many shades are equal, and so share a pair.
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

  /// Returns the style that a pair of private colour numbers represents.
  func resolve(_ style: SGRRewriter.SGRStyle) -> SGRRewriter.SGRStyle {
    guard case .number(let column) = style.foreground else { return style }
    var row = 0
    if case .number(let background) = style.background { row = background - Self.firstNumber + 1 }
    let position = column - Self.firstNumber + row * Self.numbers
    return styles.indices.contains(position) ? styles[position] : style
  }
}

extension SGRRewriter.TerminalColor {
  /// Creates an exact colour. A grey that has a number is encoded by it, in fewer bytes.
  init(exact color: Color) {
    if let number = color.grayNumber {
      self = .number(Int(number))
      return
    }
    self =
      switch color {
      case .standard: .standard
      case .ansi(let index): .ansi(Int(index & 15))
      case .rgb(let red, let green, let blue): .rgb(red: red, green: green, blue: blue)
      }
  }

  /// Creates one of the terminal's 256 colours; -1 is the default colour.
  init(number: Int32) {
    self = number < 0 ? .standard : number < 16 ? .ansi(Int(number)) : .number(Int(number))
  }
}

extension Attributes {
  /// The bits of the SGR codes for the attributes (`SGRRewriter.SGRStyle`).
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
