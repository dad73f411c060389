import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@Suite struct SettingsViewTests {
  init() { #expect(TerminalLocale.setUTF8()) }

  private func grid(_ state: AppState) -> Grid {
    SettingsView(state)?.grid() ?? Grid(size: .zero)
  }

  private func state(_ size: Size, _ language: Language = .english) -> AppState {
    var state = Sample.state(size)
    state.settings.language = language
    state.settings.animates = true
    state.settingsContext.stateFile = "/home/me/.local/state/weather-tui/state.json"
    state.settingsPanel = SettingsState()
    return state
  }

  @Test func eachSettingHasItsLine() {
    var state = state(Size(width: 80, height: 24))
    state.settingsContext.sources[.theme] = .configurationFile(path: "/a/config.toml", line: 3)
    state.settings.theme = .dark
    #expect(
      grid(state).lines == [
        "╭─▸ Settings ────────────────────────────────────────────────────────╮",
        "│                                                                    │",
        "│ ▸ Units            ◂ metric (°C, mm) ▸                             │",
        "│   Wind               auto: m/s                                     │",
        "│   Clock              auto: 21:00                                   │",
        "│   Language           English                                       │",
        "│   Theme              dark                     set by config.toml:3 │",
        "│   Provider           auto: Open-Meteo                              │",
        "│   Warnings           official, by country                          │",
        "│   Icons              auto: line art                                │",
        "│   Charts             auto: Braille dots                            │",
        "│   Map weather        on                                            │",
        "│   Animation          on                                            │",
        "│   Mouse              on                                            │",
        "│   Alerts             off                                           │",
        "│   Location           ask first                                     │",
        "│                                                                    │",
        "│   Saved in /home/me/.local/state/weather-tui/state.json            │",
        "│                                                                    │",
        "│                                                                    │",
        "╰────────────────────────────────────────────────────────────────────╯",
      ])
  }

  @Test func chartsWithoutUnicodeAreNamedASCII() {
    var state = state(Size(width: 80, height: 24))
    state.fit(ScreenCapabilities(colors: 8, isUnicode: false, hasMouse: false))
    #expect(grid(state).lines.contains { $0.contains("Charts             auto: ASCII ") })
  }

  @Test func languagesAreListedByTheirOwnNames() {
    var state = state(Size(width: 80, height: 30))
    state.settingsPanel?.list.selected = SettingsState.rows.firstIndex(of: .language) ?? 0
    state.settingsPanel?.choosing = ListState(selected: 1)
    let lines = grid(state).lines
    #expect(lines.contains { $0.contains("   ● English") })
    #expect(lines.contains { $0.contains(" ▸   한국어") })
    #expect(lines.contains { $0.contains("Deutsch") })
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 20, height: 5),
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 200, height: 60),
  ])
  func panelFitsTheScreenAndShowsTheSelectedRow(size: Size) {
    for language in Language.allCases {
      for row in SettingsState.rows.indices {
        var state = state(size, language)
        let layout = SettingsLayout(size: size)
        state.settingsPanel?.list.selected = row
        state.settingsPanel?.list.settle(
          count: SettingsState.rows.count, height: layout.list.height)
        let grid = grid(state)
        #expect(Rect(size).intersection(layout.panel) == layout.panel)
        guard size.width >= 40 else { continue }
        let title = SettingsText(state.settings, state.settingsContext)
          .title(of: SettingsState.rows[row])
        let start = (layout.hasSides ? "│" : "") + " ▸ \(title.onGrid) "
        #expect(grid.lines.contains { $0.hasPrefix(start) }, "\(title)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func optionsAndPathsAreReadableInEveryLanguage(language: Language) {
    var state = state(Size(width: 80, height: 24), language)
    state.settingsContext.stateFile = "~/.local/state/weather.json"
    state.settingsContext.sources[.language] = .commandLine(option: "--lang")
    let lines = grid(state).lines
    #expect(lines.contains { $0.contains("--lang") })
    #expect(lines.contains { $0.contains("~/.local/state/weather.json") })
    #expect(lines.contains { $0.contains("°C") } && !lines.contains { $0.contains("C°") })
  }

  @Test(arguments: Language.allCases)
  func labelsAndValuesFitAt80Columns(language: Language) {
    let state = state(Size(width: 80, height: 24), language)
    let text = SettingsText(state.settings, state.settingsContext)
    for key in SettingsState.rows {
      #expect(TextWidth.of(text.title(of: key)) <= 16)
      #expect(TextWidth.of(text.value(of: key)) <= 42)
    }
    for key in SettingsState.rows {
      #expect(TextWrap.lines(text.note(on: key), width: 64).count <= 3)
    }
    #expect(TextWrap.lines(language.words.settings.keyHint, width: 64).count <= 3)
    if [.english, .korean].contains(language) {
      #expect(TextWrap.lines(language.words.settings.keyHint, width: 36).count <= 3)
      #expect(TextWrap.lines(language.words.settings.locationHint, width: 36).count <= 3)
    }
  }
}
