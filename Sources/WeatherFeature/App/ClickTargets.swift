import TerminalUI

/// What lies under the pointer.
enum ClickTarget: Equatable {
  case section(Section)
  case row(Int)
  case key(Key)
}

/// Finds what a click is meant for, from the same layout that the screen was drawn with.
enum ClickTargets {
  static func target(at point: Point, in state: AppState) -> ClickTarget? {
    let layout = PageLayout(of: state)
    if layout.footer.contains(point) {
      let footer = FooterView(FooterView.Slice(state), area: layout.footer.size)
      let hit = footer.placed.first { point.x >= $0.x && point.x < $0.x + $0.hint.width }
      return hit?.hint.key.map { .key($0) }
    }
    guard state.settingsPanel == nil else { return nil }
    if state.board.isShown {
      return BoardLayout(of: state).row(at: point, of: state.board).map { .row($0) }
    }
    guard layout.window.contains(point), state.weather.panel == nil else { return nil }
    let onPage = Point(
      x: point.x - layout.window.x,
      y: point.y - layout.window.y + min(layout.lastScroll, state.weather.scroll))
    return layout.sections.first { $0.value.contains(onPage) }.map { .section($0.key) }
  }
}
