import WeatherModel
package import WeatherWords

/// What the panel says of each setting.
struct SettingsText {
  private let settings: DisplaySettings
  private let context: SettingsContext
  private var words: Words { settings.language.words }

  init(_ settings: DisplaySettings, _ context: SettingsContext) {
    self.settings = settings
    self.context = context
  }

  func value(of key: SettingKey) -> String {
    switch key {
    case .units: words.names.unitSystem(settings.units)
    case .language: settings.language.endonym
    case .theme: settings.theme.title(words)
    case .provider:
      context.provider == .automatic
        ? words.settings.automaticNow(settings.provider.displayName)
        : settings.provider.displayName
    case .icons:
      context.icons == .automatic
        ? words.settings.automaticNow(settings.icons.title(words)) : settings.icons.title(words)
    case .animation: isOn(settings.animates)
    case .mouse: isOn(settings.usesMouse)
    case .location:
      switch context.location {
      case true?: words.settings.locationAllowed
      case false?: words.settings.locationRefused
      case nil: words.settings.locationAsk
      }
    case .color, .cities, .offline, .openWeatherKey: ""
    }
  }

  /// What is worth knowing about a setting beyond its value.
  func note(on key: SettingKey) -> String {
    if let place = context.source(of: key).location {
      return words.settings.cannotChange(key.title(words), place)
    }
    switch key {
    case .provider where settings.provider == .openWeather && !context.hasOpenWeatherKey:
      return words.settings.keyHint
    case .provider:
      return settings.provider.displayName + words.colon
        + words.names.providerNote(settings.provider)
    case .location:
      return words.settings.locationHint
    default:
      return words.settings.savedIn(context.stateFile)
    }
  }

  /// What the footer says after a change by a key of its own; nil where the screen shows it.
  func announcement(of key: SettingKey) -> String? {
    let value = value(of: key)
    return switch key {
    case .units: words.status.unitsNow(value)
    case .language: words.status.languageNow(value)
    case .theme: words.status.themeNow(value)
    case .mouse: settings.usesMouse ? words.status.mouseOn : words.status.mouseOff
    default: nil
    }
  }

  private func isOn(_ value: Bool) -> String { value ? words.settings.on : words.settings.off }
}

extension SettingKey {
  /// What the settings call it.
  package func title(_ words: Words) -> String {
    switch self {
    case .units: words.settings.units
    case .language: words.settings.language
    case .theme: words.settings.theme
    case .provider: words.settings.provider
    case .icons: words.settings.icons
    case .animation: words.settings.animation
    case .mouse: words.settings.mouse
    case .location: words.settings.location
    case .color: words.settings.color
    case .cities: words.doctor.cityList
    case .offline: words.status.offline
    case .openWeatherKey: words.settings.apiKey
    }
  }
}

extension IconSet {
  /// What the settings call it.
  package func title(_ words: Words) -> String {
    switch self {
    case .art: words.settings.iconsArt
    case .ascii: words.settings.iconsASCII
    case .emoji: words.settings.iconsEmoji
    }
  }
}
