import TerminalUI

/// An emulator of the part of xterm that ncurses uses. It shows the visible result of a byte
/// sequence.
struct TerminalEmulator {
  /// Colours are palette numbers, or 0x1RRGGBB for exact colours.
  struct SGRStyle: Equatable {
    var foreground: Int32 = -1
    var background: Int32 = -1
    var attributes: Attributes = []
  }

  struct Place: Equatable {
    var text = " "
    var style = SGRStyle()

    /// The visible part of a cell: for a space, only its background and lines.
    var visible: Place {
      guard text == " ", !style.attributes.contains(.reverse) else { return self }
      let lines = style.attributes.intersection(.underline)
      let foreground = lines.isEmpty ? -1 : style.foreground
      return Place(
        text: text,
        style: SGRStyle(foreground: foreground, background: style.background, attributes: lines))
    }
  }

  let size: Size
  private(set) var places: [[Place]]
  private(set) var x = 0
  private(set) var y = 0
  private(set) var isCursorShown = true
  private(set) var modes: Set<String> = []
  private(set) var unknown: [String] = []
  private var style = SGRStyle()
  private var wraps = false
  private var inserts = false
  /// The glyph that was just drawn; nil after a sequence, as in xterm and tmux, which then repeat
  /// nothing.
  private var last: Unicode.Scalar?
  private var region: Range<Int>

  init(size: Size) {
    self.size = size
    places = Array(repeating: Array(repeating: Place(), count: size.width), count: size.height)
    region = 0..<size.height
  }

  var lines: [String] {
    places.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  mutating func feed(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&scalars)
      case "\r": move(x: 0, y: y)
      case "\n": lineFeed()
      case "\u{8}": move(x: x - 1, y: y)
      case "\t": move(x: (x / 8 + 1) * 8, y: y)
      case "\u{0F}", "\u{7}": break
      default: put(scalar)
      }
    }
  }

  private mutating func escape(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[": control(&rest)
    case "(", ")": _ = rest.popFirst()
    case "=", ">", "7", "8": break
    case "M": if y == region.lowerBound { scroll(down: 1) } else { move(x: x, y: y - 1) }
    case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func control(_ rest: inout ArraySlice<Unicode.Scalar>) {
    var text = ""
    while let scalar = rest.popFirst() {
      guard scalar.value >= 0x40 else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
      perform(scalar, text, numbers)
      return
    }
  }

  private mutating func perform(_ final: Unicode.Scalar, _ text: String, _ numbers: [Int?]) {
    let glyph = last
    last = nil
    let first = numbers.first ?? nil
    let count = max(1, first ?? 1)
    switch final {
    case "H", "f":
      move(x: ((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1, y: (first ?? 1) - 1)
    case "A": move(x: x, y: y - count)
    case "B": move(x: x, y: y + count)
    case "C": move(x: x + count, y: y)
    case "D": move(x: x - count, y: y)
    case "G": move(x: count - 1, y: y)
    case "d": move(x: x, y: count - 1)
    case "Z": move(x: (x - 1) / 8 * 8, y: y)
    case "J": eraseDisplay(first ?? 0)
    case "K": eraseLine(first ?? 0)
    case "X": erase(row: y, x..<min(size.width, x + count))
    case "@": for _ in 0..<count { insertBlank() }
    case "P":
      for _ in 0..<count {
        places[y].remove(at: x)
        places[y].append(blank)
      }
    case "L", "M": shiftLines(count, down: final == "L")
    case "S": scroll(down: -count)
    case "T": scroll(down: count)
    case "b":
      guard let glyph else { return unknown.append("a repetition without a glyph") }
      for _ in 0..<count { put(glyph) }
    case "r":
      let bottom = (numbers.count > 1 ? numbers[1] : nil) ?? size.height
      region = ((first ?? 1) - 1)..<bottom
      move(x: 0, y: 0)
    case "m": select(numbers)
    case "h", "l": setMode(text, on: final == "h")
    case "t": break
    default: unknown.append("CSI \(text)\(final)")
    }
  }

  private mutating func setMode(_ text: String, on: Bool) {
    switch text {
    case "4": inserts = on
    case "?25": isCursorShown = on
    default: if on { modes.insert(text) } else { modes.remove(text) }
    }
  }

  private var blank: Place { Place(style: SGRStyle(background: style.background)) }

  private mutating func move(x: Int, y: Int) {
    self.x = min(max(0, x), size.width - 1)
    self.y = min(max(0, y), size.height - 1)
    wraps = false
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = TextWidth.of(Character(scalar))
    if width == 0 {
      let target = wraps ? x : x - 1
      let lead = target > 0 && places[y][target].text.isEmpty ? target - 1 : target
      return places[y][lead].text.unicodeScalars.append(scalar)
    }
    if wraps || x + width > size.width {
      move(x: 0, y: y)
      lineFeed()
    }
    if inserts { for _ in 0..<width { insertBlank() } }
    for offset in 0..<width { split(x + offset) }
    places[y][x] = Place(text: String(Character(scalar)), style: style)
    if width == 2 { places[y][x + 1] = Place(text: "", style: style) }
    last = scalar
    if x + width == size.width {
      x = size.width - 1
      wraps = true
    } else {
      x += width
    }
  }

  /// Blanks the other half of a wide glyph before it is overwritten.
  private mutating func split(_ column: Int) {
    if places[y][column].text.isEmpty, column > 0 { places[y][column - 1].text = " " }
    if column + 1 < size.width, places[y][column + 1].text.isEmpty {
      places[y][column + 1].text = " "
    }
  }

  private mutating func lineFeed() {
    wraps = false
    if y == region.upperBound - 1 { scroll(down: -1) } else { y = min(y + 1, size.height - 1) }
  }

  private mutating func insertBlank() {
    places[y].insert(blank, at: x)
    places[y].removeLast()
  }

  private mutating func erase(row: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    let current = y
    y = row
    split(columns.lowerBound)
    split(columns.upperBound - 1)
    y = current
    for column in columns { places[row][column] = blank }
  }

  private mutating func eraseLine(_ part: Int) {
    erase(row: y, part == 0 ? x..<size.width : part == 1 ? 0..<(x + 1) : 0..<size.width)
  }

  private mutating func eraseDisplay(_ part: Int) {
    if part != 2 { eraseLine(part) }
    let rows = part == 0 ? (y + 1)..<size.height : part == 1 ? 0..<y : 0..<size.height
    for row in rows { erase(row: row, 0..<size.width) }
  }

  private mutating func scroll(down count: Int) {
    let row = Array(repeating: blank, count: size.width)
    for _ in 0..<abs(count) {
      if count > 0 {
        places.remove(at: region.upperBound - 1)
        places.insert(row, at: region.lowerBound)
      } else {
        places.remove(at: region.lowerBound)
        places.insert(row, at: region.upperBound - 1)
      }
    }
  }

  private mutating func shiftLines(_ count: Int, down: Bool) {
    let whole = region
    region = y..<region.upperBound
    scroll(down: down ? count : -count)
    region = whole
  }

  private mutating func select(_ numbers: [Int?]) {
    var rest = numbers.map { $0 ?? 0 }[...]
    if rest.isEmpty { rest = [0] }
    func color(_ rest: inout ArraySlice<Int>) -> Int32 {
      switch rest.popFirst() {
      case 5: return Int32(rest.popFirst() ?? -1)
      case 2:
        let channels = (0..<3).compactMap { _ in rest.popFirst() }
        return channels.reduce(1) { $0 << 8 | Int32($1) }
      default: return -1
      }
    }
    while let code = rest.popFirst() {
      switch code {
      case 0: style = SGRStyle()
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 30...37: style.foreground = Int32(code - 30)
      case 40...47: style.background = Int32(code - 40)
      case 90...97: style.foreground = Int32(code - 82)
      case 100...107: style.background = Int32(code - 92)
      case 38: style.foreground = color(&rest)
      case 48: style.background = color(&rest)
      case 39: style.foreground = -1
      case 49: style.background = -1
      default: unknown.append("SGR \(code)")
      }
    }
  }
}
