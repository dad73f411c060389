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
    answer: @escaping @Sendable (WeatherRequest) throws(WeatherFailure) -> Fetched<WeatherReport> =
      {
        request throws(WeatherFailure) in Sample.report(of: request.place)
      }
  ) -> SettlingStore<AppState, AppAction> {
    SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      $0.normals = .none
      $0.radar = .none
      $0.storms = .none
      $0.fields = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in try answer(request) }
    }
  }

  @Test func choosingAPlaceInTheSearchShowsItsWeather() async {
    let store = store()
    await store.send(.input(.key(.character("/"))))
    for letter in "bus" { await store.send(.input(.key(.character(letter)))) }
    #expect(store.state.search?.rows.map(\.place) == [Sample.busan])
    await store.send(.input(.key(.enter)))
    #expect(store.state.search == nil)
    #expect(store.state.page.place == Sample.busan)
    await store.finish()
    #expect(store.state.shown.fetched == Sample.report(of: Sample.busan))
  }

  @Test func escapeFromSearchRestoresState() async {
    let store = store()
    let before = store.state
    await store.send(.input(.key(.character("/"))))
    await store.send(.input(.key(.character("b"))))
    await store.send(.input(.key(.escape)))
    await store.finish()
    #expect(store.state == before)
  }

  @Test func aFailedReloadKeepsTheLastGoodData() async {
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    let store = store(answer: { _ throws(WeatherFailure) in throw failure })
    await store.send(.input(.key(.character("r"))))
    await store.finish()
    #expect(store.state.shown.fetched == Sample.report())
    #expect(store.state.shown.status == .failed(failure, at: Sample.now))
    #expect(Banner.isNeeded(store.state))
  }

  @Test func responseForAnotherPlaceIsNotShown() async {
    let store = store()
    let request = WeatherRequest(place: Sample.busan, provider: .openMeteo, language: "en")
    await store.send(
      .forecasts(.answered([WeatherResponse(request, .success(Sample.report(of: Sample.busan)))])))
    #expect(store.state.shown.report?.place == Sample.seoul)
  }

  @Test func responseFromAnotherProviderIsNotShown() async {
    let store = store()
    let request = WeatherRequest(place: Sample.seoul, provider: .openWeather, language: "en")
    await store.send(
      .forecasts(.answered([WeatherResponse(request, .success(Sample.report(temperature: 99)))])))
    #expect(store.state.shown.fetched == Sample.report())
  }

  @Test func koreanKeyboardLayoutTriggersCommand() async {
    let store = store()
    await store.send(.input(.key(.character("ㅂ"))))
    #expect(store.state.isQuitting)
  }

  @Test func changingUnitsMakesNoRequest() async {
    let store = store(answer: { request throws(WeatherFailure) in
      Issue.record("asked for \(request.place.name)")
      return Sample.report()
    })
    await store.send(.input(.key(.character("u"))))
    #expect(store.state.settings.units == .imperial)
    await store.finish()
  }

  @Test func theDetailValuesWrapAround() async {
    var state = Sample.state()
    state.page.focus = .detail
    let store = store(state)
    await store.send(.input(.key(.left)))
    #expect(store.state.page.detail == DetailValue.values(of: store.state.report).count - 1)
    await store.send(.input(.key(.right)))
    #expect(store.state.page.detail == 0)
  }

  @Test(arguments: ["+", "-"])
  func mapZoomLimitShowsStatusMessage(key: Character) async {
    let store = store()
    for _ in 0..<20 { await store.send(.input(.key(.character(key)))) }
    #expect(store.state.statusMessage == (key == "+" ? .noLargerZoom : .noSmallerZoom))
    await store.finish()
  }

  @Test func favoriteIsAddedAndRemoved() async {
    let store = store()
    await store.send(.input(.key(.character("f"))))
    #expect(store.state.favourites == [Sample.seoul])
    await store.send(.input(.key(.character("f"))))
    #expect(store.state.favourites.isEmpty)
    await store.finish()
  }

  /// No message in the footer stays in the previous language.
  @Test func statusMessageFollowsLanguageSetting() {
    var state = Sample.state()
    state.statusMessage = .favouriteAdded(Sample.seoul)
    #expect(
      state.statusMessage?.text(in: state) == Language.english.words.status.favouriteAdded("Seoul"))
    state.settings.language = .korean
    #expect(
      state.statusMessage?.text(in: state) == Language.korean.words.status.favouriteAdded("서울"))
    #expect(
      FooterView(state, area: Size(width: 80, height: 1)).statusMessage
        == Language.korean.words.status.favouriteAdded("서울"))
  }
}
