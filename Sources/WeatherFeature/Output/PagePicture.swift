import MVI
import TerminalUI
public import WeatherModel
import WeatherWords

/// The output of `--svg`: a picture of the whole page as the program shows it.
@MainActor public struct PagePicture {
  /// The width of the picture, at which days and map are side by side.
  private static let width = 120
  private static let minHeight = 40

  private let state: AppState
  private let coastline: Coastline?

  /// Creates the picture of a report at the time `now`.
  /// - Parameters:
  ///   - isStale: Whether the request failed and the report comes from the cache.
  ///   - coastline: The coastline of the map.
  ///   - towns: Returns at most a number of towns in a part of the world, for the map.
  public init(
    _ report: Fetched<WeatherReport>, now: Date, settings: DisplaySettings, isStale: Bool = false,
    coastline: Coastline?, towns: (GeoBox, Int) -> [Place] = { _, _ in [] }
  ) {
    var state = AppState(
      size: Size(width: Self.width, height: Self.minHeight), now: now, settings: settings)
    state.settings.animates = false
    if case .color = state.settings.background {
    } else {
      state.settings.background = .color(Self.background)
    }
    state.page.place = report.place
    state.page.towns = towns(state.page.map.box(around: report.place), PageReducer.townsLimit)
    state.forecasts.entries[report.place.id] = Forecast(fetched: report)
    // The offline mark is set, because the age alone may not show that the request failed.
    if isStale { state.settings.isOffline = true }
    state.size.height = max(Self.minHeight, PageLayout(of: state).height + 2)
    self.state = state
    self.coastline = coastline
  }

  /// Returns the picture as SVG text.
  public func svg() -> String {
    let screen = PictureScreen(size: state.size)
    let store = Store(initialState: state, reducer: AppReducer())
    FrameRenderer(store: store, screen: screen, coastline: coastline).drawIfNeeded()
    var grid = screen.grid
    // A picture has no keys, so its footer shows the credits of the data instead.
    let words = state.settings.language.words
    let format = WeatherFormat(state.settings)
    let footer = PageLayout(of: state).footer
    grid.fill(footer, style: grid[0, footer.y].style)
    let fetched = state.forecast?.fetched
    let providers = [
      fetched?.provider ?? state.settings.provider, fetched?.supplemented?.provider,
    ]
    let theme = Theme(state.settings.colorScheme)
    grid.write(
      providers.compactMap(\.self).map(words.credits.provider).joined(separator: "; "),
      x: 2, y: footer.y, style: theme.label)
    let place = state.page.place.map(format.fullName) ?? ""
    let moment = state.forecast?.report.map { format.dateAndClock($0.localTime(state.now)) }
    return grid.svg(
      palette(of: theme),
      title: [place, moment ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// Returns the colours that replace the terminal's where the theme sets none. The theme's own
  /// background is that of the whole picture, so that cells without text need no rectangle.
  private func palette(of theme: Theme) -> Grid.Palette {
    var background = theme.text.background
    if background.luminance == nil, case .color(let color) = state.settings.background {
      background = color
    }
    let isDark = (background.luminance ?? 0) < 0.2
    return Grid.Palette(foreground: isDark ? Self.text : Self.darkText, background: background)
  }

  private static let background = Color(hex: 0x11151C)
  private static let text = Color(hex: 0xC9D1D9)
  private static let darkText = Color(hex: 0x30363D)
}

/// A screen that stores the frame instead of showing it.
@MainActor private final class PictureScreen: Screen {
  let size: Size
  let capabilities = ScreenCapabilities(colors: 1 << 24, isUnicode: true, hasMouse: false)
  private(set) var grid: Grid

  init(size: Size) {
    self.size = size
    grid = Grid(size: size)
  }

  func present(
    _ grid: Grid, cursor: Point?, resting: Point?, pictures: [PicturePlacement]
  ) -> FrameStatistics {
    self.grid = grid
    return FrameStatistics(cellsChanged: 0)
  }

  func redrawEverything() {}
}
