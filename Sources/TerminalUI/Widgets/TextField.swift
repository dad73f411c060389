/// A line of text with a caret. It scrolls horizontally to keep the caret visible.
///
/// Right-to-left text grows to the left: a caret at its end is in the column before the text.
public struct TextField {
  /// The text and the caret.
  public var state: TextFieldState
  /// The text shown while the field is empty.
  public var placeholder: String
  /// The style of the text.
  public var style: Style
  /// The style of the placeholder.
  public var placeholderStyle: Style

  /// Creates a field.
  public init(
    state: TextFieldState, placeholder: String = "", style: Style = .plain,
    placeholderStyle: Style = Style().dim()
  ) {
    self.state = state
    self.placeholder = placeholder
    self.style = style
    self.placeholderStyle = placeholderStyle
  }

  /// Draws the visible part in the first row of the area.
  /// - Returns: The cell of the caret; nil if the area is empty.
  @discardableResult
  public func draw(into grid: inout Grid, in area: Rect) -> Point? {
    guard !area.isEmpty else { return nil }
    grid.fill(area.row(0), style: style)
    if state.isEmpty {
      grid.write(placeholder, in: area, style: placeholderStyle)
      return area.origin
    }
    if let line = line(width: area.width) {
      _ = grid.writeInOrder(
        line.text, x: area.x, y: area.y, style: style, limit: area.maxX)
    } else {
      grid.write(
        String(state.text.dropFirst(scroll(width: area.width).hidden)), x: area.x, y: area.y,
        style: style, maxX: area.maxX)
    }
    return caretPosition(in: area)
  }

  /// Returns the cell of the caret when the field is drawn in the area.
  public func caretPosition(in area: Rect) -> Point? {
    guard !area.isEmpty else { return nil }
    let (hidden, column) = scroll(width: area.width)
    guard let line = line(width: area.width) else { return Point(x: area.x + column, y: area.y) }
    // The caret is on the character before which text would be inserted.
    let end = line.elements.lazy.compactMap(\.source).max() ?? 0
    let index = line.elements.firstIndex { $0.source == min(state.caret - hidden, end) } ?? 0
    let before = line.elements[..<index].reduce(0) { $0 + TextWidth.of(line.text(of: $1)) }
    return Point(x: area.x + before, y: area.y)
  }

  /// Returns the visible part in visual order, with a blank at its end for the caret; nil if it
  /// contains no right-to-left characters.
  private func line(width: Int) -> BidiLine? {
    guard state.text.containsRightToLeft else { return nil }
    let rest = String(state.text.dropFirst(scroll(width: width).hidden))
    return BidiLine(
      TextWidth.prefix(of: rest, columns: width - 1) + " ",
      direction: state.text.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the number of characters hidden on the left, and the resulting column of the caret.
  private func scroll(width: Int) -> (hidden: Int, column: Int) {
    var column = TextWidth.of(String(state.beforeCaret))
    var hidden = 0
    for character in state.beforeCaret {
      if column < width { break }
      column -= TextWidth.of(character)
      hidden += 1
    }
    return (hidden, column)
  }
}
