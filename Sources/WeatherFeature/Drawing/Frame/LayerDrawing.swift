import MVI
import TerminalUI
import WeatherModel

/// What the drawings of all layers share.
@MainActor
final class DrawingContext {
  let store: Store<AppState, AppAction>
  /// What maps stand on.
  let terrainCache: MapTerrainCache
  /// Called when a part has something new to show.
  let onStale: @MainActor () -> Void
  /// What was drawn so far, by view.
  private(set) var drawn: [ViewName: Int] = [:]

  init(
    store: Store<AppState, AppAction>, coastline: @escaping () -> Coastline?,
    onStale: @escaping @MainActor () -> Void
  ) {
    self.store = store
    terrainCache = MapTerrainCache(coastline)
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

/// A view that is a whole layer, at a place of its own.
protocol OverlayView: GridView {
  /// Where it stands on the screen.
  var frame: Rect { get }
  /// Where the terminal's cursor belongs in it, while it has a text field.
  var caret: Point? { get }
}

extension OverlayView {
  var caret: Point? { nil }
}

/// A layer that is one view.
@MainActor
final class Overlay<View: OverlayView>: LayerDrawing {
  private let cachedView: CachedView<View>

  var cursor: Point? {
    cachedView.view.flatMap { view in
      view.caret?.offsetBy(x: view.frame.x, y: view.frame.y)
    }
  }

  init(_ context: DrawingContext, _ makeView: @escaping (AppState) -> View?) {
    cachedView = CachedView(context, makeView)
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    cachedView.update()
    if let view = cachedView.view { cachedView.show(in: &frame, at: view.frame.origin) }
  }
}
