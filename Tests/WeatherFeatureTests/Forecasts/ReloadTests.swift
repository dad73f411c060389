import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The messages to the user after a reload.
@MainActor
@Suite(.sampleProgram)
struct ReloadTests {
  private let reducer = AppReducer()

  private func footer(_ state: AppState) -> String {
    ScreenSample.grid(of: state).lines.last?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  private func request(_ place: Place = Sample.seoul) -> WeatherRequest {
    WeatherRequest(place: place, provider: .openMeteo, language: "en")
  }

  private func answer(
    _ state: inout AppState, _ result: Result<Fetched<WeatherReport>, WeatherFailure>,
    for place: Place = Sample.seoul
  ) {
    reducer.settle(
      &state, .forecasts(.answered([WeatherResponse(request(place), result)])))
  }

  @Test func reloadShowsRequestingThenUpdatedMessage() {
    var state = Sample.state()
    reducer.press([.character("r")], &state)
    #expect(footer(state) == "Fetching from Open-Meteo …")
    var report = Sample.report()
    report.fetchedAt = Sample.now + 1
    answer(&state, .success(report))
    #expect(footer(state) == "Updated 18:30")
  }

  @Test func reloadFailureIsShownOnceWithoutShiftingLayout() {
    var state = Sample.state()
    let before = ScreenSample.grid(of: state).lines
    reducer.press([.character("r")], &state)
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    answer(&state, .failure(failure))
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.filter { $0.contains("having problems (500)") } == [lines[38]])
    #expect(lines[1..<38] == before[1..<38])
  }

  @Test func reloadBeforeExpiryShowsWhenNewDataIsDue() {
    var state = Sample.state()
    reducer.press([.character("r")], &state)
    var report = Sample.report()
    report.expiresAt = Sample.now + 1800
    answer(&state, .success(report))
    #expect(footer(state) == "No new data from Open-Meteo until 19:00, so no request was made.")
  }

  @Test func reloadInOfflineModeShowsStatusMessage() {
    var state = Sample.state()
    state.settings.isOffline = true
    reducer.press([.character("r")], &state)
    #expect(footer(state) == "Started with --offline; showing saved data.")
  }

  @Test func boardReloadCountsUpdatedPlaces() {
    var state = Sample.state()
    state.favourites = [Sample.seoul, Sample.busan]
    reducer.press([.character("p")], &state)
    // A new place is requested automatically; the user's reload waits for that.
    reducer.press([.character("r")], &state)
    #expect(footer(state) == "Fetching from Open-Meteo …")
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    answer(&state, .failure(failure), for: Sample.busan)
    #expect(footer(state) == "Fetching from Open-Meteo …")
    var report = Sample.report()
    report.fetchedAt = Sample.now + 1
    answer(&state, .success(report))
    #expect(footer(state) == "Updated 18:30, 1 of 2")
    // Automatic requests show no message.
    state.statusMessage = nil
    answer(&state, .success(report))
    #expect(state.statusMessage == nil)
  }

  @Test(arguments: Language.allCases)
  func reloadMessagesFitFooterInEveryLanguage(language: Language) {
    var state = Sample.state(Size(width: 80, height: 24))
    state.settings.language = language
    for statusMessage: StatusMessage in [
      .requesting(.metNorway), .updated(at: Sample.now), .updatedPartly(18, of: 20, at: Sample.now),
      .rests(.metNorway, until: Sample.now + 1800),
    ] {
      state.statusMessage = statusMessage
      let text = statusMessage.text(in: state) ?? ""
      #expect(footer(state) == text.onGrid && TextWidth.of(text) <= 78, "\(text)")
    }
  }

  // MARK: - The header

  private func header(_ state: AppState) -> String { ScreenSample.grid(of: state).lines[0] }

  @Test func headerShowsForecastAge() {
    var state = Sample.state()
    #expect(header(state).contains("● now · Open-Meteo"))
    state.now += 130
    #expect(header(state).contains("● 2 min · Open-Meteo"))
  }

  @Test(arguments: [0.0, 130, 1000])
  func failedForecastIsNotMarkedFresh(age: TimeInterval) {
    var state = Sample.state()
    state.now += age
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    state.shown.status = .failed(failure, at: state.now)
    #expect(!header(state).contains("●") && header(state).contains("○"))
    state.favourites = [Sample.seoul]
    state.board.panel = BoardPanel()
    state.board.panel?.arranged = [Sample.seoul]
    #expect(!header(state).contains("●") && header(state).contains("○"))
  }

  // MARK: - The error panel

  /// A remedy is useless if its key is not visible.
  @Test(arguments: Language.allCases)
  func clickOnErrorPanelHintOpensSettings(language: Language) throws {
    for error in WeatherError.samples {
      for size in [Size(width: 40, height: 12), Size(width: 80, height: 24)] {
        var state = Sample.state(size)
        state.settings.language = language
        state.shown.fetched = nil
        let failure = WeatherFailure(provider: .openMeteo, error: error)
        state.shown.status = .failed(failure, at: Sample.now)
        guard language.words.error(failure, now: Sample.now).namesSettings else { continue }
        let rows = ScreenSample.grid(of: state).lines
        let hint = ", " + language.words.keys.settings.onGrid
        let row = try #require(rows.dropLast().lastIndex { $0.contains(hint) }, "\(error)")
        let start = try #require(rows[row].range(of: hint)?.lowerBound)
        let x = TextWidth.of(String(rows[row][..<start]))
        reducer.settle(
          &state, .input(.mouse(MouseEvent(kind: .press, position: Point(x: x, y: row)))))
        #expect(state.settingsPanel != nil, "\(language) \(error) \(size)")
      }
    }
  }

  @Test func footerOmitsSectionHintWithoutForecast() {
    var state = Sample.state(Size(width: 80, height: 24))
    state.shown.fetched = nil
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    state.shown.status = .failed(failure, at: Sample.now)
    let footer = footer(state)
    #expect(footer.contains(", settings") && !footer.contains("section"))
  }
}
