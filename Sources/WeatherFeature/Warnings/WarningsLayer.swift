import TerminalUI
import WeatherModel
import WeatherWords

extension LayerDefinition {
  /// The warnings in full, over the page or the board.
  static let warnings = LayerDefinition(
    name: .warnings,
    isOpen: { $0.warnings.isPresent && $0.warnedReport.isPresent },
    area: { PageLayout(of: $0).window },
    // Of the board the title stays.
    hidesBelow: { !$0.board.isShown },
    isSearchedByTyping: true,
    places: { [$0.warnedPlace].compactMap(\.self) },
    answer: { event, state in
      if let action = action(for: event, page: PageLayout(of: state).window.height - 2) {
        return .action(.warnings(action))
      }
      // What the page does with the other keys would not be seen.
      if case .page? = PageKeys.action(for: event) { return .taken }
      return .passed
    },
    mouse: { mouse, state in
      if let rows = mouse.wheelRows { return .warnings(.scrolled(rows)) }
      return mouse.position.y == PageLayout(of: state).window.y ? .warnings(.moved(1)) : nil
    },
    hints: { state in
      let words = state.settings.language.words
      let keys = words.keys
      let view = WarningsView.Slice(state).map(WarningsView.init)
      var local: [KeyHint] = []
      if view?.count ?? 0 > 1 { local.append(KeyHint("←→", keys.otherWarnings, .right)) }
      if view?.lastScroll ?? 0 > 0 { local.append(KeyHint("↑↓", keys.scroll, .down)) }
      local.append(KeyHint("Esc", keys.back, .escape))
      return KeyHints(
        title: words.warnings.title, local: local,
        footer: local + [
          KeyHint("r", keys.reload, .character("r")), KeyHint("?", keys.help, .character("?")),
        ])
    },
    makeDrawing: { context in
      Overlay(
        .warnings, context, slice: { $0.isInSight(.warnings) ? WarningsView.Slice($0) : nil },
        view: WarningsView.init, origin: \.slice.window.origin)
    })

  private static func action(for event: InputEvent, page: Int) -> WarningsAction? {
    guard case .key(let key, let modifiers) = event else { return nil }
    return switch key.onLatinLayout {
    case .left, .character("h"), .backTab: .moved(-1)
    case .tab: .moved(modifiers.contains(.shift) ? -1 : 1)
    case .right, .character("l"): .moved(1)
    case .home, .character("g"): .scrolled(-WarningsView.maxRows)
    case .end, .character("G"): .scrolled(WarningsView.maxRows)
    case .escape, .enter, .character("a"): .dismissed
    default: AppKeys.rows(of: event, page: page).map { .scrolled($0) }
    }
  }
}

extension AppState {
  /// Whether a warning is in force or announced for the place on the page.
  var hasWarnings: Bool { hasWarnings(at: page.place) }

  /// Whether a warning is in force or announced for a place.
  func hasWarnings(at place: Place?) -> Bool {
    forecasts[place]?.report.map { !$0.alerts(at: now).isEmpty } ?? false
  }

  /// The place whose warnings are shown.
  var warnedPlace: Place? { warnings?.place ?? page.place }

  /// What is known of its weather.
  var warnedReport: WeatherReport? { forecasts[warnedPlace]?.report }
}
