import TerminalUI
import WeatherModel
import WeatherWords

/// What a key asks of the program on the weather page.
enum AppCommand: Equatable {
  case quit, search, help, reload, units, language, favourite
  case theme, mouse, settings
  case sectionBy(Int), section(Section), inside(Int)
  case page(Int), zoom(Int), recentre
  case wheel(Int)
  case neighbour(Int)
  case open, back
  case board
  case whereAmI
}

/// The keys of the weather page, and of what lies over it.
enum AppKeys {
  static func command(for event: InputEvent) -> AppCommand? {
    switch event {
    case .key(let key, let modifiers):
      return command(for: key.onLatinLayout, modifiers)
    case .mouse(let mouse) where mouse.kind == .wheelUp:
      return .wheel(-3)
    case .mouse(let mouse) where mouse.kind == .wheelDown:
      return .wheel(3)
    default:
      return nil
    }
  }

  /// The rows that an event scrolls a text by; nil for one that does something else.
  static func rows(of event: InputEvent, page: Int) -> Int? {
    switch command(for: event) {
    case .sectionBy(let steps): steps
    case .wheel(let rows): rows
    case .page(let pages): pages * max(1, page)
    default: nil
    }
  }

  private static func command(for key: Key, _ modifiers: KeyModifiers) -> AppCommand? {
    switch key {
    case .up, .backTab: .sectionBy(-1)
    case .down: .sectionBy(1)
    case .tab: .sectionBy(modifiers.contains(.shift) ? -1 : 1)
    case .left: .inside(-1)
    case .right: .inside(1)
    case .pageUp: .page(-1)
    case .pageDown: .page(1)
    case .home: .section(.current)
    case .end: .section(.detail)
    case .enter: .open
    case .escape: .back
    case .control("c"): .quit
    case .function(1): .help
    case .character(let character): command(for: character)
    default: nil
    }
  }

  private static func command(for character: Character) -> AppCommand? {
    switch character {
    case "q": .quit
    case "/": .search
    case "p": .board
    case ".": .whereAmI
    case "?": .help
    case "r": .reload
    case "u": .units
    case "L": .language
    case "f": .favourite
    case "t": .theme
    case "m": .mouse
    case ",": .settings
    case "[": .neighbour(-1)
    case "]": .neighbour(1)
    case "k": .sectionBy(-1)
    case "j": .sectionBy(1)
    case "h": .inside(-1)
    case "l": .inside(1)
    case " ": .page(1)
    case "g": .section(.current)
    case "G": .section(.detail)
    case "+", "=": .zoom(1)
    case "-", "_": .zoom(-1)
    case "0": .recentre
    case "1"..."5":
      Section(rawValue: (character.wholeNumberValue ?? 1) - 1).map { .section($0) }
    default: nil
    }
  }
}
