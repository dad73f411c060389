public import TerminalUI

/// A deterministic random number generator: the same seed yields the same numbers.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Grid {
  /// Draws random text, fills and styles on the grid, some of them across its edges.
  public mutating func scribble(strokes: Int, using random: inout SeededRandom) {
    let words = [
      "Seoul", "서울 9°", "ソウル", "a", "한", "é", "e\u{301}tude", "▕━━●━━▏", "⠋⠙⠹", "  ", "👍🏽 ok",
      "かな漢字", "नमस्ते",
    ]
    for _ in 0..<strokes {
      let x = Int.random(in: -3...(size.width + 2), using: &random)
      let y = Int.random(in: -1...size.height, using: &random)
      let style = Style.random(using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let width = Int.random(in: 0...6, using: &random)
        let height = Int.random(in: 0...3, using: &random)
        fill(
          Rect(x: x, y: y, width: width, height: height),
          with: Bool.random(using: &random) ? " " : "강", style: style)
      case 1:
        let change = Bool.random(using: &random)
        self.style(Rect(x: x, y: y, width: 5, height: 1)) { $0 = change ? $0.reversed() : style }
      default:
        write(words.randomElement(using: &random) ?? "", x: x, y: y, style: style)
      }
    }
  }
}

extension Style {
  /// Returns a random style.
  public static func random(using random: inout SeededRandom) -> Style {
    func color(_ random: inout SeededRandom) -> Color {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .standard
      case 1: .ansi(UInt8.random(in: 0...15, using: &random))
      default: .rgb(.random(in: 0...255, using: &random), 128, .random(in: 0...255, using: &random))
      }
    }
    return Style(
      foreground: color(&random), background: color(&random),
      attributes: Attributes(rawValue: UInt8.random(in: 0..<32, using: &random)))
  }
}
