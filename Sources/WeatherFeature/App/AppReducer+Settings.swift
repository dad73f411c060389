import MVI
import TerminalUI
import WeatherWords

/// The settings, over everything else.
extension AppReducer {
  /// Changes a setting, and has the page follow.
  func change(
    _ action: SettingsAction, _ state: inout AppState
  ) -> EffectType<AppAction> {
    let before = state.settings
    let effect = settings.reduce(state: &state, action: .settings(action))
    if state.settings.provider != before.provider {
      return .merge(effect, weather.reduce(state: &state, action: .weather(.providerChanged)))
    }
    // Descriptions come from the provider.
    if state.settings.language != before.language {
      return .merge(effect, .send(.weather(.reload)))
    }
    return effect
  }

  func takeInSettings(
    _ event: InputEvent, _ state: inout AppState
  ) -> EffectType<AppAction> {
    if case .mouse(let mouse) = event, mouse.kind == .press,
      case .key(let key) = ClickTargets.target(at: mouse.position, in: state)
    {
      return takeInSettings(.key(key), &state)
    }
    switch AppKeys.command(for: event) {
    case .quit: state.isQuitting = true
    case .help: state.showsHelp = true
    default: return change(.input(event), &state)
    }
    return .none
  }
}

extension AppState {
  /// What the settings reducer works on.
  var settingsScope: SettingsReducer.State {
    get {
      SettingsReducer.State(
        panel: settingsPanel, settings: settings, context: settingsContext, notice: notice,
        size: size)
    }
    set {
      settingsPanel = newValue.panel
      settings = newValue.settings
      settingsContext = newValue.context
      notice = newValue.notice
    }
  }
}
