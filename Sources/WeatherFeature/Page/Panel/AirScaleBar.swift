import TerminalUI
import WeatherModel
import WeatherWords

/// The classes of an air quality scale side by side, the one that holds now marked.
struct AirScaleBar {
  let current: AirClass
  let page: PageContext

  func draw(into grid: inout Grid, in area: Rect) {
    let classes = AirClass.all(of: current.scale)
    guard area.height >= 2, area.width >= classes.count * 4 else { return }
    let width = area.width / classes.count
    let y = area.y + max(0, (area.height - 3) / 2)
    // A name that is wider than its class takes the room of the others.
    let standsAlone = TextWidth.of(page.words.names.airClassShort(current)) >= width
    for (index, airClass) in classes.enumerated() {
      let part = Rect(x: area.x + index * width, y: y, width: width - 1, height: 1)
      let style = page.theme.air(airClass)
      let isNow = airClass == current
      if area.height >= 3 {
        grid.write(isNow ? "▼" : "", in: part, alignment: .center, style: style.bold())
      }
      for x in part.x..<part.maxX { grid.put(isNow ? "█" : "━", x: x, y: y + 1, style: style) }
      let name = page.words.names.airClassShort(airClass)
      let nameWidth = TextWidth.of(name)
      guard area.height >= 4, isNow || !standsAlone && nameWidth <= part.width
      else { continue }
      let x = part.x + (part.width - nameWidth) / 2
      grid.write(
        name, x: max(area.x, min(area.maxX - nameWidth, x)), y: y + 2,
        style: isNow ? style.bold() : page.theme.label, maxX: area.maxX)
    }
  }
}
