import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The effect of each key on the page.
@MainActor
@Suite struct PageReducerTests {
  private let clock = TestClock()

  private static func context(
    _ size: Size = Size(width: 80, height: 24), report: WeatherReport? = Sample.report().value,
    now: Date = Sample.now
  ) -> PageReducer.Context {
    PageReducer.Context(
      report: report, layout: PageLayout(size: size, searching: false, hasBanner: false), now: now)
  }

  private static func page(
    _ focus: Section = .current, _ change: (inout PageState) -> Void = { _ in }
  ) -> PageState {
    var page = PageState()
    page.place = Sample.seoul
    page.focus = focus
    change(&page)
    return page
  }

  private func store(
    _ page: PageState, in context: PageReducer.Context = context(), towns: [Place]? = nil
  ) -> TestStore<PageState, PageAction> {
    TestStore(initialState: page) {
      PageReducer().within(context)
    } dependencies: {
      $0.continuousClock = clock
      $0.cities = CitiesClient(search: { _ in FoundPlaces(places: [], total: 0, outOf: 0) }) {
        _, _ in
        if towns == nil { Issue.record("the towns were looked for") }
        return towns ?? []
      }
    }
  }

  private var layout: PageLayout { Self.context().layout }

  // MARK: - Sections

  @Test func focusedSectionScrollsIntoView() async {
    let store = store(Self.page())
    await store.send(.focus(.detail)) {
      $0.focus = .detail
      $0.scroll = layout.scroll(showing: .detail, from: 0)
    }
    await store.send(.focus(.current)) {
      $0.focus = .current
      $0.scroll = 0
    }
    await store.send(.focusBy(-1))
  }

  @Test func upAndDownNavigateTheDetailGrid() async throws {
    let frame = try #require(layout.sections[.detail])
    let columns = DetailLayout.columns(width: frame.width, .regular)
    #expect(columns > 1)
    let wide = Self.context(Size(width: 80, height: 200))
    let store = store(Self.page(.detail) { $0.detail = 1 }, in: wide)
    await store.send(.focusBy(1)) { $0.detail = 1 + columns }
    await store.send(.focusBy(-1)) { $0.detail = 1 }
    await store.send(.moveInside(-2)) { $0.detail = DetailValue.values(of: nil).count - 1 }
    // There is no row below the last one, and no section.
    await store.send(.focusBy(1))
  }

  @Test func focusingASectionClosesTheOpenPanel() async {
    let store = store(
      Self.page(.daily) {
        $0.panel = .day
        $0.scroll = layout.scroll(showing: .daily, from: 0)
      })
    await store.send(.focus(.daily)) { $0.panel = nil }
  }

  @Test func clicksFocusThenSelectThenOpen() async {
    let wide = Self.context(Size(width: 80, height: 200))
    let store = store(Self.page(), in: wide)
    await store.send(.press(.daily, item: nil)) { $0.focus = .daily }
    await store.send(.press(.daily, item: 2)) { $0.day = 2 }
    await store.send(.press(.daily, item: 2)) { $0.panel = .day }
  }

  // MARK: - Hours and days

  @Test func selectedHourIsClampedToTheForecast() async {
    let store = store(Self.page(.hourly), in: Self.context(Size(width: 80, height: 200)))
    let last = Sample.report().value.hours(from: Sample.now).count - 1
    await store.send(.moveInside(-1))
    await store.send(.moveInside(2)) { $0.hour = 2 }
    await store.send(.leap(.hours(6))) { $0.hour = 8 }
    await store.send(.moveHour(.hours(1000))) { $0.hour = last }
    await store.send(.recentre) { $0.hour = 0 }
  }

  @Test func leapMovesToTheNextOrPreviousMidnight() async throws {
    let report = Sample.report().value
    let hours = report.hours(from: Sample.now)
    let midnights = hours.indices.filter { report.localTime(hours[$0].time).hour == 0 && $0 > 0 }
    let (first, second) = (try #require(midnights.first), try #require(midnights.dropFirst().first))
    let store = store(Self.page(.hourly), in: Self.context(Size(width: 80, height: 200)))
    await store.send(.leap(.midnight(1))) { $0.hour = first }
    await store.send(.leap(.midnight(1))) { $0.hour = second }
    await store.send(.leap(.midnight(-1))) { $0.hour = first }
    await store.send(.leap(.midnight(-1))) { $0.hour = 0 }
  }

  @Test func dayPanelOpensAtSelectedHourAndReturnsIt() async throws {
    let report = Sample.report().value
    let hours = report.hours(from: Sample.now)
    let days = report.days(from: Sample.now, count: layout.dayCount)
    let date = report.localTime(hours[20].time).date
    let day = try #require(days.firstIndex { $0.date == date })
    let row = try #require(report.hours(of: date).firstIndex { $0.time == hours[20].time })
    let store = store(
      Self.page(.hourly) { $0.hour = 20 }, in: Self.context(Size(width: 80, height: 200)))
    await store.send(.open) {
      $0.panel = .day
      $0.day = day
      $0.dayHour = row
    }
    await store.send(.chooseHour(row + 1)) { $0.dayHour = row + 1 }
    await store.send(.close) {
      $0.panel = nil
      $0.hour = 21
    }
  }

  @Test func hourSelectionIsClampedToTheDay() async {
    let store = store(Self.page(.daily) { $0.day = 1 })
    let count = Sample.report().value.hours(
      of: Sample.report().value.days(from: Sample.now, count: 5)[1].date
    )
    .count
    await store.send(.open) { $0.panel = .day }
    await store.send(.chooseHour(.max)) { $0.dayHour = count - 1 }
    await store.send(.focusBy(1))
    await store.send(.moveHour(.hours(-6))) { $0.dayHour = count - 2 }
    await store.send(.chooseHour(-1)) { $0.dayHour = 0 }
  }

  @Test func selectedHourKeepsItsTimeAsTheClockAdvances() async {
    let later = Sample.now + 2 * 3600
    let store = store(Self.page(.hourly) { $0.hour = 5 }, in: Self.context(now: later))
    await store.send(.timePassed(since: Sample.now)) { $0.hour = 3 }
  }

  // MARK: - Panels

  @Test func panelsDoNotOpenWithoutAReport() async {
    let store = store(Self.page(), in: Self.context(report: nil))
    await store.send(.open)
    await store.send(.compare)
    await store.send(.moveHour(.hours(1)))
  }

  @Test func comparisonKeyTogglesThePanel() async {
    let store = store(Self.page())
    await store.send(.compare) { $0.panel = .comparison }
    await store.send(.compare) { $0.panel = nil }
    await store.send(.open) { $0.panel = .comparison }
    await store.send(.close) { $0.panel = nil }
  }

  // MARK: - Scrolling

  @Test func pageScrollIsClampedToTheContent() async {
    let store = store(Self.page())
    await store.send(.scroll(-1))
    await store.send(.scroll(2)) { $0.scroll = 2 }
    await store.send(.scrollPages(1)) { $0.scroll = 2 + layout.window.height - 2 }
    await store.send(.scrollPages(100)) { $0.scroll = layout.lastScroll }
    await store.send(.scroll(1))
  }

  @Test func pageDoesNotScrollUnderAPanel() async {
    await store(Self.page { $0.panel = .comparison }).send(.scroll(3))
  }

  @Test func focusStaysVisibleAfterAResize() async {
    let small = Self.context(Size(width: 80, height: 12))
    let store = store(Self.page(.detail) { $0.scroll = 500 }, in: small)
    await store.send(.resized) {
      let start = min(500, small.layout.lastScroll)
      $0.scroll = small.layout.scroll(showing: .detail, from: start)
      let tile = DetailLayout(
        in: small.layout.sections[.detail]?.splitTop(1).rest ?? .zero, small.layout
      ).tiles[
        0]
      $0.scroll = small.layout.scroll(showing: tile, of: .detail, from: $0.scroll)
    }
  }

  // MARK: - Places and the map

  @Test func showingAnotherPlaceResetsPageAndLoadsTowns() async {
    let store = store(
      Self.page(.hourly) {
        $0.hour = 7
        $0.scroll = 3
        $0.towns = [Boards.daegu]
      }, towns: [Boards.daegu])
    await store.send(.show(Sample.busan)) {
      $0 = PageState()
      $0.place = Sample.busan
      $0.focus = .hourly
      $0.hour = 7
    }
    await store.receive(.townsFound([Boards.daegu], MapWindow(), around: Sample.busan.id)) {
      $0.towns = [Boards.daegu]
    }
  }

  @Test func showingTheSamePlacePreservesTheScrollPosition() async {
    var named = Sample.seoul
    named.name = "Seoul-si"
    let store = store(Self.page { $0.scroll = 3 })
    await store.send(.show(named)) { $0.place = named }
  }

  @Test func townsForAnotherMapViewAreIgnored() async {
    var map = MapWindow()
    map.pan(east: 1, north: 0)
    let store = store(Self.page())
    await store.send(.townsFound([Boards.daegu], map, around: Sample.seoul.id))
    await store.send(.townsFound([Boards.daegu], MapWindow(), around: Sample.busan.id))
  }

  @Test func movedMapReloadsTownsThenRests() async {
    let wide = Self.context(Size(width: 80, height: 200))
    let store = store(Self.page(.map), in: wide, towns: [])
    await store.send(.pan(east: 1, north: -1)) { $0.map.pan(east: 1, north: -1) }
    var moved = MapWindow()
    moved.pan(east: 1, north: -1)
    await store.receive(.townsFound([], moved, around: Sample.seoul.id))
    await clock.advance(by: PageReducer.restPause)
    await store.receive(.mapRested)
    await store.send(.recentre) { $0.map = MapWindow() }
    await store.receive(.townsFound([], MapWindow(), around: Sample.seoul.id))
    await clock.advance(by: PageReducer.restPause)
    await store.receive(.mapRested)
  }

  @Test(arguments: [(1, MapWindow.closest, StatusMessage.noLargerZoom), (-1, 0, .noSmallerZoom)])
  func zoomLimitsShowAStatusMessage(steps: Int, zoom: Int, message: StatusMessage) async {
    let store = store(Self.page { $0.map.zoom = zoom })
    await store.send(.zoom(steps))
    await store.receive(.noted(message))
  }

  @Test(arguments: [
    (Section.map, Section.current), (.detail, .current), (.daily, .daily), (.hourly, .hourly),
  ])
  func anotherPlaceOpensAtASectionOfItsWeather(focus: Section, shown: Section) async {
    let store = store(Self.page(focus), towns: [])
    await store.send(.show(Sample.busan)) {
      $0.place = Sample.busan
      $0.focus = shown
    }
    await store.receive(.townsFound([], MapWindow(), around: Sample.busan.id))
    await store.skipEffectsInFlight()
  }

  @Test func chancesToggleInTheComparisonOnly() async {
    await store(Self.page()).send(.chances)
    await store(Self.page(.daily) { $0.panel = .day }).send(.chances)
    let store = store(Self.page { $0.panel = .comparison })
    await store.send(.chances) { $0.showsChances = true }
    await store.send(.chances) { $0.showsChances = false }
    await store.send(.chances) { $0.showsChances = true }
    await store.send(.compare) {
      $0.panel = nil
      $0.showsChances = false
    }
  }

  @Test func zeroReturnsToTheCurrentHourBeforeTheMap() async {
    func moved(_ focus: Section, hour: Int, _ panel: PagePanel? = nil) -> PageState {
      Self.page(focus) {
        $0.hour = hour
        $0.panel = panel
        $0.map.pan(east: 2, north: 1)
      }
    }
    let atHour: [(Section, PagePanel?)] = [(.current, nil), (.hourly, nil), (.detail, .detail)]
    for (focus, panel) in atHour {
      await store(moved(focus, hour: 3, panel)).send(.recentre) { $0.hour = 0 }
    }
    await store(moved(.hourly, hour: 0)).send(.recentre)
    let onMap: [(Section, Int, PagePanel?)] = [
      (.current, 0, nil), (.daily, 3, .day), (.detail, 0, .detail),
    ]
    for (focus, hour, panel) in onMap {
      let store = store(moved(focus, hour: hour, panel), towns: [])
      await store.send(.recentre) { $0.map = MapWindow() }
      await store.receive(.townsFound([], MapWindow(), around: Sample.seoul.id))
    }
  }

  @Test(arguments: [40, 60, 80, 100])
  func upAndDownMoveByRowsOfTheDetailGrid(width: Int) async throws {
    let context = Self.context(Size(width: width, height: 400))
    let frame = try #require(context.layout.sections[.detail])
    let columns = DetailLayout.columns(width: frame.width, context.layout.breadth)
    let count = context.layout.valueCount
    for value in 0..<count {
      let down = store(Self.page(.detail) { $0.detail = value }, in: context)
      let hasRowBelow = value / columns < (count - 1) / columns
      let below = hasRowBelow ? min(value + columns, count - 1) : value
      await down.send(.focusBy(1)) { $0.detail = below }
      guard value >= columns else { continue }
      let up = store(Self.page(.detail) { $0.detail = value }, in: context)
      await up.send(.focusBy(-1)) { $0.detail = value - columns }
    }
  }

  private static func coarse() -> WeatherReport {
    var report = Sample.report().value
    report.stepHours = 3
    report.hourly = report.hourly.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    return report
  }

  @Test func hoursMoveByWholeStepsOfTheForecast() async {
    let context = Self.context(Size(width: 80, height: 200), report: Self.coarse())
    let store = store(Self.page(.hourly), in: context)
    await store.send(.moveHour(.hours(6))) { $0.hour = 2 }
    await store.send(.moveHour(.hours(1))) { $0.hour = 3 }
    await store.send(.moveHour(.hours(2))) { $0.hour = 4 }
    await store.send(.moveHour(.hours(-6))) { $0.hour = 2 }
    await store.send(.moveHour(.hours(-1))) { $0.hour = 1 }
    await store.send(.chooseAhead(5)) { $0.hour = 1 }
    await store.send(.chooseAhead(6)) { $0.hour = 2 }
    await store.send(.chooseAhead(8))
    await store.send(.chooseAhead(0)) { $0.hour = 0 }
  }

  @Test func hourThatBeginsASecondTooLateIsNotChosen() async {
    var report = Sample.report().value
    report.hourly = report.hours(from: Sample.now)
    for index in 1..<4 { report.hourly[index].time += 1 }
    let store = store(
      Self.page(.hourly), in: Self.context(Size(width: 80, height: 200), report: report))
    await store.send(.chooseAhead(3)) { $0.hour = 2 }
    await store.send(.chooseAhead(4)) { $0.hour = 4 }
  }

  @Test func leapAfterTheLastMidnightEndsAtTheLastHour() async throws {
    let report = Sample.report().value
    let hours = report.hours(from: Sample.now)
    let last = try #require(
      hours.indices.last { report.localTime(hours[$0].time).hour == 0 && $0 > 0 })
    #expect(last < hours.count - 1)
    let store = store(
      Self.page(.hourly) { $0.hour = last }, in: Self.context(Size(width: 80, height: 200)))
    await store.send(.leap(.midnight(1))) { $0.hour = hours.count - 1 }
    await store.send(.leap(.midnight(-1))) { $0.hour = last }
  }

  @Test func pageKeysMoveByThePageOfTheDayTable() async {
    let context = Self.context()
    let page = Self.page(.daily) {
      $0.day = 1
      $0.panel = .day
      $0.dayHour = 20
    }
    let rows = context.dayTable(of: page).hours.count
    #expect((2..<20).contains(rows))
    let store = store(page, in: context)
    await store.send(.scrollPages(-1)) { $0.dayHour = 20 - (rows - 1) }
    await store.send(.scrollPages(1)) { $0.dayHour = 20 }
  }

  @Test func earlierTimeDoesNotMoveTheSelection() async {
    let page = Self.page(.hourly) {
      $0.hour = 5
      $0.day = 2
    }
    for now in [Sample.now, Sample.now - 7200] {
      await store(page, in: Self.context(now: now)).send(.timePassed(since: Sample.now))
    }
  }

  @Test func mapPansAtMostFourStepsTimesItsScale() {
    for zoom in [0, 3, MapWindow.closest] {
      var map = MapWindow()
      map.zoom = zoom
      map.pan(east: 5000, north: -5000)
      #expect(map.east == 4 << zoom && map.north == -(4 << zoom))
      map.pan(east: -1, north: 1)
      #expect(map.east == (4 << zoom) - 1 && map.north == 1 - (4 << zoom))
      map.pan(east: -9000, north: 9000)
      #expect(map.east == -(4 << zoom) && map.north == 4 << zoom)
    }
  }

  @Test func zoomKeepsTheMiddleOfTheMap() {
    var map = MapWindow()
    map.pan(east: 6, north: -4)
    map.zoom(by: 1)
    #expect([map.zoom, map.east, map.north] == [MapWindow.homeZoom + 1, 12, -8])
    map.zoom(by: -1)
    #expect([map.zoom, map.east, map.north] == [MapWindow.homeZoom, 6, -4])
    map.zoom(by: -1)
    #expect([map.zoom, map.east, map.north] == [MapWindow.homeZoom - 1, 3, -2])
    map.zoom = MapWindow.closest
    map.zoom(by: 1)
    #expect([map.zoom, map.east, map.north] == [MapWindow.closest, 3, -2])
    map.zoom = 0
    map.zoom(by: -1)
    #expect([map.zoom, map.east, map.north] == [0, 3, -2])
  }
}
