import TerminalUI
import WeatherModel

/// One layer of the screen: everything that the program has to know of it. Input, drawing, the
/// footer, clicks, motion and the banner follow from these alone.
struct LayerDefinition: Sendable {
  /// The layers by name.
  enum Name: CaseIterable, Sendable {
    case page, panel, map, board, warnings, search, settings, location, help
  }

  /// What a layer makes of an event.
  enum Answer: Equatable {
    /// It asks for something.
    case action(AppAction)
    /// It does nothing with it, and nobody else is to.
    case taken
    /// The layer below is to answer.
    case passed
  }

  let name: Name
  /// Whether it lies on the screen.
  let isOpen: @Sendable (AppState) -> Bool
  /// The cells that it takes.
  let area: @Sendable (AppState) -> Rect
  /// Whether it takes the place of what lies below, so that nothing of that is in sight.
  var hidesBelow: @Sendable (AppState) -> Bool = { _ in false }
  /// Whether what lies below goes on moving beside it.
  var letsBelowMove = true
  /// Whether clicks elsewhere are not for the layers below.
  var isModal = false
  /// Whether text that is no command opens the search with it.
  var isSearchedByTyping = false
  /// The places whose weather it shows.
  var places: @Sendable (AppState) -> [Place] = { _ in [] }
  /// What a key or a paste asks for.
  let answer: @Sendable (InputEvent, AppState) -> Answer
  /// What a press or the wheel asks for; positions are the screen's.
  let mouse: @Sendable (MouseEvent, AppState) -> AppAction?
  /// The keys that work, for the footer and the help.
  let hints: @Sendable (AppState) -> KeyHints
  /// What draws it.
  let makeDrawing: @MainActor @Sendable (DrawingContext) -> any LayerDrawing
}
