import TerminalUI
import WeatherModel
import WeatherWords

/// The search pane, beside the page if there is room for both, otherwise over it. It receives all
/// keys while it is open, and clicks relative to its upper left corner.
struct SearchLayer: Layer {
  let isModal = true

  func isOpen(_ state: AppState) -> Bool { state.search.isPresent }

  func area(_ state: AppState) -> Rect { SearchLayout(of: state).frame }

  /// Depends only on the size of the screen. The page's layout cannot be used here, because it
  /// depends on the visible places and therefore on this property.
  func hidesBelow(_ state: AppState) -> Bool { PageLayout.paneX(on: state.size) == 0 }

  func hasTextField(_ state: AppState) -> Bool { true }

  /// The place on the page, whose weather stays up to date while the pane covers it.
  func places(_ state: AppState) -> [Place] { [state.page.place].compactMap(\.self) }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    .action(.search(.input(event)))
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    let pane = area(state)
    guard pane.contains(mouse.position) else { return nil }
    var inside = mouse
    inside.position = mouse.position.offsetBy(x: -pane.x, y: -pane.y)
    return .search(.input(.mouse(inside)))
  }

  func hints(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    return KeyHints(
      title: words.search.title,
      local: [
        KeyHint("↑↓", words.keys.choose), KeyHint("Enter", words.keys.open, .enter),
        KeyHint("Esc", words.keys.back, .escape),
        KeyHint("^F", words.keys.favourite, .control("f")),
      ],
      // The keys are shown below the pane.
      column: 1 + area(state).x, offersQuit: false)
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing {
    Overlay(context, SearchView.init)
  }
}
