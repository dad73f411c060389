public import MVI
public import TerminalUI
import WeatherModel
import WeatherWords

/// Changes settings, from the panel and by the keys that reach one directly.
public struct SettingsReducer: ReducerProtocol {
  /// The settings with what they need of the rest of the program.
  public struct State: Equatable, Sendable {
    /// The panel, while it is open.
    public var panel: SettingsState?
    /// How things are shown and asked for.
    public var settings: DisplaySettings
    /// What the settings stand on.
    public var context: SettingsContext
    /// What the footer says until the next key.
    public var statusMessage: StatusMessage?
    /// The terminal's size.
    public var size: Size

    /// What the settings of the table are read from and written to.
    var values: SettingValues {
      get { SettingValues(display: settings, context: context) }
      set {
        settings = newValue.display
        context = newValue.context
      }
    }
  }

  /// A reducer that needs nothing of the world: what was chosen is kept by whoever observes
  /// ``SettingsContext/chosen``.
  public init() {}

  /// Moves the settings on by one action.
  public func reduce(state: inout State, action: SettingsAction) -> EffectType<SettingsAction> {
    switch action {
    case .opened:
      state.panel = SettingsState()
    case .dismissed:
      state.panel = nil
    case .input(let event):
      handle(event, &state)
    case .change(let key, let steps):
      change(key, by: steps, &state)
    }
    return .none
  }

  private func handle(_ event: InputEvent, _ state: inout State) {
    guard var panel = state.panel else { return }
    let layout = SettingsLayout(size: state.size)
    switch event {
    case .key(let key, _):
      if panel.choosing == nil {
        handle(key.onLatinLayout, &panel, &state)
      } else {
        choose(key.onLatinLayout, &panel, &state)
      }
    case .mouse(let mouse):
      if panel.choosing == nil {
        handle(mouse, &panel, &state)
      } else {
        choose(mouse, &panel, &state)
      }
    case .paste, .resize, .background, .pictures: return
    }
    guard state.panel != nil else { return }
    panel.list.settle(count: SettingsState.rows.count, height: layout.list.height)
    let count = choices(panel, state).count
    panel.choosing?.settle(count: count, height: layout.choices.height)
    state.panel = panel
  }

  private func handle(_ key: Key, _ panel: inout SettingsState, _ state: inout State) {
    let count = SettingsState.rows.count
    switch key {
    case .escape, .character(","): state.panel = nil
    case .up, .backTab, .character("k"): panel.list.cycle(by: -1, count: count)
    case .down, .tab, .character("j"): panel.list.cycle(by: 1, count: count)
    case .home, .pageUp, .character("g"): panel.list.selected = 0
    case .end, .pageDown, .character("G"): panel.list.selected = count - 1
    case .left, .character("h"): change(panel.key, by: -1, &state)
    case .right, .character("l"): change(panel.key, by: 1, &state)
    case .enter, .character(" "): openOrChange(&panel, &state)
    default: break
    }
  }

  /// Opens the list of values where there is one, otherwise takes the next value.
  private func openOrChange(_ panel: inout SettingsState, _ state: inout State) {
    guard SettingDefinition.of(panel.key)?.panel?.label != nil,
      !state.context.source(of: panel.key).isFixed
    else { return change(panel.key, by: 1, &state) }
    let text = SettingDefinition.of(panel.key)?.text(state.values)
    panel.choosing = ListState(selected: choices(panel, state).firstIndex(of: text) ?? 0)
  }

  // MARK: - A list of values

  private func choices(_ panel: SettingsState, _ state: State) -> [String?] {
    SettingDefinition.of(panel.key)?.choices(among: state.values) ?? []
  }

  private func choose(_ key: Key, _ panel: inout SettingsState, _ state: inout State) {
    let choices = choices(panel, state)
    let page = max(1, SettingsLayout(size: state.size).choices.height - 1)
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

  private func choose(_ mouse: MouseEvent, _ panel: inout SettingsState, _ state: inout State) {
    let count = choices(panel, state).count
    switch mouse.kind {
    case .wheelUp: panel.choosing?.move(by: -1, count: count)
    case .wheelDown: panel.choosing?.move(by: 1, count: count)
    case .drag, .release: break
    case .press:
      guard let list = panel.choosing else { break }
      let rows = ListView(count: count, state: list) { _, _, _, _ in }
      guard
        let row = rows.index(at: mouse.position, in: SettingsLayout(size: state.size).choices)
      else { return panel.choosing = nil }
      panel.choosing?.selected = row
      adopt(&panel, &state)
    }
  }

  /// Makes the chosen value the one in force, and closes the list.
  private func adopt(_ panel: inout SettingsState, _ state: inout State) {
    let choices = choices(panel, state)
    if let row = panel.choosing?.selected, choices.indices.contains(row) {
      set(panel.key, to: choices[row], &state)
    }
    panel.choosing = nil
  }

  /// A click chooses a row; on the one that is chosen it changes the value, to the left of the
  /// value backwards.
  private func handle(_ mouse: MouseEvent, _ panel: inout SettingsState, _ state: inout State) {
    let count = SettingsState.rows.count
    switch mouse.kind {
    case .wheelUp: panel.list.move(by: -1, count: count)
    case .wheelDown: panel.list.move(by: 1, count: count)
    case .drag, .release: break
    case .press:
      let layout = SettingsLayout(size: state.size)
      guard let row = layout.row(at: mouse.position, panel.list) else { return }
      guard row == panel.list.selected else { return panel.list.selected = row }
      if mouse.position.x <= layout.valueX + 1 { return change(panel.key, by: -1, &state) }
      openOrChange(&panel, &state)
    }
  }

  private func change(_ key: SettingKey, by steps: Int, _ state: inout State) {
    let source = state.context.source(of: key)
    if source.isFixed {
      state.statusMessage = .settingFixed(key, by: source)
      return
    }
    guard let choice = SettingDefinition.of(key)?.choice(by: steps, among: state.values) else {
      state.statusMessage = .locationHint
      return
    }
    set(key, to: choice, &state)
  }

  private func set(_ key: SettingKey, to choice: String?, _ state: inout State) {
    guard let definition = SettingDefinition.of(key), definition.apply(choice, &state.values) else {
      return
    }
    state.context.sources[key] = .saved
    state.context.chosen[key] = .some(definition.text(state.values))
    // In the panel the row itself says so.
    if state.panel == nil { state.statusMessage = .settingChanged(key) }
  }
}
