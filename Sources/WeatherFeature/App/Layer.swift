import TerminalUI
import WeatherModel

/// A layer of the screen. Input, drawing, the footer, clicks, animation and the banner depend on these
/// members alone.
///
/// A layer is a type in its feature's folder, without a state of its own, and one entry of
/// ``Layers/all``. What it shows and does is computed from the state.
protocol Layer: Sendable {
  /// Whether the layer is open.
  func isOpen(_ state: AppState) -> Bool
  /// The cells that the layer takes.
  func area(_ state: AppState) -> Rect
  /// Whether the layer hides the layers below.
  func hidesBelow(_ state: AppState) -> Bool
  /// Whether the layers below continue their animations.
  var letsBelowMove: Bool { get }
  /// Whether the layer blocks clicks outside its area from reaching the layers below.
  var isModal: Bool { get }
  /// Whether the layer receives the keys while it is open.
  func hasKeys(_ state: AppState) -> Bool
  /// Whether the layer treats letters as text.
  func hasTextField(_ state: AppState) -> Bool
  /// The action that closes the layer when the search opens; nil for a layer that does not cover
  /// the search.
  var closing: AppAction? { get }
  /// Whether text that is not a command opens the search.
  var isSearchedByTyping: Bool { get }
  /// Whether the layer shows weather whose absence or age the banner explains.
  func needsBanner(_ state: AppState) -> Bool
  /// The places whose weather the layer shows.
  func places(_ state: AppState) -> [Place]
  /// Handles a key or a paste. `command` is the command of the key outside text fields.
  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult
  /// Whether the layer handles drags of the mouse.
  var takesDrags: Bool { get }
  /// Returns the action of a press, the wheel or a drag, with the position in screen coordinates.
  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction?
  /// The position of the selected item on the screen, for a layer that does not mark it with `▸`.
  func chosenPoint(_ state: AppState) -> Point?
  /// The hints of the layer's keys, for the footer and the help.
  func hints(_ state: AppState) -> KeyHints
  /// Creates the object that draws the layer.
  @MainActor func makeDrawing(_ context: DrawingContext) -> any LayerDrawing
}

/// The defaults: a layer over others that hides nothing outside its area and shows no weather.
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
