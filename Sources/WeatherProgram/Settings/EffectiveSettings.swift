import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The settings of a run, combined from all sources, with the source of each.
struct EffectiveSettings {
  /// The values of the table's settings and their sources.
  private(set) var values = SettingValues()
  /// The addresses of the services and the keys.
  var services: ServicesConfiguration

  var display: DisplaySettings { values.display }
  /// The source of each setting, and its possible values.
  var context: SettingsContext { values.context }

  /// Combines the sources: the command line takes precedence over the environment, the file and
  /// earlier choices, in this order.
  init(
    given: GivenOptions, environment: [String: String], file: ConfigurationFile,
    saved: PersistedState, now: @escaping @Sendable () -> Date
  ) throws(SettingsProblem) {
    let sources = SettingSources(given: given, environment: environment, file: file, saved: saved)
    services = try Self.services(environment, file, now, &values.context.sources)
    values.context.hasOpenWeatherKey = services.keys[.openWeather] != nil
    values.context.themes += file.themes.map {
      .custom(CustomTheme(name: $0.name, values: $0.entries.mapValues(\.text)))
    }
    values.display.twelveHourLanguage = Language.withTwelveHours(environment: environment)
    for definition in SettingDefinition.all {
      let source = try sources.decide(definition, &values)
      if source != .default { values.context.sources[definition.key] = source }
    }
  }

  /// Returns the addresses and the keys; the environment takes precedence over the file.
  private static func services(
    _ environment: [String: String], _ file: ConfigurationFile,
    _ now: @escaping @Sendable () -> Date, _ sources: inout [SettingKey: SettingSource]
  ) throws(SettingsProblem) -> ServicesConfiguration {
    var addresses = environment
    for setting in Endpoints.Setting.allCases
    where (environment[setting.rawValue] ?? "").isEmpty {
      addresses[setting.rawValue] = file.entries[setting.configurationKey]?.text
    }
    var services: ServicesConfiguration
    do throws(Endpoints.InvalidAddress) {
      services = try ServicesConfiguration(
        environment: addresses, programVersion: Program.version, now: now)
    } catch {
      let setting = Endpoints.Setting(rawValue: error.setting)
      guard error.isUnprotected, (environment[error.setting] ?? "").isEmpty,
        let key = setting?.configurationKey, let entry = file.entries[key]
      else { throw .address(error) }
      throw .configuration(
        ConfigurationProblem(
          path: file.path, line: entry.line,
          .unprotectedAddress(key: key, value: entry.text)))
    }
    do throws(ConfigurationProblem) {
      let home = environment["HOME"] ?? ""
      for key in APIKey.all {
        if services.keys[key.provider] != nil {
          sources[key.setting] = .environment(variable: key.variable)
        } else if let entry = try file.key(key, home: home) {
          services.setKey(entry.key, for: key)
          sources[key.setting] = .configurationFile(path: file.path, line: entry.line)
        }
      }
    } catch {
      throw .configuration(error)
    }
    return services
  }
}

extension ConfigurationSchema {
  /// The program's keys and names.
  static let program = ConfigurationSchema(
    settings: Dictionary(
      uniqueKeysWithValues: SettingDefinition.all.filter(\.isInFile).map {
        ($0.key.rawValue, $0.values.kind)
      }),
    builtInThemes: BuiltInTheme.allCases.map(\.rawValue),
    themeColors: ThemeColor.allCases.map(\.rawValue), isColor: CustomTheme.isColor)
}

extension SettingTexts {
  /// The type of the value in the configuration file.
  fileprivate var kind: ConfigurationKind {
    switch self {
    case .names(let names): .name(names)
    case .flag: .flag
    // Whether the theme exists is known only after the whole file has been read.
    case .themes, .path: .text
    }
  }
}
