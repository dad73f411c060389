import WeatherModel
import WeatherWords

/// One step of one setting.
struct SettingsChange {
  private let key: SettingKey
  private let steps: Int

  init(_ key: SettingKey, by steps: Int) {
    self.key = key
    self.steps = steps
  }

  /// The providers to choose from; made-up weather is only for those who ask by name.
  static let providers: [ProviderChoice] =
    [.automatic] + Provider.allCases.filter { $0 != .sample }.map(ProviderChoice.fixed)

  /// Changes the setting.
  /// - Returns: What to keep of it; nil when there was nothing to change.
  func apply(to state: inout SettingsReducer.State) -> SavedChoice? {
    switch key {
    case .units:
      state.settings.units = next(state.settings.units, in: UnitSystem.allCases)
      return .units(state.settings.units)
    case .language:
      state.settings.language = next(state.settings.language, in: Language.allCases)
      return .language(state.settings.language.code)
    case .theme:
      state.settings.theme = next(state.settings.theme, in: state.context.themes)
      return .theme(state.settings.theme.rawValue)
    case .provider:
      let choice = next(state.context.provider, in: Self.providers)
      state.context.provider = choice
      state.settings.provider = choice.provider(
        hasOpenWeatherKey: state.context.hasOpenWeatherKey)
      return .provider(choice)
    case .icons:
      state.context.icons = next(state.context.icons, in: IconChoice.all)
      state.settings.icons = state.context.icons.icons(isUnicode: state.context.isUnicode)
      return .icons(state.context.icons.name)
    case .animation:
      state.settings.animates.toggle()
      return .animation(state.settings.animates)
    case .mouse:
      state.settings.usesMouse.toggle()
      return .mouse(state.settings.usesMouse)
    case .location:
      // It is given where it is asked for, with what it means; here it is only taken back.
      guard state.context.location != nil else { return nil }
      state.context.location = nil
      return .location(nil)
    case .color, .cities, .offline, .openWeatherKey:
      return nil
    }
  }

  /// The value some steps further on, around the ends; the first when `value` is none of them.
  private func next<Value: Equatable>(_ value: Value, in values: [Value]) -> Value {
    guard let index = values.firstIndex(of: value) else { return values.first ?? value }
    return values[((index + steps) % values.count + values.count) % values.count]
  }
}
