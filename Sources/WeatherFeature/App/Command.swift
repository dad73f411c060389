import TerminalUI
import WeatherModel

/// The command that a key stands for outside a text field. Layers handle commands, not keys.
enum Command: Equatable {
  // Everywhere.
  case quit, help, location, settings
  case change(SettingKey)
  // The commands of the page. A layer over the page may handle them differently.
  case search, board, warnings, year, date, reload, favourite, open, back
  case walk(Int)
  case page(PageAction)

  /// Creates the command of a key; nil for a key without a command.
  init?(_ event: InputEvent) {
    guard case .key(let key, let modifiers) = event else { return nil }
    let command: Command? =
      switch key.onLatinLayout {
      case .control("c"): .quit
      case .function(1): .help
      case .enter: .open
      case .escape: .back
      case .character(let character): Self.command(of: character)
      case let key: Self.movement(key, modifiers).map { .page($0) }
      }
    guard let command else { return nil }
    self = command
  }

  /// Whether the command does the same on every screen.
  var isOfProgram: Bool {
    switch self {
    case .quit, .help, .location, .settings, .change: true
    case .search, .board, .warnings, .year, .date, .reload, .favourite, .open, .back, .walk, .page:
      false
    }
  }

  /// The action of the command unless a layer handles the command differently.
  var action: AppAction {
    switch self {
    case .quit: .quit
    case .help: .help(.opened)
    case .location: .location(.requested)
    case .settings: .settings(.opened)
    case .change(let key): .settings(.change(key, by: 1))
    case .search: .searchOpened
    case .board: .boardOpened
    case .warnings: .warnings(.opened)
    case .year: .year(.opened)
    case .date: .dated(.opened())
    case .reload: .forecasts(.reload)
    case .favourite: .favouriteToggled
    case .open: .page(.open)
    case .back: .page(.close)
    case .walk(let steps): .walked(steps)
    case .page(let action): .page(action)
    }
  }

  private static func movement(_ key: Key, _ modifiers: KeyModifiers) -> PageAction? {
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
    default: nil
    }
  }

  private static func moveInside(_ step: Int, _ modifiers: KeyModifiers) -> PageAction {
    if modifiers.contains(.control) { return .leap(.midnight(step)) }
    return modifiers.contains(.shift) ? .leap(.hours(6 * step)) : .moveInside(step)
  }

  private static func command(of character: Character) -> Command? {
    switch character {
    case "q": .quit
    case "?": .help
    case ".": .location
    case ",": .settings
    case "u": .change(.units)
    case "t": .change(.theme)
    case "m": .change(.mouse)
    case "/": .search
    case "p": .board
    case "a": .warnings
    case "y": .year
    case "d": .date
    case "r": .reload
    case "f": .favourite
    case "[": .walk(-1)
    case "]": .walk(1)
    case "v": .page(.compare)
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

extension InputEvent {
  /// Whether the event is text that opens the search where it is not a command.
  var isSearchText: Bool {
    switch self {
    case .key(.character(let character), _): character.isPartOfName
    case .paste(let text): text.contains(where: \.isPartOfName)
    case .key, .mouse, .resize, .background, .exactColors, .pictures: false
    }
  }

  /// Returns the number of rows by which the key scrolls a text; nil for other keys.
  func scrollRows(page: Int) -> Int? {
    guard case .key(let key, let modifiers) = self else { return nil }
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
  /// Whether a name or a coordinate may begin with the character.
  fileprivate var isPartOfName: Bool { isLetter || isNumber }
}

extension MouseEvent {
  /// The number of rows that the wheel scrolls; nil for a press, a drag or a release.
  var wheelRows: Int? {
    switch kind {
    case .wheelUp: -3
    case .wheelDown: 3
    case .press, .drag, .release: nil
    }
  }
}
