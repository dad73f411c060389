import TerminalUI
import WeatherModel

/// One layer of the screen: everything that the program has to know of it. Input, drawing, the
/// footer, clicks, motion and the banner follow from these alone. A class: every key goes through the
/// layers, and all that they know would be copied with each.
final class LayerDefinition: Sendable {
  /// The layers by name.
  enum Name: CaseIterable, Sendable {
    case page, panel, map, board, warnings, search, settings, location, help
  }

  /// What a layer makes of an event.
  enum Answer: Equatable {
    /// It asks for something.
    case action(AppAction)
    /// The event is consumed without an action.
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
  let hidesBelow: @Sendable (AppState) -> Bool
  /// Whether what lies below goes on moving beside it.
  let letsBelowMove: Bool
  /// Whether clicks elsewhere are not for the layers below.
  let isModal: Bool
  /// Whether text that is no command opens the search with it.
  let isSearchedByTyping: Bool
  /// The places whose weather it shows.
  let places: @Sendable (AppState) -> [Place]
  /// What a key or a paste asks for.
  let answer: @Sendable (InputEvent, AppState) -> Answer
  /// What a press or the wheel asks for; positions are the screen's.
  let mouse: @Sendable (MouseEvent, AppState) -> AppAction?
  /// The keys that work, for the footer and the help.
  let hints: @Sendable (AppState) -> KeyHints
  /// What draws it.
  let makeDrawing: @MainActor @Sendable (DrawingContext) -> any LayerDrawing

  init(
    name: Name,
    isOpen: @escaping @Sendable (AppState) -> Bool,
    area: @escaping @Sendable (AppState) -> Rect,
    hidesBelow: @escaping @Sendable (AppState) -> Bool = { _ in false },
    letsBelowMove: Bool = true,
    isModal: Bool = false,
    isSearchedByTyping: Bool = false,
    places: @escaping @Sendable (AppState) -> [Place] = { _ in [] },
    answer: @escaping @Sendable (InputEvent, AppState) -> Answer,
    mouse: @escaping @Sendable (MouseEvent, AppState) -> AppAction?,
    hints: @escaping @Sendable (AppState) -> KeyHints,
    makeDrawing: @escaping @MainActor @Sendable (DrawingContext) -> any LayerDrawing
  ) {
    self.name = name
    self.isOpen = isOpen
    self.area = area
    self.hidesBelow = hidesBelow
    self.letsBelowMove = letsBelowMove
    self.isModal = isModal
    self.isSearchedByTyping = isSearchedByTyping
    self.places = places
    self.answer = answer
    self.mouse = mouse
    self.hints = hints
    self.makeDrawing = makeDrawing
  }
}
