import CitySearch
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The appearance of the search pane.
@MainActor
@Suite(SearchFixtures.dependencies)
struct SearchPaneTests {
  // Widths come from the C library, which only knows ASCII in a process's initial locale.
  init() { #expect(TerminalLocale.setUTF8()) }

  private func program(
    _ size: Size = Size(width: 80, height: 24), language: Language = .english,
    favourites: [Place] = [], recents: [Place] = []
  ) -> (Store<AppState, AppAction>, TestScreen, FrameRenderer) {
    var state = Sample.state(size)
    state.settings.provider = .sample
    state.settings.language = language
    state.favourites = favourites
    state.recents = recents
    let store = Store(initialState: state, reducer: AppReducer())
    let screen = TestScreen(size: size)
    let renderer = FrameRenderer(store: store, screen: screen)
    store.send(.input(.key(.character("/"))))
    renderer.drawIfNeeded()
    return (store, screen, renderer)
  }

  private func lines(
    typing text: String, _ size: Size = Size(width: 80, height: 24), language: Language = .english
  ) -> [String] {
    let (store, screen, renderer) = program(size, language: language)
    store.send(contentsOf: text.map { .input(.key(.character($0))) })
    renderer.drawIfNeeded()
    return screen.lines
  }

  @Test func rowsShowNameRegionAndPopulation() {
    let lines = lines(typing: "gwangju")
    #expect(lines[2].hasPrefix(" › gwangju ") && lines[2].hasSuffix(" 2 of 6"))
    #expect(
      lines[4] == " ▸ Gwangju 광주                  South Korea                            1.4 M ☆")
    #expect(
      lines[5] == "   Gwangju 광주                  Gyeonggi-do · South Korea               80 k")
  }

  @Test func aVeryLongQueryDoesNotFillThePane() {
    let lines = lines(typing: String(repeating: "qx", count: 100))
    #expect(lines.dropFirst(4).count { $0.contains("qx") } <= 1)
  }

  @Test func divisionAndCountryAreLocalized() {
    let lines = lines(typing: "ㄱㅈ", language: .korean)
    #expect(lines[2].hasSuffix("6곳 중 2곳"))
    #expect(lines[4].contains("광주 Gwangju") && lines[4].contains("광주광역시 · 대한민국"))
    #expect(lines[4].contains("140만") && lines[5].contains("경기도 · 대한민국"))
  }

  @Test func ambiguousPlacesShowTheirDistance() {
    let twins = lines(typing: "twin").filter { $0.contains("Somewhere") }
    #expect(twins.count == 2 && Set(twins.map { $0.dropFirst(3) }).count == 2)
    #expect(twins.allSatisfy { $0.contains(" km away") })
  }

  @Test func narrowPanesAbbreviateOrOmitTheRegion() {
    let narrow = lines(typing: "gwangju", Size(width: 40, height: 12))
    #expect(narrow[3] == " ▸ Gwangju 광주  South Korea          ☆")
    #expect(narrow[4] == "   Gwangju 광주  Gyeonggi-do · KR")
    let least = lines(typing: "gwangju", Size(width: 20, height: 6))
    #expect(least[3] == " ▸ Gwangju 광주   ☆")
  }

  /// The country's code replaces its name; then the country is left out, then all divisions but the
  /// smallest.
  @Test func regionsAreNotCutWithinAName() {
    let city = City(
      id: 5, name: "Mountain", state: "Yingtan, Jiangxi Sheng", country: "CN", latitude: 28,
      longitude: 117, population: 0)
    let place = Place(
      id: "m", name: "Mountain", countryCode: "CN",
      coordinate: Coordinate(latitude: 28, longitude: 117))
    let row = SearchRow(
      found: FoundPlace(place: place), group: .list,
      line: CityLine.lines(for: [city], language: "en")[0])
    var regions: [String] = []
    for width in 32...80 {
      var grid = Grid(size: Size(width: width, height: 1))
      SearchRowView(
        format: WeatherFormat(units: .metric, words: Language.english.words), theme: Theme(.auto),
        icons: .art, width: width, isUnicode: true
      ).draw(row, nil, isChosen: false, isFavourite: false, into: &grid, in: grid.bounds)
      let region = grid.lines[0].replacing(text: "Mountain", with: "").trimmed
      if regions.last != region { regions.append(region) }
    }
    #expect(
      regions == [
        "Yingtan · CN", "Yingtan, Jiangxi Sheng", "Yingtan, Jiangxi Sheng · CN",
        "Yingtan, Jiangxi Sheng · China",
      ])
  }

  @Test func matchedNameWithoutRoomEndsBeforeTheRegion() {
    let name = String(repeating: "Lo ", count: 28)
    let city = City(
      id: 5, name: "Suanbo", state: "Chungcheongbuk-do", country: "KR", latitude: 37,
      longitude: 128, population: 0)
    let row = SearchRow(
      found: FoundPlace(place: SearchFixtures.suanbo, matchedName: name), group: .list,
      line: CityLine.lines(for: [city], language: "en")[0])
    var grid = Grid(size: Size(width: 80, height: 1))
    SearchRowView(
      format: WeatherFormat(units: .metric, words: Language.english.words), theme: Theme(.auto),
      icons: .art, width: 80, isUnicode: true
    ).draw(row, nil, isChosen: false, isFavourite: false, into: &grid, in: grid.bounds)
    #expect(grid.lines[0].dropFirst(31).hasPrefix("  Chungcheongbuk-do"), "\(grid.lines[0])")
  }

  @Test func matchedLettersAreHighlighted() {
    let theme = Theme(.auto)
    for (text, marked) in [
      ("seo", "Seo"), ("ㅅㅇ", "서울"), ("ソウ", "ソウ"), ("séo", "Seo"), ("rhkdwn", "광주"),
    ] {
      let (store, screen, renderer) = program()
      store.send(contentsOf: text.map { .input(.key(.character($0))) })
      renderer.drawIfNeeded()
      let grid = screen.terminal
      let found = (0..<80).filter { grid[$0, 4].style == theme.match.underlined() }
        .map { grid[$0, 4].text }.joined()
      #expect(found == marked, "\(text)")
    }
  }

  @Test func favoritesAndRecentPlacesHaveHeadings() {
    let (_, screen, _) = program(
      favourites: [Place(SearchFixtures.suwon)], recents: [Place(SearchFixtures.seoul)])
    #expect(screen.lines[4] == " Favourites")
    #expect(screen.lines[5].hasPrefix(" ▸ Suwon 수원") && screen.lines[5].hasSuffix(" ★"))
    #expect(screen.lines[7] == " Recent")
    #expect(screen.lines[8].hasPrefix("   Seoul 서울"))
  }

  @Test(arguments: [true, false])
  func suggestionsFollowRecentPlacesUntilThereAreFavourites(isStart: Bool) throws {
    var state = Sample.state(Size(width: 80, height: 24))
    state.favourites = [Place(SearchFixtures.seoul), Place(SearchFixtures.suwon)]
    state.recents = [Place(SearchFixtures.seoul)]
    state.board.isStart = isStart
    AppReducer().press([.character("/")], &state)
    let lines = try #require(SearchView(state)).grid().lines
    if isStart {
      #expect(lines[3] == " Recent" && lines[4].hasPrefix(" ▸ Seoul 서울"))
      #expect(lines[6] == " Suggestions" && lines[7].hasPrefix("   Suwon 수원"))
    } else {
      #expect(lines[3] == " Favourites" && !lines.contains(" Suggestions"))
    }
    #expect(lines.count { $0.contains("Seoul 서울") && $0.contains("South Korea") } == 1)
  }

  @Test func onlinePlacesFollowUnderTheirSourceHeading() throws {
    let (store, screen, renderer) = program()
    var state = SearchFixtures.pane()
    state.field = TextFieldState(text: "su")
    state.found = SearchFixtures.finder().places(
      for: PlaceQuery("su", limit: 9, language: "en"))
    state.online = .found([FoundPlace(place: SearchFixtures.suanbo)])
    state.arrange()
    var app = store.state
    app.search = state
    let lines = try #require(SearchView(app)).grid().lines
    #expect(lines[3].hasPrefix(" ▸ Suwon"))
    #expect(lines[5] == " Online (Open-Meteo)")
    #expect(lines[6].hasPrefix("   Suanbo 수안보") && lines[6].contains("Chungcheongbuk-do"))
    _ = (screen, renderer)
  }

  @Test func terminalCursorFollowsTheCaret() {
    let (store, screen, renderer) = program()
    #expect(screen.cursor == Point(x: 3, y: 2))
    store.send(contentsOf: "서울a".map { .input(.key(.character($0))) })
    renderer.drawIfNeeded()
    #expect(screen.cursor == Point(x: 8, y: 2))
    store.send(.input(.key(.left)))
    store.send(.input(.key(.left)))
    renderer.drawIfNeeded()
    #expect(screen.cursor == Point(x: 5, y: 2))
    store.send(contentsOf: String(repeating: "가", count: 80).map { .input(.key(.character($0))) })
    renderer.drawIfNeeded()
    #expect(screen.cursor.map { $0.y == 2 && $0.x < 78 } == true)
  }

  @Test func paneIsBesideThePageOnWideScreens() {
    let size = Size(width: 120, height: 40)
    let lines = lines(typing: "gwangju", size)
    #expect(lines.contains { $0.contains("NOW") && $0.contains("Find a place") })
    #expect(lines.contains { $0.dropFirst(64).hasPrefix(" ▸ Gwangju") })
    #expect(lines.last?.dropFirst(64).hasPrefix(" ↑↓ choose  Enter open  Esc back") == true)
  }

  /// While the user types, a key sends few rows; later the list uses all of them.
  @Test func listFillsThePaneOnceTheUserStopsTyping() throws {
    let cities = (1...200).map { number in
      City(
        id: number, name: "Place \(number)", country: "KR", latitude: 0, longitude: 0,
        population: 1000 - number)
    }
    let finder = PlaceFinder(
      list: CityIndex(of: cities.map { ($0, []) }), discoveries: [], homeCountry: nil)
    let size = Size(width: 120, height: 40)
    let (store, _, _) = DIContainer.withValues {
      $0.cities = CitiesClient(search: { finder.places(for: $0) }, towns: { _, _ in [] })
    } operation: {
      program(size)
    }
    store.send(contentsOf: "plac".map { .input(.key(.character($0))) })
    func pane() throws -> (rows: Int, blank: Int) {
      let view = try #require(SearchView(store.state))
      let grid = view.grid()
      return (
        grid.lines.count { $0.contains("Place ") }, grid.blankRows(in: grid.bounds.inset(top: 3))
      )
    }
    let typing = SearchLayout(Rect(x: 0, y: 0, width: 56, height: 38)).list.height
    // The title of the preview is one more.
    #expect(try pane().rows == typing + 1)
    store.send(.search(.rested))
    #expect(try pane().rows > 27 && pane().blank <= 6)
    let rows = try #require(store.state.search?.rows.map(\.place.id))
    #expect(rows.starts(with: (1...27).map { Place(cities[$0 - 1]).id }))
    // The next key sends few rows again.
    store.send(.input(.key(.character("e"))))
    #expect(store.state.search?.isAtRest == false)
    #expect(try pane().rows == typing + 1)
  }

  /// The preview of a place that stays chosen is not drawn again.
  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func drawingEachLetterShowsWhatDrawingTheLastOneShows(size: Size) {
    let (store, screen, renderer) = program(size)
    for count in 1..."gwangju".count {
      let text = "gwangju".prefix(count)
      store.send(.input(.key(.character(text.last ?? " "))))
      renderer.drawIfNeeded()
      #expect(screen.lines == lines(typing: String(text), size))
    }
  }

  /// A key sends only the matches, not the offers below them.
  @Test func offersStayWhereTheyAreWhileTheMatchesEndAboveThem() throws {
    let size = Size(width: 120, height: 40)
    let (store, _, _) = program(
      size, favourites: [Place(SearchFixtures.seoul)],
      recents: (1...20).map { Self.saved($0) })
    func offers() throws -> (first: Int, lines: [String]) {
      let lines = try #require(SearchView(store.state)).grid().lines
      let first = try #require(lines.firstIndex { $0.hasPrefix(" Favourites") })
      // The preview below changes with the match.
      return (first, Array(lines[first..<30]))
    }
    store.send(contentsOf: "gwangj".map { .input(.key(.character($0))) })
    store.send(.search(.rested))
    let shown = try offers()
    #expect(shown.lines.last?.isEmpty == false)
    store.send(.input(.key(.character("u"))))
    #expect(try offers() == shown)
    store.send(.search(.rested))
    #expect(try offers() == shown)
  }

  private static func saved(_ number: Int) -> Place {
    Place(
      id: "at:\(number),0", name: "Saved \(number)",
      coordinate: Coordinate(latitude: Double(number), longitude: 0))
  }

  @Test func townsAroundThePageAreSuggestedBesideFavourites() throws {
    var state = Sample.state(Size(width: 80, height: 24))
    state.favourites = [Place(SearchFixtures.seoul)]
    state.page.towns = [Place(SearchFixtures.seoul), Place(SearchFixtures.suwon)]
    AppReducer().press([.character("/")], &state)
    #expect(state.search?.rows.map(\.group) == [.favourites, .suggestions])
    #expect(state.search?.rows.last?.place.name == "Suwon")
  }

  @Test func paneShowsTheIndexBuildStatus() {
    let (store, screen, renderer) = program()
    store.send(.cityIndex(.building(0.43)))
    renderer.drawIfNeeded()
    #expect(screen.lines[4] == "   Preparing the list of places; this happens only once. 43%")
    store.send(.cityIndexReady)
    renderer.drawIfNeeded()
    #expect(screen.lines[4].isEmpty)
    store.send(.cityIndex(.missing))
    renderer.drawIfNeeded()
    #expect(screen.lines[4].contains("was not found"))
  }

  @Test func unmatchedQueryShowsAMessage() {
    let line = lines(typing: "xqzxqz")[4]
    #expect(line.contains("No place matches “xqzxqz”."))
    #expect(lines(typing: "95,200")[4].contains("95,200 is not on the globe"))
  }

  @Test func fewMatchesLeaveRoomForSavedPlacesAndThePreview() throws {
    let (store, screen, renderer) = program(
      favourites: [Place(SearchFixtures.gwangju)],
      recents: [Place(SearchFixtures.suwon), Place(SearchFixtures.seoul)])
    store.send(contentsOf: "suwon".map { .input(.key(.character($0))) })
    renderer.drawIfNeeded()
    let search = try #require(store.state.search)
    #expect(search.rows.map(\.group) == [.list, .favourites, .recents])
    #expect(screen.lines[4].hasPrefix(" ▸ Suwon") && screen.lines[6] == " Favourites")
    #expect(screen.lines[9] == " Recent" && screen.lines[10].hasPrefix("   Seoul"))
    #expect(screen.lines.contains { $0.hasPrefix("   37.290") })
    store.send(contentsOf: [.input(.key(.down)), .input(.key(.enter))])
    #expect(store.state.page.place?.name == "Gwangju")
  }

  @Test func theOnlineSearchFollowsFewMatchesAndPrecedesSavedPlaces() throws {
    var state = SearchFixtures.pane(favourites: [SearchFixtures.gwangju])
    state.field = TextFieldState(text: "suwon")
    state.found = SearchFixtures.finder().places(for: PlaceQuery("suwon", limit: 9, language: "en"))
    state.arrange()
    let lines = SearchLines(state, SearchFixtures.layout)
    #expect(lines.lines == [.row(0), .space, .online, .space, .heading("Favourites"), .row(1)])
    #expect(lines.onlineRow == nil && state.lastSelection == 2)
    state.selection = 1
    #expect(state.choosesOnline && state.chosen == nil)
    state.selection = 2
    #expect(state.chosen?.place.name == "Gwangju" && state.selection(ofRow: 1) == 2)
  }

  /// While the user types, no other text is searched for.
  @Test func longestBeginningWithMatchesIsThatOfTheEarlierKeys() {
    let searched = Guarded<[String]>([])
    let finder = SearchFixtures.finder()
    let (store, _, _) = DIContainer.withValues {
      $0.cities = CitiesClient(
        search: { query in
          searched.change { $0.append("\(query.text) \(query.beginning?.text ?? "-")") }
          return finder.places(for: query)
        }, towns: { _, _ in [] })
    } operation: {
      program()
    }
    store.send(contentsOf: "suwqqq".map { .input(.key(.character($0))) })
    store.send(.input(.key(.backspace)))
    #expect(
      searched.value == [
        "s -", "su -", "suw su", "suwq suw", "suwqq suw", "suwqqq suw", "suwqq suw",
      ])
    #expect(store.state.search?.rows.map(\.place.name) == ["Suwon"])
    // A text that is no continuation is looked up.
    store.send(.input(.key(.control("u"))))
    store.send(.input(.paste("seoulqqqq")))
    #expect(searched.value.last == "seoulqqqq -")
    #expect(store.state.search?.rows.map(\.place.name) == ["Seoul"])
  }

  @Test func unmatchedQueryOffersItsBeginningAndSavedPlaces() throws {
    let (store, screen, renderer) = program(
      favourites: [Place(SearchFixtures.suwon)], recents: [Place(SearchFixtures.gwangju)])
    store.send(contentsOf: "twinqqqqq".map { .input(.key(.character($0))) })
    renderer.drawIfNeeded()
    let search = try #require(store.state.search)
    #expect(search.isWithoutMatch && search.chosen == nil)
    #expect(search.rows.map(\.group) == [.similar, .similar, .favourites, .recents])
    // The hint says how to type coordinates.
    #expect(screen.lines.contains { $0.contains("37.57,126.98") })
    #expect(screen.lines.contains { $0.hasPrefix(" twin") && $0.hasSuffix("…") })
    // Enter opens no place before one is chosen.
    store.send(.input(.key(.enter)))
    #expect(store.state.search != nil)
    store.send(.input(.key(.down)))
    #expect(store.state.search?.chosen?.place.name == "Twin")
    store.send(contentsOf: [.input(.key(.down)), .input(.key(.down)), .input(.key(.enter))])
    #expect(store.state.search == nil && store.state.page.place?.name == "Suwon")
  }

  @Test(arguments: [
    Size(width: 20, height: 5), Size(width: 40, height: 12), Size(width: 80, height: 24),
    Size(width: 120, height: 40), Size(width: 200, height: 60),
  ])
  func linesFitTheScreenAtEverySize(size: Size) {
    for language in Language.allCases {
      for text in ["", "s", "gwangju", "twin", "ㅅㅇ", "37.5,127", "xqzxqzxqzxqzxqzxqzxqz"] {
        let lines = lines(typing: text, size, language: language)
        #expect(lines.allSatisfy { TextWidth.of($0) <= size.width })
      }
    }
  }

  @Test func previewShowsCachedWeatherOfTheSelectedPlace() {
    let (store, screen, renderer) = program(favourites: [Sample.seoul, Sample.busan])
    renderer.drawIfNeeded()
    #expect(screen.lines.contains { $0.contains("Local time") && $0.contains("KST +9") })
    #expect(screen.lines.contains { $0.contains("9°") && $0.contains("Rain") })
    store.send(.input(.key(.down)))
    renderer.drawIfNeeded()
    // Nothing is known about another place, not even its time zone.
    #expect(!screen.lines.contains { $0.contains("Local time") })
  }

  @Test func previewBelowAShortListHasTheFactsAboutThePlace() throws {
    let lines = lines(typing: "suwon")
    let header = try #require(lines.lastIndex { $0.contains("──") && $0.contains("Suwon") })
    #expect(lines[header...].contains { $0.contains("37.290 N 127.010 E") })
    #expect(lines[header...].contains { $0.contains("수원") })
  }

  /// The first right-to-left text makes the terminal draw the whole screen again.
  @Test func previewHasNoNameOfTheOtherDirection() {
    var place = Sample.busan
    place.names = ["he": "פוסאן", "hu": "Puszan"]
    let (_, screen, renderer) = program(favourites: [place])
    renderer.drawIfNeeded()
    #expect(screen.lines.contains { $0.contains("Puszan") })
    #expect(!screen.lines.contains { $0.contains("פ") })
  }

  @Test(arguments: [(31, false, false), (32, true, false), (49, true, false), (50, true, true)])
  func rowsShowRegionAndPopulationWithEnoughColumns(
    width: Int, region: Bool, population: Bool
  ) throws {
    let lines = lines(typing: "gwangju", Size(width: width, height: 24))
    let row = try #require(lines.first { $0.hasPrefix(" ▸ Gwangju") })
    #expect(row.contains("Korea") == region && row.contains("1.4 M") == population)
    #expect(row.hasSuffix("☆") && TextWidth.of(row) == width - 1)
  }

  @Test func indexThatBecomesReadyIsSearchedAtOnce() {
    let isReady = Guarded(false)
    let early = PlaceFinder(list: nil, discoveries: [], homeCountry: nil)
    let (store, _, _) = DIContainer.withValues {
      $0.cities = CitiesClient(
        search: { (isReady.value ? SearchFixtures.finder() : early).places(for: $0) },
        towns: { _, _ in [] })
    } operation: {
      program()
    }
    store.send(contentsOf: "suwon".map { .input(.key(.character($0))) })
    #expect(store.state.search?.rows.isEmpty == true)
    isReady.change { $0 = true }
    store.send(.cityIndexReady)
    #expect(store.state.search?.rows.map(\.place.name) == ["Suwon"])
  }
}
