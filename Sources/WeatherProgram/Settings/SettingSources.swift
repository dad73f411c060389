import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The sources of settings, in order of precedence.
struct SettingSources {
  let given: GivenOptions
  let environment: [String: String]
  let file: ConfigurationFile
  let saved: PersistedState

  /// Sets a setting to the value of the first source that has one and records the source.
  func decide(
    _ definition: SettingDefinition, _ values: inout SettingValues
  ) throws(SettingsProblem) -> SettingSource {
    let key = definition.key
    if let option = given[key] {
      guard definition.apply(option.text, &values) else {
        throw .option(option.name, value: option.text, known: definition.names(among: values))
      }
      return .commandLine(option: option.name)
    }
    if let variable = definition.variable, !(environment[variable.name] ?? "").isEmpty,
      definition.apply(variable.meaning, &values)
    {
      return .environment(variable: variable.name)
    }
    if definition.isInFile, let entry = file.entries[key.rawValue] {
      let isPath = definition.values == .path
      let text =
        isPath ? file.absolute(entry.text, home: environment["HOME"] ?? "") : entry.text
      guard definition.apply(text, &values) else {
        throw .configuration(
          ConfigurationProblem(
            path: file.path, line: entry.line,
            .unknownValue(
              key: key.rawValue, value: entry.text, known: definition.names(among: values))))
      }
      return .configurationFile(path: file.path, line: entry.line)
    }
    if definition.isPersisted, let text = saved.choices[key], definition.apply(text, &values) {
      return .saved
    }
    _ = definition.apply(definition.fallback?(environment) ?? definition.text(values), &values)
    return .default
  }
}
