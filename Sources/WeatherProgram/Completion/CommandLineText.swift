/// A command line of a shell up to the cursor, divided into words as the shell divides it.
struct CommandLineText {
  /// A shell's rules for quotes.
  enum Rules {
    case bash, fish
  }

  /// The words before the one at the cursor, without their quotes; the first is the program.
  private(set) var words: [String] = []
  /// The word at the cursor without its quotes, up to the cursor.
  private(set) var current = ""
  /// The quote that is open at the cursor.
  private(set) var openQuote: Character?
  /// How many characters of the current word the shell leaves alone: it replaces those behind them.
  private(set) var keptCount = 0

  private var hasWord = false

  /// Divides a line.
  /// - Parameter wordBreaks: The characters at which bash divides a word once more when it completes
  ///   it, such as the `=` of `--units=metric`.
  init(_ line: String, rules: Rules, wordBreaks: String = "") {
    var rest = line[...]
    var keptBeforeQuote = 0
    while let character = rest.popFirst() {
      if let quote = openQuote {
        if character == quote {
          (openQuote, keptCount) = (nil, keptBeforeQuote)
        } else if character == "\\", let next = rest.first,
          Self.isEscape(of: next, in: quote, rules)
        {
          current.append(rest.removeFirst())
        } else {
          current.append(character)
        }
        continue
      }
      switch character {
      case "'", "\"":
        (openQuote, hasWord) = (character, true)
        keptBeforeQuote = keptCount
        keptCount = current.count
      case "\\":
        hasWord = true
        if let next = rest.popFirst() { current.append(next) }
      case " ", "\t", "\n": endWord()
      default:
        hasWord = true
        current.append(character)
        if wordBreaks.contains(character) { keptCount = current.count }
      }
    }
  }

  /// The text as it may stand in the shell's word, behind what the shell leaves alone.
  func quoted(_ text: String) -> String {
    let text = text.dropFirst(keptCount)
    switch openQuote {
    case "'":
      return text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#)
    case .some:
      return text.reduce(into: "") { $0 += ("\"\\$`".contains($1) ? "\\" : "") + String($1) }
    case nil:
      return text.reduce(into: "") { $0 += (Self.isPlain($1) ? "" : "\\") + String($1) }
    }
  }

  /// Returns whether a character means nothing to a shell. Beyond ASCII none does.
  private static func isPlain(_ character: Character) -> Bool {
    guard let code = character.asciiValue else { return true }
    return character.isLetter || character.isNumber || "_-./:=@%+,".utf8.contains(code)
  }

  /// Returns whether a backslash takes a character's meaning inside of a quote.
  private static func isEscape(
    of character: Character, in quote: Character, _ rules: Rules
  ) -> Bool {
    switch (quote, rules) {
    case ("'", .bash): false
    case ("'", .fish): character == "'" || character == "\\"
    default: "\"\\$`".contains(character)
    }
  }

  private mutating func endWord() {
    if hasWord { words.append(current) }
    (current, hasWord, keptCount) = ("", false, 0)
  }
}
