import TerminalUI

/// A screen as text that also records the style of each cell: the rows, then the runs of each row
/// by style (`12a3b`: twelve cells of a, three of b), then the meaning of the letters.
struct StyledRows {
  private let grid: Grid

  init(_ grid: Grid) { self.grid = grid }

  /// The lines of the snapshot.
  var lines: [String] {
    var names: [Style: String] = [:]
    var legend: [String] = []
    func name(_ style: Style) -> String {
      if let known = names[style] { return known }
      let name = Self.name(names.count)
      names[style] = name
      legend.append("\(name) \(Self.description(of: style))")
      return name
    }
    let styles = (0..<grid.size.height).map { y in
      var stretches: [(count: Int, name: String)] = []
      for x in 0..<grid.size.width {
        let name = name(grid[x, y].style)
        if stretches.last?.name == name {
          stretches[stretches.count - 1].count += 1
        } else {
          stretches.append((1, name))
        }
      }
      return stretches.map { "\($0.count)\($0.name)" }.joined()
    }
    return grid.lines + ["--- styles"] + styles + legend
  }

  /// Returns a … z, then aa, ab …
  private static func name(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[index % letters.count])
    return index < letters.count ? last : name(index / letters.count - 1) + last
  }

  private static func description(of style: Style) -> String {
    let attributes: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    let set = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    return ([text(style.foreground) + " on " + text(style.background)] + set)
      .joined(separator: " ")
  }

  private static func text(_ color: Color) -> String {
    switch color {
    case .standard: return "standard"
    case .ansi(let index): return "ansi \(index)"
    case .rgb(let red, let green, let blue):
      return "#"
        + [red, green, blue].map { byte in
          let digits = String(byte, radix: 16)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
  }
}
