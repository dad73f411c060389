import WeatherModel
import WeatherWords

/// One step of one setting, as the panel and the keys make it.
struct SettingsChange {
  private let definition: SettingDefinition?
  private let steps: Int

  init(_ key: SettingKey, by steps: Int) {
    definition = SettingDefinition.of(key)
    self.steps = steps
  }

  /// Changes the setting, around the ends of what there is to choose from.
  /// - Returns: Whether there was anything to change.
  func apply(to values: inout SettingValues) -> Bool {
    guard let definition, let panel = definition.panel else { return false }
    let choices: [String?] = panel.choices?(values) ?? definition.names(among: values)
    guard !choices.isEmpty else { return false }
    let index = choices.firstIndex(of: definition.text(values)) ?? -steps
    return definition.apply(
      choices[((index + steps) % choices.count + choices.count) % choices.count], &values)
  }
}
