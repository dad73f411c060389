import TerminalUI
import WeatherModel
import WeatherWords

/// The keys that work wherever no layer has a use of its own for them.
enum AppKeys {
  /// What an event asks of the program as a whole.
  static func action(for event: InputEvent) -> AppAction? {
    guard case .key(let key, _) = event else { return nil }
    return switch key.onLatinLayout {
    case .control("c"), .character("q"): .quit
    case .function(1), .character("?"): .help(.opened)
    case .character("."): .location(.asked)
    case .character(","): .settings(.opened)
    case .character("u"): .settings(.change(.units, by: 1))
    case .character("t"): .settings(.change(.theme, by: 1))
    case .character("m"): .settings(.change(.mouse, by: 1))
    default: nil
    }
  }

  /// Whether an event is text to search for: a letter or a digit that is no command, or what was
  /// pasted.
  static func isText(_ event: InputEvent) -> Bool {
    switch event {
    case .key(.character(let character), _):
      let key = Key.character(character).onLatinLayout
      return character.isPartOfName && !reserved.contains(key)
    case .paste(let text):
      return text.contains(where: \.isPartOfName)
    case .key, .mouse, .resize, .background, .pictures:
      return false
    }
  }

  /// Commands of screens that are not always there: their keys never begin a search.
  private static let reserved: Set<Key> = [.character("a"), .character("v")]

  /// The rows that an event scrolls a text by; nil for one that does something else.
  static func rows(of event: InputEvent, page: Int) -> Int? {
    guard case .key(let key, let modifiers) = event else { return nil }
    return switch key.onLatinLayout {
    case .up, .backTab, .character("k"): -1
    case .down, .character("j"): 1
    case .tab: modifiers.contains(.shift) ? -1 : 1
    case .pageUp: -max(1, page)
    case .pageDown, .character(" "): max(1, page)
    default: nil
    }
  }
}

extension Character {
  /// Whether a name or a coordinate may begin with it.
  fileprivate var isPartOfName: Bool { isLetter || isNumber }
}

extension MouseEvent {
  /// Rows that the wheel scrolls by; nil for a press or a release.
  var wheelRows: Int? {
    switch kind {
    case .wheelUp: -3
    case .wheelDown: 3
    case .press, .drag, .release: nil
    }
  }
}
