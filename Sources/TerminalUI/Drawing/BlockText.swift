/// A number in figures several rows high, drawn in half blocks to be legible from two metres away.
///
/// It supports digits, minus and dash, degree, point, comma, colon, C, F and the space. Other
/// characters are skipped.
///
/// ```swift
/// let temperature = BlockText("12", height: .small)
/// // temperature.size is 7 × 3: two figures of three columns and a column between
/// ```
public struct BlockText {
  /// The size of the figures.
  public enum Height: Int, Hashable, Sendable {
    /// Three rows; figures are three columns wide.
    case small = 3
    /// Four rows; figures are four columns wide.
    case large = 4
    /// Eight rows: the large figures at twice the size.
    case huge = 8

    fileprivate var factor: Int { self == .huge ? 2 : 1 }
  }

  /// The text to write.
  public var text: String
  /// The size of the figures.
  public var height: Height

  /// Creates a large text.
  public init(_ text: String, height: Height = .large) {
    self.text = text
    self.height = height
  }

  /// The number of columns and rows that the text takes.
  public var size: Size {
    let widths = glyphs.map(\.width)
    let width = (widths.reduce(0, +) + max(0, widths.count - 1)) * height.factor
    return Size(width: width, height: height.rawValue)
  }

  /// Draws the figures from a position and leaves the cells between their strokes unchanged.
  /// - Parameter style: The style of a row by its relative position, from the first row (0) to the
  ///   last (1).
  /// - Returns: The column after the last figure.
  @discardableResult
  public func draw(
    into grid: inout Grid, at origin: Point, style: (Double) -> Style = { _ in .plain }
  ) -> Int {
    let factor = height.factor
    var x = origin.x
    for glyph in glyphs {
      for row in 0..<height.rawValue {
        let style = style(Double(row) / Double(height.rawValue - 1))
        for column in 0..<(glyph.width * factor) {
          let upper = glyph.hasDot(column / factor, row * 2 / factor)
          let lower = glyph.hasDot(column / factor, (row * 2 + 1) / factor)
          guard upper || lower else { continue }
          let block: Unicode.Scalar = upper && lower ? "█" : upper ? "▀" : "▄"
          grid.put(block, x: x + column, y: origin.y + row, style: style)
        }
      }
      x += (glyph.width + 1) * factor
    }
    return max(origin.x, x - factor)
  }

  private var glyphs: [BlockGlyph] {
    let font = height == .small ? BlockGlyph.small : BlockGlyph.large
    return text.compactMap { font[$0 == "\u{2212}" || $0 == "–" ? "-" : $0] }
  }
}
