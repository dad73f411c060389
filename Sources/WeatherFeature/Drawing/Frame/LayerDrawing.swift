import MVI
import TerminalUI
import WeatherModel

/// What the drawings of all layers share.
@MainActor
final class DrawingContext {
  let store: Store<AppState, AppAction>
  /// What maps stand on.
  let backgrounds: MapTerrainColors
  /// Called when a part has something new to show.
  let onStale: @MainActor () -> Void
  /// Counts the layouts that there were: with another one any part may have other room.
  var layoutNumber = 0
  /// What was drawn so far, by view.
  private(set) var drawn: [ViewName: Int] = [:]

  init(
    store: Store<AppState, AppAction>, coastline: @escaping () -> Coastline?,
    onStale: @escaping @MainActor () -> Void
  ) {
    self.store = store
    backgrounds = MapTerrainColors(coastline)
    self.onStale = onStale
  }

  func count(_ name: ViewName) { drawn[name, default: 0] += 1 }
}

/// A layer as it is drawn: it keeps its cells from frame to frame.
@MainActor
protocol LayerDrawing: AnyObject {
  /// Where the terminal's cursor belongs, while the layer has it.
  var cursor: Point? { get }
  /// Draws the layer over what lies below.
  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid)
  /// The pictures over what was drawn, in the screen's rows and columns.
  func pictures(_ state: AppState, _ layout: PageLayout) -> [PicturePlacement]
}

extension LayerDrawing {
  func pictures(_ state: AppState, _ layout: PageLayout) -> [PicturePlacement] { [] }
}

/// A layer that is one view, at a place of its own.
@MainActor
final class Overlay<Slice: Equatable & Sendable, View: GridView>: LayerDrawing {
  private let cachedView: CachedView<Slice, View>
  private let makeView: (Slice) -> View
  private let origin: (View) -> Point
  let cursor: Point? = nil

  init(
    _ name: ViewName, _ context: DrawingContext,
    slice: @escaping @Sendable (AppState) -> Slice?, view: @escaping (Slice) -> View,
    origin: @escaping (View) -> Point
  ) {
    cachedView = CachedView(name, context, slice: slice)
    makeView = view
    self.origin = origin
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    cachedView.update(makeView)
    if let view = cachedView.view { cachedView.show(in: &frame, at: origin(view)) }
  }
}
