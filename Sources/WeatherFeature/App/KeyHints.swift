import TerminalUI

/// One key and what it does.
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

  var width: Int { TextWidth.of(glyph) + 1 + TextWidth.of(word) }
}

/// The keys that work on the top layer, for the footer and the help.
struct KeyHints: Equatable, Sendable {
  /// The name of the layer, or of the part of it that has the keys.
  var title = ""
  /// The keys of this layer alone, for the help.
  var local: [KeyHint]
  /// What the footer shows, in order.
  var footer: [KeyHint]
  /// The column in which the footer begins.
  var column = 1
  /// Whether `q` ends the program from here.
  var offersQuit = true
  /// Whether help and the way back come before what is easier to guess.
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
}
