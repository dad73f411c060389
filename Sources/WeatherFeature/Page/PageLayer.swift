import TerminalUI
import WeatherModel

extension LayerDefinition {
  /// The weather page.
  static let page = LayerDefinition(
    name: .page,
    isOpen: { _ in true },
    area: { PageLayout(of: $0).window },
    isSearchedByTyping: true,
    places: { [$0.page.place].compactMap(\.self) },
    answer: { event, _ in PageKeys.action(for: event).map(Answer.action) ?? .passed },
    mouse: { mouse, state in
      if let rows = mouse.wheelRows { return .page(.scroll(rows)) }
      return pressed(mouse.position, state).map { .page($0) }
    },
    hints: PageHints.page,
    makeDrawing: { PageScreen($0) })

  /// What Enter opened over the page: a value at large, or the hours of a day.
  static let panel = LayerDefinition(
    name: .panel,
    isOpen: { $0.page.panel != nil && $0.report != nil },
    area: { PageLayout(of: $0).window },
    hidesBelow: { _ in true },
    isSearchedByTyping: true,
    places: { [$0.page.place].compactMap(\.self) },
    // The page's keys work in it, each on what is open.
    answer: { _, _ in .passed },
    mouse: { _, _ in nil },
    hints: PageHints.panel,
    makeDrawing: { context in PanelScreen(context) })

  /// The section under a cell of the screen, with the item where it has one there.
  private static func pressed(_ point: Point, _ state: AppState) -> PageAction? {
    let layout = PageLayout(of: state)
    let onPage = Point(
      x: point.x - layout.window.x,
      y: point.y - layout.window.y + min(layout.lastScroll, state.page.scroll))
    guard let section = layout.sections.first(where: { $0.value.contains(onPage) })?.key else {
      return nil
    }
    let items = state.report.map { PageItems(layout: layout, report: $0, now: state.now) }
    return .press(section, item: items?.index(at: onPage, in: section))
  }
}

/// The panel as it is drawn, in the page's window.
@MainActor
private final class PanelScreen: LayerDrawing {
  private let part: Part<PageView.Slice, PanelView>
  let cursor: Point? = nil

  init(_ context: DrawingContext) {
    part = Part(.panel, context) { $0.isInSight(.panel) ? PageView.Slice($0) : nil }
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    part.update { PanelView(slice: $0, area: layout.window.size) }
    part.show(in: &frame, at: layout.window.origin)
  }
}
