import MVI
import TerminalUI
import WeatherModel

/// The search pane as a layer over the page, or beside it.
extension AppReducer {
  func openSearch(_ state: inout AppState) {
    var pane = SearchState(
      asker: SearchState.Asker(state.settings, origin: state.weather.place?.coordinate),
      favourites: state.favourites, recents: state.recents)
    pane.index = state.cityIndex
    state.search = pane
    fitSearch(&state)
  }

  /// Tells the pane its size, by which it knows what a page is and where a click went.
  func fitSearch(_ state: inout AppState) {
    let size = PageLayout(of: state).pane?.size
    state.search?.size = size ?? .zero
  }

  func closeSearch(_ state: inout AppState) -> EffectType<AppAction> {
    state.search = nil
    return .cancel(id: SearchReducer.EffectID.online)
  }

  /// Keys are the pane's while it is open; clicks are where they are in it, or in the footer.
  func takeInSearch(_ event: InputEvent, _ state: inout AppState) -> EffectType<AppAction> {
    // A banner may have come or gone.
    fitSearch(&state)
    guard case .mouse(var mouse) = event else {
      return search.reduce(state: &state, action: .search(.input(event)))
    }
    let layout = PageLayout(of: state)
    if mouse.kind == .press, layout.footer.contains(mouse.position) {
      guard case .key(let key)? = ClickTargets.target(at: mouse.position, in: state) else {
        return .none
      }
      return search.reduce(state: &state, action: .search(.input(.key(key))))
    }
    guard let pane = layout.pane, pane.contains(mouse.position) else { return .none }
    mouse.position = mouse.position.offsetBy(x: -pane.x, y: -pane.y)
    return search.reduce(state: &state, action: .search(.input(.mouse(mouse))))
  }

  func show(_ status: CityIndexStatus, _ state: inout AppState) {
    state.cityIndex = status
    state.search?.index = status
  }
}
