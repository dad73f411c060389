import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The board beside the page, and the preview of the selected place.
@MainActor
@Suite(.sampleProgram)
struct BoardFollowingTests {
  private nonisolated static let beside = Size(width: 200, height: 60)
  private let reducer = AppReducer()

  /// Returns twenty places of which only the rows are loaded, with the first one selected and on
  /// the page.
  private func rows(_ size: Size = beside) -> AppState {
    var state = Boards.program(size, places: FirstBoard.places)
    for place in FirstBoard.places {
      state.forecasts.entries[place.id]?.fetched?.detailLevel = .summary
    }
    state.page.place = state.board.selected
    return state
  }

  private func marks(_ state: AppState) -> Int {
    ScreenSample.grid(of: state).lines.dropLast().reduce(0) { $0 + $1.count { $0 == "▸" } }
  }

  @Test func pageFollowsSelectionWithOneDebouncedRequest() async {
    let requested = Guarded<[WeatherRequest]>([])
    let clock = TestClock()
    let store = SettlingStore(program: rows(), clock: clock) {
      $0.normals = .none
      $0.forecastCache = .none
      $0.persist = { _ in Issue.record("what is led past is not kept") }
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        requested.change { $0.append(request) }
        return Sample.report(of: request.place)
      }
    }
    for step in 1..<20 {
      await store.send(.input(.key(.down)))
      #expect(store.state.page.place == store.state.board.arranged[step])
      #expect(store.state.report?.place == store.state.page.place)
    }
    #expect(requested.value.isEmpty)
    await clock.advance(by: .milliseconds(300))
    await store.settle()
    #expect(requested.value.map(\.place) == [store.state.board.arranged[19]])
    #expect(requested.value.map(\.detailLevel) == [.full])
    #expect(store.state.recents.isEmpty)
    await store.finish()
  }

  @Test func openingBoardKeepsPagePlace() {
    var state = rows()
    state.board.panel = nil
    state.page.place = Sample.busan
    state.page.place?.id = "elsewhere"
    reducer.press([.character("p")], &state)
    #expect(state.board.isShown && state.page.place?.id == "elsewhere")
    reducer.press([.down], &state)
    #expect(state.page.place == state.board.selected)
  }

  @Test func boardOverPageDoesNotChangePagePlace() {
    var state = rows(Size(width: 120, height: 40))
    let place = state.page.place
    reducer.press([.down, .down], &state)
    #expect(state.page.place == place)
  }

  @Test func selectionMarkShowsKeyboardFocus() {
    var state = rows()
    #expect(marks(state) == 1 && state.boardHasKeys)
    reducer.press([.down, .enter], &state)
    // The row keeps a faint mark, since it is the page's place.
    #expect(!state.boardHasKeys && state.board.isShown && marks(state) == 2)
    let grid = ScreenSample.grid(of: state)
    let layout = BoardLayout(of: state)
    let row = layout.list.y + layout.rowHeight
    #expect(grid[0, row].text == "▸")
    #expect(grid[0, row].style.foreground == Theme(.auto).label.foreground)
    reducer.press([.down], &state)
    #expect(state.page.focus == .hourly && state.board.list.selected == 1)
  }

  @Test func enterFocusesPageAndPReturnsFocusToBoard() {
    var state = rows()
    reducer.press([.down, .enter, .character("3")], &state)
    #expect(state.page.focus == .daily && state.recents.first == state.page.place)
    #expect(state.hints.title == Language.english.words.sections.daysTitle)
    reducer.press([.enter, .escape], &state)
    #expect(state.page.panel == nil && state.board.isShown)
    reducer.press([.character("p")], &state)
    #expect(state.boardHasKeys && state.board.selected == state.page.place)
    reducer.press([.enter, .escape], &state)
    #expect(!state.board.isShown)
  }

  @Test func clickMovesKeyboardFocus() {
    var state = rows()
    func click(_ x: Int, _ y: Int) {
      let mouse = MouseEvent(kind: .press, position: Point(x: x, y: y))
      reducer.settle(&state, .input(.mouse(mouse)))
    }
    click(150, 20)
    #expect(!state.boardHasKeys)
    let layout = BoardLayout(of: state)
    click(10, layout.list.y + 4 * layout.rowHeight)
    #expect(state.boardHasKeys && state.page.place == state.board.arranged[4])
  }

  // MARK: - Warnings

  @Test(arguments: [Size(width: 80, height: 24), beside])
  func aKeyOpensWarningsOfSelectedRowAndEscapeCloses(size: Size) {
    var state = rows(size)
    let warned = state.board.arranged[2]
    state.forecasts.entries[warned.id]?.fetched?.alerts = ScreenReports.warnings
    #expect(!state.hints.local.contains { $0.key == .character("a") })
    reducer.press([.down, .down], &state)
    #expect(state.hints.local.contains { $0.key == .character("a") })
    reducer.press([.character("a")], &state)
    #expect(state.layers.last is WarningsLayer && state.warnedPlace == warned)
    let shown = ScreenSample.grid(of: state).lines
    #expect(shown.contains { $0.contains("Heavy Snow Warning") })
    let title = Language.english.words.warnings.title
    #expect(shown.contains { $0.contains(title) && $0.contains(warned.name) == (size.width < 200) })
    reducer.press([.right, .escape], &state)
    #expect(state.warnings == nil && state.boardHasKeys && state.board.selected == warned)
  }

  @Test func openingBoardClosesWarnings() {
    var state = Sample.state()
    state.favourites = Boards.places
    reducer.press([.character("a"), .character("p")], &state)
    #expect(state.warnings == nil && state.layers.last is BoardLayer)
  }

  // MARK: - Preview

  @Test func unusedRowsShowPreviewOfSelectedPlace() {
    let state = Boards.program(Size(width: 120, height: 40), places: FirstBoard.places)
    let layout = BoardLayout(of: state)
    #expect(layout.list.height == 20 && layout.preview.height >= 12)
    let lines = ScreenSample.grid(of: state).lines.dropFirst(layout.preview.y)
    #expect(lines.first?.contains("Busan") == true && lines.first?.contains("Enter open") == true)
    #expect(lines.contains { $0.contains("Rain") && $0.contains("↓9°  ↑14°") })
    #expect(lines.contains { $0.contains("Today") })
  }

  @Test func previewOmitsUnknownValues() {
    var state = Boards.program(Size(width: 120, height: 40))
    state.forecasts.entries[Sample.busan.id]?.fetched?.hourly = []
    let layout = BoardLayout(of: state)
    let lines = ScreenSample.grid(of: state).lines.dropFirst(layout.preview.y)
    #expect(lines.contains { $0.contains("Rain") })
    state.forecasts.entries[Sample.busan.id]?.fetched = nil
    #expect(ScreenSample.grid(of: state).lines[layout.preview.y].contains("Busan"))
  }

  @Test func previewIsHiddenWithoutRoomOrBesidePage() {
    for size in [Size(width: 80, height: 24), Self.beside] {
      let state = Boards.program(size, places: FirstBoard.places)
      #expect(BoardLayout(of: state).preview.isEmpty)
    }
    #expect(!BoardLayout(of: Boards.program(Size(width: 80, height: 24))).preview.isEmpty)
  }

  @Test func selectionMoveRedrawsTwoRowsAndPreview() {
    let store = Store(
      initialState: Boards.program(Size(width: 120, height: 40), places: FirstBoard.places),
      reducer: reducer)
    let screen = TestScreen(size: store.state.size)
    let renderer = FrameRenderer(store: store, screen: screen)
    renderer.drawIfNeeded()
    let before = renderer.counters.drawn
    store.send(.input(.key(.down)))
    renderer.drawIfNeeded()
    let expected = before.merging([.boardRow: 2, .boardPreview: 1], uniquingKeysWith: +)
    #expect(renderer.counters.drawn == expected)
  }

  // MARK: - The rest of today

  @Test(arguments: [40, 80, 120])
  func restOfTodayValuesAreMarked(width: Int) {
    var state = Boards.program(Size(width: width, height: 40))
    let words = Language.english.words
    func lines() -> [String] { ScreenSample.grid(of: state).lines.map { String($0.prefix(79)) } }
    #expect(!lines().contains { $0.contains(words.labels.restOfToday) })
    state.forecasts.entries[Sample.seoul.id]?.fetched?.daily[0].isRestOfDay = true
    #expect(lines().contains { $0.contains("* " + words.labels.restOfToday) })
    let marked = lines().filter { $0.contains("*") && !$0.contains(words.labels.restOfToday) }
    #expect(marked.count == 1 && marked[0].contains("Seoul"), "\(marked)")
  }

  // MARK: - Initial places

  @Test func suggestedPlacesAreNeitherFavoritesNorPersisted() {
    var state = Boards.program(Self.beside, places: [])
    state.board.isStart = true
    reducer.settle(&state, .startPlaces([Sample.busan, Boards.daegu]))
    #expect(state.favourites == [Sample.busan, Boards.daegu, Sample.seoul])
    #expect(state.board.arranged.count == 3 && state.board.selected == Sample.seoul)
    #expect(state.page.place == Sample.seoul)
    #expect(state.persisted.favourites.isEmpty && state.persisted.boardOrder == nil)
    #expect(ScreenSample.grid(of: state).lines[0].contains("Places  3 · suggestions"))
    reducer.press([.character("s"), .escape], &state)
    #expect(state.persisted.favourites.isEmpty && state.persisted.boardOrder == nil)
    #expect(!ScreenSample.grid(of: state).lines[0].contains("★"))
    reducer.press([.character("/")], &state)
    #expect(state.search?.favourites == [])
  }

  @Test func suggestionsAreShownWithTheNamesOfTheList() {
    var state = Boards.program(Self.beside, places: [Sample.busan, Boards.daegu])
    state.settings.language = .japanese
    state.board.isStart = true
    var busan = Sample.busan
    busan.names = ["ja": "釜山"]
    reducer.settle(&state, .startPlaces([busan, Boards.daegu]))
    #expect(state.favourites == [busan, Boards.daegu] && state.board.isStart)
    #expect(ScreenSample.grid(of: state).text.contains("釜山"))
  }

  @Test func togglingFavoriteKeepsOtherSuggestions() {
    var state = Sample.state()
    state.board.isStart = true
    state.favourites = [Sample.seoul, Sample.busan]
    reducer.press([.character("f")], &state)
    #expect(state.favourites == [Sample.seoul, Sample.busan] && state.board.isStart)
    #expect(state.statusMessage == .favouriteAdded(Sample.seoul))
    #expect(state.persisted.favourites == [Sample.seoul] && state.persisted.boardOrder == nil)
    reducer.press([.character("f")], &state)
    #expect(state.favourites == [Sample.seoul, Sample.busan] && state.board.isStart)
    #expect(state.statusMessage == .favouriteRemoved(Sample.seoul))
    #expect(state.persisted.favourites.isEmpty)
  }

  @Test func favoritesPersistAmongSuggestedPlaces() {
    var state = Sample.state()
    state.board.isStart = true
    state.favourites = [Sample.busan]
    state.board.favouriteSuggestions = [Sample.busan.id]
    reducer.settle(&state, .startPlaces([Boards.daegu]))
    #expect(state.favourites == [Sample.busan, Boards.daegu, Sample.seoul])
    #expect(state.persisted.favourites == [Sample.busan])
  }

  @Test func requestsFileIssueDoesNotHideStateFileIssue() {
    var state = Sample.state()
    let choices = StatusMessage.storage(.unwritable(path: "/s/state.json"))
    let requests = StatusMessage.storage(.unwritable(path: "/s/requests"))
    reducer.settle(&state, .noted(requests))
    reducer.settle(&state, .noted(choices))
    reducer.settle(&state, .noted(requests))
    #expect(state.statusMessage == choices)
    reducer.settle(&state, .noted(.networkBack))
    #expect(state.statusMessage == .networkBack)
  }

  @Test func reloadWithoutPlacesShowsStatusMessage() {
    var state = Boards.program(Size(width: 80, height: 24), places: [])
    state.page.place = nil
    reducer.press([.character("r")], &state)
    #expect(state.statusMessage == .nothingToReload && !state.forecasts.isLoading)
  }

  @Test(arguments: [Key.character("f"), .character("J")])
  func editingSuggestedListPersistsIt(key: Key) {
    var state = Boards.program(Size(width: 120, height: 40))
    state.board.isStart = true
    reducer.press([key], &state)
    #expect(!state.board.isStart && state.persisted.favourites == state.favourites)
    #expect(state.persisted.boardOrder != nil)
  }

  @Test func lateSuggestionsDoNotReplaceFavorites() {
    var state = Sample.state()
    state.favourites = [Sample.busan]
    reducer.settle(&state, .startPlaces([Boards.daegu]))
    #expect(state.favourites == [Sample.busan])
  }

  @Test func boardSortedByWeatherIsRearrangedOnceLoadingEnds() {
    var state = Boards.program(Size(width: 80, height: 24))
    func names() -> [String] { state.board.arranged.map(\.name) }
    func receive(_ place: Place, _ temperature: Double) {
      var report = Sample.report(of: place, temperature: temperature)
      report.fetchedAt += 1
      let answer = WeatherResponse(Boards.request(place), .success(report))
      reducer.settle(&state, .forecasts(.answered([answer])))
    }
    state.board.order = .temperature
    reducer.settle(&state, .board(.rearrange))
    #expect(names() == ["Busan", "Daegu", "Seoul"])
    for place in [Sample.seoul, Boards.daegu] {
      state.forecasts.entries[place.id]?.status = .loading
    }
    receive(Sample.seoul, 30)
    #expect(names() == ["Busan", "Daegu", "Seoul"])
    receive(Boards.daegu, 20)
    #expect(names() == ["Seoul", "Daegu", "Busan"])
  }
}
