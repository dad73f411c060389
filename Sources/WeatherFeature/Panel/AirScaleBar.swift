import TerminalUI
import WeatherModel

/// The classes of an air quality scale side by side, the one that holds now marked.
struct AirScaleBar {
  let current: AirClass
  let page: PageContext

  func draw(into grid: inout Grid, in area: Rect) {
    let classes = AirClass.all(of: current.scale)
    guard area.height >= 2, area.width >= classes.count * 4 else { return }
    let width = area.width / classes.count
    let y = area.y + max(0, (area.height - 3) / 2)
    for (index, airClass) in classes.enumerated() {
      let part = Rect(x: area.x + index * width, y: y, width: width - 1, height: 1)
      let style = page.theme.air(airClass)
      let isNow = airClass == current
      if area.height >= 3 {
        grid.write(isNow ? "▼" : "", in: part, alignment: .center, style: style.bold())
      }
      for x in part.x..<part.maxX { grid.put(isNow ? "█" : "━", x: x, y: y + 1, style: style) }
      let name = page.words.names.airClassShort(airClass)
      guard area.height >= 4, isNow || TextWidth.of(name) <= part.width else { continue }
      grid.write(
        name, in: Rect(x: part.x, y: y + 2, width: part.width, height: 1), alignment: .center,
        style: isNow ? style.bold() : page.theme.label)
    }
  }
}
