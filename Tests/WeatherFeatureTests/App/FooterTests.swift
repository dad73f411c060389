import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Which hints the footer has room for, and where a click finds them.
@MainActor
@Suite(.sampleProgram)
struct FooterTests {
  private func footer(_ state: AppState, width: Int) -> FooterView {
    FooterView(state, area: Size(width: width, height: 1))
  }

  private let quit = KeyHint("q", Language.english.words.keys.quit, .character("q"))

  @Test func allHintsAreShownFromTheirExactWidth() {
    let state = Sample.state(Size(width: 80, height: 24))
    let hints = state.hints.footer
    // A column before the hints, two blanks after each one, and one more before the last key.
    let width = state.hints.column + hints.reduce(0) { $0 + $1.width + 2 } + quit.width + 2
    #expect(footer(state, width: width).placed.map(\.hint) == hints + [quit])
    let narrower = footer(state, width: width - 1).placed
    #expect(narrower.map(\.hint) == hints.dropLast() + [quit])
    #expect(narrower.last?.x == width - 2 - quit.width)
    for (one, next) in zip(narrower, narrower.dropFirst().dropLast()) {
      #expect(next.x == one.x + one.hint.width + 2)
    }
  }

  @Test func spaceIsReservedForTheHelpKey() throws {
    let state = Sample.state(Size(width: 80, height: 24))
    let first = try #require(state.hints.footer.first)
    let help = try #require(state.hints.footer.first { $0.key == .character("?") })
    let width = state.hints.column + first.width + 2 + help.width + 4 + quit.width
    #expect(footer(state, width: width).placed.map(\.hint).prefix(2) == [first, help])
    #expect(!footer(state, width: width - 1).placed.contains { $0.hint == first })
    #expect(footer(state, width: width - 1).placed.contains { $0.hint == help })
  }

  @Test func panelReservesNoSpaceForTheHelpKey() throws {
    var state = Sample.state(Size(width: 80, height: 24))
    state.page.panel = .detail
    let first = try #require(state.hints.footer.first)
    let width = state.hints.column + first.width + 4 + quit.width
    #expect(footer(state, width: width).placed.map(\.hint) == [first, quit])
    #expect(!footer(state, width: width - 1).placed.contains { $0.hint == first })
  }

  @Test func quitKeyIsShownFromTwentyColumns() {
    let state = Sample.state(Size(width: 80, height: 24))
    #expect(footer(state, width: 20).placed.last?.hint == quit)
    #expect(!footer(state, width: 19).placed.contains { $0.hint == quit })
  }

  @Test func hintIsHitOnAllOfItsColumnsOnly() {
    let footer = footer(Sample.state(Size(width: 80, height: 24)), width: 80)
    #expect(footer.placed.count > 3)
    for (x, hint) in footer.placed {
      #expect(footer.hint(at: x - 1) == nil && footer.hint(at: x + hint.width) == nil)
      #expect(footer.hint(at: x) == hint && footer.hint(at: x + hint.width - 1) == hint)
    }
  }

  @Test func enterMovesToTheEndBelowSixtyColumns() throws {
    for (width, isLast) in [(59, true), (60, false)] {
      var state = Sample.state(Size(width: width, height: 24))
      state.page.focus = .daily
      let hints = state.hints.footer
      let index = try #require(hints.firstIndex { $0.key == .enter })
      #expect((index == hints.count - 1) == isLast && hints.count { $0.key == .enter } == 1)
    }
  }

  @Test func sampleWeatherHasItsNameInMessages() {
    var state = Sample.state(Size(width: 80, height: 24))
    state.settings.language = .german
    let words = Language.german.words
    #expect(
      StatusMessage.requesting(.sample).text(in: state) == words.status.asking(words.status.sample))
    #expect(
      StatusMessage.requesting(.openMeteo).text(in: state) == words.status.asking("Open-Meteo"))
    #expect(Provider.sample.archive == .sample && Provider.metNorway.archive == .openMeteo)
  }
}
