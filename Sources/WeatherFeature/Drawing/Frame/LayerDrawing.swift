import MVI
import TerminalUI
import WeatherModel

/// The objects that the drawings of all layers share.
@MainActor
final class DrawingContext {
  let store: Store<AppState, AppAction>
  /// The cache of map terrains.
  let terrainCache: MapTerrainCache
  /// Called when a view has changed.
  let onStale: @MainActor () -> Void
  /// The number of times that each view has been drawn.
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

/// The drawing of a layer, which keeps its cells from frame to frame.
@MainActor
protocol LayerDrawing: AnyObject {
  /// The position of the terminal's cursor; nil if the layer does not have it.
  var cursor: Point? { get }
  /// Draws the layer over those below it.
  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid)
  /// Returns the pictures to place over the drawn cells, in rows and columns of the screen.
  func pictures(_ state: AppState, _ layout: PageLayout) -> [PicturePlacement]
}

extension LayerDrawing {
  func pictures(_ state: AppState, _ layout: PageLayout) -> [PicturePlacement] { [] }
}

/// A view that makes up a whole layer and determines its own position.
protocol OverlayView: GridView {
  /// The frame of the view on the screen.
  var frame: Rect { get }
  /// The position of the terminal's cursor within the view; nil if the view has no text field.
  var caret: Point? { get }
}

extension OverlayView {
  var caret: Point? { nil }
}

/// The drawing of a layer that consists of one view.
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
