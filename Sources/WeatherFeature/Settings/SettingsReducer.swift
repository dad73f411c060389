import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// The settings and their panel.
public struct Preferences: Equatable, Sendable {
  /// The settings for display and requests.
  public var settings: DisplaySettings
  /// The context of the settings.
  public var context = SettingsContext()
  /// The panel, if it is open.
  public var panel: SettingsState?
  /// The last unit system with °C, to which a click on °F returns.
  private(set) var celsiusUnits = UnitSystem.metric

  /// Returns the number of steps from the current unit system to the one with the other temperature
  /// unit.
  fileprivate mutating func stepsToOtherTemperatureUnit() -> Int {
    let all = UnitSystem.allCases
    if settings.units != .imperial { celsiusUnits = settings.units }
    let target = settings.units == .imperial ? celsiusUnits : .imperial
    return (all.firstIndex(of: target) ?? 0) - (all.firstIndex(of: settings.units) ?? 0)
  }

  /// The values to which the rows of the table refer.
  var values: SettingValues {
    get { SettingValues(display: settings, context: context) }
    set { (settings, context) = (newValue.display, newValue.context) }
  }
}

/// Changes settings, from the panel and with the keys that belong to single settings. An observer
/// of ``SettingsContext/chosen`` saves the choices.
struct SettingsReducer: FeatureReducer {
  func reduce(
    _ state: inout Preferences, _ layout: SettingsLayout, _ action: SettingsAction
  ) -> EffectType<SettingsAction> {
    switch action {
    case .opened:
      state.panel = SettingsState()
    case .dismissed:
      state.panel = nil
    case .input(let event):
      return handle(event, layout, &state)
    case .change(let key, let steps):
      return change(key, by: steps, &state)
    case .temperatureUnitToggled:
      return change(.units, by: state.stepsToOtherTemperatureUnit(), &state)
    case .choose(let key, let text):
      set(key, to: text, &state)
    case .noted:
      break
    }
    return .none
  }

  private func handle(
    _ event: InputEvent, _ layout: SettingsLayout, _ state: inout Preferences
  ) -> EffectType<SettingsAction> {
    guard var panel = state.panel else { return .none }
    var effect = EffectType<SettingsAction>.none
    switch event {
    case .key(let key, _):
      if panel.choosing == nil {
        effect = handle(key.onLatinLayout, &panel, &state)
      } else {
        choose(key.onLatinLayout, layout, &panel, &state)
      }
    case .mouse(let mouse):
      if panel.choosing == nil {
        effect = handle(mouse, layout, &panel, &state)
      } else {
        choose(mouse, layout, &panel, &state)
      }
    case .paste, .resize, .background, .exactColors, .pictures: return .none
    }
    guard state.panel != nil else { return .none }
    panel.list.settle(count: SettingsState.rows.count, height: layout.list.height)
    let count = choices(panel, state).count
    panel.choosing?.settle(count: count, height: layout.choices.height)
    state.panel = panel
    return effect
  }

  private func handle(
    _ key: Key, _ panel: inout SettingsState, _ state: inout Preferences
  ) -> EffectType<SettingsAction> {
    let count = SettingsState.rows.count
    switch key {
    case .escape, .character(","): state.panel = nil
    case .up, .backTab, .character("k"): panel.list.cycle(by: -1, count: count)
    case .down, .tab, .character("j"): panel.list.cycle(by: 1, count: count)
    case .home, .pageUp, .character("g"): panel.list.selected = 0
    case .end, .pageDown, .character("G"): panel.list.selected = count - 1
    case .left, .character("h"): return change(panel.key, by: -1, &state)
    case .right, .character("l"): return change(panel.key, by: 1, &state)
    case .enter, .character(" "): return openOrChange(&panel, &state)
    default: break
    }
    return .none
  }

  /// Opens the list of values if there is one, otherwise selects the next value.
  private func openOrChange(
    _ panel: inout SettingsState, _ state: inout Preferences
  ) -> EffectType<SettingsAction> {
    guard SettingDefinition.of(panel.key)?.panel?.label != nil,
      !state.context.source(of: panel.key).isFixed
    else { return change(panel.key, by: 1, &state) }
    let text = SettingDefinition.of(panel.key)?.text(state.values)
    panel.choosing = ListState(selected: choices(panel, state).firstIndex(of: text) ?? 0)
    return .none
  }

  // MARK: - A list of values

  private func choices(_ panel: SettingsState, _ state: Preferences) -> [String?] {
    SettingDefinition.of(panel.key)?.choices(among: state.values) ?? []
  }

  private func choose(
    _ key: Key, _ layout: SettingsLayout, _ panel: inout SettingsState, _ state: inout Preferences
  ) {
    let choices = choices(panel, state)
    let page = max(1, layout.choices.height - 1)
    switch key {
    case .escape, .left, .character(","), .character("h"): panel.choosing = nil
    case .up, .backTab, .character("k"): panel.choosing?.cycle(by: -1, count: choices.count)
    case .down, .tab, .character("j"): panel.choosing?.cycle(by: 1, count: choices.count)
    case .pageUp: panel.choosing?.move(by: -page, count: choices.count)
    case .pageDown: panel.choosing?.move(by: page, count: choices.count)
    case .home, .character("g"): panel.choosing?.selected = 0
    case .end, .character("G"): panel.choosing?.selected = choices.count - 1
    case .enter, .character(" "): adopt(&panel, &state)
    default: break
    }
  }

  private func choose(
    _ mouse: MouseEvent, _ layout: SettingsLayout, _ panel: inout SettingsState,
    _ state: inout Preferences
  ) {
    let count = choices(panel, state).count
    switch mouse.kind {
    case .wheelUp: panel.choosing?.move(by: -1, count: count)
    case .wheelDown: panel.choosing?.move(by: 1, count: count)
    case .drag, .release: break
    case .press:
      guard let list = panel.choosing else { break }
      let rows = ListView(count: count, state: list) { _, _, _, _ in }
      guard let row = rows.index(at: mouse.position, in: layout.choices) else {
        return panel.choosing = nil
      }
      panel.choosing?.selected = row
      adopt(&panel, &state)
    }
  }

  /// Applies the selected value and closes the list.
  private func adopt(_ panel: inout SettingsState, _ state: inout Preferences) {
    let choices = choices(panel, state)
    if let row = panel.choosing?.selected, choices.indices.contains(row) {
      set(panel.key, to: choices[row], &state)
    }
    panel.choosing = nil
  }

  /// Handles a click. A click selects a row. A click on the selected row changes its value: to the
  /// previous one at the left of the value, otherwise to the next one or through the list.
  private func handle(
    _ mouse: MouseEvent, _ layout: SettingsLayout, _ panel: inout SettingsState,
    _ state: inout Preferences
  ) -> EffectType<SettingsAction> {
    let count = SettingsState.rows.count
    switch mouse.kind {
    case .wheelUp: panel.list.move(by: -1, count: count)
    case .wheelDown: panel.list.move(by: 1, count: count)
    case .drag, .release: break
    case .press:
      guard let row = layout.row(at: mouse.position, panel.list) else { break }
      if row == panel.list.selected {
        return mouse.position.x <= layout.valueX + 1
          ? change(panel.key, by: -1, &state) : openOrChange(&panel, &state)
      }
      panel.list.selected = row
    }
    return .none
  }

  private func change(
    _ key: SettingKey, by steps: Int, _ state: inout Preferences
  ) -> EffectType<SettingsAction> {
    let source = state.context.source(of: key)
    if source.isFixed { return .send(.noted(.settingFixed(key, by: source))) }
    guard let choice = SettingDefinition.of(key)?.choice(by: steps, among: state.values) else {
      return .send(.noted(.locationHint))
    }
    set(key, to: choice, &state)
    // In the panel the row itself shows the change.
    return state.panel == nil ? .send(.noted(.settingChanged(key))) : .none
  }

  private func set(_ key: SettingKey, to choice: String?, _ state: inout Preferences) {
    guard let definition = SettingDefinition.of(key), definition.apply(choice, &state.values) else {
      return
    }
    state.context.sources[key] = .saved
    state.context.chosen[key] = .some(definition.text(state.values))
  }
}
