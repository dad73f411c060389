import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@MainActor
struct AppReducerTests {
  private func store(
    _ state: AppState = Sample.state(), clock: TestClock = TestClock(),
    answer: @escaping @Sendable (WeatherRequest) throws(WeatherFailure) -> WeatherReport = {
      request throws(WeatherFailure) in Sample.report(of: request.place)
    }
  ) -> TestStore<AppState, AppAction> {
    TestStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      $0.forecastCache = .none
      $0.remember = { _ in }
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in try answer(request) }
    }
  }

  @Test func choosingAPlaceInTheSearchShowsItsWeather() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.input(.key(.character("/"))))
    for letter in "bus" { await store.send(.input(.key(.character(letter)))) }
    #expect(store.state.search?.rows.map(\.place) == [Sample.busan])
    await store.send(.input(.key(.enter)))
    await store.receive(.search(.chosen(Sample.busan)))
    #expect(store.state.search == nil)
    #expect(store.state.weather.place == Sample.busan)
    await store.finish()
    #expect(store.state.weather.report == Sample.report(of: Sample.busan))
  }

  @Test func escapeLeavesThePageAsItWas() async {
    let store = store()
    let before = store.state
    store.exhaustivity = .off
    await store.send(.input(.key(.character("/"))))
    await store.send(.input(.key(.character("b"))))
    await store.send(.input(.key(.escape)))
    await store.finish()
    #expect(store.state == before)
  }

  @Test func aFailedReloadKeepsTheLastGoodData() async {
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    let store = store(answer: { _ throws(WeatherFailure) in throw failure })
    store.exhaustivity = .off
    await store.send(.input(.key(.character("r"))))
    await store.finish()
    #expect(store.state.weather.report == Sample.report())
    #expect(store.state.weather.status == .failed(failure, at: Sample.now))
    #expect(Banner.isNeeded(store.state))
  }

  @Test func anAnswerForAnotherPlaceIsNotShown() async {
    let store = store()
    let request = WeatherRequest(place: Sample.busan, provider: .openMeteo, language: "en")
    await store.send(.weather(.answered(request, .success(Sample.report(of: Sample.busan)))))
    #expect(store.state.weather.report?.place == Sample.seoul)
  }

  @Test func anAnswerOfAnotherProviderIsNotShown() async {
    let store = store()
    let request = WeatherRequest(place: Sample.seoul, provider: .openWeather, language: "en")
    await store.send(
      .weather(.answered(request, .success(Sample.report(temperature: 99)))))
    #expect(store.state.weather.report == Sample.report())
  }

  @Test func theKoreanKeyboardReachesEveryCommand() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.input(.key(.character("ㅂ"))))
    #expect(store.state.isQuitting)
  }

  @Test func theUnitsTurnWithoutAskingTheProvider() async {
    let store = store(answer: { request throws(WeatherFailure) in
      Issue.record("asked for \(request.place.name)")
      return Sample.report()
    })
    store.exhaustivity = .off
    await store.send(.input(.key(.character("u"))))
    #expect(store.state.settings.units == .imperial)
    await store.finish()
  }

  @Test func theDetailValuesWrapAround() async {
    var state = Sample.state()
    state.weather.focus = .detail
    let store = store(state)
    store.exhaustivity = .off
    await store.send(.input(.key(.left)))
    #expect(store.state.weather.detail == DetailValue.allCases.count - 1)
    await store.send(.input(.key(.right)))
    #expect(store.state.weather.detail == 0)
  }

  @Test(arguments: ["+", "-"])
  func theEndsOfTheMapsZoomAreTold(key: Character) async {
    let store = store()
    store.exhaustivity = .off
    for _ in 0..<20 { await store.send(.input(.key(.character(key)))) }
    let words = Words.english.status
    #expect(store.state.notice == (key == "+" ? words.noLargerZoom : words.noSmallerZoom))
    await store.finish()
  }

  @Test func aFavouriteIsAddedAndTakenBack() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.input(.key(.character("f"))))
    #expect(store.state.favourites == [Sample.seoul])
    await store.send(.input(.key(.character("f"))))
    #expect(store.state.favourites.isEmpty)
    await store.finish()
  }

  @Test func aFavouriteIsToldByItsNameInTheLanguage() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.input(.key(.character("L"))))
    #expect(store.state.settings.language == .korean)
    await store.send(.input(.key(.character("f"))))
    #expect(store.state.notice == Words.korean.status.favouriteAdded("서울"))
    await store.send(.input(.key(.character("f"))))
    #expect(store.state.notice == Words.korean.status.favouriteRemoved("서울"))
    await store.finish()
  }
}
