import MVI
import TerminalUI
import WeatherModel

/// The drawing of the page: the sections, the window over them, and the animated picture.
@MainActor
final class PageScreen: LayerDrawing {
  private let page: CachedView<PageView>
  private let art: CachedView<ArtView>
  /// The page that slides out, while another slides in over it.
  private var outgoing: Grid?
  let cursor: Point? = nil

  init(_ context: DrawingContext) {
    let terrainCache = context.terrainCache
    page = CachedView(context) {
      $0.isInSight(PageLayer.self) ? PageView($0, terrainCache: terrainCache) : nil
    }
    art = CachedView(context, ArtView.init)
    // Scrolling and sliding only move cells that are already drawn, so the cached views do not
    // change.
    let onStale = context.onStale
    context.store.observe({ Position($0) }, initially: false) { _ in onStale() }
  }

  private struct Position: Equatable {
    var scroll: Int
    var slide: PageSlide?

    init(_ state: AppState) {
      scroll = state.page.scroll
      slide = state.motion.slide
    }
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    if state.motion.slide == nil { outgoing = nil }
    let before = page.grid
    page.update()
    let scroll = state.page.scroll
    if let slide = state.motion.slide {
      let leaving = outgoing ?? before
      outgoing = leaving
      PageWindow.slide(page.grid, over: leaving, slide, layout: layout, scroll: scroll, in: &frame)
      return
    }
    PageWindow.show(page.grid, layout: layout, scroll: scroll, in: &frame)
    if state.report.isPresent { PageWindow.countBelow(state, layout: layout, in: &frame) }
    if state.motion.phase > 0, Motion.pause(state, layout) != nil,
      let origin = Motion.artOrigin(layout)
    {
      art.update()
      PageWindow.show(art.grid, at: origin, layout: layout, scroll: scroll, in: &frame)
    }
  }

  func pictures(_ state: AppState, _ layout: PageLayout) -> [PicturePlacement] {
    guard state.motion.slide == nil, let view = page.view else { return [] }
    return PageWindow.pictures(
      PagePictures.placements(of: view), layout: layout, scroll: state.page.scroll)
  }
}
