import TerminalUI

/// The keys of the board.
enum BoardKeys {
  static func command(for event: InputEvent, isFiltering: Bool) -> BoardCommand? {
    switch event {
    // With a Korean input method, Shift does not turn ㅓ into J. The arrows therefore move a place
    // as well.
    case .key(.up, .shift): return .shift(-1)
    case .key(.down, .shift): return .shift(1)
    case .key(let key, _):
      if isFiltering { return commandWhileTyping(for: key) ?? edit(key, event) }
      return command(for: key.onLatinLayout)
    case .paste:
      return isFiltering ? .edit(event) : nil
    case .mouse, .resize, .background, .exactColors, .pictures:
      return nil
    }
  }

  private static func edit(_ key: Key, _ event: InputEvent) -> BoardCommand? {
    switch key {
    // Quitting and help work for the whole program, even while the user types.
    case .control("c"), .function: nil
    default: .edit(event)
    }
  }

  private static func commandWhileTyping(for key: Key) -> BoardCommand? {
    switch key {
    case .escape: .back
    case .enter: .open
    case .tab: .endTyping
    case .up: .move(-1)
    case .down: .move(1)
    case .pageUp: .page(-1)
    case .pageDown: .page(1)
    default: nil
    }
  }

  private static func command(for key: Key) -> BoardCommand? {
    switch key {
    case .up, .character("k"): .move(-1)
    case .down, .character("j"): .move(1)
    case .pageUp: .page(-1)
    case .pageDown, .character(" "): .page(1)
    case .home, .character("g"): .first
    case .end, .character("G"): .last
    case .enter: .open
    case .escape, .character("p"): .back
    case .character("s"): .sort
    case .character("K"): .shift(-1)
    case .character("J"): .shift(1)
    case .character("f"), .delete: .remove
    case .character("z"): .undo
    case .character("/"): .narrow
    default: nil
    }
  }
}
