import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The table of settings.
@Suite struct SettingDefinitionTests {
  @Test func keysAndOptionNamesAreUnique() {
    let keys = SettingDefinition.all.map(\.key.rawValue)
    #expect(Set(keys).count == keys.count)
    let options = SettingDefinition.all.flatMap { $0.options.map(\.name) }
    #expect(Set(options).count == options.count)
  }

  @Test func everyValueRoundTripsThroughText() {
    for definition in SettingDefinition.all {
      var values = SettingValues()
      for name in definition.names(among: values) {
        #expect(definition.apply(name, &values), "\(definition.key)")
        #expect(definition.text(values) == name)
      }
    }
  }

  @Test func invalidValueIsRejectedAndChangesNothing() {
    for definition in SettingDefinition.all where definition.values != .path {
      var values = SettingValues()
      #expect(!definition.apply("nonsense", &values), "\(definition.key)")
      #expect(values == SettingValues())
    }
  }

  @Test func optionAndVariableMeaningsAreValidValues() {
    for definition in SettingDefinition.all {
      let names = definition.names(among: SettingValues())
      let meanings =
        definition.options.compactMap(\.meaning)
        + [definition.variable?.meaning].compactMap { $0 }
      #expect(Set(meanings).isSubset(of: names), "\(definition.key)")
      for option in definition.options { #expect((option.meaning == nil) == option.help.isEmpty) }
    }
  }

  private func step(
    _ definition: SettingDefinition, by steps: Int, _ values: inout SettingValues
  ) -> Bool {
    guard let choice = definition.choice(by: steps, among: values) else { return false }
    return definition.apply(choice, &values)
  }

  @Test func panelCyclesThroughEveryChoice() {
    for key in SettingsState.rows where key != .location {
      guard let definition = SettingDefinition.of(key) else { continue }
      var values = SettingValues()
      let start = definition.text(values)
      var seen = [start]
      while step(definition, by: 1, &values), definition.text(values) != start {
        seen.append(definition.text(values))
        guard seen.count < 100 else { break }
      }
      #expect(Set(seen).count == seen.count && seen.count > 1, "\(key)")
      #expect(step(definition, by: -1, &values))
      #expect(definition.text(values) == seen.last)
    }
  }

  @Test func panelRowsAreTranslatedInEveryLanguage() {
    for language in Language.allCases {
      let text = SettingsText(DisplaySettings(language: language), SettingsContext())
      for key in SettingsState.rows {
        #expect(!text.title(of: key).isEmpty && text.title(of: key) != key.rawValue)
        #expect(!text.value(of: key).isEmpty && !text.note(on: key).isEmpty)
      }
      for definition in SettingDefinition.all {
        #expect(!definition.title(language.words).isEmpty)
      }
    }
  }

  @Test func settingsOutsideThePanelCannotBeStepped() {
    for definition in SettingDefinition.all where definition.panel == nil {
      var values = SettingValues()
      #expect(!step(definition, by: 1, &values))
      #expect(values == SettingValues())
    }
  }

  @Test func systemLanguageIsTheDefault() {
    let definition = SettingDefinition.of(.language)
    #expect(definition?.fallback?(["LANG": "ko_KR.UTF-8"]) == "ko")
    #expect(definition?.fallback?([:]) == "en")
  }
}
