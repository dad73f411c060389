extension Grid {
  /// Writes text from a position, clipped at `maxX` and the edges, and returns the column where it
  /// ended.
  ///
  /// Columns to the left of the grid are cut off too. Control characters are dropped. Text with
  /// right-to-left letters is truncated at its end and then reordered.
  /// - Returns: The column after the text, where further text would be written.
  @discardableResult
  public mutating func write(
    _ text: String, x: Int, y: Int, style: Style = .plain, maxX: Int? = nil
  ) -> Int {
    let limit = min(maxX ?? size.width, size.width)
    guard y >= 0, y < size.height else { return min(x + TextWidth.of(text), max(x, limit)) }
    guard text.containsRightToLeft else {
      return writeInOrder(text, x: x, y: y, style: style, limit: limit)
    }
    let isWhole = TextWidth.of(text) <= limit - x
    let shown = isWhole ? text : TextWidth.prefix(of: text, columns: limit - x)
    return writeInOrder(Bidi.visual(shown), x: x, y: y, style: style, limit: limit)
  }

  /// Writes the pieces of one text, each in its own style. The result is the same as with
  /// ``write(_:x:y:style:maxX:)`` for the whole text: the pieces of a right-to-left text are
  /// ordered from right to left.
  /// - Returns: The column after the text.
  @discardableResult
  public mutating func write(
    _ pieces: [(text: String, style: Style)], x: Int, y: Int, maxX: Int? = nil
  ) -> Int {
    let limit = min(maxX ?? size.width, size.width)
    guard y >= 0, y < size.height, pieces.contains(where: \.text.containsRightToLeft),
      let line = BidiLine(
        TextWidth.prefix(of: pieces.map(\.text).joined(), columns: limit - x))
    else {
      return pieces.reduce(x) { write($1.text, x: $0, y: y, style: $1.style, maxX: maxX) }
    }
    let styles = pieces.flatMap { Array(repeating: $0.style, count: $0.text.count) }
    return line.elements.reduce(x) { column, element in
      let style = element.source.flatMap { styles.indices.contains($0) ? styles[$0] : nil }
      return writeInOrder(
        line.text(of: element), x: column, y: y, style: style ?? .plain, limit: limit)
    }
  }

  /// Writes text in visual order from left to right.
  mutating func writeInOrder(_ text: String, x: Int, y: Int, style: Style, limit: Int) -> Int {
    let width = size.width
    let start = y * width
    var column = x
    cells.withUnsafeMutableBufferPointer { cells in
      for glyph in Glyphs(text) {
        let next = column + glyph.width
        guard next <= limit else { break }
        if column >= 0 {
          let index = start + column
          if cells[index].width == 0, column > 0 {
            cells[index - 1] = .blank(style: cells[index - 1].style)
          }
          if next < width, cells[start + next].width == 0 {
            cells[start + next] = .blank(style: cells[start + next].style)
          }
          cells[index] = Cell(glyph: glyph.scalars, width: glyph.width, style: style)
          if glyph.width == 2 { cells[index + 1] = .continuation(style: style) }
        } else if next == 1 {
          // The right half of a wide glyph that begins one column outside.
          if width > 1, cells[start + 1].width == 0 {
            cells[start + 1] = .blank(style: cells[start + 1].style)
          }
          cells[start] = .blank(style: style)
        }
        column = next
      }
    }
    return column
  }

  /// Writes text that ends before a column. Text that does not fit is clipped on the left.
  /// - Returns: The column of the first glyph.
  @discardableResult
  public mutating func write(
    _ text: String, rightAlignedTo x: Int, y: Int, style: Style = .plain
  ) -> Int {
    let first = x - TextWidth.of(text)
    write(text, x: first, y: y, style: style, maxX: x)
    return first
  }

  /// Writes text into a rectangle, wrapped at its width and truncated at its height.
  public mutating func writeWrapped(_ text: String, in area: Rect, style: Style) {
    for (row, line) in TextWrap.lines(text, width: area.width).prefix(area.height).enumerated() {
      write(line, x: area.x, y: area.y + row, style: style, maxX: area.maxX)
    }
  }

  /// Writes text into the first row of a rectangle, shortened with an ellipsis if it is too long.
  /// - Returns: The column after the text.
  @discardableResult
  public mutating func write(
    _ text: String, in rect: Rect, alignment: TextAlignment = .leading, style: Style = .plain
  ) -> Int {
    guard !rect.isEmpty else { return rect.x }
    let shown = TextWidth.truncated(text, to: rect.width)
    let missing = rect.width - TextWidth.of(shown)
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return write(shown, x: rect.x + before, y: rect.y, style: style, maxX: rect.maxX)
  }

  /// Writes a scalar of one column at a position, for charts. Other scalars are ignored.
  public mutating func put(_ scalar: Unicode.Scalar, x: Int, y: Int, style: Style) {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return }
    guard scalar.value < 0x7F || TextWidth.ofScalar(scalar.value) == 1 else { return }
    splitWideGlyphs(row: y, from: x, to: x + 1)
    cells[y * size.width + x] = Cell(scalar: scalar, style: style)
  }
}
