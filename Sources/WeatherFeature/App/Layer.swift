import TerminalUI
import WeatherModel

/// A layer of the screen. Input, drawing, the footer, clicks, animation and the banner depend on these
/// members alone.
///
/// A layer is a type in its feature's folder, without a state of its own, and one entry of
/// ``Layers/all``. What it shows and does is computed from the state.
protocol Layer: Sendable {
  /// Whether it lies on the screen.
  func isOpen(_ state: AppState) -> Bool
  /// The cells that it takes.
  func area(_ state: AppState) -> Rect
  /// Whether it hides the layers below.
  func hidesBelow(_ state: AppState) -> Bool
  /// Whether the layers below continue their animations.
  var letsBelowMove: Bool { get }
  /// Whether it keeps clicks elsewhere from the layers below.
  var isModal: Bool { get }
  /// Whether it receives the keys while it is open.
  func hasKeys(_ state: AppState) -> Bool
  /// Whether it treats letters as text.
  func hasTextField(_ state: AppState) -> Bool
  /// The action that closes it when the search opens; nil where it does not cover the search.
  var closing: AppAction? { get }
  /// Whether text that is not a command opens the search.
  var isSearchedByTyping: Bool { get }
  /// Whether the banner explains missing or stale weather for it.
  func needsBanner(_ state: AppState) -> Bool
  /// The places whose weather it shows.
  func places(_ state: AppState) -> [Place]
  /// Handles a key or a paste, which is `command` where keys are commands.
  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult
  /// Whether the mouse drags something in it.
  var takesDrags: Bool { get }
  /// Returns the action of a press, the wheel or a drag, in coordinates of the screen.
  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction?
  /// The position of the chosen item on the screen, where the layer marks it by something else than `▸`.
  func chosenPoint(_ state: AppState) -> Point?
  /// The keys that work, for the footer and the help.
  func hints(_ state: AppState) -> KeyHints
  /// Creates the drawing of the layer.
  @MainActor func makeDrawing(_ context: DrawingContext) -> any LayerDrawing
}

/// A layer that lies over others, hides nothing beyond its area, and shows no weather.
extension Layer {
  func hidesBelow(_ state: AppState) -> Bool { false }
  var letsBelowMove: Bool { true }
  var isModal: Bool { false }
  func hasKeys(_ state: AppState) -> Bool { true }
  func hasTextField(_ state: AppState) -> Bool { false }
  var closing: AppAction? { nil }
  var isSearchedByTyping: Bool { false }
  func needsBanner(_ state: AppState) -> Bool { false }
  func places(_ state: AppState) -> [Place] { [] }
  var takesDrags: Bool { false }
  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? { nil }
  func chosenPoint(_ state: AppState) -> Point? { nil }

  /// The identity of the layer.
  var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// A layer's response to an event.
enum EventResult: Equatable {
  /// The event stands for an action.
  case action(AppAction)
  /// The event is consumed without an action.
  case consumed
  /// The layer below handles the event.
  case ignored
}
