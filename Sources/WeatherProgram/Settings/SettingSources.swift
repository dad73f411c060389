import WeatherModel
import WeatherServices
import WeatherWords

/// Goes through everybody who may decide a setting, and notes who did.
struct SettingSources {
  let given: GivenOptions
  let file: ConfigurationFile
  /// Who decided; a setting that is not named has its default.
  var decided: [SettingKey: SettingSource] = [:]

  init(given: GivenOptions, file: ConfigurationFile) {
    self.given = given
    self.file = file
  }

  /// The value of the first who has one.
  /// - Parameters:
  ///   - known: What the texts can be, for whoever wrote another one.
  ///   - parse: What a text means; nil when it means nothing.
  mutating func value<Value>(
    of key: SettingKey, environment: (variable: String, value: Value)? = nil, saved: Value?,
    default fallback: Value, known: [String], _ parse: (String) -> Value?
  ) throws(SettingsProblem) -> Value {
    if let option = given[key] {
      guard let value = parse(option.text) else {
        throw .option(option.name, value: option.text, known: known)
      }
      decided[key] = .commandLine(option: option.name)
      return value
    }
    if let environment {
      decided[key] = .environment(variable: environment.variable)
      return environment.value
    }
    if let entry = file.entries[key.rawValue] {
      guard let value = parse(entry.text) else {
        throw .configuration(
          ConfigurationProblem(
            path: file.path, line: entry.line,
            .unknownValue(key: key.rawValue, value: entry.text, known: known)))
      }
      decided[key] = .configurationFile(path: file.path, line: entry.line)
      return value
    }
    if let saved {
      decided[key] = .saved
      return saved
    }
    return fallback
  }

  /// A setting that is on or off.
  mutating func flag(
    _ key: SettingKey, saved: Bool?, default fallback: Bool
  ) throws(SettingsProblem) -> Bool {
    try value(of: key, saved: saved, default: fallback, known: ["true", "false"]) { Bool($0) }
  }
}
