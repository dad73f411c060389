extension Grid {
  /// The rows as text, without trailing blanks.
  public var lines: [String] {
    (0..<size.height).map { y in
      var line = ""
      for cell in cells[(y * size.width)..<((y + 1) * size.width)] { line += cell.text }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The rows as one text, for comparison in tests.
  public var text: String { lines.joined(separator: "\n") }

  /// Returns the rows with escape sequences for colours and attributes, for screenshots.
  public func ansi() -> String {
    var output = ""
    for y in 0..<size.height {
      var current = Style.plain
      for cell in cells[(y * size.width)..<((y + 1) * size.width)] {
        if cell.style != current {
          output += cell.style.escapeSequence
          current = cell.style
        }
        output += cell.text
      }
      output += current == .plain ? "\n" : "\u{1B}[0m\n"
    }
    return output
  }
}

extension Style {
  /// The select-graphic-rendition sequence that sets this style, independent of the current one.
  public var escapeSequence: String {
    var codes = ["0"]
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.italic) { codes.append("3") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) { codes.append("7") }
    func append(_ color: Color, base: Int, extended: Int) {
      switch color {
      case .standard: break
      case .ansi(let index): codes.append("\(Int(index % 8) + base + (index > 7 ? 60 : 0))")
      case .rgb(let red, let green, let blue):
        codes.append("\(extended);2;\(red);\(green);\(blue)")
      }
    }
    append(foreground, base: 30, extended: 38)
    append(background, base: 40, extended: 48)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
