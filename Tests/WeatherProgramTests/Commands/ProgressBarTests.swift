import Testing

@testable import WeatherProgram

@Suite struct ProgressBarTests {
  @Test(arguments: [(0, 0), (2, 0), (3, 1), (50, 20), (99, 39), (100, 40)])
  func progressBarFillsFortySegments(percent: Int, filled: Int) {
    let text = ProgressBar.text(percent: percent)
    #expect(text.count { $0 == "#" } == filled)
    #expect(text.count { $0 == "." } == 40 - filled)
    #expect(text.hasSuffix("] \(percent) %"))
  }
}
