import Foundation
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The settings of one run, put together from everybody who has a say, with who decided each.
struct EffectiveSettings {
  /// How things are shown and asked for.
  let display: DisplaySettings
  /// Who decided, and what there is to choose from.
  let context: SettingsContext
  /// How many colours to use.
  let color: ColorChoice
  /// The list of places, where somebody named one.
  let cities: String?
  /// Addresses and the key.
  var services: ServicesConfiguration

  /// The command line over the environment over the file over what was chosen before.
  init(
    given: GivenOptions, environment: [String: String], file: ConfigurationFile,
    saved: SavedState, now: @escaping @Sendable () -> Date
  ) throws(SettingsProblem) {
    var sources = SettingSources(given: given, file: file)
    var context = SettingsContext()
    let home = environment["HOME"] ?? ""
    let services = try Self.services(environment, file, home, now, &sources)
    let hasKey = services.openWeatherKey != nil

    let units = try sources.value(
      of: .units, saved: saved.units, default: .metric, known: UnitSystem.allCases.map(\.rawValue)
    ) { UnitSystem(rawValue: $0) }
    let language = try sources.value(
      of: .language, saved: saved.language.flatMap(Language.init(named:)),
      default: Language(environment: environment), known: Language.allCases.map(\.code)
    ) { Language(named: $0) }
    let themes = ThemeName.allCases + Self.customThemes(file)
    let theme = try sources.value(
      of: .theme, saved: themes.first { $0.rawValue == saved.theme }, default: .auto,
      known: themes.map(\.rawValue)
    ) { name in themes.first { $0.rawValue == name } }
    let provider = try sources.value(
      of: .provider, saved: saved.provider, default: .automatic, known: ProviderChoice.names
    ) { ProviderChoice($0) }
    let icons = try sources.value(
      of: .icons, saved: saved.icons.flatMap(IconChoice.init), default: .automatic,
      known: IconChoice.all.map(\.name)
    ) { IconChoice($0) }
    let animates = try sources.flag(.animation, saved: saved.animation, default: true)
    let usesMouse = try sources.flag(.mouse, saved: saved.mouse, default: true)
    let isOffline = try sources.flag(.offline, saved: nil, default: false)
    let noColor = !(environment["NO_COLOR"] ?? "").isEmpty
    color = try sources.value(
      of: .color, environment: noColor ? (variable: "NO_COLOR", value: .never) : nil, saved: nil,
      default: .auto, known: ColorChoice.allCases.map(\.rawValue)
    ) { ColorChoice(rawValue: $0) }
    cities = try sources.value(of: .cities, saved: nil, default: nil, known: []) {
      .some(given[.cities] == nil ? file.absolute($0, home: home) : $0)
    }

    context.provider = provider
    context.hasOpenWeatherKey = hasKey
    context.icons = icons
    context.themes = themes
    context.location = saved.location
    context.sources = sources.decided
    self.context = context
    self.services = services
    display = DisplaySettings(
      units: units, language: language, theme: theme,
      provider: provider.provider(hasOpenWeatherKey: hasKey), icons: icons.icons(isUnicode: true),
      animates: animates, usesMouse: usesMouse, isOffline: isOffline)
  }

  /// Addresses and the key: the environment's over the file's.
  private static func services(
    _ environment: [String: String], _ file: ConfigurationFile, _ home: String,
    _ now: @escaping @Sendable () -> Date, _ sources: inout SettingSources
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
      throw .address(error)
    }
    do throws(ConfigurationProblem) {
      if services.openWeatherKey != nil {
        sources.decided[.openWeatherKey] = .environment(variable: "OPENWEATHER_API_KEY")
      } else if let kept = try file.openWeatherKey(home: home) {
        services.openWeatherKey = kept.key
        sources.decided[.openWeatherKey] = .configurationFile(path: file.path, line: kept.line)
      }
    } catch {
      throw .configuration(error)
    }
    return services
  }

  private static func customThemes(_ file: ConfigurationFile) -> [ThemeName] {
    file.themes.map { .custom(CustomTheme(name: $0.name, values: $0.entries.mapValues(\.text))) }
  }
}

extension ConfigurationSchema {
  /// The keys and names of this program.
  static let program = ConfigurationSchema(
    names: [
      "units": UnitSystem.allCases.map(\.rawValue), "language": Language.allCases.map(\.code),
      "provider": ProviderChoice.names, "icons": IconChoice.all.map(\.name),
      "color": ColorChoice.allCases.map(\.rawValue),
    ],
    builtInThemes: BuiltInTheme.allCases.map(\.rawValue),
    themeColors: ThemeColor.allCases.map(\.rawValue), isColor: CustomTheme.isColor)
}
