import TerminalUI
import WeatherModel
import WeatherWords

/// The map at full size: the layers by name, whose weather it shows, and what its section says of the
/// place where there is room for it.
struct WholeMapView: OverlayView {
  let frame: Rect
  private let slice: PageView.Slice
  /// The layer; `nil` where the map has none by choice.
  private let layer: MapLayer?
  private let field: FieldOnMap?
  private let backgrounds: MapTerrainColors

  /// Nil while the map is not in sight.
  init?(_ state: AppState, backgrounds: MapTerrainColors) {
    guard state.isWholeMapInSight else { return nil }
    slice = PageView.Slice(state)
    frame = PageLayout(slice.layout).window
    layer = state.settings.map == .automatic ? state.fields.layer : nil
    field = FieldOnMap(state)
    self.backgrounds = backgrounds
  }

  /// Whose radar it is.
  static let radarName = "Radar DWD"

  static func mapArea(in window: Size) -> Rect { Rect(window).splitTop(1).rest }

  func grid() -> Grid {
    let area = frame.size
    var grid = Grid(size: area)
    guard let report = slice.report else { return grid }
    let page = PageContext(slice: slice, report: report, breadth: .regular)
    let view = MapSectionView(page, backgrounds: backgrounds, field: field)
    let title = page.words.sections.map
    let line = grid.bounds.row(0)
    let tabs = layer.map { MapLayerTabs(selected: $0, page.words, width: area.width) }
    let room = area.width - (tabs?.end ?? 3 + TextWidth.of(title)) - 7
    let note =
      field.map { fieldNote($0, page, report, width: room) } ?? view.facts(width: room)
    SectionHeader(
      number: Section.map.rawValue + 1, title: title,
      note: TextWidth.of(note) <= room ? note : "", noteStyle: page.theme.label, isFocused: true,
      theme: page.theme
    ).draw(into: &grid, in: line)
    tabs?.draw(into: &grid, page.theme)
    view.drawWhole(into: &grid, in: Self.mapArea(in: area))
    return grid
  }

  /// The hour that is shown, whose weather it is, and how old: as much as there is room for.
  private func fieldNote(
    _ field: FieldOnMap, _ page: PageContext, _ report: WeatherReport, width: Int
  ) -> String {
    let format = page.format
    let today = report.localTime(page.now).date
    let time = format.moment(report.localTime(field.time(now: page.now)), today: today)
    let hour =
      field.hour == 0
      ? page.words.labels.now
      : "\(time) · \(page.words.time.ahead(page.words.time.hours(field.hour)))"
    if let radar = field.radar {
      let clock = format.clock(report.localTime(radar.end))
      let source = "\(Self.radarName) \(clock)"
      return ["\(hour)   \(source)", source].first { TextWidth.of($0) <= width } ?? ""
    }
    let source = field.field.provider.displayName
    let receivedAt = field.field.receivedAt
    let isOld = page.now.timeIntervalSince(receivedAt) >= WeatherField.freshFor
    let age = isOld ? format.age(of: receivedAt, at: page.now).map(page.words.status.dataAge) : nil
    let clock = format.moment(report.localTime(receivedAt), today: today)
    let choices = [
      "\(hour)   \(source) \(age ?? clock)", "\(hour)   \(source)", source,
    ]
    return choices.first { TextWidth.of($0) <= width } ?? ""
  }
}

/// The names of the layers in the header of the map, of which one is shown.
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

  /// Columns for whose weather it is and how old.
  private static let noteWidth = 27

  /// All names, or the shown one where there is no room for the others.
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

  /// The layer whose name stands in a column of the row.
  func layer(at x: Int) -> MapLayer? {
    tabs.first { ($0.x..<($0.x + $0.width)).contains(x) }?.layer
  }

  func draw(into grid: inout Grid, _ theme: Theme) {
    for tab in tabs {
      let style = tab.layer == selected ? theme.accent.reversed() : theme.label
      grid.write(" \(tab.text) ", x: tab.x, y: 0, style: style)
    }
  }
}
