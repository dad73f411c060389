extension TextFieldState {
  /// Applies a key to the text.
  /// - Returns: Whether the field handles the key, even if the text is unchanged.
  @discardableResult
  public mutating func handle(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    let byWord = modifiers.contains(.control) || modifiers.contains(.alt)
    switch key {
    case .character(let character): insert(String(character))
    // The arrow keys move the caret in their direction: a right-to-left line continues on the left.
    case .left where text.isRightToLeft, .right where !text.isRightToLeft:
      if byWord { moveWordForward() } else { move(by: 1) }
    case .left, .right: if byWord { moveWordBackward() } else { move(by: -1) }
    case .home: moveToStart()
    case .end: moveToEnd()
    case .backspace: if byWord { deleteWordBackward() } else { deleteBackward() }
    case .delete: if byWord { deleteWordForward() } else { deleteForward() }
    case .control(let letter): return handleControl(letter)
    case .alt(let letter): return handleAlt(letter)
    default: return false
    }
    return true
  }

  private mutating func handleControl(_ letter: Character) -> Bool {
    switch letter {
    case "a": moveToStart()
    case "b": move(by: -1)
    case "d": deleteForward()
    case "e": moveToEnd()
    case "h": deleteBackward()
    case "k": deleteToEnd()
    case "u": deleteToStart()
    case "w": deleteWordBackward()
    default: return false
    }
    return true
  }

  private mutating func handleAlt(_ letter: Character) -> Bool {
    switch letter {
    case "b": moveWordBackward()
    case "d": deleteWordForward()
    case "f": moveWordForward()
    case "\u{7F}": deleteWordBackward()
    default: return false
    }
    return true
  }
}
