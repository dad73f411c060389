import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The effects of settings on the rest of the program.
@MainActor
@Suite struct SettingsInTheProgramTests {
  private func store(
    _ state: AppState = Sample.state(),
    cached: Fetched<WeatherReport>? = nil,
    answer:
      @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> Fetched<WeatherReport>
  ) -> SettlingStore<AppState, AppAction> {
    let store = SettlingStore(program: state) {
      $0.normals = .none
      $0.forecastCache = ForecastCache(
        load: { _, provider in cached?.provider == provider ? cached : nil }, save: { _ in })
      $0.persist = { _ in }
      $0.weatherClient = WeatherClient(report: answer)
    }
    return store
  }

  private nonisolated static func report(from provider: Provider) -> Fetched<WeatherReport> {
    var report = Sample.report(temperature: 20)
    report.provider = provider
    return report
  }

  @Test func changingProviderDropsTheReportAndRequestsAnother() async {
    let (answers, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = store { request throws(WeatherFailure) in
      for await _ in answers { break }
      return Self.report(from: request.provider)
    }
    await store.send(.settings(.change(.provider, by: -3)))
    #expect(store.state.settings.provider == .metNorway)
    #expect(store.state.shown.report == nil && store.state.shown.status == .loading)
    continuation.finish()
    await store.settle()
    #expect(store.state.shown.fetched?.provider == .metNorway)
    await store.finish()
  }

  @Test func cachedReportOfTheNewProviderIsShownWithoutARequest() async {
    var state = Sample.state()
    state.shown.status = .failed(
      WeatherFailure(provider: .openMeteo, error: .timedOut), at: Sample.now)
    let store = store(state, cached: Self.report(from: .metNorway)) {
      request throws(WeatherFailure) in
      Issue.record("asked \(request.provider)")
      return Sample.report()
    }
    await store.send(.settings(.change(.provider, by: -3)))
    await store.finish()
    #expect(store.state.shown.fetched?.provider == .metNorway)
    #expect(store.state.shown.status == .idle)
  }

  @Test func responseOfThePreviousProviderIsDiscarded() async {
    let (answers, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = store(cached: Self.report(from: .metNorway)) { request throws(WeatherFailure) in
      for await _ in answers { break }
      return Self.report(from: request.provider)
    }
    await store.send(.forecasts(.reload))
    await store.send(.settings(.change(.provider, by: -3)))
    continuation.finish()
    await store.finish()
    #expect(store.state.shown.fetched?.provider == .metNorway)
    #expect(store.state.shown.status == .idle && store.state.forecasts.spinner == nil)
  }

  @Test func changingLanguageReloadsProviderWrittenDescriptions() async {
    var state = Sample.state()
    state.settings.provider = .openWeather
    state.forecasts.provider = .openWeather
    state.shown.fetched?.provider = .openWeather
    let clock = TestClock()
    let store = SettlingStore(program: state, clock: clock) {
      $0.normals = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        #expect(request.language == Language.allCases[1].code)
        var report = Sample.report(temperature: 21)
        report.provider = .openWeather
        return report
      }
    }
    await store.send(.settings(.change(.language, by: 1)))
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.report?.current.temperature == 21)
  }

  @Test func pageKeysAreIgnoredWhileThePanelIsOpen() async {
    let store = store { _ throws(WeatherFailure) in Sample.report() }
    await store.send(.input(.key(.character(","))))
    #expect(store.state.settingsPanel != nil)
    await store.send(.input(.key(.character("/"))))
    await store.send(.input(.key(.character("3"))))
    #expect(store.state.search == nil && store.state.page.focus == .current)
    await store.send(.input(.key(.character("ㅂ"))))
    #expect(store.state.isQuitting)
  }

  @Test func footerHintClickClosesThePanel() async {
    var state = Sample.state(Size(width: 80, height: 24))
    state.settingsPanel = SettingsState()
    let layout = PageLayout(of: state)
    let footer = FooterView(state, area: layout.footer.size)
    let hint = footer.placed.first { $0.hint.key == .escape }
    let point = Point(x: (hint?.x ?? 0) + 1, y: layout.footer.y)
    let store = store(state) { _ throws(WeatherFailure) in Sample.report() }
    await store.send(.input(.mouse(MouseEvent(kind: .press, position: point))))
    #expect(store.state.settingsPanel == nil)
  }

  @Test func temperatureUnitClickTogglesTheUnits() async {
    for celsius in [UnitSystem.metric, .uk] {
      var state = Sample.state(Size(width: 120, height: 40))
      state.shown.fetched = Sample.report()
      state.settings.units = celsius
      let store = store(state) { _ throws(WeatherFailure) in Sample.report() }
      func click() async {
        await store.send(
          .input(.mouse(MouseEvent(kind: .press, position: Point(x: 118, y: 0)))))
      }
      for units in [UnitSystem.imperial, celsius, .imperial, celsius] {
        await click()
        #expect(store.state.settings.units == units)
      }
      await store.finish()
    }
  }
}
