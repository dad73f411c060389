import TerminalUI
import WeatherWords

extension LayerDefinition {
  /// The search pane: beside the page where there is room for both, else over it. Keys are its own
  /// while it is open; clicks are where they are in it.
  static let search = LayerDefinition(
    name: .search,
    isOpen: { $0.search.isPresent },
    area: { PageLayout(of: $0).pane ?? .zero },
    hidesBelow: { PageLayout.paneX(width: $0.size.width) == 0 },
    isModal: true,
    // The page that it lies over stays the one that matters.
    places: { [$0.page.place].compactMap(\.self) },
    answer: { event, _ in .action(.search(.input(event))) },
    mouse: { mouse, state in
      guard let pane = PageLayout(of: state).pane, pane.contains(mouse.position) else { return nil }
      var inside = mouse
      inside.position = mouse.position.offsetBy(x: -pane.x, y: -pane.y)
      return .search(.input(.mouse(inside)))
    },
    hints: { state in
      let words = state.settings.language.words
      return KeyHints(
        title: words.search.title,
        local: [
          KeyHint("↑↓", words.keys.choose), KeyHint("Enter", words.keys.open, .enter),
          KeyHint("Esc", words.keys.back, .escape),
          KeyHint("^F", words.keys.favourite, .control("f")),
        ],
        // Under the pane that they belong to.
        column: 1 + PageLayout.paneX(width: state.size.width), offersQuit: false)
    },
    makeDrawing: { SearchScreen($0) })
}

/// The search pane as it is drawn.
@MainActor
private final class SearchScreen: LayerDrawing {
  private let cachedView: CachedView<SearchView.Slice, SearchView>
  private(set) var cursor: Point?

  init(_ context: DrawingContext) {
    cachedView = CachedView(.search, context) { state in
      state.search.map { SearchView.Slice(state, search: $0) }
    }
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    guard let pane = layout.pane else { return }
    cachedView.update { SearchView($0, area: pane.size) }
    cachedView.show(in: &frame, at: pane.origin)
    cursor = cachedView.view?.caret.offsetBy(x: pane.x, y: pane.y)
  }
}
