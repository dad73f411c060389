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
    public var notice: Notice?
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
    case .openedAt(let key):
      var panel = SettingsState()
      panel.list.selected = SettingsState.rows.firstIndex(of: key) ?? 0
      panel.list.settle(
        count: SettingsState.rows.count, height: SettingsLayout(size: state.size).list.height)
      state.panel = panel
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
    switch event {
    case .key(let key, _): handle(key.onLatinLayout, &panel, &state)
    case .mouse(let mouse): handle(mouse, &panel, &state)
    case .paste, .resize, .ground: return
    }
    guard state.panel != nil else { return }
    panel.list.settle(
      count: SettingsState.rows.count, height: SettingsLayout(size: state.size).list.height)
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
    case .right, .enter, .character("l"), .character(" "): change(panel.key, by: 1, &state)
    default: break
    }
  }

  /// A click chooses a row; on the one that is chosen it changes the value, to the left of the
  /// value backwards.
  private func handle(_ mouse: MouseEvent, _ panel: inout SettingsState, _ state: inout State) {
    let count = SettingsState.rows.count
    switch mouse.kind {
    case .wheelUp: panel.list.move(by: -1, count: count)
    case .wheelDown: panel.list.move(by: 1, count: count)
    case .release: break
    case .press:
      let layout = SettingsLayout(size: state.size)
      guard let row = layout.row(at: mouse.position, panel.list) else { return }
      guard row == panel.list.selected else { return panel.list.selected = row }
      change(panel.key, by: mouse.position.x <= layout.valueX + 1 ? -1 : 1, &state)
    }
  }

  private func change(_ key: SettingKey, by steps: Int, _ state: inout State) {
    let source = state.context.source(of: key)
    if source.isFixed {
      state.notice = .settingFixed(key, by: source)
      return
    }
    guard let definition = SettingDefinition.of(key),
      SettingsChange(key, by: steps).apply(to: &state.values)
    else {
      state.notice = .locationHint
      return
    }
    state.context.sources[key] = .saved
    state.context.chosen[key] = .some(definition.text(state.values))
    // In the panel the row itself says so.
    if state.panel == nil { state.notice = .settingChanged(key) }
  }
}
