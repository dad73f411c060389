import TerminalUI
import TestSupport
import Testing
import WeatherWords

@testable import WeatherFeature

/// Omitting what the terminal cannot show.
@Suite struct TerminalFitTests {
  private static let own = ThemeName.custom(CustomTheme(name: "own", base: .dark))
  private static let plain = ThemeName.custom(CustomTheme(name: "plain", base: .auto))

  private func state(
    _ theme: ThemeName, colors: Int, isUnicode: Bool = true
  ) -> AppState {
    var state = Sample.state(Size(width: 80, height: 24))
    state.settings.theme = theme
    state.settingsContext.themes = ThemeName.allCases + [Self.own, Self.plain]
    state.fit(ScreenCapabilities(colors: colors, isUnicode: isUnicode, hasMouse: false))
    return state
  }

  @Test(arguments: [ThemeName.dark, .light, .highContrast, own], [0, 8, 16, 256, 1 << 24])
  func shadedThemesRequire256Colors(theme: ThemeName, colors: Int) {
    let state = state(theme, colors: colors)
    #expect(state.settings.theme == (colors == 0 ? .mono : colors < 256 ? .auto : theme))
    #expect(state.settingsContext.themes.contains(theme) == (colors >= 256))
    #expect(state.hasColor == (colors > 0))
  }

  @Test(arguments: [ThemeName.auto, .terminal, .mono, plain], [0, 8, 16, 256])
  func terminalThemesAreAvailableAtAnyColorDepth(theme: ThemeName, colors: Int) {
    let state = state(theme, colors: colors)
    #expect(state.settings.theme == (colors == 0 ? .mono : theme))
    #expect(state.settingsContext.themes.contains(theme))
  }

  @Test(arguments: [0, 8, 16, 256, 1 << 24])
  func autoThemeFallsBackToTerminalWithFewColors(colors: Int) {
    let look = state(.auto, colors: colors).settings.colorScheme
    #expect(look.isCoarse == (colors == 256))
    var even = look
    even.isCoarse = false
    #expect(Theme(even) == Theme(colors == 0 ? .mono : colors < 256 ? .terminal : .dark))
  }

  @Test func terminalBackgroundSelectsColorsAndIsPersisted() async {
    var state = Sample.state(Size(width: 80, height: 24))
    _ = AppReducer().reduce(state: &state, action: .input(.background(.rgb(255, 255, 255))))
    #expect(Theme(state.settings.colorScheme).text.foreground == Theme(.light).text.foreground)
    #expect(state.persisted.background == "#ffffff")
    state.settings.background = .fewColors(nil)
    _ = AppReducer().reduce(state: &state, action: .input(.background(.rgb(255, 255, 255))))
    #expect(state.settings.background == .fewColors(.rgb(255, 255, 255)))
    #expect(state.persisted.background == "#ffffff")
  }

  @Test func iconsAreASCIIWithoutUnicode() {
    #expect(state(.auto, colors: 8, isUnicode: false).settings.icons == .ascii)
    #expect(state(.auto, colors: 8).settings.icons == .art)
  }

  @Test func consoleUsesBlockChartsUnlessConfigured() {
    var state = state(.auto, colors: 8)
    #expect(state.settings.charts == .braille)
    let console = ScreenCapabilities(colors: 8, isUnicode: true, hasMouse: false, isConsole: true)
    state.fit(console)
    #expect(state.settings.charts == .blocks && state.settings.icons == .ascii)
    state.settingsContext.charts = .ascii
    state.fit(console)
    #expect(state.settings.charts == .ascii)
  }

  @Test func languageFallsBackToEnglishWithoutUnicode() {
    var state = state(.auto, colors: 8)
    state.settings.language = .korean
    state.fit(ScreenCapabilities(colors: 8, isUnicode: true, hasMouse: false))
    #expect(state.settings.language == .korean)
    state.fit(ScreenCapabilities(colors: 8, isUnicode: false, hasMouse: false))
    #expect(state.settings.language == .english)
  }
}
