/// The Korean two-set keyboard layout (KS X 5002) in reverse: the Latin key that was pressed for a
/// jamo.
///
/// ```swift
/// let key = HangulKeyboard.latin(for: "ㅂ")  // q
/// let keys = HangulKeyboard.keystrokes(for: "바")  // q, k
/// let quit = Key.character("ㅂ").onLatinLayout  // .character("q")
/// ```
public enum HangulKeyboard {
  /// Returns the letter on the key that types this jamo, in upper case with Shift; nil for anything
  /// else.
  ///
  /// Jamo that require two keys (ㅘ, ㄳ) and syllables have no single letter; see
  /// ``keystrokes(for:)``.
  public static func latin(for jamo: Character) -> Character? { keys[jamo] }

  /// Returns the letters typed for a jamo or a syllable: `바` is `qk`; nil for anything else.
  public static func keystrokes(for character: Character) -> [Character]? {
    if let key = keys[character] { return [key] }
    if let pair = pairs[character] { return Array(pair) }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (0xAC00...0xD7A3).contains(scalar.value)
    else { return nil }
    let index = Int(scalar.value - 0xAC00)
    let parts = [initials[index / 588], vowels[index / 28 % 21]]
    let last = index % 28
    return (last == 0 ? parts : parts + [finals[last - 1]]).flatMap { keystrokes(for: $0) ?? [] }
  }

  private static let keys: [Character: Character] = [
    "ㅂ": "q", "ㅈ": "w", "ㄷ": "e", "ㄱ": "r", "ㅅ": "t", "ㅛ": "y", "ㅕ": "u", "ㅑ": "i",
    "ㅐ": "o", "ㅔ": "p", "ㅁ": "a", "ㄴ": "s", "ㅇ": "d", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h",
    "ㅓ": "j", "ㅏ": "k", "ㅣ": "l", "ㅋ": "z", "ㅌ": "x", "ㅊ": "c", "ㅍ": "v", "ㅠ": "b",
    "ㅜ": "n", "ㅡ": "m",
    "ㅃ": "Q", "ㅉ": "W", "ㄸ": "E", "ㄲ": "R", "ㅆ": "T", "ㅒ": "O", "ㅖ": "P",
  ]

  private static let pairs: [Character: String] = [
    "ㅘ": "hk", "ㅙ": "ho", "ㅚ": "hl", "ㅝ": "nj", "ㅞ": "np", "ㅟ": "nl", "ㅢ": "ml",
    "ㄳ": "rt", "ㄵ": "sw", "ㄶ": "sg", "ㄺ": "fr", "ㄻ": "fa", "ㄼ": "fq", "ㄽ": "ft",
    "ㄾ": "fx", "ㄿ": "fv", "ㅀ": "fg", "ㅄ": "qt",
  ]

  // In the order of Unicode's syllable block.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
}

extension Key {
  /// The same key on the Latin layout, if a Korean input method turned it into a jamo.
  ///
  /// This is for keys that are commands; in a text field a jamo is text.
  public var onLatinLayout: Key {
    switch self {
    case .character(let character): .character(HangulKeyboard.latin(for: character) ?? character)
    case .alt(let character): .alt(HangulKeyboard.latin(for: character) ?? character)
    case .control(let character): .control(HangulKeyboard.latin(for: character) ?? character)
    default: self
    }
  }
}
