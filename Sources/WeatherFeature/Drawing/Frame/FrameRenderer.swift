public import MVI
public import TerminalUI
public import WeatherModel
import WeatherWords

/// Draws the state: it tracks what each batch of actions changed and shows the changes in one
/// frame.
///
/// Each part of the screen is an Equatable view of the state. A view that stays equal is not drawn
/// again: typing in the search field neither lays out nor draws the weather page.
@MainActor
public final class FrameRenderer {
  /// The counters of drawn views and sent frames.
  public var counters: FrameCounters {
    var counters = sent
    counters.drawn = context.drawn
    return counters
  }
  /// Called when a frame becomes due; not called again until that frame is drawn.
  public var onNeedsFrame: (@MainActor () -> Void)?

  private let screen: any Screen
  private let request: FrameRequest
  private let context: DrawingContext
  private var sent = FrameCounters()
  private var layout: PageLayout

  private let header: CachedView<HeaderView>
  private let banner: CachedView<Banner>
  private let footer: CachedView<FooterView>
  /// The drawings of the layers. Each is created when its layer first becomes visible, so that the
  /// start creates neither the search nor the panels.
  private var drawings: [ObjectIdentifier: any LayerDrawing] = [:]

  /// Creates a renderer of `store` on `screen`.
  public init(
    store: Store<AppState, AppAction>, screen: any Screen,
    coastline: @autoclosure @escaping () -> Coastline? = nil
  ) {
    self.screen = screen
    let request = FrameRequest()
    self.request = request
    let context = DrawingContext(store: store, coastline: coastline) { request.make() }
    self.context = context
    header = CachedView(context) { $0.showsHeader ? HeaderView($0) : nil }
    banner = CachedView(context) { Banner($0, area: PageLayout(of: $0).banner.size) }
    footer = CachedView(context) { FooterView($0, area: PageLayout(of: $0).footer.size) }
    layout = PageLayout(of: store.state)
    store.observe({ PageLayout.Inputs($0) }, initially: false) { [weak self] inputs in
      self?.layout = PageLayout(inputs)
      request.make()
    }
    // A layer that opens or closes changes the frame even if no view has to be drawn.
    store.observe({ $0.layersInSight.map { $0.id } }, initially: false) { _ in request.make() }
    request.onMade = { [weak self] in self?.onNeedsFrame?() }
  }

  /// Whether anything changed since the last frame.
  public var isFrameDue: Bool { request.isDue }

  /// Makes the next frame due even if nothing changed.
  public func setNeedsFrame() { request.make() }

  /// Draws the current state if anything changed since the last frame.
  /// - Returns: Whether a frame was shown.
  @discardableResult
  public func drawIfNeeded() -> Bool {
    guard request.claim() else { return false }
    let statistics = draw(context.store.state)
    sent.frames += 1
    sent.bytes += statistics.bytes ?? 0
    if let isSlow = statistics.isSlow, isSlow != context.store.state.motion.isTerminalSlow {
      context.store.send(.motion(.terminalTakes(isSlow: isSlow)))
    }
    return true
  }

  private func draw(_ state: AppState) -> FrameStatistics {
    var frame = Grid(size: state.size)
    guard state.size.holds(PageLayout.smallest) else {
      TooSmallView(language: state.settings.language).draw(into: &frame)
      return screen.present(frame, cursor: nil)
    }
    header.update()
    banner.update()
    footer.update()
    if state.showsHeader { header.show(in: &frame, at: layout.header.origin) }
    let inSight = state.layersInSight.map { (layer: $0, drawing: drawing(of: $0)) }
    // Modal layers may also cover the first and last lines, so they are drawn after the banner and
    // the footer.
    for (layer, drawing) in inSight where !layer.isModal {
      drawing.draw(state, layout, in: &frame)
    }
    banner.show(in: &frame, at: layout.banner.origin)
    footer.show(in: &frame, at: layout.footer.origin)
    for (layer, drawing) in inSight where layer.isModal {
      drawing.draw(state, layout, in: &frame)
    }
    Theme(state.settings.colorScheme).replaceDefaultColors(of: &frame)
    frame.redrawCharts(with: state.settings.charts)
    var pictures: [PicturePlacement] = []
    for (layer, drawing) in inSight {
      // The area of a layer is computed only if there are pictures below it.
      if !pictures.isEmpty {
        let area = layer.area(state)
        pictures.removeAll { !area.intersection($0.area).isEmpty }
      }
      pictures += drawing.pictures(state, layout)
    }
    // Only the topmost layer can have the cursor.
    let cursor = inSight.last?.drawing.cursor
    let resting = cursor == nil ? chosenPoint(state, frame) : nil
    return screen.present(frame, cursor: cursor, resting: resting, pictures: pictures)
  }

  /// Returns the position of the chosen item in the layer that receives the keys: the one that the
  /// layer names, or otherwise that of the last `▸`, because a section header has a `▸` too.
  private func chosenPoint(_ state: AppState, _ frame: Grid) -> Point? {
    guard let layer = state.layersInSight.last(where: { $0.hasKeys(state) }) else { return nil }
    let area = layer.area(state).intersection(frame.bounds)
    if let point = layer.chosenPoint(state), area.contains(point) { return point }
    let accent = Theme(state.settings.colorScheme).accent
    for y in (area.y..<area.maxY).reversed() {
      for x in area.x..<area.maxX {
        let cell = frame[x, y]
        if cell.base == "▸", cell.style.foreground == accent.foreground {
          return Point(x: x, y: y)
        }
      }
    }
    return nil
  }

  private func drawing(of layer: any Layer) -> any LayerDrawing {
    if let drawing = drawings[layer.id] { return drawing }
    let drawing = layer.makeDrawing(context)
    drawings[layer.id] = drawing
    return drawing
  }
}

/// The flag for a due frame. Every change requests a frame; only the first request since the last
/// frame is reported.
@MainActor
private final class FrameRequest {
  private(set) var isDue = true
  var onMade: (@MainActor () -> Void)?

  func make() {
    guard !isDue else { return }
    isDue = true
    onMade?()
  }

  func claim() -> Bool {
    defer { isDue = false }
    return isDue
  }
}

/// The view for a terminal that is too small, which states the required size.
struct TooSmallView {
  let language: Language

  func draw(into grid: inout Grid) {
    let smallest = PageLayout.smallest
    let text = language.words.status.tooSmall(smallest.width, smallest.height)
    for (y, line) in TextWrap.lines(text, width: grid.size.width - 1).enumerated() {
      grid.write(line, x: 0, y: y, style: .plain)
    }
  }
}
