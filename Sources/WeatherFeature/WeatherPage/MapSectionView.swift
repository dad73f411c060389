import Foundation
import TerminalUI
import WeatherModel

/// Where the place is: its coordinates, its clock, and the land around it.
struct MapSectionView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty else { return }
    let place = page.report.place
    let time = page.report.localTime(page.now)
    var facts = [
      page.format.coordinatesInMinutes(place.coordinate),
      page.format.zone(page.report.timeZone.identifier, utcOffset: time.utcOffset),
    ]
    if let elevation = place.elevation { facts.append(page.format.elevation(elevation)) }
    let line = facts.joined(separator: "   ")
    grid.write(
      TextWidth.truncated(line, to: area.width - 3), x: area.x + 2, y: area.y,
      style: page.theme.label)
  }
}
