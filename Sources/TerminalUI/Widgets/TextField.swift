/// A line of text with a caret, which scrolls sideways so that the caret stays in sight.
public struct TextField {
  /// The text and the caret.
  public var state: TextFieldState
  /// What stands there while there is no text.
  public var placeholder: String
  /// The style of the text.
  public var style: Style
  /// The style of the placeholder.
  public var placeholderStyle: Style

  /// Makes a field.
  public init(
    state: TextFieldState, placeholder: String = "", style: Style = .plain,
    placeholderStyle: Style = Style().dim()
  ) {
    self.state = state
    self.placeholder = placeholder
    self.style = style
    self.placeholderStyle = placeholderStyle
  }

  /// Draws the part in sight into the first row of the area.
  /// - Returns: The cell of the caret; nil when the area is empty.
  @discardableResult
  public func draw(into grid: inout Grid, in area: Rect) -> Point? {
    guard !area.isEmpty else { return nil }
    grid.fill(area.row(0), style: style)
    if state.isEmpty {
      grid.write(placeholder, in: area, style: placeholderStyle)
      return area.origin
    }
    let (hidden, column) = scroll(width: area.width)
    grid.write(
      String(state.text.dropFirst(hidden)), x: area.x, y: area.y, style: style, maxX: area.maxX)
    return Point(x: area.x + column, y: area.y)
  }

  /// The cell of the caret when the field is drawn into the area.
  public func caretPosition(in area: Rect) -> Point? {
    guard !area.isEmpty else { return nil }
    return Point(x: area.x + scroll(width: area.width).column, y: area.y)
  }

  /// How many characters are out of sight at the left, and the caret's column after them.
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
