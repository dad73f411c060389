import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The board on the screen, and how often it is drawn.
@MainActor
@Suite(.sampleProgram)
struct BoardViewTests {
  private func program(
    _ state: AppState
  ) -> (Store<AppState, AppAction>, TestScreen, FrameRenderer) {
    DIContainer.withValues({ $0.upgrade = .none }) {
      let store = Store(initialState: state, reducer: AppReducer())
      let screen = TestScreen(size: state.size)
      let renderer = FrameRenderer(store: store, screen: screen)
      renderer.drawIfNeeded()
      return (store, screen, renderer)
    }
  }

  private func line(_ name: String, on screen: TestScreen) -> String {
    screen.lines.first { $0.contains(name) } ?? ""
  }

  private static let wide = Size(width: 120, height: 40)

  @Test(
    arguments: [(80, 24), (120, 40), (190, 40), (200, 60), (250, 70)].map(Size.init(width:height:)))
  func filterWithoutAMatchLeavesNoBlankRows(size: Size) {
    var state = Boards.program(size, places: FirstBoard.places)
    for (index, place) in FirstBoard.places.enumerated() {
      state.forecasts.entries[place.id]?.fetched?.current.pressure = 1010 + Double(index)
    }
    AppReducer().press([.character("/"), .character("z"), .character("q")], &state)
    let grid = ScreenSample.grid(of: state)
    let board = BoardLayout(of: state)
    #expect(grid.lines[board.notice.y + 1].contains("“zq”"))
    let rows = Rect(x: 0, y: 1, width: board.width, height: board.bottom - 1)
    #expect(grid.blankRows(in: rows) <= 6)
  }

  @Test func summaryDisappearsOnceAPlaceIsSelected() {
    let (store, screen, renderer) = program(Boards.program(Self.wide, places: FirstBoard.places))
    let across = Language.english.words.board.across
    for (keys, hasSummary) in [("/zq", true), ("\u{8}\u{8}mo", false)] {
      for key in keys {
        store.send(.input(.key(key == "\u{8}" ? .backspace : .character(key))))
        renderer.drawIfNeeded()
      }
      #expect(screen.lines.contains { $0.contains(across) } == hasSummary, "\(keys)")
    }
  }

  /// Enter, removing and moving need a selected place.
  @Test func hintsNameNoKeysForASelectionWhereNoneIs() {
    var state = Boards.program(Self.wide, places: FirstBoard.places)
    func keys() -> [Key?] { state.hints.footer.map(\.key) }
    #expect(keys().contains(.enter) && keys().contains(.character("f")))
    AppReducer().press([.character("/"), .character("z"), .character("q")], &state)
    #expect(!keys().contains(.enter))
    AppReducer().press([.tab], &state)
    #expect(!keys().contains(.enter) && !keys().contains(.character("f")))
    AppReducer().press([.down], &state)
    #expect(keys().contains(.enter) && keys().contains(.character("f")))
  }

  /// Below a list of few matches, the days take the rows beside the hours.
  @Test func tallPreviewHasTheDaysInTwoLinesAndTheSky() {
    var state = Boards.program(Size(width: 160, height: 50), places: FirstBoard.places)
    for place in FirstBoard.places {
      state.forecasts.entries[place.id]?.fetched = ScreenReports.full()
    }
    AppReducer().press([.character("/"), .character("m"), .character("o")], &state)
    let preview = BoardLayout(of: state).preview
    #expect(preview.height == 42)
    let grid = ScreenSample.grid(of: state)
    let left = Rect(x: 3, y: preview.y + 1, width: 60, height: 30)
    #expect(grid.blankRows(in: left) <= 6)
  }

  /// The page beside the board shows the days of one place only.
  @Test func fewPlacesBesideThePageHaveTheirDaysBelowTheList() {
    let places = Array(FirstBoard.places.prefix(3))
    var state = Boards.program(Size(width: 200, height: 60), places: places)
    var report = ScreenReports.full()
    report.alerts = []
    for place in places { state.forecasts.entries[place.id]?.fetched = report }
    let summary = BoardLayout(of: state).summary
    let lines = ScreenSample.grid(of: state).lines[summary.y..<summary.maxY]
    #expect(lines.count { $0.hasPrefix("   Today ") } == 3, "\(lines.joined(separator: "\n"))")
  }

  /// The list is as long as its matches, so that the preview of the chosen one is below them.
  @Test func filterWithFewMatchesShowsThePreview() {
    var state = Boards.program(Size(width: 80, height: 24), places: FirstBoard.places)
    #expect(BoardLayout(of: state).preview.isEmpty)
    AppReducer().press([.character("/"), .character("m"), .character("o")], &state)
    let layout = BoardLayout(of: state)
    #expect(state.board.selected?.name == "Mokpo" && layout.list.height == 1)
    #expect(layout.preview.y == layout.list.maxY + 1 && layout.preview.height == 18)
  }

  @Test func responseRedrawsOnlyItsRow() {
    let (store, _, renderer) = program(Boards.program(Self.wide, places: FirstBoard.places))
    let before = renderer.counters
    let places = FirstBoard.places
    // Other temperatures could change the common scale of all bars.
    var report = Sample.report(of: places[3])
    report.current.humidity = 64
    store.send(
      .forecasts(.answered([WeatherResponse(Boards.request(places[3]), .success(report))])))
    renderer.drawIfNeeded()
    #expect(renderer.counters.drawn[.boardRow] == (before.drawn[.boardRow] ?? 0) + 1)
    let others = { (counters: FrameCounters) in counters.drawn.filter { $0.key != .boardRow } }
    #expect(others(renderer.counters) == others(before))
  }

  @Test func movingSelectionRedrawsTwoRows() {
    let (store, _, renderer) = program(Boards.program(Self.wide, places: FirstBoard.places))
    let before = renderer.counters.drawn[.boardRow] ?? 0
    #expect(before == 20)
    store.send(.input(.key(.down)))
    renderer.drawIfNeeded()
    #expect(renderer.counters.drawn[.boardRow] == before + 2)
  }

  @Test func hiddenBoardIsNotDrawn() {
    var state = Boards.program(Self.wide)
    state.board.panel = nil
    // The map would show the data of a favourite's row.
    state.page.map.east = 100
    let (store, _, renderer) = program(state)
    let before = renderer.counters
    store.send(.forecasts(.answered([Boards.answer(Sample.busan, temperature: 30)])))
    #expect(!renderer.drawIfNeeded())
    #expect(renderer.counters == before)
  }

  @Test(arguments: [(IconSet.art, "☂"), (.ascii, "ra"), (.emoji, "☔")])
  func rowIconFollowsIconSetting(icons: IconSet, sign: String) {
    var state = Boards.program(Self.wide)
    state.settings.icons = icons
    let (store, screen, renderer) = program(state)
    store.send(.forecasts(.answered([Boards.answer(Sample.busan)])))
    renderer.drawIfNeeded()
    let row = line("Busan", on: screen)
    #expect(row.contains(" \(sign) "), "\(row)")
  }

  @Test func wideTerminalShowsBoardBesidePage() {
    let (store, screen, renderer) = program(Boards.program(Size(width: 200, height: 60)))
    let title = screen.lines[0]
    #expect(title.hasPrefix(" Places") && title.contains("│ Seoul"), "\(title)")
    #expect(screen.lines.contains { $0.contains("Busan") && $0.contains("│") })
    // The chosen place appears beside the board, which stays.
    store.send(.board(.chosen(Sample.busan)))
    renderer.drawIfNeeded()
    #expect(store.state.board.isShown && screen.lines[0].contains("│ Busan"))
    store.send(.input(.key(.escape)))
    renderer.drawIfNeeded()
    #expect(!store.state.board.isShown && screen.lines[0].hasPrefix(" Busan"))
  }

  @Test func aNarrowerTerminalShowsTheBoardAlone() {
    let (store, screen, _) = program(Boards.program(Size(width: 189, height: 60)))
    #expect(!screen.lines.joined().contains("HOURLY"))
    store.send(.board(.chosen(Sample.busan)))
    #expect(!store.state.board.isShown)
  }

  @Test func pageIsNotDrawnBehindBoard() {
    let (store, _, renderer) = program(Boards.program(Self.wide))
    store.send(.minutePassed(Sample.now + 60))
    renderer.drawIfNeeded()
    #expect(renderer.counters.drawn[.page] == nil && renderer.counters.drawn[.header] == nil)
  }

  @Test func eachRowShowsItsLoadingState() {
    var state = Boards.program(Size(width: 160, height: 24), places: FirstBoard.places)
    let places = FirstBoard.places
    let busy = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    state.forecasts.entries[places[1].id] = Forecast()
    state.forecasts.entries[places[2].id] = Forecast()
    state.forecasts.entries[places[2].id]?.status = .loading
    state.forecasts.entries[places[3].id]?.fetched?.fetchedAt = Sample.now - 3 * 3600
    state.forecasts.entries[places[4].id] = Forecast()
    state.forecasts.entries[places[5].id]?.fetched?.fetchedAt = Sample.now - 3 * 3600
    for place in places[4...5] {
      state.forecasts.entries[place.id]?.status = .failed(busy, at: Sample.now)
      state.forecasts.entries[place.id]?.failures = 1
      state.forecasts.entries[place.id]?.requestedAt = Sample.now
    }
    let (_, screen, _) = program(state)
    #expect(line("Gongju", on: screen).contains("just now"))
    #expect(!line("Gwangju", on: screen).contains("°"))
    #expect(line("Gumi", on: screen).contains("loading"))
    #expect(line("Gunsan", on: screen).contains("3 h ago"))
    #expect(line("Daegu", on: screen).contains("! server error (500), again in 2 min"))
    let failed = line("Daejeon", on: screen)
    #expect(failed.contains("9°") && failed.contains("server error (500)"))
    #expect(failed.contains("3 h ago"))
  }

  @Test func rowOfAnEarlierTimeShowsItsAge() throws {
    var state = Boards.program(Size(width: 160, height: 24))
    state.forecasts.entries[Sample.busan.id]?.fetched?.current.time -= 3 * 3600
    let (_, screen, _) = program(state)
    let row = try #require(screen.lines.firstIndex { $0.contains("Busan") })
    #expect(screen.lines[row...(row + 1)].contains { $0.contains("3 h") })
    #expect(screen.lines[0].contains("○ data 3 h old"))
  }

  @Test func commonFailureIsShownOnceAndRowsKeepData() {
    var state = Boards.program(Size(width: 80, height: 24))
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 503))
    for place in Boards.places {
      state.forecasts.entries[place.id]?.fetched?.fetchedAt = Sample.now - 3 * 3600
      state.forecasts.entries[place.id]?.status = .failed(failure, at: Sample.now)
    }
    let (_, screen, _) = program(state)
    #expect(screen.lines[22].contains("Open-Meteo is having problems (503)"))
    #expect(line("Busan", on: screen).contains("14°") && !line("Busan", on: screen).contains("503"))
  }

  @Test func progressIsCountedInTheTitle() {
    var state = Boards.program(Size(width: 80, height: 24), places: FirstBoard.places)
    for place in FirstBoard.places.prefix(2) {
      state.forecasts.entries[place.id]?.status = .loading
    }
    state.forecasts.round = Set(FirstBoard.places.map(\.id))
    state.forecasts.spinner = 0
    let (_, screen, _) = program(state)
    #expect(screen.lines[0].contains("loading 18/20"))
  }

  @Test func rowShowsLocalTimeAndNightSign() {
    let honolulu = Place(
      id: "h", name: "Honolulu", coordinate: Coordinate(latitude: 21.3, longitude: -157.86),
      timeZoneIdentifier: "Pacific/Honolulu")
    let (_, screen, _) = program(
      Boards.program(Size(width: 80, height: 24), places: [Sample.seoul, honolulu]))
    var state = Boards.program(Size(width: 80, height: 24), places: [honolulu])
    state.forecasts.entries[honolulu.id] = Forecast()
    let (_, other, _) = program(state)
    #expect(line("Seoul", on: screen).contains("☾ 18:30"))
    #expect(line("Honolulu", on: other).contains("23:30"))
  }

  @Test func columnsAreDroppedInPriorityOrder() {
    // The columns that are dropped first come first. The longer form of the age is not a column of
    // its own.
    let order: [Set<BoardColumns.Column>] = [
      [.condition], [.humidity], [.hours], [.rain], [.wind], [.bar], [.clock],
      [.low, .high], [.alert], [.age],
    ]
    for language in Language.allCases {
      let format = WeatherFormat(units: .metric, words: language.words)
      var gone = 0
      for width in stride(from: 200, through: 20, by: -1) {
        let columns = BoardColumns(
          width: width, names: ["Seoul", "Cheongju-si"], hasAges: true, format: format)
        let missing = Set(BoardColumns.Column.allCases).subtracting(columns.frames.keys)
        let expected = order.indices.first { step in
          missing == order[...step].reduce(into: Set()) { $0.formUnion($1) }
        }
        #expect(missing.isEmpty || expected != nil, "\(width): \(missing)")
        #expect(
          (expected.map { $0 + 1 } ?? 0) >= gone, "\(width) columns show more than wider ones")
        gone = expected.map { $0 + 1 } ?? 0
        let frames = columns.frames.sorted { $0.key < $1.key }.map(\.value)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.x }, "\(width)")
        #expect(frames.allSatisfy { $0.maxX <= width }, "\(width)")
      }
    }
  }

  @Test(arguments: [
    Size(width: 20, height: 5), Size(width: 40, height: 12), Size(width: 80, height: 24),
    Size(width: 120, height: 40), Size(width: 200, height: 60),
  ])
  func everySizeShowsNamesAndTemperatures(size: Size) {
    for language in Language.allCases {
      var state = Boards.program(size, places: FirstBoard.places)
      state.settings.language = language
      let (store, screen, renderer) = program(state)
      store.send(.board(.rearrange))
      store.send(.board(.perform(.first)))
      renderer.drawIfNeeded()
      let first = store.state.board.arranged[0]
      let format = WeatherFormat(units: .metric, words: language.words)
      // The page beside it has its own mark.
      let row = screen.lines.first { $0.drop { $0 == " " }.hasPrefix("▸") } ?? ""
      #expect(row.contains(format.placeName(first).prefix(2)) && row.contains("9°"), "\(size)")
    }
  }

  @Test(arguments: [Size(width: 160, height: 24), Size(width: 120, height: 60)])
  func headingsMapToSortOrdersAndTitleShowsDirection(size: Size) throws {
    let state = Boards.program(size)
    let view = try #require(BoardView(state))
    let words = state.settings.language.words
    let headings = view.layout.headings
    let rows = Array(program(state).1.lines[headings.y..<headings.maxY])
    for (text, order) in [
      (words.labels[.humidity], BoardOrder.humidity), ("m/s", .wind), ("°C", .temperature),
    ] {
      let line = try #require(rows.firstIndex { $0.contains(text) }, "\(text) in \(rows)")
      let x = TextWidth.of(String(rows[line].prefix(upTo: rows[line].range(of: text)!.lowerBound)))
      for column in x..<x + TextWidth.of(text) {
        #expect(view.order(at: Point(x: column, y: headings.y + line)) == order, "\(text)")
      }
    }
    var reversed = state
    (reversed.board.order, reversed.board.isReversed) = (.name, true)
    #expect(program(reversed).1.lines[0].contains("A–Z ▴"))
    #expect(program(state).1.lines[0].contains("A–Z ▾"))
    // The direction is left out before the order.
    reversed.size = Size(width: 40, height: 12)
    let texts = (20..<60).map { width in
      reversed.size.width = width
      return program(reversed).1.lines[0]
    }
    #expect(texts.contains { $0.contains("A–Z") && !$0.contains("▴") })
    reversed.size = size
    reversed.board.order = .own
    #expect(program(reversed).1.lines[0].contains("manual order  "))
  }

  /// Without a degree sign, a number alone could be any value.
  @Test func temperaturesHaveTheirUnitInASCII() throws {
    var state = Boards.program(Size(width: 120, height: 40), places: FirstBoard.places)
    state.settings.icons = .ascii
    let row = try #require(program(state).1.lines.first { $0.contains("Busan") })
    #expect(row.count { $0 == "C" } >= 3 && !row.contains("°"), "\(row)")
  }

  /// The name of a hazard is not cut: it takes a blank column before it, or the wind beside it.
  @Test(arguments: [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
  ])
  func rowNamesTheHazardOfAWarning(size: Size) {
    var state = Boards.program(size, places: FirstBoard.places)
    state.settings.provider = .sample
    for place in FirstBoard.places {
      state.forecasts.entries[place.id]?.fetched?.alerts = [
        WeatherWarning(
          event: "Thunderstorm", severity: .severe, sender: "Met", start: Sample.now + 86_400,
          end: nil, text: nil)
      ]
    }
    let layout = BoardLayout(of: state)
    let rows = program(state).1.lines[layout.list.y..<layout.list.maxY]
    let count = rows.count { $0.prefix(layout.width).contains("⚠ Thunderstorm") }
    #expect(count == min(FirstBoard.places.count, layout.listCount), "\(rows.prefix(2))")
  }

  /// The order, the chosen hour and the age in the title do what their keys do.
  @Test(arguments: [Size(width: 80, height: 24), Size(width: 200, height: 60)])
  func clicksOnThePartsOfTheTitleSortReturnToNowAndReload(size: Size) throws {
    func action(of text: String, _ state: AppState) throws -> AppAction? {
      let line = program(state).1.lines[0]
      let start = try #require(line.range(of: text), "\(line)").lowerBound
      let x = TextWidth.of(String(line[..<start])) + 1
      return BoardLayer().action(
        of: MouseEvent(kind: .press, position: Point(x: x, y: 0)), state)
    }
    var state = Boards.program(size)
    #expect(try action(of: "A–Z", state) == .board(.perform(.sort)))
    #expect(try action(of: "● ", state) == .forecasts(.reload))
    #expect(try action(of: state.settings.language.words.board.title, state) == nil)
    state.page.hour = 3
    #expect(try action(of: " · in 3 h", state) == .page(.recentre))
  }

  @Test func lostNetworkBannerIsShownAboveFooter() {
    var state = Boards.program(Size(width: 80, height: 24))
    state.forecasts.network = .lost(since: Sample.now)
    let (_, screen, _) = program(state)
    #expect(screen.lines[0].contains("offline"))
    #expect(screen.lines[22].contains("No network since 18:30"))
  }

  @Test func emptyBoardOffersPlaceSearch() {
    let (store, screen, renderer) = program(
      Boards.program(Size(width: 80, height: 24), places: []))
    #expect(screen.lines.contains { $0.contains("No places yet") })
    store.send(.input(.key(.character("/"))))
    renderer.drawIfNeeded()
    #expect(screen.lines.contains { $0.contains("Find a place") })
  }

  @Test func clickingARowChoosesItAndClickingAgainOpensIt() throws {
    let (store, screen, renderer) = program(Boards.program(Size(width: 80, height: 24)))
    let row = try #require(screen.lines.firstIndex { $0.contains("Seoul") })
    let click = AppAction.input(.mouse(MouseEvent(kind: .press, position: Point(x: 5, y: row))))
    store.send(click)
    #expect(store.state.board.selected == Sample.seoul && store.state.board.isShown)
    store.send(click)
    renderer.drawIfNeeded()
    #expect(!store.state.board.isShown && store.state.page.place == Sample.seoul)
    #expect(screen.lines[0].contains("Seoul"))
  }
}
