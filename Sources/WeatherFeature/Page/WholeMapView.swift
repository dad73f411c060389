import TerminalUI
import WeatherModel
import WeatherWords

/// The map at full size. Its header has the names of the layers and the source of the weather;
/// without weather on the map, it has the facts about the place if they fit.
struct WholeMapView: OverlayView {
  let frame: Rect
  private let slice: PageView.Slice
  /// The selected layer; `nil` if the user chose a map without layers.
  private let layer: MapLayer?
  private let field: FieldOnMap?
  private let terrainCache: MapTerrainCache

  /// Creates the view; nil while the map is not in sight.
  init?(_ state: AppState, terrainCache: MapTerrainCache) {
    guard state.isWholeMapInSight else { return nil }
    slice = PageView.Slice(state)
    frame = PageLayout(slice.layout).window
    layer = state.settings.map == .automatic ? state.fields.layer : nil
    field = FieldOnMap(state)
    self.terrainCache = terrainCache
  }

  /// Returns the number of rows of the strip of hours below the map.
  private static func stripHeight(in window: Size, _ choice: MapChoice) -> Int {
    choice == .automatic && window.height >= 16 && window.width >= 40 ? MapStrip.height : 0
  }

  static func mapArea(in window: Size, _ choice: MapChoice) -> Rect {
    Rect(window).splitTop(1).rest.splitBottom(stripHeight(in: window, choice)).rest
  }

  /// Returns the area of the strip of hours; empty if there is no room for it.
  static func stripArea(in window: Size, _ choice: MapChoice) -> Rect {
    Rect(window).splitTop(1).rest.splitBottom(stripHeight(in: window, choice)).bottom
  }

  func grid() -> Grid { grid(field) }

  func grid(after before: Self, _ drawn: Grid) -> Grid {
    guard let field, let last = before.field, field.isStep(from: last), before.frame == frame,
      before.slice.map == slice.map, before.slice.place?.id == slice.place?.id,
      before.slice.settings == slice.settings
    else { return grid() }
    return FieldReduction.grid(after: drawn, Theme(slice.settings.colorScheme)) { reduction in
      var field = field
      field.reduction = reduction
      return grid(field)
    }
  }

  private func grid(_ field: FieldOnMap?) -> Grid {
    let area = frame.size
    var grid = Grid(size: area)
    guard let fetched = slice.fetched else { return grid }
    let page = PageContext(slice: slice, fetched: fetched, breadth: .regular)
    let view = MapSectionView(page, terrainCache: terrainCache, field: field)
    let title = page.words.sections.map
    let line = grid.bounds.row(0)
    let tabs = layer.map { MapLayerTabs(selected: $0, page.words, width: area.width) }
    let room = area.width - (tabs?.end ?? 3 + TextWidth.of(title)) - 7
    let note =
      field.map { $0.note(page, width: room) } ?? view.facts(width: room)
    SectionHeader(
      number: Section.map.rawValue + 1, title: title,
      note: TextWidth.of(note) <= room ? note : "", noteStyle: page.theme.label, isFocused: true,
      theme: page.theme
    ).draw(into: &grid, in: line)
    tabs?.draw(into: &grid, page.theme)
    let choice = slice.settings.map
    let map = Self.mapArea(in: area, choice)
    view.drawWhole(into: &grid, in: map)
    view.drawStrip(into: &grid, in: Self.stripArea(in: area, choice), below: map.size)
    return grid
  }
}

/// The names of the layers in the header of the map, with the selected one highlighted.
struct MapLayerTabs {
  /// A name and its cells in the row.
  struct Tab: Equatable {
    var layer: MapLayer
    var text: String
    var x: Int

    var width: Int { TextWidth.of(text) + 2 }
  }

  let tabs: [Tab]
  private let selected: MapLayer

  /// The columns reserved for the source and the age of the weather.
  private static let noteWidth = 27

  /// Creates the tabs of all layers, or that of the selected layer alone if the others have no
  /// room.
  init(selected: MapLayer, _ words: Words, width: Int) {
    self.selected = selected
    let start = 3 + TextWidth.of(words.sections.map) + 2
    func placed(_ layers: [MapLayer]) -> [Tab] {
      var x = start
      return layers.map { layer in
        let tab = Tab(layer: layer, text: layer.name(words), x: x)
        x += tab.width
        return tab
      }
    }
    let all = placed(MapLayer.allCases)
    let fits = all.last.map { $0.x + $0.width <= width - Self.noteWidth } ?? false
    tabs = fits ? all : placed([selected])
  }

  /// The column after the last name.
  var end: Int { tabs.last.map { $0.x + $0.width } ?? 0 }

  /// Returns the layer to show after a click in a column of the row: the layer whose name is there,
  /// or the next layer if there is room for a single name only.
  func layer(at x: Int) -> MapLayer? {
    let layer = tabs.first { ($0.x..<($0.x + $0.width)).contains(x) }?.layer
    return tabs.count == 1 ? layer?.moved(by: 1) : layer
  }

  func draw(into grid: inout Grid, _ theme: Theme) {
    for tab in tabs {
      let style = tab.layer == selected ? theme.accent.reversed() : theme.label
      grid.write(" \(tab.text) ", x: tab.x, y: 0, style: style)
    }
  }
}
