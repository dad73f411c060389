import TerminalUI
import WeatherModel

/// The keys of the weather page.
enum PageKeys {
  /// What an event asks for; nil when the page has no use for it.
  static func action(for event: InputEvent) -> AppAction? {
    guard case .key(let key, let modifiers) = event else { return nil }
    switch key.onLatinLayout {
    case .character(let character): return action(for: character)
    case let key: return move(key, modifiers).map { .page($0) }
    }
  }

  private static func move(_ key: Key, _ modifiers: KeyModifiers) -> PageAction? {
    switch key {
    case .up, .backTab: .focusBy(-1)
    case .down: .focusBy(1)
    case .tab: .focusBy(modifiers.contains(.shift) ? -1 : 1)
    case .left: moveInside(-1, modifiers)
    case .right: moveInside(1, modifiers)
    case .pageUp: .scrollPages(-1)
    case .pageDown: .scrollPages(1)
    case .home: .focus(.current)
    case .end: .focus(.detail)
    case .enter: .open
    case .escape: .close
    default: nil
    }
  }

  private static func moveInside(_ step: Int, _ modifiers: KeyModifiers) -> PageAction {
    if modifiers.contains(.control) { return .leap(.midnight(step)) }
    return modifiers.contains(.shift) ? .leap(.hours(6 * step)) : .moveInside(step)
  }

  private static func action(for character: Character) -> AppAction? {
    switch character {
    case "/": .searchOpened
    case "p": .boardOpened
    case "a": .warnings(.opened)
    case "v": .page(.compare)
    case "r": .forecasts(.reload)
    case "f": .favouriteToggled
    case "[": .walked(-1)
    case "]": .walked(1)
    case "k": .page(.focusBy(-1))
    case "j": .page(.focusBy(1))
    case "h": .page(.moveInside(-1))
    case "l": .page(.moveInside(1))
    case " ": .page(.scrollPages(1))
    case "g": .page(.focus(.current))
    case "G": .page(.focus(.detail))
    case "+", "=": .page(.zoom(1))
    case "-", "_": .page(.zoom(-1))
    case "0": .page(.recentre)
    case "<": .page(.moveHour(.hours(-1)))
    case ">": .page(.moveHour(.hours(1)))
    case "1"..."5":
      Section(rawValue: (character.wholeNumberValue ?? 1) - 1).map { .page(.focus($0)) }
    default: nil
    }
  }
}
