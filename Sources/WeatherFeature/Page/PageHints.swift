import TerminalUI
import WeatherWords

/// The keys of the page, for the footer and the help.
enum PageHints {
  static func page(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let keys = words.keys
    let all = local(state)
    let local = all.filter { !$0.isForHelp }
    let title = title(of: state.page.focus, words)
    if state.page.holdsMap {
      return KeyHints(title: title, local: local, footer: local + general(keys), keepsHelp: false)
    }
    let settings = KeyHint(",", keys.settings, .character(","))
    let search = KeyHint("/", keys.search, .character("/"))
    let board = KeyHint("p", keys.board, .character("p"))
    let reload = KeyHint("r", keys.reload, .character("r"))
    let help = KeyHint("?", keys.help, .character("?"))
    // Without weather there are no sections to walk through.
    if state.report == nil {
      return KeyHints(local: [], footer: [search, board, reload, settings, help])
    }
    let warnings = KeyHint("a", keys.warnings, .character("a"))
    // The key that the banner names as a remedy comes first.
    let remedy = Banner.namesSettings(state) ? [settings] : []
    // On narrow terminals the keys of search and help come before Enter.
    let isNarrow = state.size.width < 60
    let first = isNarrow ? local.filter { $0.key != .enter } : local
    let last = isNarrow ? local.filter { $0.key == .enter } : []
    let footer =
      remedy + [KeyHint("↑↓", keys.section)] + first
      + (state.hasWarnings && !first.contains { $0.word == warnings.word } ? [warnings] : [])
      + [
        search, board, reload, help, KeyHint("f", keys.favourite, .character("f")),
        KeyHint("y", keys.year, .character("y")),
        KeyHint("u", keys.units, .character("u")),
        KeyHint("t", keys.theme, .character("t")),
      ] + (remedy.isEmpty ? [settings] : []) + (state.hasWarnings ? [] : [warnings]) + last
    return KeyHints(title: title, local: all, footer: footer)
  }

  static func panel(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let panel = state.page.panel
    let hasFailed = panel == .comparison && state.comparison?.failure != nil
    var local: [KeyHint] = []
    if panel == .day { local.append(KeyHint("↑↓", words.keys.hours)) }
    if panel == .detail { local.append(KeyHint("↑↓", words.keys.otherValues)) }
    if hasFailed { local.append(KeyHint("r", words.keys.tryAgain, .character("r"))) }
    if !state.page.isWithoutHours(state.report) {
      local.append(KeyHint("←→", panel == .detail ? words.keys.hours : words.keys.days))
    }
    if panel == .comparison { local += comparison(state) }
    local.append(KeyHint("Esc", words.keys.back, .escape))
    let title =
      panel == .comparison ? words.certainty.title : title(of: state.page.focus, words)
    return KeyHints(
      title: title, local: local, footer: local + general(words.keys), keepsHelp: false)
  }

  private static func comparison(_ state: AppState) -> [KeyHint] {
    let keys = state.settings.language.words.keys
    let chances = KeyHint("%", keys.chances, .character("%"))
    return [KeyHint("Enter", keys.open, .enter)] + (state.canShowChances ? [chances] : [])
      + [KeyHint("<>", keys.hours, .character(">"))]
  }

  private static func general(_ keys: KeyWords) -> [KeyHint] {
    [KeyHint("u", keys.units, .character("u")), KeyHint("?", keys.help, .character("?"))]
  }

  /// Returns the keys that work only in the focused section, or on the map at full size.
  private static func local(_ state: AppState) -> [KeyHint] {
    let words = state.settings.language.words.keys
    if state.page.holdsMap {
      let layers = state.settings.map == .automatic ? [KeyHint("Tab", words.layer, .tab)] : []
      let play = layers.isEmpty ? [] : [KeyHint("Space", words.play, .character(" "))]
      let isChoosing = state.fields.isChoosingTown
      let value =
        state.fields.field == nil || state.fields.layer == .plain
        ? [] : [KeyHint("Enter", isChoosing ? words.back : words.values, .enter)]
      return layers + [KeyHint("<>", words.hours, .character(">"))] + play + [
        KeyHint("←↑↓→", isChoosing ? words.choose : words.pan)
      ] + value + [
        KeyHint("+-", words.zoom, .character("+")),
        KeyHint("0", words.recentre, .character("0")), KeyHint("Esc", words.back, .escape),
      ]
    }
    switch state.page.focus {
    case .current:
      // While there are warnings, Enter opens them.
      return state.hasWarnings
        ? [
          KeyHint("Enter", words.warnings, .enter),
          KeyHint(forHelp: "v", words.howSure),
        ] : [KeyHint("Enter", words.howSure, .enter)]
    case .hourly:
      return [
        KeyHint("←→", words.hours),
        KeyHint(forHelp: "0", state.settings.language.words.labels.now),
        KeyHint("Enter", words.open, .enter),
      ]
    case .daily:
      return [
        KeyHint("←→", words.days), KeyHint("Enter", words.hours, .enter),
        KeyHint("d", words.date, .character("d")),
      ]
    case .map:
      return [
        KeyHint("←→", words.pan), KeyHint("+-", words.zoom, .character("+")),
        KeyHint("Enter", words.open, .enter),
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
