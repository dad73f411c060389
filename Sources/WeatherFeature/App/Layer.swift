import TerminalUI
import WeatherModel

/// One layer of the screen: everything that the program has to know of it. Input, drawing, the
/// footer, clicks, motion and the banner follow from these members alone.
///
/// A layer is a type in its feature's folder, without a state of its own, and one entry of
/// ``Layers/all``. What it shows and does is computed from the state.
protocol Layer: Sendable {
  /// Whether it lies on the screen.
  func isOpen(_ state: AppState) -> Bool
  /// The cells that it takes.
  func area(_ state: AppState) -> Rect
  /// Whether it takes the place of what lies below, so that nothing of that is in sight.
  func hidesBelow(_ state: AppState) -> Bool
  /// Whether what lies below goes on moving beside it.
  var letsBelowMove: Bool { get }
  /// Whether clicks elsewhere are not for the layers below.
  var isModal: Bool { get }
  /// Whether keys go to it while it is open.
  func hasKeys(_ state: AppState) -> Bool
  /// Whether letters are text for it.
  func hasTextField(_ state: AppState) -> Bool
  /// What closes it where it would lie over the search; nil where it would not.
  var closing: AppAction? { get }
  /// Whether text that is no command opens the search with it.
  var isSearchedByTyping: Bool { get }
  /// Whether it leaves it to the banner to say why weather is missing or old.
  func needsBanner(_ state: AppState) -> Bool
  /// The places whose weather it shows.
  func places(_ state: AppState) -> [Place]
  /// What it makes of a key or a paste, which is `command` where keys are commands.
  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult
  /// Whether the mouse drags something in it.
  var takesDrags: Bool { get }
  /// What a press, the wheel or a drag asks for; positions are the screen's.
  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction?
  /// The position of the chosen item on the screen, where the layer marks it by something else than `▸`.
  func chosenPoint(_ state: AppState) -> Point?
  /// The keys that work, for the footer and the help.
  func hints(_ state: AppState) -> KeyHints
  /// What draws it.
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

  /// Tells it from other layers.
  var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// What a layer makes of an event.
enum EventResult: Equatable {
  /// It asks for something.
  case action(AppAction)
  /// The event is consumed without an action.
  case consumed
  /// The layer below is to answer.
  case ignored
}
