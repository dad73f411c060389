public import MVI
public import TerminalUI
public import WeatherModel
import WeatherWords

/// Draws the state: marks what a batch of actions changed, and shows it in one frame.
///
/// Each layer reads its own Equatable slice of the state. A slice that stays equal is not computed
/// any further: typing in the search field never lays out or draws the weather page.
@MainActor
public final class FrameRenderer {
  /// What has been drawn so far.
  public private(set) var counters = FrameCounters()
  /// Called once when a frame becomes due after none was.
  public var onNeedsFrame: (@MainActor () -> Void)?

  private let store: Store<AppState, AppAction>
  private let screen: any Screen
  private let coastline: Coastline?
  private var observations: [Observation] = []
  private var stale: Set<ViewName> = Set(ViewName.allCases)
  private var needsFrame = true

  private let header = Layer<HeaderView>(.header) { $0.grid() }
  private let banner = Layer<Banner>(.banner) { $0.grid() }
  private let page = Layer<PageView>(.page) { $0.grid() }
  private let art = Layer<ArtView>(.art) { $0.grid() }
  /// The page that slides out, while another slides in over it.
  private var outgoing: Grid?
  private let panel = Layer<PanelView>(.panel) { $0.grid() }
  private let footer = Layer<FooterView>(.footer) { $0.grid() }
  private let search = Layer<SearchView>(.search) { $0.grid() }
  private let settings = Layer<SettingsView>(.settings) { $0.grid() }
  private let location = Layer<LocationView>(.location) { $0.grid() }
  private let board = BoardScreen()
  private let help = Layer<HelpView>(.help) { $0.grid() }

  /// A renderer of `store` on `screen`.
  public init(
    store: Store<AppState, AppAction>, screen: any Screen, coastline: Coastline? = nil
  ) {
    self.coastline = coastline
    self.store = store
    self.screen = screen
    observe(.header) { HeaderView.Slice($0) }
    observe(.banner) { Banner.Slice($0) }
    observe(.page) { PageView.Slice($0) }
    observe(.panel) { $0.weather.panel == nil ? nil : PageView.Slice($0) }
    observe(.footer) { FooterView.Slice($0) }
    observe(.search) { SearchView.Slice($0) }
    observe(.settings) { SettingsView.Slice($0) }
    observe(.location) { LocationView.Slice($0) }
    observe(.board) { $0.board.isShown ? BoardSlice($0) : nil }
    observe(.help) { HelpView.Slice($0) }
    observe(.page) { $0.weather.scroll }
    observe(.art) { $0.motion }
  }

  private func observe<Slice: Equatable & Sendable>(
    _ name: ViewName, _ slice: @escaping @Sendable (AppState) -> Slice
  ) {
    observations.append(
      store.observe(slice) { [weak self] _ in self?.invalidate(name) })
  }

  private func invalidate(_ name: ViewName) {
    stale.insert(name)
    guard !needsFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  /// Shows the state as it is now, when anything changed since the last frame.
  /// - Returns: whether a frame was shown.
  @discardableResult
  public func drawIfNeeded() -> Bool {
    guard needsFrame else { return false }
    needsFrame = false
    let state = store.state
    let cursor = draw(state)
    counters.frames += 1
    counters.bytes += cursor.statistics.bytes ?? 0
    return true
  }

  private func draw(_ state: AppState) -> (frame: Grid, statistics: FrameStatistics) {
    var frame = Grid(size: state.size)
    guard state.size.holds(PageLayout.smallest) else {
      TooSmallView(language: state.settings.language).draw(into: &frame)
      return (frame, screen.present(frame, cursor: nil))
    }
    let layout = PageLayout(of: state)
    var cursor: Point?
    if state.board.isShown {
      if stale.remove(.board) != nil { board.update(state, counters: &counters) }
      board.show(in: &frame)
      cursor = board.caret
    }
    if state.isPageInSight { drawPage(state, layout, into: &frame) }
    update(banner, .banner) { Banner(Banner.Slice(state), area: layout.banner.size) }
    update(footer, .footer) { FooterView(FooterView.Slice(state), area: layout.footer.size) }
    frame.blit(banner.grid, from: banner.grid.bounds, to: layout.banner.origin)
    frame.blit(footer.grid, from: footer.grid.bounds, to: layout.footer.origin)
    if let pane = layout.pane, let searching = state.search {
      update(search, .search) {
        SearchView(SearchView.Slice(state), state: searching, area: pane.size)
      }
      frame.blit(search.grid, from: search.grid.bounds, to: pane.origin)
      cursor = search.model?.caret.offsetBy(x: pane.x, y: pane.y)
    }
    if let panel = state.settingsPanel {
      update(settings, .settings) { SettingsView(SettingsView.Slice(state), state: panel) }
      let area = SettingsLayout(size: state.size).panel
      frame.blit(settings.grid, from: settings.grid.bounds, to: area.origin)
      cursor = nil
    }
    if state.location != nil {
      update(location, .location) { LocationView(LocationView.Slice(state)) }
      let origin = location.model?.origin() ?? .zero
      frame.blit(location.grid, from: location.grid.bounds, to: origin)
      cursor = nil
    }
    if state.showsHelp {
      update(help, .help) { HelpView(HelpView.Slice(state), screen: state.size) }
      frame.blit(help.grid, from: help.grid.bounds, to: help.model?.origin(in: state.size) ?? .zero)
      cursor = nil
    }
    Theme(state.settings.theme).paintGround(of: &frame)
    return (frame, screen.present(frame, cursor: cursor))
  }

  /// The header line and what is in sight of the page.
  private func drawPage(_ state: AppState, _ layout: PageLayout, into frame: inout Grid) {
    update(header, .header) { HeaderView(HeaderView.Slice(state), area: layout.header.size) }
    frame.blit(header.grid, from: header.grid.bounds, to: layout.header.origin)
    if let pane = layout.pane, pane == layout.window { return }
    if state.weather.panel != nil, state.weather.report != nil {
      update(panel, .panel) { PanelView(slice: PageView.Slice(state), area: layout.window.size) }
      frame.blit(panel.grid, from: panel.grid.bounds, to: layout.window.origin)
      return
    }
    if state.motion.slide == nil { outgoing = nil }
    let before = page.grid
    update(page, .page) { PageView(PageView.Slice(state), layout: layout, coastline: coastline) }
    let scroll = state.weather.scroll
    if let slide = state.motion.slide {
      let leaving = outgoing ?? before
      outgoing = leaving
      PageWindow.slide(
        page.grid, over: leaving, slide, layout: layout, scroll: scroll, in: &frame)
      return
    }
    PageWindow.show(page.grid, layout: layout, scroll: scroll, in: &frame)
    if let moving = ArtView(state, layout: layout), let origin = Motion.artOrigin(layout) {
      update(art, .art) { moving }
      PageWindow.show(art.grid, at: origin, layout: layout, scroll: scroll, in: &frame)
    }
  }

  private func update<Model: Equatable>(
    _ layer: Layer<Model>, _ name: ViewName, _ model: () -> Model
  ) {
    guard stale.remove(name) != nil || layer.model == nil else { return }
    if layer.update(model()) { counters.drawn[name, default: 0] += 1 }
  }
}
