import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Navigation from the page to the board and back, in the whole program.
@MainActor
struct BoardNavigationTests {
  private let persisted = MemoryLog()

  private func store(
    _ state: AppState,
    answer: @escaping @Sendable (WeatherRequest) -> Fetched<WeatherReport> = { request in
      Issue.record("asked for \(request.place.name)")
      return Sample.report(of: request.place)
    }
  ) -> SettlingStore<AppState, AppAction> {
    SettlingStore(program: state) {
      $0.normals = .none
      $0.forecastCache = .none
      $0.persist = { [persisted] value in persisted.add(value) }
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in answer(request) }
    }
  }

  private func key(_ character: Character) -> AppAction { .input(.key(.character(character))) }

  @Test func openingFreshPlaceMakesNoRequest() async {
    let store = store(Boards.program(Size(width: 80, height: 24)))
    await store.send(.input(.key(.enter)))
    await store.finish()
    #expect(!store.state.board.isShown)
    #expect(store.state.page.place == Sample.busan)
    #expect(store.state.shown.fetched == Sample.report(of: Sample.busan))
    #expect(store.state.shown.status == .idle)
  }

  @Test func pOpensTheBoardAndEscapeGoesBack() async {
    var state = Boards.program(Size(width: 80, height: 24))
    state.board.panel = nil
    let store = store(state)
    await store.send(key("p"))
    await store.settle()
    #expect(store.state.board.isShown && store.state.board.selected == Sample.seoul)
    await store.send(.input(.key(.escape)))
    #expect(!store.state.board.isShown && store.state.page.place == Sample.seoul)
    await store.finish()
  }

  @Test func bracketKeysCycleThroughFavorites() async {
    var state = Boards.program(Size(width: 80, height: 24))
    state.board.panel = nil
    let store = store(state)
    for expected in [Sample.busan, Boards.daegu, Sample.seoul] {
      await store.send(key("]"))
      await store.settle()
      #expect(store.state.page.place == expected)
      #expect(store.state.shown.fetched == Sample.report(of: expected))
    }
    await store.send(key("["))
    await store.settle()
    #expect(store.state.page.place == Boards.daegu)
    await store.finish()
  }

  @Test func boardChangesArePersisted() async {
    let store = store(Boards.program(Size(width: 80, height: 24)))
    await store.send(key("f"))
    await store.finish()
    #expect(persisted.all.last?.favourites == [Sample.seoul, Boards.daegu])
    await store.send(key("s"))
    await store.finish()
    #expect(persisted.all.last?.boardOrder == .temperature)
    await store.send(.input(.key(.down)))
    await store.finish()
    #expect(persisted.all.count == 2)
  }

  @Test func thePagesKeysDoNothingBehindTheBoard() async {
    let store = store(Boards.program(Size(width: 80, height: 24)))
    let before = store.state.page
    for character in "12345hl[]+-0" { await store.send(key(character)) }
    #expect(store.state.page == before && store.state.board.isShown)
    await store.send(key("u"))
    #expect(store.state.settings.units == .imperial)
    await store.send(key("ㅂ"))
    #expect(store.state.isQuitting)
    await store.finish()
  }

  @Test func shiftArrowMovesPlaceInList() async {
    let store = store(Boards.program(Size(width: 80, height: 24)))
    await store.send(.input(.key(.down, .shift)))
    #expect(store.state.favourites == [Boards.daegu, Sample.busan, Sample.seoul])
    await store.send(.input(.key(.up, .shift)))
    #expect(store.state.favourites == [Sample.busan, Boards.daegu, Sample.seoul])
    await store.finish()
  }

  @Test func lettersAreTypedIntoOpenFilter() async {
    let store = store(Boards.program(Size(width: 80, height: 24)))
    await store.send(key("/"))
    for character in "q부" { await store.send(key(character)) }
    #expect(store.state.board.panel?.filter?.text == "q부" && !store.state.isQuitting)
    await store.send(.input(.key(.control("c"))))
    #expect(store.state.isQuitting)
    await store.finish()
  }

  @Test func languageChangeResortsBoard() async {
    let store = store(
      Boards.program(Size(width: 80, height: 24)), answer: { Sample.report(of: $0.place) })
    #expect(store.state.board.arranged == [Sample.busan, Boards.daegu, Sample.seoul])
    await store.send(.settings(.change(.language, by: 1)))
    await store.settle()
    #expect(store.state.settings.language == .korean)
    #expect(store.state.board.arranged == [Boards.daegu, Sample.busan, Sample.seoul])
    await store.settle()
    await store.finish()
  }

  @Test func firstBoardHasTwentyKoreanCities() {
    let ids = FirstBoard.places.compactMap { Int($0.id.dropFirst("geonames:".count)) }
    #expect(
      ids == [
        1_842_616, 1_841_811, 1_842_225, 1_842_025, 1_835_329, 1_835_235, 1_841_066, 1_838_524,
        1_835_895, 1_835_848, 1_836_553, 1_835_553, 1_835_648, 1_833_747, 1_843_491, 1_845_457,
        1_846_266, 1_845_759, 1_845_604, 1_845_136,
      ])
    #expect(
      FirstBoard.places.compactMap(\.localName).joined(separator: " ")
        == "공주 광주 구미 군산 대구 대전 목포 부산 서산 서울 속초 수원 순천 울산 익산 전주 제주시 천안 청주 춘천")
  }

  @Test func bracketKeysStayAtTheOnlyFavorite() async {
    var state = Boards.program(Size(width: 80, height: 24), places: [Sample.seoul])
    state.board.panel = nil
    state.settings.animates = true
    let store = store(state)
    for character in "[]" {
      await store.send(key(character))
      #expect(store.state.page.place == Sample.seoul)
      #expect(store.state.recents.isEmpty && store.state.motion.slide == nil)
    }
    await store.finish()
  }

  @Test func bracketKeysStartAtTheFirstFavoriteFromAnotherPlace() async {
    for character in "[]" {
      var state = Boards.program(Size(width: 80, height: 24))
      state.board.panel = nil
      state.favourites = [Boards.daegu, Sample.busan]
      let store = store(state)
      await store.send(key(character))
      await store.settle()
      #expect(store.state.page.place == Boards.daegu)
      await store.finish()
    }
  }

  @Test func bracketKeysWithoutFavoritesShowAStatusMessage() async {
    var state = Sample.state(Size(width: 80, height: 24))
    state.forecasts.network = .connected
    let store = store(state)
    await store.send(key("]"))
    #expect(store.state.statusMessage == .noFavourites)
    await store.finish()
  }
}
