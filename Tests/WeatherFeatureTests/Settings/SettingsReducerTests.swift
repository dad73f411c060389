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

  @Test(arguments: [(1, UnitSystem.uk), (2, .imperial)])
  func clickOnTheLeftArrowChoosesThePreviousValue(offset: Int, units: UnitSystem) async {
    let layout = SettingsLayout(size: size)
    let store = store()
    let place = Point(x: layout.valueX + offset, y: layout.list.y)
    await store.send(.input(.mouse(MouseEvent(kind: .press, position: place)))) {
      $0.settings.units = units
      $0.context.sources[.units] = .saved
      $0.context.chosen[.units] = units.rawValue
    }
  }

  private func choosing(_ selected: Int = 0) -> SettingsState {
    var panel = SettingsState()
    panel.list.selected = SettingsState.rows.firstIndex(of: .language) ?? 0
    panel.choosing = ListState(selected: selected)
    return panel
  }

  @Test func keysMoveThroughTheListOfLanguages() async {
    let (count, height) = (Language.allCases.count, SettingsLayout(size: size).choices.height)
    let store = store(panel: choosing())
    func press(_ key: Key, _ move: @escaping (inout ListState) -> Void) async {
      await store.send(self.key(key)) {
        guard var list = $0.panel?.choosing else { return }
        move(&list)
        list.settle(count: count, height: height)
        $0.panel?.choosing = list
      }
    }
    await press(.up) { $0.selected = count - 1 }
    await press(.pageDown) { $0.selected = count - 1 }
    await press(.pageUp) { $0.selected = count - height }
    await press(.home) { $0.selected = 0 }
    await press(.pageDown) { $0.selected = height - 1 }
    await press(.end) { $0.selected = count - 1 }
    await press(.down) { $0.selected = 0 }
  }

  @Test func clickInTheListOfLanguagesChoosesOne() async {
    let choices = SettingsLayout(size: size).choices
    let store = store(panel: choosing())
    func mouse(_ kind: MouseEvent.Kind, _ y: Int) -> SettingsAction {
      .input(.mouse(MouseEvent(kind: kind, position: Point(x: choices.x + 5, y: y))))
    }
    await store.send(mouse(.wheelDown, choices.y)) { $0.panel?.choosing?.selected = 1 }
    await store.send(mouse(.wheelUp, choices.y)) { $0.panel?.choosing?.selected = 0 }
    await store.send(mouse(.drag, choices.y + 2))
    await store.send(mouse(.press, choices.y + 1)) {
      $0.panel?.choosing = nil
      $0.settings.language = Language.allCases[1]
      $0.context.sources[.language] = .saved
      $0.context.chosen[.language] = Language.allCases[1].code
    }
    let other = self.store(panel: choosing())
    await other.send(mouse(.press, choices.y - 1)) { $0.panel?.choosing = nil }
  }

  /// The rows, their note and the outline need 21 rows above the footer.
  @Test(arguments: [(22, true, 21), (21, false, 18), (10, false, 9)])
  func outlineIsDrawnIfAllRowsFit(height: Int, isLoose: Bool, panel: Int) {
    #expect(SettingsState.rows.count == 14)
    let layout = SettingsLayout(size: Size(width: 80, height: height))
    #expect(layout.isLoose == isLoose && layout.hasSides == isLoose)
    #expect(layout.panel.height == panel && layout.note.height == 3)
    #expect(layout.list.height == (height >= 21 ? 14 : 5))
  }

  @Test(arguments: [(59, 4, 18), (60, 3, 20), (70, 3, 20)])
  func narrowPanelHasAHigherNote(width: Int, note: Int, valueX: Int) {
    let layout = SettingsLayout(size: Size(width: width, height: 24))
    #expect(layout.note.height == note && layout.valueX == valueX && !layout.hasSides)
    #expect(layout.panel.width == width)
    #expect(SettingsLayout(size: Size(width: 71, height: 24)).hasSides)
    #expect(SettingsLayout(size: Size(width: 99, height: 24)).panel.width == 70)
  }

  @Test func settingsOfARegionFollowItsLocale() {
    func units(_ locale: String) -> UnitSystem {
      UnitSystem.regionalDefault(environment: ["LANG": locale])
    }
    #expect(units("en_US.UTF-8") == .imperial && units("en_GB") == .uk)
    #expect(units("es_US.UTF-8") == .metric && units("en_CA") == .metric)
    #expect(units("en") == .metric && units("en_US_x") == .metric && units("en_USA") == .metric)
    func wind(_ locale: String) -> WindChoice {
      WindChoice.regionalDefault(environment: ["LC_ALL": locale])
    }
    #expect(wind("en_CA.UTF-8") == .fixed(.kilometresPerHour) && wind("en_US") == .automatic)
    #expect(wind("fr_CA") == .automatic && wind("") == .automatic)
    func language(_ locale: String) -> Language? {
      Language.withTwelveHours(environment: ["LC_TIME": locale])
    }
    #expect(language("en_US.UTF-8") == .english && language("en_GB.UTF-8") == nil)
    #expect(language("ko_US") == nil)
  }
}
