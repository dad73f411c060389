internal import TerminalUI

/// Carries 24-bit colours through ncurses, which knows no more than the terminal's 256.
///
/// Every pair of colours is a pair of numbers of our own, and where the frame's bytes pass on their
/// way out (`StyleSequences`) these numbers become the colours again. The terminal is never asked
/// for the numbers themselves, so that its palette stays as the person has it. ncurses always writes
/// both numbers of a pair; the two together name far more pairs than a screen has.
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

  /// A look with the colours that its numbers stand for.
  func resolve(_ look: StyleSequences.Look) -> StyleSequences.Look {
    guard case .number(let glyphs) = look.foreground, case .number(let ground) = look.background
    else { return look }
    let place = glyphs - Self.firstNumber + (ground - Self.firstNumber) * Self.numbers
    guard pairs.indices.contains(place) else { return look }
    var look = look
    look.foreground = StyleSequences.Ink(pairs[place].foreground)
    look.background = StyleSequences.Ink(pairs[place].background)
    return look
  }
}

extension StyleSequences.Ink {
  fileprivate init(_ color: Color) {
    self =
      switch color {
      case .standard: .standard
      case .ansi(let index): .ansi(Int(index & 15))
      case .rgb(let red, let green, let blue): .rgb(red: red, green: green, blue: blue)
      }
  }
}
