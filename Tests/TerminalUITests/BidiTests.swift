import Foundation
import Testing

@testable import TerminalUI

/// Without the library nothing is reordered. CI installs it.
private let isTested = Bidi.isAvailable || ProcessInfo.processInfo.environment["CI"] != nil

@Suite(.enabled(if: isTested, "needs libfribidi0")) struct BidiTests {
  /// Returns the row of a text on the grid.
  private func row(_ text: String, width: Int = 40) -> String {
    var grid = Grid(size: Size(width: width, height: 1))
    grid.write(text, x: 0, y: 0)
    return grid.text
  }

  @Test func hebrewIsReorderedRightToLeft() {
    #expect(row("שלום עולם") == "םלוע םולש")
    #expect(row("Paris") == "Paris")
  }

  @Test func arabicLettersAreShapedWithoutChangingTheWidth() {
    #expect(row("سلام") == "\u{FEE1}\u{FE8E}\u{FEE0}\u{FEB3}")
    // Persian letters, with a zero-width non-joiner between the second and third letters.
    #expect(row("گرم") == "\u{FEE1}\u{FEAE}\u{FB94}")
    #expect(row("می\u{200C}شود") == "\u{FEA9}\u{FEEE}\u{FEB7}\u{FBFD}\u{FEE3}")
    for text in ["لا إله", "مُحَمَّد", "پژمان", "الطقس في القاهرة"] {
      #expect(TextWidth.of(row(text)) == TextWidth.of(text), "\(text)")
    }
  }

  @Test func firstStrongLetterDecidesTheDirection() {
    #expect(row("Paris היא בירה.") == "Paris הריב איה.")
    #expect(row("בירת Paris.") == ".Paris תריב")
    #expect(row("12 שעות") == "תועש 12")
    #expect("12 שעות".isRightToLeft)
    #expect(!"Paris היא".isRightToLeft && !"12".isRightToLeft)
    // Arabic digits and punctuation have no direction; the marks have one.
    #expect(!"٥".isRightToLeft && !"؟ Paris".isRightToLeft && "٥ א".isRightToLeft)
    #expect("\u{200F}12".isRightToLeft && !"\u{200E}א".isRightToLeft)
  }

  @Test func bracketsAreMirrored() {
    #expect(row("א (ב) ג") == "ג (ב) א")
    #expect(row("שלום [Paris]") == "[Paris] םולש")
  }

  @Test func marksStayOnTheirLetters() {
    #expect(row("שָׁלוֹם") == "ם\u{5D5}\u{5B9}לש\u{5B8}\u{5C1}")
    #expect(row("é א e\u{301}") == "é א e\u{301}")
  }

  @Test func wideGlyphsKeepBothCells() {
    var grid = Grid(size: Size(width: 12, height: 1))
    grid.write("שלום 서울 א", x: 0, y: 0)
    #expect(grid.text == "א 서울 םולש")
    #expect(grid[2, 0].width == 2 && grid[3, 0].isContinuation)
    #expect(row("אב👨‍👩‍👧ג") == "ג👨בא")
  }

  @Test(arguments: [
    ("טמפרטורה −5° כעת", "תעכ −5° הרוטרפמט"),
    ("רוח 24 km/h ממערב", "ברעממ 24 km/h חור"),
    ("12 °C בלילה", "הלילב 12 °C"),
    ("24 km/h, 80%", "24 km/h, 80%"),
    ("(-3°) קפוא", "אופק (-3°)"),
    ("בין 8–13° ביום", "םויב 8–13° ןיב"),
    ("19°04′ צפון 72°53′ מזרח", "חרזמ 72°53′ ןופצ 19°04′"),
    ("בשעה 21:00 גשם", "םשג 21:00 העשב"),
    ("לפי ECMWF IFS 0.25° היום", "םויה ECMWF IFS 0.25° יפל"),
    ("עודכן 21:00 · חיפה", "הפיח · 21:00 ןכדוע"),
    ("ציון 4 / 5 היום", "םויה 5 / 4 ןויצ"),
    ("תאריך 2026-11-22", "2026-11-22 ךיראת"),
    ("יום 3 Marseille", "Marseille 3 םוי"),
    ("80% לחות", "תוחל 80%"),
    ("−5° כעת", "תעכ −5°"),
    ("חום 5°", "5° םוח"),
    ("גשם 1.5 היום", "םויה 1.5 םשג"),
    // A hyphen after a letter is no sign.
    ("ב-5° כאן", "ןאכ 5°-ב"),
    // The longest unit, and a word that is too long for one.
    ("שבוע 24°…32° חם", "םח 24°…32° עובש"),
    ("שבוע −5°…−2° קר", "רק −5°…−2° עובש"),
    ("טווח −5–−2° קר", "רק −5–−2° חווט"),
    ("מטרי (°C, mm)", "(mm ,°C) ירטמ"),
    ("°C או °F", "°F וא °C"),
    ("לפי Paris °C היום", "םויה Paris °C יפל"),
    ("גשם ≥1.0 mm", "≥1.0 mm םשג"),
    ("לחץ 760 mmHg", "760 mmHg ץחל"),
    ("יום 3 Paris", "Paris 3 םוי"),
    ("לפי Paris 0.25° היום", "םויה Paris 0.25° יפל"),
  ])
  func quantitiesStayFromLeftToRight(text: String, shown: String) {
    #expect(row(text) == shown)
  }

  @Test(arguments: [
    ("נקבע ב־--lang כאן", "ןאכ --lang־ב עבקנ"),
    ("הופעל עם --offline; מוצגים נתונים.", ".םינותנ םיגצומ ;--offline םע לעפוה"),
    ("הקובץ ~/.config/x/config.toml לא קיים", "םייק אל ~/.config/x/config.toml ץבוקה"),
    ("התיקייה /usr/share/weather/ ריקה", "הקיר /usr/share/weather/ הייקיתה"),
    ("יש להריץ weather-tui --help.", ".weather-tui --help ץירהל שי"),
    ("--offline מוצגים נתונים", "םינותנ םיגצומ --offline"),
    ("עם --print, --json או --format.", ".--format וא --json ,--print םע"),
    ("למשל --exec 'notify-send Weather'", "--exec 'notify-send Weather' לשמל"),
    ("עם --hours 24 בלבד", "דבלב --hours 24 םע"),
    ("כגון https://example.org/.", ".https://example.org/ ןוגכ"),
    ("המקשים Shift-←→ לשעות", "תועשל Shift-←→ םישקמה"),
    ("המקשים ←→ לשעות", "תועשל ←→ םישקמה"),
    ("(ראה --lang)", "(--lang האר)"),
    ("ב־[--json] וב־'--print'", "'--print'־בו [--json]־ב"),
    ("ב-API וב--lang", "--langבו API-ב"),
    ("מפתח API-שלי", "ילש-API חתפמ"),
    ("לפי KMA - היום", "םויה - KMA יפל"),
    ("צבע #rrggbb או #1a2b3c", "#1a2b3c וא #rrggbb עבצ"),
    ("גרסה 1.2.3-dev כאן", "ןאכ 1.2.3-dev הסרג"),
    ("נקודה 37.57,-126.98 כאן", "ןאכ 37.57,-126.98 הדוקנ"),
    ("12 mm עם --offline", "--offline םע 12 mm"),
    ("רוח ← 24 km/h", "24 km/h ← חור"),
    ("--lang has no “עברית”", "--lang has no “תירבע”"),
    ("weather-tui --help מציג", "weather-tui --help גיצמ"),
  ])
  func optionsAndPathsStayFromLeftToRight(text: String, shown: String) {
    #expect(row(text) == shown)
  }

  @Test(arguments: [
    ("כעת −5° בחוץ", "כעת ⟨−5°⟩ בחוץ"), ("רוח 24 km/h, 80%", "רוח ⟨24 km/h⟩, ⟨80%⟩"),
    ("נסו weather-tui --lang he", "נסו ⟨weather-tui --lang he⟩"),
    ("ראו ~/.config/weather-tui.", "ראו ⟨~/.config/weather-tui⟩."), ("גשם ב־21", "גשם ב־21"),
    ("Now −5°", "Now −5°"), ("Paris היא −5°", "Paris היא −5°"),
    ("א −1°\n\nNow −2°\n", "א ⟨−1°⟩\n\nNow −2°\n"), ("", ""),
  ])
  func logicalTextIsolatesWhatTheGridKeepsFromLeftToRight(text: String, expected: String) {
    let isolated = text.withIsolates
    #expect(
      isolated.replacingOccurrences(of: "\u{2066}", with: "⟨")
        .replacingOccurrences(of: "\u{2069}", with: "⟩") == expected)
    // A reader that reorders the text by the algorithm alone sees the line of the grid.
    for (line, marked) in zip(text.split(separator: "\n"), isolated.split(separator: "\n")) {
      let shown = BidiLine(scalars: marked.unicodeScalars.map(\.value), direction: .firstStrong)
      let marks: ClosedRange<UInt32> = 0x2066...0x2069
      let visible = shown?.text.unicodeScalars.filter { !marks.contains($0.value) }
      #expect(visible.map { String(String.UnicodeScalarView($0)) } == row(String(line)))
    }
  }

  @Test(arguments: [
    ("\u{2066}--lang\u{2069}", "--lang"), ("--lang\u{2069}", "--lang"), ("--lang", "--lang"),
    ("--format=\u{2068}{place}\u{2069}", "--format=\u{2068}{place}\u{2069}"),
    ("\u{2068}{place}\u{2069}", "\u{2068}{place}\u{2069}"), ("", ""), ("\u{2066}", "\u{2066}"),
  ])
  func copiedOptionLosesItsIsolates(argument: String, option: String) {
    #expect(argument.withoutIsolatesOfOption.unicodeScalars.elementsEqual(option.unicodeScalars))
  }

  @Test func optionAfterArabicLettersStaysFromLeftToRight() {
    #expect(row("بـ--lang و~/x").contains("~/x"))
    #expect(row("بـ--lang و~/x").contains("--lang"))
  }

  @Test func unitsAndOptionsDoNotDecideTheDirection() {
    #expect("24 km/h רוח".isRightToLeft && "--offline מוצג".isRightToLeft)
    #expect("~/.config לא קיים".isRightToLeft && "--hours 24 בלבד".isRightToLeft)
    #expect(!"--lang is not עברית".isRightToLeft && !"06 \("יום".isolated) 12".isRightToLeft)
    #expect(TextWrap.lines("12 mm גשם מחר", width: 9) == ["12 mm גשם", "      מחר"])
  }

  @Test func marksOfChoicesAreMirroredAndArrowsAreNot() {
    #expect(row("◂ ▸ ערכים") == "םיכרע ◂ ▸")
    #expect(row("◂ גשם ▸") == "◂ םשג ▸")
    #expect(row("◂ rain ▸ גשם") == "◂ rain ▸ םשג")
    #expect(row("רוח ↗ →") == "→ ↗ חור")
  }

  @Test func arabicQuantitiesStayFromLeftToRightToo() {
    #expect(row("ب -5° و 21:00 ب 24 km/h").hasPrefix("24 km/h "))
    #expect(row("ب -5° و").contains(" -5° "))
    #expect(row("ب 12 °C و").contains(" 12 °C "))
  }

  @Test func textIsTruncatedBeforeReordering() {
    var grid = Grid(size: Size(width: 10, height: 2))
    grid.write("אבגדהוזחט", in: Rect(x: 0, y: 0, width: 5, height: 1))
    #expect(grid.lines[0] == "…דגבא")
    grid.write("אבגדהוזחט", x: 0, y: 1, maxX: 4)
    #expect(grid.lines[1] == "דגבא")
    grid.fill(grid.bounds)
    grid.write("אבגדה", x: 2, y: 1, maxX: 6)
    #expect(grid.lines[1] == "  דגבא")
    #expect(TextWidth.truncated("שלום עולם", to: 6) == "שלום…")
  }

  @Test func columnsAndMarginsStayInPlace() {
    #expect(row("אב   גד", width: 10) == "בא   דג")
    #expect(row("אב  גד", width: 10) == "בא  דג")
    #expect(row(" אב ג ", width: 10) == " ג בא")
    var grid = Grid(size: Size(width: 10, height: 1))
    grid.write(TextWidth.padded("אב", to: 5) + "|", x: 0, y: 0)
    #expect(grid.text == "בא   |")
  }

  @Test func isolatedAxisLabelsKeepTheirColumns() {
    #expect(row("06 12 \("יום ג".isolated) 06 12") == "06 12 ג םוי 06 12")
    #expect("Mo".isolated == "Mo")
  }

  @Test func textWrittenByCharacterHasTheSameVisualOrder() {
    let text = "גשם (12 mm) مطر"
    var grid = Grid(size: Size(width: 20, height: 1))
    var x = 0
    for character in text.inVisualOrder { x = grid.write(String(character), x: x, y: 0) }
    #expect(grid.text == row(text))
  }

  @Test func styledSegmentsAreReorderedAsOneText() {
    let (plain, bold) = (Style.plain, Style().bold())
    var grid = Grid(size: Size(width: 8, height: 1))
    let end = grid.write([("תל", bold), (" אביב", plain)], x: 1, y: 0)
    #expect(grid.text == " ביבא לת")
    #expect(end == 8)
    #expect((1..<8).map { grid[$0, 0].style == bold } == [0, 0, 0, 0, 0, 1, 1].map { $0 == 1 })
    grid = Grid(size: Size(width: 8, height: 1))
    #expect(grid.write([("Ro", bold), ("me", plain)], x: 0, y: 0, maxX: 3) == 3)
    #expect(grid.text == "Rom")
    #expect(grid[1, 0].style == bold && grid[2, 0].style == plain)
  }

  @Test func styledSegmentsAreTruncatedBeforeReordering() {
    let pieces = [(text: "תל", style: Style.plain), (text: " אביב", style: Style.plain)]
    var grid = Grid(size: Size(width: 8, height: 1))
    #expect(grid.write(pieces, x: 1, y: 0, maxX: 5) == 5)
    #expect(grid.text == " א לת")
    // Nothing is written below the grid.
    let before = grid
    #expect(grid.write(pieces, x: 1, y: 1) == 8)
    #expect(grid == before)
  }

  @Test func runWithRightToLeftLettersIsDetected() {
    var grid = Grid(size: Size(width: 8, height: 2))
    grid.write("abcשdef", x: 0, y: 1)
    let places = [(1, 3, 1), (1, 0, 4), (1, 0, 3), (1, 4, 4), (0, 0, 8)]
    #expect(
      places.map { y, x, count in
        grid.containsRightToLeft(in: [CellRun(y: y, x: x, count: count)])
      } == [true, true, false, false, false])
  }

  @Test func everyRightToLeftScalarIsDetected() {
    let wrong = (0...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      "a\($0)b".containsRightToLeft != $0.isRightToLeft
    }
    #expect(wrong.isEmpty)
    #expect(!"Łódź Αθήνα Київ 서울 東京 …·°│⠿😀".containsRightToLeft)
  }

  @Test func svgPreservesTheVisualOrder() {
    var grid = Grid(size: Size(width: 8, height: 1))
    grid.write("שלום", x: 0, y: 0)
    let svg = grid.svg(
      Grid.Palette(foreground: .rgb(0, 0, 0), background: .rgb(255, 255, 255)), title: "x")
    #expect(svg.contains("unicode-bidi=\"bidi-override\">םולש</text>"))
  }

  // MARK: - Text field

  private func caret(_ text: String, at position: Int, width: Int = 12) -> (String, Int?) {
    var state = TextFieldState(text: text)
    state.move(to: position)
    var grid = Grid(size: Size(width: width, height: 1))
    let point = TextField(state: state).draw(into: &grid, in: grid.bounds)
    #expect(point == TextField(state: state).caretPosition(in: grid.bounds))
    return (grid.text, point?.x)
  }

  @Test func caretIsDrawnAtTheFollowingLetter() {
    #expect(caret("שלום", at: 4) == (" םולש", 0))
    #expect(caret("שלום", at: 0) == (" םולש", 4))
    #expect(caret("שלום", at: 3) == (" םולש", 1))
    #expect(caret("Bat ים", at: 6) == ("Bat םי", 6))
    #expect(caret("Bat ים", at: 4) == ("Bat םי", 5))
    #expect(caret("תל 12", at: 3) == (" 12 לת", 1))
    #expect(caret("תל 12", at: 5) == (" 12 לת", 0))
  }

  @Test func longRightToLeftTextScrolls() {
    #expect(caret("אבגדהוזח", at: 8, width: 5) == (" חזוה", 0))
    #expect(caret("אבגדהוזח", at: 0, width: 5) == (" דגבא", 4))
    for width in 1...12 {
      for position in 0...8 {
        let (_, x) = caret("אבגדהוזח", at: position, width: width)
        #expect(x.map { 0..<width ~= $0 } == true)
      }
    }
  }

  @Test func arrowKeysMoveTheCaretVisually() {
    var state = TextFieldState(text: "שלום")
    _ = state.handle(.right)
    #expect(state.caret == 3)
    _ = state.handle(.left)
    #expect(state.caret == 4)
    _ = state.handle(.right, .control)
    #expect(state.caret == 0)
  }

  // MARK: - Conformance

  /// The paths of the file on Debian and Arch, and on Fedora.
  private static let conformanceFiles = ["/usr/share/unicode", "/usr/share/unicode/ucd"].map {
    $0 + "/BidiCharacterTest.txt"
  }
  private static let conformanceFile = conformanceFiles.first(
    where: FileManager.default.fileExists)
  private static let hasFile =
    conformanceFile != nil || ProcessInfo.processInfo.environment["CI"] != nil

  @Test(.enabled(if: hasFile, "needs BidiCharacterTest.txt of Debian's unicode-data"))
  func unicodeBidiConformanceTestPasses() throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: #require(Self.conformanceFile))))
    var (tested, failed) = (0, [String]())
    for line in ConformanceLines(bytes: bytes) {
      guard let result = BidiLine(scalars: line.scalars, direction: line.direction) else {
        continue
      }
      tested += 1
      var order: [Int] = []
      for element in result.elements {
        if let source = element.source, line.levels[source] >= 0 { order.append(source) }
      }
      var isSame = order == line.order && result.isRightToLeft == line.isRightToLeft
      for index in line.levels.indices where line.levels[index] >= 0 {
        if line.levels[index] != Int(result.levels[index]) { isSame = false }
      }
      if !isSame { failed.append("\(line)") }
    }
    #expect(tested > 90_000)
    #expect(failed.isEmpty, "\(failed.count) of \(tested): \(failed.prefix(3))")
  }
}

/// A line of BidiCharacterTest.txt.
private struct ConformanceLine {
  var scalars: [UInt32]
  /// The requested direction.
  var direction: BidiLine.Direction
  /// The resolved direction.
  var isRightToLeft: Bool
  /// The level of each scalar; -1 for those that rule X9 removes.
  var levels: [Int]
  /// The scalars from left to right.
  var order: [Int]
}

/// The lines of the file. It has seven million bytes, so each one is read only once.
private struct ConformanceLines: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> ConformanceLine? {
    while position < bytes.count {
      let fields = fields()
      guard fields.count == 5 else { continue }
      let direction: BidiLine.Direction =
        switch fields[1].first {
        case 0: .leftToRight
        case 1: .rightToLeft
        default: .firstStrong
        }
      return ConformanceLine(
        scalars: fields[0].map { UInt32($0) }, direction: direction,
        isRightToLeft: fields[2].first == 1, levels: fields[3], order: fields[4])
    }
    return nil
  }

  /// Returns the numbers of the next line's fields, the first ones hexadecimal; none for a comment.
  private mutating func fields() -> [[Int]] {
    bytes.withUnsafeBufferPointer { bytes in
      var fields: [[Int]] = []
      var (numbers, value) = ([Int](), Int?.none)
      var isComment = false
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x30...0x39, 0x41...0x46:
          let digit = Int(byte) - (byte < 0x3A ? 0x30 : 0x37)
          value = (value ?? 0) * (fields.isEmpty ? 16 : 10) + digit
        case UInt8(ascii: "x"): value = -1
        case UInt8(ascii: "#"): isComment = true
        default:
          if let value { numbers.append(value) }
          value = nil
          if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") {
            fields.append(numbers)
            numbers = []
          }
          if byte == UInt8(ascii: "\n") { return isComment ? [] : fields }
        }
      }
      return fields
    }
  }
}
