internal import TerminalUI

/// Carries 24-bit colours through ncurses, which knows no more than the terminal's 256.
///
/// Every pair of colours is a pair of numbers of our own, and where the frame's bytes pass on their
/// way out these numbers become the colours again. The terminal is never asked for the numbers
/// themselves, so that its palette stays as the person has it. ncurses always writes both numbers of
/// a pair, first that of the glyphs; the two together name far more pairs than a screen has.
struct ExactColors {
  /// The first 16 numbers are written in another form, and are the person's own.
  private static let firstNumber = 16
  private static let numbers = 240
  /// More pairs than a screen of many gradients has; above it all are forgotten.
  private static let enough = 20_000

  private struct Pair {
    var foreground: Color
    var background: Color
  }

  private let limit: Int
  private var pairs: [Pair] = []
  private var indices: [UInt64: Int32] = [:]
  private var output: [UInt8] = []

  /// - Parameter pairCount: The pairs that ncurses tells apart.
  init(pairCount: Int) {
    limit = min(pairCount - 1, Self.numbers * Self.numbers)
  }

  /// Whether so many pairs are known that a new start is due, with a frame that sends everything.
  var isCrowded: Bool { pairs.count > min(Self.enough, limit * 2 / 3) }

  mutating func forgetAll() {
    pairs.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// ncurses' number of a pair; a new one is made known with `define`. 0 is the terminal's own.
  mutating func pair(
    of style: Style, define: (_ pair: Int32, _ foreground: Int32, _ background: Int32) -> Void
  ) -> Int32 {
    let key = style.colorBits
    guard key != 0 else { return 0 }
    if let index = indices[key] { return index }
    guard pairs.count < limit else { return 0 }
    let place = pairs.count
    pairs.append(Pair(foreground: style.foreground, background: style.background))
    let index = Int32(place + 1)
    indices[key] = index
    define(
      index, Int32(Self.firstNumber + place % Self.numbers),
      Int32(Self.firstNumber + place / Self.numbers))
    return index
  }

  // MARK: - On the way out

  /// What goes to the terminal for what ncurses wrote; of a pair's colours only those that change.
  mutating func rewrite(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    output.removeAll(keepingCapacity: true)
    var foreground: Color?
    var background: Color?
    var number: Int?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == 0x1B, index + 1 < bytes.endIndex, bytes[index + 1] == 0x5B else {
        output.append(bytes[index])
        index += 1
        continue
      }
      var end = index + 2
      while end < bytes.endIndex, !(0x40...0x7E).contains(bytes[end]) { end += 1 }
      guard end < bytes.endIndex else { break }
      let sequence = bytes[index...end]
      index = end + 1
      if bytes[end] == 0x6D {
        let parameters = bytes[(sequence.startIndex + 2)..<end]
        if let glyphs = Self.number(in: parameters, after: 0x33) {
          number = glyphs
          continue
        }
        if let glyphs = number, let ground = Self.number(in: parameters, after: 0x34) {
          number = nil
          guard let pair = pair(glyphs, ground) else { continue }
          select(
            foreground == pair.foreground ? nil : pair.foreground,
            background == pair.background ? nil : pair.background)
          (foreground, background) = (pair.foreground, pair.background)
          continue
        }
        // Bold and its like leave the colours; everything else that ncurses writes takes them back.
        if parameters.isEmpty || parameters.first == 0x30 || parameters.first == 0x33 {
          (foreground, background) = (nil, nil)
        }
      }
      output.append(contentsOf: sequence)
    }
    output.append(contentsOf: bytes[index...])
    return output[...]
  }

  private func pair(_ glyphs: Int, _ ground: Int) -> Pair? {
    let place = glyphs - Self.firstNumber + (ground - Self.firstNumber) * Self.numbers
    return pairs.indices.contains(place) ? pairs[place] : nil
  }

  /// The number in `38;5;N` or `48;5;N`, told apart by the first digit.
  private static func number(in parameters: ArraySlice<UInt8>, after digit: UInt8) -> Int? {
    let start: [UInt8] = [digit, 0x38, 0x3B, 0x35, 0x3B]
    guard parameters.starts(with: start) else { return nil }
    return parameters.dropFirst(start.count).reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private mutating func select(_ foreground: Color?, _ background: Color?) {
    let codes = [
      foreground.map { Self.code($0, ofGround: false) },
      background.map { Self.code($0, ofGround: true) },
    ].compactMap(\.self)
    guard !codes.isEmpty else { return }
    output += [0x1B, 0x5B]
    for (place, code) in codes.enumerated() {
      if place > 0 { output.append(0x3B) }
      output += code.utf8
    }
    output.append(0x6D)
  }

  private static func code(_ color: Color, ofGround isGround: Bool) -> String {
    switch color {
    case .standard: isGround ? "49" : "39"
    case .ansi(let index):
      "\(Int(index & 7) + (index & 15 > 7 ? 90 : 30) + (isGround ? 10 : 0))"
    case .rgb(let red, let green, let blue): "\(isGround ? 48 : 38);2;\(red);\(green);\(blue)"
    }
  }
}
