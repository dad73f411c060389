import TerminalUI
import Testing
import WeatherModel

@testable import WeatherFeature

struct HeaderViewTests {
  private func line(_ icons: IconSet, _ language: Language = .english) -> String {
    var state = Sample.state()
    state.settings.icons = icons
    state.settings.language = language
    let area = Size(width: state.size.width, height: 1)
    return HeaderView(HeaderView.Slice(state), area: area).grid().lines[0]
  }

  @Test func theOtherNameStandsBesideTheName() {
    #expect(line(.art).hasPrefix(" Seoul 서울  KR"))
  }

  @Test func aTerminalWithoutTheLettersIsNotGivenTheOtherName() {
    #expect(line(.ascii).hasPrefix(" Seoul  KR"))
    #expect(line(.ascii, .korean).hasPrefix(" 서울 Seoul  KR"))
  }
}
