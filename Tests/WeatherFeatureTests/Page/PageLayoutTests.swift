import TerminalUI
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Where the parts of the screen are, at the sizes where they change.
@Suite struct PageLayoutTests {
  private func layout(
    _ width: Int, _ height: Int, searching: Bool = false, hasBanner: Bool = false
  ) -> PageLayout {
    PageLayout(
      size: Size(width: width, height: height), searching: searching, hasBanner: hasBanner)
  }

  @Test(
    arguments: [
      (59, 60, .compact), (60, 60, .regular), (119, 60, .regular), (120, 60, .wide),
      (134, 36, .wide), (135, 35, .wide), (135, 36, .columns), (300, 35, .wide),
    ] as [(Int, Int, PageLayout.Breadth)])
  func breadthFollowsTheSizeOfThePage(width: Int, height: Int, breadth: PageLayout.Breadth) {
    #expect(PageLayout.Breadth(page: Size(width: width, height: height)) == breadth)
  }

  @Test(arguments: [(119, 0), (120, 64), (126, 67), (136, 72), (138, 74), (200, 136)])
  func searchPaneIsAtMost64ColumnsWide(width: Int, x: Int) {
    let layout = layout(width, 30, searching: true)
    #expect(layout.pane?.x == x && layout.pane?.maxX == width)
    #expect(layout.window.width == (x == 0 ? width : x))
    #expect(PageLayout.paneX(on: Size(width: width, height: 30)) == x)
  }

  @Test(arguments: [Size(width: 135, height: 38), Size(width: 200, height: 60)])
  func searchPaneReplacesTheRightColumnWithoutMovingTheLeftOne(size: Size) throws {
    let page = layout(size.width, size.height)
    let searching = layout(size.width, size.height, searching: true)
    #expect(page.breadth == .columns && searching.sections == page.sections)
    #expect(searching.window == page.window)
    let pane = try #require(searching.pane)
    let (hours, map) = (try #require(page.sections[.hourly]), try #require(page.sections[.map]))
    #expect(pane.x == hours.maxX && pane.x < map.x && pane.maxX == size.width)
  }

  @Test(arguments: [(7, 0, 6), (8, 1, 6), (9, 1, 7)])
  func footerIsShownFromEightRows(height: Int, footer: Int, window: Int) {
    let layout = layout(80, height)
    #expect(layout.footer.height == footer && layout.window.height == window)
    #expect(layout.header.height == 1 && layout.banner.height == 0)
  }

  @Test(arguments: [(7, 0, 6), (8, 1, 5)])
  func bannerIsShownFromEightRows(height: Int, banner: Int, window: Int) {
    let layout = layout(80, height, hasBanner: true)
    #expect(layout.banner.height == banner && layout.window.height == window)
  }

  @Test func bannerDoesNotMoveTheSections() {
    for height in [10, 24, 60] {
      #expect(layout(80, height, hasBanner: true).sections == layout(80, height).sections)
    }
  }

  /// The heights of current weather, hours and map by the height of the terminal.
  @Test(
    arguments: [
      (6, [5, 4, 6]), (7, [5, 4, 6]), (10, [5, 4, 8]), (11, [6, 4, 9]), (12, [6, 4, 10]),
      (13, [6, 5, 11]), (14, [6, 6, 12]), (15, [6, 7, 12]), (16, [6, 8, 12]), (40, [6, 8, 12]),
    ])
  func compactSectionsGrowWithTheScreen(height: Int, heights: [Int]) {
    let sections = layout(40, height).sections
    let shown = [Section.current, .hourly, .map].map { sections[$0]?.height ?? 0 }
    #expect(shown == heights && sections[.daily]?.height == 6)
  }

  @Test(
    arguments: [
      (21, [6, 8, 6, 13], 5), (22, [6, 9, 6, 13], 5), (35, [6, 9, 6, 13], 5),
      (36, [6, 9, 8, 13], 7),
    ])
  func regularSectionsGrowWithTheScreen(height: Int, heights: [Int], days: Int) {
    let layout = layout(80, height)
    let shown = [Section.current, .hourly, .daily, .map].map { layout.sections[$0]?.height ?? 0 }
    #expect(shown == heights && layout.dayCount == days)
  }

  @Test(arguments: [(80, 49, 6), (80, 50, 10), (120, 49, 6), (120, 50, 11), (150, 49, 6)])
  func largeArtNeedsFiftyRows(width: Int, height: Int, rows: Int) {
    #expect(layout(width, height).sections[.current]?.height == rows)
  }

  @Test func hoursTakeHalfOfTheSpareRowsUpToAQuarterOfThePage() throws {
    for height in 62...120 {
      let layout = layout(80, height)
      let rows = layout.window.height
      let hourly = try #require(layout.sections[.hourly]?.height) - 9
      let map = try #require(layout.sections[.map]?.height) - 13
      #expect(layout.height == rows && layout.lastScroll == 0, "\(height)")
      #expect(hourly == min(max(12, rows / 4), (hourly + map + 1) / 2), "\(height)")
    }
    let tall = layout(80, 120)
    #expect(tall.sections[.hourly]?.height == 9 + 118 / 4)
  }

  @Test(arguments: [(120, 56), (130, 61), (133, 62)])
  func daysAndMapShareTheWidthOfAWidePage(width: Int, days: Int) throws {
    let sections = layout(width, 40).sections
    let (daily, map) = (try #require(sections[.daily]), try #require(sections[.map]))
    #expect(daily.width == days && daily.height == map.height)
    #expect(map.x == days + 2 && map.maxX == width && map.y == daily.y)
  }

  @Test(arguments: [(135, 75), (142, 82), (145, 85), (150, 88), (200, 118)])
  func rightColumnIsTwoFifthsOfAtLeast58Columns(width: Int, left: Int) throws {
    let layout = layout(width, 60)
    let (hourly, map) = (
      try #require(layout.sections[.hourly]), try #require(layout.sections[.map])
    )
    #expect(hourly.width == left && map.x == left + 2 && map.maxX == width)
    #expect(layout.sections[.daily]?.height == (58 * 3 + 7) / 8)
    #expect(layout.height == 58)
  }

  @Test func aSectionIsInSightWithItsFirstRowBelowTheHeading() throws {
    let layout = layout(80, 10)
    let (map, rows) = (try #require(layout.sections[.map]), layout.window.height)
    #expect(map.maxY <= layout.lastScroll)
    #expect(!layout.isInSight(.map, scroll: map.y + 1 - rows))
    #expect(layout.isInSight(.map, scroll: map.y + 2 - rows))
    #expect(layout.isInSight(.map, scroll: map.maxY - 1))
    #expect(!layout.isInSight(.map, scroll: map.maxY))
    #expect(layout.isInSight(.current, scroll: -5))
    #expect(layout.isInSight(.detail, scroll: 10_000))
  }

  @Test func focusScrollsOnlyIfTheSectionIsNotWhole() throws {
    let layout = layout(80, 24)
    let map = try #require(layout.sections[.map])
    let lowest = map.maxY - layout.window.height
    #expect(lowest > 0 && map.y < layout.lastScroll)
    for (scroll, expected) in [
      (lowest, lowest), (lowest - 1, map.y), (map.y, map.y), (map.y + 1, map.y), (0, map.y),
    ] {
      #expect(layout.scroll(showing: .map, from: scroll) == expected, "\(scroll)")
    }
    #expect(layout.scroll(showing: .current, from: 9) == 0)
    let detail = try #require(layout.sections[.detail])
    #expect(
      layout.scroll(showing: .detail, from: 0)
        == min(layout.lastScroll, max(detail.y, detail.maxY - layout.window.height)))
  }

  @Test func sectionTallerThanTheWindowStartsAtItsTop() throws {
    let layout = layout(80, 10)
    let map = try #require(layout.sections[.map])
    #expect(map.height > layout.window.height)
    for scroll in [0, map.y - 1, map.y, map.y + 1, map.maxY] {
      #expect(layout.scroll(showing: .map, from: scroll) == map.y)
    }
  }

  @Test func itemScrollsIntoViewBelowTheHeading() throws {
    let layout = layout(80, 10)
    let (detail, rows) = (try #require(layout.sections[.detail]), layout.window.height)
    let item = Rect(x: 0, y: detail.y + 4, width: 17, height: 3)
    let (lowest, highest) = (item.maxY - rows, item.y - 1)
    #expect(lowest < highest && highest < layout.lastScroll)
    for (scroll, expected) in [
      (0, lowest), (lowest, lowest), (lowest + 1, lowest + 1), (highest, highest),
      (highest + 1, highest), (layout.lastScroll, highest),
    ] {
      #expect(layout.scroll(showing: item, of: .detail, from: scroll) == expected)
    }
    let top = Rect(x: 0, y: detail.y, width: 17, height: 3)
    #expect(layout.scroll(showing: top, of: .detail, from: detail.y + 1) == detail.y)
  }

  @Test(
    arguments: [
      (1, 1), (17, 1), (18, 1), (34, 1), (35, 2), (51, 2), (52, 3), (119, 6), (120, 7), (400, 7),
    ])
  func detailTilesAreAtLeastSeventeenColumnsWide(width: Int, columns: Int) {
    #expect(DetailLayout.columns(width: width, .regular) == columns)
    #expect(DetailLayout.columns(width: width, .columns) == 1)
    for count in [columns, columns + 1, 2 * columns] {
      let rows = count == columns ? 1 : 2
      #expect(DetailLayout.height(width: width, count: count) == rows * 4)
    }
  }

  @Test func detailRowsHaveTwoLinesIfTheMapKeepsTwentyRows() {
    #expect(DetailLayout.rowsHeight(in: 41, count: 10) == 21)
    #expect(DetailLayout.rowsHeight(in: 40, count: 10) == 11)
    let area = Rect(x: 3, y: 5, width: 60, height: 20)
    let double = DetailLayout(in: area, .columns, count: 10).tiles
    #expect(double.map(\.y) == (0..<10).map { 5 + 2 * $0 } && double.allSatisfy { $0.height == 2 })
    let single = DetailLayout(in: area, .columns, count: 11).tiles
    #expect(single.map(\.y) == (0..<11).map { 5 + $0 } && single.allSatisfy { $0.height == 1 })
  }

  @Test func detailTilesAreThreeRowsHighAndFourApart() {
    let tiles = DetailLayout(in: Rect(x: 1, y: 2, width: 80, height: 12), .regular, count: 6).tiles
    #expect(tiles.map(\.x) == [1, 21, 41, 61, 1, 21] && tiles.map(\.y) == [2, 2, 2, 2, 6, 6])
    #expect(tiles.allSatisfy { $0.width == 20 && $0.height == 3 })
  }

  @Test func rowsOfDaysGrowWhenTheSkyBelowFits() {
    let counts = [(14 + 5, 1), (14 + 6, 2), (21 + 23, 2), (21 + 24, 3)]
    for (height, rows) in counts {
      let layout = DailyLayout(in: Rect(x: 2, y: 10, width: 60, height: height), count: 7)
      #expect(layout.rowHeight == rows, "\(height)")
      #expect(layout.row(2).y == 10 + 2 * rows)
      for (y, index) in [(0, 0), (rows - 1, 0), (rows, 1), (7 * rows - 1, 6), (7 * rows, nil)] {
        #expect(layout.index(at: Point(x: 5, y: 10 + y)) == index, "\(height): \(y)")
      }
    }
  }

  /// One blank row separates the sky from single rows if more than three rows remain.
  @Test(arguments: [(10, 17, 3), (11, 18, 3), (12, 18, 4), (20, 24, 6)])
  func skyBelowTheDaysFollowsABlankRow(height: Int, y: Int, rows: Int) {
    let layout = DailyLayout(in: Rect(x: 0, y: 10, width: 60, height: height), count: 7)
    #expect(layout.below.y == y && layout.below.height == rows)
  }

  @Test(arguments: [(40, 16, 10), (39, 16, 15), (40, 15, 14)])
  func stripBelowTheWholeMapNeedsRoom(width: Int, height: Int, map: Int) {
    let window = Size(width: width, height: height)
    let area = WholeMapView.mapArea(in: window, .automatic)
    let strip = WholeMapView.stripArea(in: window, .automatic)
    #expect(area == Rect(x: 0, y: 1, width: width, height: map))
    #expect(strip.height == height - 1 - map && (strip.isEmpty || strip.y == area.maxY))
    #expect(WholeMapView.mapArea(in: window, .plain).height == height - 1)
  }

  @Test func allLayersAreTabsWithRoomForTheNote() throws {
    let words = Language.english.words
    let end = MapLayerTabs(selected: .rain, words, width: 300).end
    let wide = MapLayerTabs(selected: .rain, words, width: end + 27)
    #expect(wide.tabs.map(\.layer) == MapLayer.allCases && wide.end == end)
    let narrow = MapLayerTabs(selected: .rain, words, width: end + 26)
    #expect(narrow.tabs.map(\.layer) == [.rain])
    let first = try #require(wide.tabs.first)
    #expect(first.x == 3 + TextWidth.of(words.sections.map) + 2)
    for (tab, next) in zip(wide.tabs, wide.tabs.dropFirst()) {
      #expect(next.x == tab.x + TextWidth.of(tab.text) + 2)
      #expect(wide.layer(at: tab.x) == tab.layer && wide.layer(at: next.x - 1) == tab.layer)
    }
    #expect(wide.layer(at: first.x - 1) == nil && wide.layer(at: end - 1) == .plain)
  }

  @Test func headingNoteIsWhereAClickFindsIt() {
    for width in 12...60 {
      let header = SectionHeader(
        number: 1, title: "NOW", note: "Storm, until noon", isFocused: false, theme: .dark)
      let row = Rect(x: 4, y: 0, width: width, height: 1)
      var grid = Grid(size: Size(width: width + 8, height: 1))
      header.draw(into: &grid, in: row)
      let frame = header.noteFrame(in: row)
      let drawn = (frame.x..<frame.maxX).map { grid[$0, 0].text }.joined()
      #expect("Storm, until noon".hasPrefix(drawn), "\(width): \(drawn)")
      #expect(drawn.isEmpty == !grid.text.contains("Storm"), "\(width)")
      #expect(frame.isEmpty || frame.maxX == row.maxX - 1, "\(width)")
      // A note needs more than eight columns; the title takes three and its letters.
      #expect(frame.isEmpty == (width - 7 - 4 <= 8), "\(width)")
    }
  }
}
