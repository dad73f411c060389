import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@MainActor
@Suite struct SettingsReducerTests {
  private let size = Size(width: 80, height: 24)

  private func store(
    _ context: SettingsContext = SettingsContext(), panel: SettingsState? = SettingsState(),
    settings: DisplaySettings = DisplaySettings()
  ) -> TestStore<Preferences, SettingsAction> {
    TestStore(
      initialState: Preferences(settings: settings, context: context, panel: panel)
    ) {
      SettingsReducer().within(SettingsLayout(size: size))
    }
  }

  private func key(_ key: Key) -> SettingsAction { .input(.key(key)) }

  @Test func commaAndEscapeCloseThePanel() async {
    let store = store(panel: nil)
    await store.send(.opened) { $0.panel = SettingsState() }
    await store.send(key(.escape)) { $0.panel = nil }
    await store.send(.opened) { $0.panel = SettingsState() }
    await store.send(key(.character(","))) { $0.panel = nil }
  }

  @Test func languageIsChosenFromAList() async {
    let row = SettingsState.rows.firstIndex(of: .language) ?? 0
    var panel = SettingsState()
    panel.list.selected = row
    let store = store(panel: panel)
    await store.send(key(.enter)) { $0.panel?.choosing = ListState() }
    await store.send(key(.escape)) { $0.panel?.choosing = nil }
    await store.send(key(.enter)) { $0.panel?.choosing = ListState() }
    await store.send(key(.down)) { $0.panel?.choosing?.selected = 1 }
    await store.send(key(.enter)) {
      $0.panel?.choosing = nil
      $0.settings.language = Language.allCases[1]
      $0.context.sources[.language] = .saved
      $0.context.chosen[.language] = Language.allCases[1].code
    }
    await store.send(key(.enter)) { $0.panel?.choosing = ListState(selected: 1) }
  }

  @Test func fixedLanguageDoesNotOpenItsList() async {
    var context = SettingsContext()
    context.sources[.language] = .commandLine(option: "--lang")
    var panel = SettingsState()
    panel.list.selected = SettingsState.rows.firstIndex(of: .language) ?? 0
    let store = store(context, panel: panel)
    await store.send(key(.enter))
    await store.receive(.noted(.settingFixed(.language, by: .commandLine(option: "--lang"))))
  }

  @Test func rowSelectionWrapsAround() async {
    let store = store()
    await store.send(key(.up)) { $0.panel?.list.selected = SettingsState.rows.count - 1 }
    await store.send(key(.down)) { $0.panel?.list.selected = 0 }
    await store.send(key(.character("j"))) { $0.panel?.list.selected = 1 }
    await store.send(key(.end)) { $0.panel?.list.selected = SettingsState.rows.count - 1 }
    await store.send(key(.home)) { $0.panel?.list.selected = 0 }
  }

  @Test func changesApplyImmediatelyAndAreSaved() async {
    let store = store()
    await store.send(key(.right)) {
      $0.settings.units = .imperial
      $0.context.sources[.units] = .saved
      $0.context.chosen[.units] = "imperial"
    }
    await store.send(key(.left)) {
      $0.settings.units = .metric
      $0.context.chosen[.units] = "metric"
    }
    await store.send(key(.left)) {
      $0.settings.units = .uk
      $0.context.chosen[.units] = "uk"
    }
  }

  @Test(arguments: [
    SettingSource.commandLine(option: "--units"), .environment(variable: "UNITS"),
    .configurationFile(path: "/home/me/config.toml", line: 7),
  ])
  func fixedSettingIsUnchangedAndReportsItsSource(source: SettingSource) async throws {
    var context = SettingsContext()
    context.sources[.units] = source
    let store = store(context)
    await store.send(key(.enter))
    await store.receive(.noted(.settingFixed(.units, by: source)))
  }

  @Test func automaticProviderDependsOnTheAPIKey() async {
    for hasKey in [false, true] {
      var context = SettingsContext()
      context.hasOpenWeatherKey = hasKey
      context.provider = .fixed(.nws)
      let store = store(context, settings: DisplaySettings(provider: .nws))
      await store.send(.change(.provider, by: 1)) {
        $0.context.provider = .automatic
        $0.settings.provider = hasKey ? .openWeather : .openMeteo
        $0.context.sources[.provider] = .saved
        $0.context.chosen[.provider] = "auto"
      }
    }
  }

  @Test func sampleProviderIsNotOffered() async {
    let store = store()
    let offered: [ProviderChoice] = [
      .fixed(.openWeather), .fixed(.openMeteo), .fixed(.metNorway), .fixed(.kma), .fixed(.nws),
      .automatic,
    ]
    for choice in offered {
      await store.send(.change(.provider, by: 1)) {
        $0.context.provider = choice
        $0.settings.provider = choice.provider(hasOpenWeatherKey: false)
        $0.context.sources[.provider] = .saved
        $0.context.chosen[.provider] = choice.name
      }
    }
  }

  @Test func missingOpenWeatherKeyShowsInstructions() {
    var context = SettingsContext()
    context.provider = .fixed(.openWeather)
    let settings = DisplaySettings(provider: .openWeather)
    #expect(SettingsText(settings, context).note(on: .provider).contains("OPENWEATHER_API_KEY"))
    context.hasOpenWeatherKey = true
    #expect(!SettingsText(settings, context).note(on: .provider).contains("OPENWEATHER_API_KEY"))
  }

  @Test func locationConsentCanOnlyBeReset() async {
    var context = SettingsContext()
    context.location = true
    let store = store(context)
    await store.send(.change(.location, by: 1)) {
      $0.context.location = nil
      $0.context.sources[.location] = .saved
      $0.context.chosen[.location] = .some(nil)
    }
    await store.send(.change(.location, by: 1))
    await store.receive(.noted(.locationHint))
  }

  @Test func locationConsentIsSavedLikeASetting() async {
    let store = store(panel: nil)
    await store.send(.choose(.location, "false")) {
      $0.context.location = false
      $0.context.sources[.location] = .saved
      $0.context.chosen[.location] = "false"
    }
    await store.send(.choose(.location, "perhaps"))
  }

  @Test func customThemesFollowTheBuiltInThemes() async {
    let mine = ThemeName.custom(CustomTheme(name: "mine"))
    var context = SettingsContext()
    context.themes.append(mine)
    let store = store(context, panel: nil, settings: DisplaySettings(theme: .mono))
    await store.send(.change(.theme, by: 1)) {
      $0.settings.theme = mine
      $0.context.sources[.theme] = .saved
      $0.context.chosen[.theme] = "mine"
    }
    await store.receive(.noted(.settingChanged(.theme)))
    await store.send(.change(.theme, by: 1)) {
      $0.settings.theme = .auto
      $0.context.chosen[.theme] = "auto"
    }
    await store.receive(.noted(.settingChanged(.theme)))
  }

  @Test func mouseCanBeDisabled() async {
    let store = store(panel: nil)
    await store.send(.change(.mouse, by: 1)) {
      $0.settings.usesMouse = false
      $0.context.sources[.mouse] = .saved
      $0.context.chosen[.mouse] = "false"
    }
    await store.receive(.noted(.settingChanged(.mouse)))
  }

  @Test func automaticIconsFollowTheTerminal() async {
    var context = SettingsContext()
    context.isUnicode = false
    context.icons = .image
    let store = store(context)
    await store.send(.change(.icons, by: 1)) {
      $0.context.icons = .automatic
      $0.settings.icons = .ascii
      $0.context.sources[.icons] = .saved
      $0.context.chosen[.icons] = "auto"
    }
  }

  @Test func firstClickSelectsARowAndSecondChangesIt() async throws {
    let row = try #require(SettingsState.rows.firstIndex(of: .animation))
    let layout = SettingsLayout(size: size)
    let place = Point(x: layout.valueX + 6, y: layout.list.y + row)
    let store = store()
    await store.send(.input(.mouse(MouseEvent(kind: .press, position: place)))) {
      $0.panel?.list.selected = row
    }
    await store.send(.input(.mouse(MouseEvent(kind: .press, position: place)))) {
      $0.settings.animates = false
      $0.context.sources[.animation] = .saved
      $0.context.chosen[.animation] = "false"
    }
    let outside = Point(x: 0, y: 0)
    await store.send(.input(.mouse(MouseEvent(kind: .press, position: outside))))
    await store.send(.input(.mouse(MouseEvent(kind: .wheelUp, position: outside)))) {
      $0.panel?.list.selected = row - 1
    }
  }
}
