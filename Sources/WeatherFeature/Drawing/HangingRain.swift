import TerminalUI

/// A bar of precipitation that hangs from the top of its cell, so that it does not look like part
/// of the row below.
enum HangingRain {
  /// The smallest rate that is drawn, in mm an hour.
  static let minRate = 0.05
  /// The rate that fills a cell, in mm an hour.
  private static let fullRate = 4.0

  /// Draws the bar of a rate. Unicode has eighth blocks only from the bottom up, so with exact
  /// shades the foreground and background colours of the cell are swapped.
  static func draw(
    _ rate: Double, x: Int, y: Int, ground: Color, into grid: inout Grid, _ theme: Theme
  ) {
    let eighths = max(1, min(8, Int((rate / fullRate * 8).rounded(.up))))
    let style = theme.water(rate)
    guard theme.hasShades else {
      let block: Unicode.Scalar = eighths < 3 ? "▔" : eighths < 8 ? "▀" : "█"
      grid.put(block, x: x, y: y, style: style)
      return
    }
    let block = eighths == 8 ? " " : Unicode.Scalar(0x2588 - UInt32(eighths)) ?? " "
    grid.put(block, x: x, y: y, style: Style(foreground: ground, background: style.foreground))
  }
}
