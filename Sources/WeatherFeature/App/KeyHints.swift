import TerminalUI

/// A key and the word for what it does.
struct KeyHint: Equatable, Sendable {
  var glyph: String
  var word: String
  /// The key that a click presses.
  var key: Key?
  /// Whether only the help shows it.
  var isForHelp = false

  init(forHelp glyph: String, _ word: String) {
    self.init(glyph, word)
    isForHelp = true
  }

  init(_ glyph: String, _ word: String, _ key: Key? = nil) {
    self.glyph = glyph
    self.word = word
    self.key = key
  }

  /// The same hint with the arrow keys written by name.
  var inASCII: KeyHint {
    var hint = self
    hint.glyph = ArrowKeys.named(in: glyph)
    return hint
  }

  var width: Int { TextWidth.of(glyph) + 1 + TextWidth.of(word) }
}

/// The names of arrow keys for ASCII terminals. The signs `<` and `>` cannot replace the arrows,
/// because they are keys of their own.
enum ArrowKeys {
  private static let names: [Character: String] = [
    "←": "Left", "→": "Right", "↑": "Up", "↓": "Down",
  ]

  /// Returns the text with names instead of arrows: `Shift-Left/Right`.
  static func named(in text: String) -> String {
    if text.filter({ $0 != " " }).count == names.count, names.keys.allSatisfy(text.contains) {
      return "arrows"
    }
    var result = ""
    var followsName = false
    for character in text {
      let name = names[character]
      if followsName, name != nil { result += "/" }
      result += name ?? String(character)
      followsName = name != nil
    }
    return result
  }
}

/// The keys that work on the top layer, for the footer and the help.
struct KeyHints: Equatable, Sendable {
  /// The name of the layer, or of the part of it that receives the keys.
  var title = ""
  /// The keys of this layer only, for the help.
  var local: [KeyHint]
  /// The hints of the footer, in order.
  var footer: [KeyHint]
  /// The column in which the footer begins.
  var column = 1
  /// Whether `q` ends the program from here.
  var offersQuit = true
  /// Whether help and the way back have priority over keys that are easier to guess.
  var keepsHelp = true

  init(
    title: String = "", local: [KeyHint], footer: [KeyHint]? = nil, column: Int = 1,
    offersQuit: Bool = true, keepsHelp: Bool = true
  ) {
    self.title = title
    self.local = local
    self.footer = footer ?? local
    self.column = column
    self.offersQuit = offersQuit
    self.keepsHelp = keepsHelp
  }

  /// The same hints with the arrow keys written by name.
  var inASCII: KeyHints {
    var hints = self
    hints.local = local.map(\.inASCII)
    hints.footer = footer.map(\.inASCII)
    return hints
  }
}
