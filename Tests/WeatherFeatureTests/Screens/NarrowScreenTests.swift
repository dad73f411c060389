import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The contents that must be readable in forty columns, in every language.
@MainActor
@Suite(
  .dependencies {
    $0.now = { Sample.now }
    $0.cities = Sample.cities
    $0.continuousClock = TestClock()
  })
struct NarrowScreenTests {
  private func state(_ language: Language, _ size: Size = Size(width: 40, height: 12)) -> AppState {
    var state = Sample.state(size)
    state.settings.language = language
    return state
  }

  @Test(arguments: Language.allCases)
  func footerShowsHelpKeyInEverySection(language: Language) {
    for section in Section.allCases {
      var state = state(language)
      state.page.focus = section
      let footer = FooterView(state, area: Size(width: 40, height: 1))
      #expect(footer.grid().text.contains("? " + language.words.keys.help.onGrid), "\(section)")
    }
  }

  @Test(arguments: Language.allCases)
  func bannersAreNotTruncated(language: Language) {
    var prepare: [(inout AppState) -> Void] = [
      { $0.settings.isOffline = true },
      { $0.forecasts.network = .lost(since: Sample.now) },
    ]
    for provider in [Provider.openMeteo, .openWeather, .metNorway] {
      for error in [WeatherError.timedOut, .keyRefused(status: 401), .serverError(status: 500)] {
        prepare.append { state in
          let failure = WeatherFailure(provider: provider, error: error)
          state.forecasts.network = .connected
          state.settings.provider = provider
          state.shown.status = .failed(failure, at: Sample.now)
        }
      }
    }
    for prepare in prepare {
      var state = state(language)
      prepare(&state)
      let text = Banner(state, area: Size(width: 40, height: 1)).grid().text
      #expect(text.count > 10 && !text.contains("…"), "\(text)")
    }
  }

  @Test(arguments: [(80, "Auj.", "Aujourd’hui"), (100, "Aujourd’hui", "Auj.")])
  func todayIsShortenedInNarrowDays(width: Int, name: String, other: String) {
    var state = state(.french, Size(width: width, height: 60))
    state.page.focus = .daily
    let lines = ScreenSample.grid(of: state).lines.map { $0.drop { " ▸".contains($0) } }
    #expect(lines.contains { $0.hasPrefix(name + " ") })
    #expect(!lines.contains { $0.hasPrefix(other + " ") })
  }

  @Test(arguments: Language.allCases)
  func everyGaugeIsPrecededByASpace(language: Language) {
    for width in [40, 80, 120, 200] {
      var state = state(language, Size(width: width, height: 60))
      state.shown.fetched?.current.temperature = 12
      state.shown.fetched?.current.feelsLike = 6
      state.page.focus = .detail
      for line in ScreenSample.grid(of: state).lines {
        let touches = line.indices.dropFirst().contains {
          line[$0] == "▕" && line[line.index(before: $0)] != " "
        }
        #expect(!touches, "\(width): \(line)")
      }
    }
  }

  @Test(arguments: Language.allCases, [7, 8, 12])
  func wholeConsentPromptIsReadableByScrolling(language: Language, height: Int) {
    var state = state(language, Size(width: 40, height: height))
    let reducer = AppReducer()
    reducer.settle(&state, .input(.key(.character("."))))
    var seen: [String] = []
    for _ in 0..<30 {
      seen += LocationView(state)?.grid().lines ?? []
      reducer.settle(&state, .input(.key(.down)))
    }
    #expect(state.location?.step == .question)
    let question = language.words.location.question(state.settings.provider.displayName)
    for line in question.flatMap({ TextWrap.lines($0, width: 36) }) {
      #expect(seen.contains("  " + line.onGrid), "\(line)")
    }
  }

  /// In French a strong gale has 17 letters.
  @Test(arguments: Language.allCases, [10.0, 22, 30, 35])
  func gustForceFitsItsTileAt120Columns(language: Language, speed: Double) throws {
    var state = state(language, Size(width: 120, height: 40))
    state.shown.fetched?.current.windGust = speed
    let grid = ScreenSample.grid(of: state)
    let layout = PageLayout(of: state)
    let body = try #require(layout.sections[.detail]).splitTop(1).rest
    let index = try #require(
      DetailValue.values(of: state.report).firstIndex(of: .quantity(.windGust)))
    let tile = DetailLayout(in: body, layout).tiles[index].offsetBy(
      x: layout.window.x, y: layout.window.y)
    // The next tile's text begins two columns on.
    let remark = (tile.x...tile.maxX).map { grid[$0, tile.y + 2].text }.joined()
    #expect(!remark.contains("…") && grid[tile.maxX + 1, tile.y + 2].text == " ", "\(remark)")
  }
}
