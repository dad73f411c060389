internal import CNcurses
internal import TerminalUI

/// A key that ncurses reports by number, with its modifiers.
struct KeyStroke: Hashable {
  var key: Key
  var modifiers: KeyModifiers = []
}

/// The meanings of key numbers, both those of ncurses and those defined here.
struct KeyTable {
  /// The numbers of the sequences before and after pasted text.
  static let pasteStart: Int32 = 0x2000
  static let pasteEnd: Int32 = 0x2001
  /// The numbers of the sequences before a mouse report, in either encoding.
  static let mouseDecimal: Int32 = 0x2002
  static let mouseBytes: Int32 = 0x2003
  /// The number of the introducer of a background color report.
  static let background: Int32 = 0x2004
  /// The number of the introducer of an attributes report.
  static let attributes: Int32 = 0x2005

  /// The numbers of the sequences before a response about 24-bit colours, by kind.
  static let exactColors: [Int32: ExactColorsReport.Kind] = [
    0x2006: .capability, 0x2007: .style, 0x2008: .refusal, 0x2009: .refusal,
  ]

  /// Returns the parser of the report after a sequence; nil if none follows it.
  static func report(after code: Int32) -> (any TerminalReport)? {
    switch code {
    case mouseDecimal: MouseReport(form: .decimal)
    case mouseBytes: MouseReport(form: .bytes)
    case background: BackgroundColorReport()
    case attributes: AttributesReport()
    default: exactColors[code].map { ExactColorsReport(kind: $0) }
    }
  }

  private(set) var strokes: [Int32: KeyStroke] = KeyTable.standard
  private(set) var sequences: [(text: String, code: Int32)] = []

  /// Creates the table of all xterm sequences, some of which terminal descriptions lack.
  init() {
    var code: Int32 = 0x2100
    func add(_ sequence: String, _ key: Key, _ modifiers: KeyModifiers) {
      sequences.append(("\u{1B}[" + sequence, code))
      strokes[code] = KeyStroke(key: key, modifiers: modifiers)
      code += 1
    }
    let letters: [(String, Key)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ]
    let numbers: [(String, Key)] = [
      ("2", .insert), ("3", .delete), ("5", .pageUp), ("6", .pageDown),
    ]
    // The modifier number is 1 plus the sum of Shift 1, Alt 2 and Control 4.
    for bits in UInt8(1)...7 {
      let modifiers = KeyModifiers(rawValue: bits)
      for (letter, key) in letters { add("1;\(bits + 1)\(letter)", key, modifiers) }
      for (number, key) in numbers { add("\(number);\(bits + 1)~", key, modifiers) }
    }
    for (letter, key) in letters { add(letter, key, []) }
    for (number, key) in [("1", Key.home), ("4", .end), ("7", .home), ("8", .end)] {
      add("\(number)~", key, [])
    }
    add("Z", .backTab, [])
    sequences.append(("\u{1B}[200~", KeyTable.pasteStart))
    sequences.append(("\u{1B}[201~", KeyTable.pasteEnd))
    sequences.append(("\u{1B}[<", KeyTable.mouseDecimal))
    sequences.append(("\u{1B}[M", KeyTable.mouseBytes))
    sequences.append(("\u{1B}]11;", KeyTable.background))
    sequences.append(("\u{1B}[?", KeyTable.attributes))
    for (text, code) in [("1+r", 0x2006), ("1$r", 0x2007), ("0+r", 0x2008), ("0$r", 0x2009)] {
      sequences.append(("\u{1B}P" + text, Int32(code)))
    }
  }

  /// Defines the sequences that ncurses does not know from the terminal's description.
  ///
  /// Sequences with modifiers are defined even if ncurses knows them, because their key numbers are
  /// not public.
  func define() {
    for (text, code) in sequences {
      if KeyTable.standard[key_defined(text)] != nil { continue }
      define_key(text, code)
    }
  }

  private static let standard: [Int32: KeyStroke] = {
    var table: [Int32: KeyStroke] = [
      KEY_UP: KeyStroke(key: .up), KEY_DOWN: KeyStroke(key: .down),
      KEY_LEFT: KeyStroke(key: .left), KEY_RIGHT: KeyStroke(key: .right),
      KEY_HOME: KeyStroke(key: .home), KEY_END: KeyStroke(key: .end),
      KEY_PPAGE: KeyStroke(key: .pageUp), KEY_NPAGE: KeyStroke(key: .pageDown),
      KEY_IC: KeyStroke(key: .insert), KEY_DC: KeyStroke(key: .delete),
      KEY_ENTER: KeyStroke(key: .enter), KEY_BTAB: KeyStroke(key: .backTab),
      KEY_BACKSPACE: KeyStroke(key: .backspace),
      KEY_SLEFT: KeyStroke(key: .left, modifiers: .shift),
      KEY_SRIGHT: KeyStroke(key: .right, modifiers: .shift),
      KEY_SR: KeyStroke(key: .up, modifiers: .shift),
      KEY_SF: KeyStroke(key: .down, modifiers: .shift),
      KEY_SHOME: KeyStroke(key: .home, modifiers: .shift),
      KEY_SEND: KeyStroke(key: .end, modifiers: .shift),
      KEY_SDC: KeyStroke(key: .delete, modifiers: .shift),
      KEY_SIC: KeyStroke(key: .insert, modifiers: .shift),
      KEY_SPREVIOUS: KeyStroke(key: .pageUp, modifiers: .shift),
      KEY_SNEXT: KeyStroke(key: .pageDown, modifiers: .shift),
    ]
    for number in Int32(1)...12 {
      table[KEY_F0 + number] = KeyStroke(key: .function(Int(number)))
    }
    return table
  }()
}
