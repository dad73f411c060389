import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The page at sizes from 20×5 to 300×100: nothing overlaps or overflows.
@MainActor
@Suite(.sampleProgram)
struct ScreenSizeTests {
  private nonisolated static let sizes: [Size] =
    // Every small size, and every width with some heights.
    (5...24).flatMap { height in
      stride(from: 20, through: 60, by: 4).map { Size(width: $0, height: height) }
    } + (20...300).map { Size(width: $0, height: 5 + $0 * 37 % 96) }

  private static let reports = [
    ScreenReports.full(), ScreenReports.bare, ScreenReports.extreme,
  ]

  private func state(_ index: Int, _ size: Size) -> AppState {
    var state = Sample.state(size)
    state.shown.fetched = Self.reports[index % Self.reports.count]
    state.page.place = state.shown.report?.place
    let languages = Language.allCases
    state.settings.language = languages[index % languages.count]
    state.page.focus = Section.allCases[index % Section.allCases.count]
    return state
  }

  /// Every section drawn alone on a background that reveals drawing outside its rectangle.
  @Test func sectionsDrawOnlyInsideTheirRectangles() {
    let background = Cell(scalar: "~")
    for (index, size) in Self.sizes.enumerated() {
      let state = state(index, size)
      let layout = PageLayout(of: state)
      guard let fetched = state.shown.fetched else { continue }
      let page = PageContext(
        slice: PageView.Slice(state), fetched: fetched, breadth: layout.breadth)
      let whole = Size(width: size.width + 4, height: layout.height + 4)
      for (section, frame) in layout.sections {
        var grid = Grid(size: whole, fill: background)
        let area = frame.offsetBy(x: 2, y: 2)
        PageView(state, terrainCache: MapTerrainCache { MapFixtures.coastline })
          .draw(section, page, into: &grid, in: area)
        for y in 0..<whole.height {
          for x in 0..<whole.width where !area.contains(Point(x: x, y: y)) {
            guard grid[x, y] != background else { continue }
            Issue.record(
              "\(section) of \(size) in \(state.settings.language) writes to \(x), \(y)")
            return
          }
        }
      }
    }
  }

  @Test func sectionsTilesAndHintsDoNotOverlap() {
    for (index, size) in Self.sizes.enumerated() {
      let state = state(index, size)
      let layout = PageLayout(of: state)
      let page = Rect(x: 0, y: 0, width: layout.window.width, height: layout.height)
      var rects = Array(layout.sections.values)
      #expect(rects.allSatisfy { page.intersection($0) == $0 && !$0.isEmpty }, "\(size)")
      expectApart(rects, "sections of \(size)")
      rects = [layout.header, layout.banner, layout.window, layout.footer]
      expectApart(rects, "screen of \(size)")
      if let detail = layout.sections[.detail] {
        expectApart(
          DetailLayout(in: detail.splitTop(1).rest, layout).tiles, "tiles of \(size)")
      }
      let footer = FooterView(state, area: layout.footer.size)
      expectApart(
        footer.placed.map { Rect(x: $0.x, y: 0, width: $0.hint.width, height: 1) },
        "hints of \(size)")
    }
  }

  private func expectApart(_ rects: [Rect], _ what: String) {
    for (index, rect) in rects.enumerated() {
      for other in rects.dropFirst(index + 1) {
        #expect(rect.intersection(other).isEmpty, "\(what): \(rect) and \(other)")
      }
    }
  }

  @Test func everySizeShowsThePlaceAndTheTemperature() {
    for size in Self.sizes {
      var state = Sample.state(size)
      state.shown.fetched = ScreenReports.full()
      let text = ScreenSample.grid(of: state).text
      #expect(text.contains("Seoul"), "\(size)")
      #expect(text.contains("°C"), "\(size)")
    }
  }

  @Test func resizePreservesFocusAndShowsTheSelection() {
    let reducer = AppReducer()
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    for key in [Key.character("5")] + Array(repeating: .right, count: 9) {
      reducer.settle(&state, .input(.key(key)))
    }
    for size in [(80, 24), (40, 12), (20, 5), (200, 60), (40, 12), (120, 40)] {
      let size = Size(width: size.0, height: size.1)
      reducer.settle(&state, .input(.resize(size)))
      #expect(state.page.focus == .detail)
      #expect(state.page.detail == 9)
      #expect(ScreenSample.grid(of: state).text.contains("▸ UV"), "\(size)")
    }
  }
}
