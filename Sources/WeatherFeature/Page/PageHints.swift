import TerminalUI
import WeatherWords

/// The keys of the page, for the footer and the help.
enum PageHints {
  @Sendable static func page(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let keys = words.keys
    let all = local(state)
    let local = all.filter { !$0.isForHelp }
    let title = title(of: state.page.focus, words)
    if state.page.holdsMap {
      return KeyHints(title: title, local: local, footer: local + general(keys), keepsHelp: false)
    }
    // On narrow terminals search and help go before what opens.
    let isNarrow = state.size.width < 60
    let first = isNarrow ? local.filter { $0.key != .enter } : local
    let last = isNarrow ? local.filter { $0.key == .enter } : []
    let footer =
      [KeyHint("↑↓", keys.section)] + first + [
        KeyHint("/", keys.search, .character("/")), KeyHint("p", keys.board, .character("p")),
        KeyHint("r", keys.reload, .character("r")),
        KeyHint("?", keys.help, .character("?")), KeyHint("f", keys.favourite, .character("f")),
        KeyHint("u", keys.units, .character("u")), KeyHint("L", keys.language, .character("L")),
        KeyHint("t", keys.theme, .character("t")), KeyHint(",", keys.settings, .character(",")),
      ] + last
    return KeyHints(title: title, local: all, footer: footer)
  }

  @Sendable static func panel(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let local = [
      KeyHint("←→", state.page.panel == .day ? words.keys.days : words.keys.otherValues),
      KeyHint("Esc", words.keys.back, .escape),
    ]
    return KeyHints(
      title: title(of: state.page.focus, words), local: local, footer: local + general(words.keys),
      keepsHelp: false)
  }

  private static func general(_ keys: KeyWords) -> [KeyHint] {
    [KeyHint("u", keys.units, .character("u")), KeyHint("?", keys.help, .character("?"))]
  }

  /// The keys that only work where the focus is.
  private static func local(_ state: AppState) -> [KeyHint] {
    let words = state.settings.language.words.keys
    if state.page.holdsMap {
      return [
        KeyHint("←↑↓→", words.pan), KeyHint("+-", words.zoom, .character("+")),
        KeyHint("0", words.recentre, .character("0")), KeyHint("Esc", words.back, .escape),
      ]
    }
    switch state.page.focus {
    case .current: return [KeyHint("Enter", words.open, .enter)]
    case .hourly:
      return [
        KeyHint("←→", words.hours), KeyHint(forHelp: "Shift-←→", words.sixHours),
        KeyHint(forHelp: "Ctrl-←→", words.midnight),
        KeyHint(forHelp: "0", state.settings.language.words.labels.now),
        KeyHint("Enter", words.open, .enter),
      ]
    case .daily: return [KeyHint("←→", words.days), KeyHint("Enter", words.hours, .enter)]
    case .map:
      return [
        KeyHint("←→", words.pan), KeyHint("+-", words.zoom, .character("+")),
        KeyHint("Enter", words.move, .enter),
      ]
    case .detail: return [KeyHint("←→", words.values), KeyHint("Enter", words.open, .enter)]
    }
  }

  private static func title(of section: Section, _ words: Words) -> String {
    switch section {
    case .current: words.sections.now
    case .hourly: words.sections.hourly
    case .daily: words.sections.daysTitle
    case .map: words.sections.map
    case .detail: words.sections.detail
    }
  }
}
