import MVI
import TerminalUI

/// Where the person is on the page: the section in focus, what is chosen in it, the scroll position.
extension AppReducer {
  func focus(_ section: Section, _ state: inout AppState) -> EffectType<AppAction> {
    state.weather.focus = section
    state.weather.panel = nil
    state.weather.holdsMap = false
    state.weather.scroll = PageLayout(of: state).scroll(
      showing: section, from: state.weather.scroll)
    showChosen(&state)
    return .none
  }

  /// A click chooses an item; one on what is chosen already opens it.
  func press(
    _ index: Int, in section: Section, _ state: inout AppState
  ) -> EffectType<AppAction> {
    let isChosen =
      state.weather.focus == section
      && PageItems.chosen(in: section, of: state.weather) == index
    if isChosen { return perform(.open, &state) }
    PageItems.choose(index, in: section, of: &state.weather)
    return focus(section, &state)
  }

  /// After a resize the section in focus is still on the screen, at the top when it was there.
  func keepFocusInSight(_ state: inout AppState) {
    let layout = PageLayout(of: state)
    state.weather.scroll = layout.scroll(
      showing: state.weather.focus, from: min(layout.lastScroll, state.weather.scroll))
    showChosen(&state)
  }

  /// Scrolls no further than it takes to see what is chosen in the section in focus.
  func showChosen(_ state: inout AppState) {
    let layout = PageLayout(of: state)
    guard let item = PageItems.frame(of: state.weather, in: layout) else { return }
    state.weather.scroll = layout.scroll(
      showing: item, of: state.weather.focus, from: state.weather.scroll)
  }

  func scroll(by rows: Int, _ state: inout AppState) {
    let layout = PageLayout(of: state)
    state.weather.scroll = max(0, min(layout.lastScroll, state.weather.scroll + rows))
  }
}
