import TerminalUI
import WeatherModel

/// The cloud cover of each hour as a ribbon of greys; without exact colours, in glyphs of four
/// densities.
struct CloudRibbon {
  let axis: HourAxis
  let theme: Theme

  /// - Parameter isThin: Whether the ribbon takes only the upper half of its row.
  func draw(into grid: inout Grid, y: Int, isThin: Bool = false) {
    let exact = theme.shades.flatMap { $0.isCoarse ? nil : $0 }
    for (index, hour) in axis.hours.enumerated() {
      guard let cloud = hour.cloudCover else { continue }
      for x in axis.columns(of: index) where x < axis.x + axis.width {
        if let exact {
          let gray = exact.background.mixed(
            with: Color(hex: exact.isDark ? 0xA9B2BD : 0x8F99A6), at: cloud / 100)
          let style =
            isThin
            ? Style(foreground: gray, background: grid[x, y].style.background)
            : Style(background: gray)
          grid.put(isThin ? "▀" : " ", x: x, y: y, style: style)
        } else if cloud >= 10 {
          let glyphs: [Unicode.Scalar] = ["░", "▒", "▓", "█"]
          grid.put(glyphs[min(3, Int(cloud / 25))], x: x, y: y, style: theme.label)
        }
      }
    }
  }
}
