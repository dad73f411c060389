import TerminalUI
import WeatherWords

/// What a terminal shows that has no room for anything: how much it would need.
struct TooSmallView {
  let language: Language

  func draw(into grid: inout Grid) {
    let smallest = PageLayout.smallest
    let text = language.words.status.tooSmall(smallest.width, smallest.height)
    for (y, line) in TextWrap.lines(text, width: grid.size.width - 1).enumerated() {
      grid.write(line, x: 0, y: y, style: .plain)
    }
  }
}
