import TerminalUI
import WeatherModel
import WeatherWords

/// The page while there is nothing to show yet: what is being asked, or what went wrong.
struct EmptyPage {
  let slice: PageView.Slice

  func draw(into grid: inout Grid, in area: Rect) {
    let theme = Theme(slice.settings.look)
    let words = slice.settings.language.words
    let format = WeatherFormat(slice.settings)
    let width = min(66, area.width - 6)
    var y = area.y + max(1, area.height / 4)
    if case .failed(let failure, let moment) = slice.status {
      let error = words.error(failure, now: moment)
      for line in TextWrap.lines(error.headline, width: width) {
        grid.write(line, x: area.x + 3, y: y, style: theme.error.bold())
        y += 1
      }
      y += 1
      for line in TextWrap.lines(error.remedy, width: width) {
        grid.write(line, x: area.x + 3, y: y, style: theme.text)
        y += 1
      }
      let keys = words.keys
      let hints = [
        "r \(keys.tryAgain)", "/ \(keys.search)", "? \(keys.help)", "q \(keys.quit)",
      ]
      // The last ones stand in the footer as well.
      let choices = [
        hints.joined(separator: "    "), hints.joined(separator: "  "),
        hints.prefix(2).joined(separator: "  "), hints[0],
      ]
      let text = choices.first { TextWidth.of($0) <= area.width - 4 } ?? ""
      grid.write(text, x: area.x + 3, y: y + 1, style: theme.accent)
      return
    }
    // Nothing flashes by: the splash shows what is being asked only once it takes a while.
    guard let place = slice.place else {
      for line in TextWrap.lines(text(of: slice.index, words), width: width) {
        grid.write(line, x: area.x + 3, y: y, style: theme.text)
        y += 1
      }
      return
    }
    guard slice.isWaiting else { return }
    grid.write(
      TextWidth.truncated(words.status.splash(format.placeName(place)), to: width), x: area.x + 3,
      y: y, style: theme.text)
    grid.write(slice.settings.provider.displayName, x: area.x + 3, y: y + 1, style: theme.label)
  }

  private func text(of index: CityIndexStatus, _ words: Words) -> String {
    switch index {
    case .ready: words.status.firstStart
    case .building(let share): words.building(share)
    case .missing, .unusable: words.text(for: index) ?? ""
    }
  }
}

/// Breaks a text into lines by words, and by glyphs where a word is longer than a line. Chinese and
/// Japanese have no words to tell apart by spaces; they break between any two letters, but no line
/// begins with what closes a sentence or a bracket.
enum TextWrap {
  static func lines(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text) {
      let joined = line.isEmpty ? piece.text : line + (piece.followsSpace ? " " : "") + piece.text
      if TextWidth.of(joined) <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = piece.text
      while TextWidth.of(rest) > width {
        let head = TextWidth.prefix(of: rest, columns: width)
        guard !head.isEmpty else { return lines }
        lines.append(head)
        rest.removeFirst(head.count)
      }
      line = rest
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// What is never torn apart, in order.
  private static func pieces(of text: String) -> [(text: String, followsSpace: Bool)] {
    var pieces: [(text: String, followsSpace: Bool)] = []
    for word in text.split(separator: " ") {
      var piece = ""
      var followsSpace = true
      var previous: Character?
      for character in word {
        if let previous, mayBreak(between: previous, and: character) {
          pieces.append((piece, followsSpace))
          piece = ""
          followsSpace = false
        }
        piece.append(character)
        previous = character
      }
      pieces.append((piece, followsSpace))
    }
    return pieces
  }

  private static let neverFirst: Set<Character> = Set("、。，．：；？！）」』】》”’〜～ー々っゃゅょッャュョ")
  private static let neverLast: Set<Character> = Set("（「『【《“‘")

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    (isHanOrKana(left) || isHanOrKana(right))
      && !neverFirst.contains(right) && !neverLast.contains(left)
  }

  private static func isHanOrKana(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    // Kana and CJK punctuation, Han, fullwidth forms; not Hangul, whose words have spaces.
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xFF00...0xFF60: true
    default: false
    }
  }
}
