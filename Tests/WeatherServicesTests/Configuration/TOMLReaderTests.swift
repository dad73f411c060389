import TestSupport
import Testing

@testable import WeatherServices

/// The results of the reader for the examples and rules of TOML 1.0.0 (toml.io).
@Suite struct TOMLReaderTests {
  @Test(arguments: [
    // Keys.
    ("bare-key_1 = 1\n1234 = 2", "bare-key_1=1 1234=2"),
    (#""127.0.0.1" = 'v'"#, #"127.0.0.1="v""#), ("'' = 1", "=1"),
    (#"site."google.com" = true"#, "site={google.com=true}"),
    ("fruit . flavor = 'b'", #"fruit={flavor="b"}"#), ("3.14159 = 'pi'", #"3={14159="pi"}"#),
    ("a.b = 1\na.c = 2\nx = 3\na.d = 4", "a={b=1 c=2 d=4} x=3"),
    ("'ʎǝʞ' = 'value'", #"ʎǝʞ="value""#),
    // Strings.
    (#"a = "\"quoted\"\tJos\u00E9 \U0001F600""#, "a=\"\"quoted\"\tJosé 😀\""),
    (#"a = 'C:\no\escapes'"#, #"a="C:\no\escapes""#), ("a = ''\nb = \"\"", #"a="" b="""#),
    ("a = 'a # b' # c", #"a="a # b""#),
    // Integers and booleans.
    ("a = +99\nb = -17\nc = 0\nd = -0", "a=99 b=-17 c=0 d=0"),
    (
      "a = 9223372036854775807\nb = -9223372036854775808",
      "a=9223372036854775807 b=-9223372036854775808"
    ),
    ("a = true\nb = false", "a=true b=false"),
    // Tables.
    ("[a]\nb = 1\n\n[c]\n", "a={b=1} c={}"), ("[ a . \"b.c\" ] # c\nd = 1", "a={b.c={d=1}}"),
    ("[x.y.z.w]\n[x]\na = 1", "x={y={z={w={}}} a=1}"),
    (
      "[fruit]\napple.color = 1\n[fruit.apple.taste]\nsweet = true",
      "fruit={apple={color=1 taste={sweet=true}}}"
    ),
    // Empty documents.
    ("", ""), ("\n\r\n\t # c", ""), ("\u{FEFF}a = 1", "a=1"),
    ("# 한글 \u{85} \u{2028}\na = 1", "a=1"),
  ])
  func supportedTOMLIsParsed(text: String, meaning: String) throws {
    #expect(Self.text(try TOMLReader.read(text)) == meaning)
  }

  @Test(arguments: [
    ("a = [1, 2]", "["), ("a = {b = 1}", "{"), ("[[a]]", "[["), ("a = \"\"\"x\"\"\"", "\"\"\""),
    ("a = '''x'''", "'''"), ("\"\"\"a\"\"\" = 1", "\"\"\""), ("a = 3.1415", "3.1415"),
    ("a = -5e+22", "-5e+22"), ("a = 1_000", "1_000"), ("a = 0xFF", "0xFF"),
    ("a = 1979-05-27T07:32:00Z", "1979-05-27T07:32:00Z"), ("a = 07:32:00", "07:32:00"),
    ("a = 01", "01"),
  ])
  func unsupportedTOMLConstructIsNamedInError(text: String, name: String) {
    let error = #expect(throws: TOMLError.self) { try TOMLReader.read(text) }
    #expect(error?.reason == .unsupported(name))
  }

  @Test(
    arguments: [
      // Keys.
      ("= 1", 1, 1), ("a", 1, 2), ("a =", 1, 4), ("a = # c", 1, 5), ("a b = 1", 1, 3),
      ("a. = 1", 1, 4), (".a = 1", 1, 1), ("é = 1", 1, 1),
      ("\"a\nb\" = 1", 1, 1), ("a = 1 b = 2", 1, 7), ("a = 1\na = 2", 2, 1),
      ("a = 1\n'a' = 2", 2, 1), ("a.b = 1\na.b.c = 2", 2, 3), ("a.b.c = 1\na.b = 2", 2, 3),
      ("a\r = 1", 1, 2),
      // Strings.
      ("a = 'x", 1, 5), ("a = \"x\n\"", 1, 5),
      (#"a = "\q""#, 1, 6), (#"a = "\u12""#, 1, 6), (#"a = "\ud800""#, 1, 6),
      (#"a = "\U00110000""#, 1, 6), (#"a = "\u+123""#, 1, 6), ("a = \"x\ty\u{1}\"", 1, 9),
      ("a = '\u{7F}'", 1, 6), ("# \u{0}", 1, 3), ("a = 'é한\u{0}'", 1, 8),
      // Bare values.
      ("a = _1", 1, 5), ("a = .1", 1, 5), ("a = Inf", 1, 5), ("a = +-1", 1, 5),
      ("a = 9223372036854775808", 1, 5), ("a = True", 1, 5), ("a = metric", 1, 5),
      ("a = truefalse", 1, 5), ("a = 1 2", 1, 7),
      // Tables.
      ("[]", 1, 2), ("[a", 1, 3), ("[a]]", 1, 4), ("[ [a]]", 1, 3),
      ("[a] b = 1", 1, 5), ("[a]\n[a]", 2, 2), ("a = 1\n[a]", 2, 2), ("a = 1\n[a.b]", 2, 2),
      ("[a]\nb = 1\n[a.b]", 3, 4), ("[a]\nb.c = 1\n[a.b]", 3, 4),
      ("[a.b.c]\nz = 9\n[a]\nb.c.t = 1", 4, 1), ("[a.b.c.d]\nz = 9\n[a]\nb.c.d.k.t = 1", 4, 1),
      ("a.b = 1\n[a]", 2, 2), ("]", 1, 1), ("\n\n}", 3, 1),
    ] as [(String, Int, Int)])
  func invalidTOMLIsReportedWithLineAndColumn(text: String, line: Int, column: Int) {
    let error = #expect(throws: TOMLError.self) { try TOMLReader.read(text) }
    #expect(error?.position == TOMLPosition(line: line, column: column))
  }

  @Test func keysAndValuesRecordTheirPositions() throws {
    let table = try TOMLReader.read("# c\n 'é'.b = 1\n[t]\n  'ñ' = '한'\n")
    #expect(Self.places(in: table) == ["é 2:2 2:2", "b 2:6 2:10", "t 3:2 3:2", "ñ 4:3 4:9"])
  }

  @Test(arguments: ["", "["])
  func nestingHasALimit(start: String) {
    let deep = start + String(repeating: "a.", count: 20_000)
    let error = #expect(throws: TOMLError.self) { try TOMLReader.read(deep) }
    #expect(error?.reason == .tooDeep)
  }

  @Test(arguments: [
    // The parts of the key of a header, and those of a key in its table.
    (0, 64, true), (0, 65, false), (63, 1, true), (60, 4, true), (60, 5, false), (64, 0, true),
    (65, 0, false),
  ])
  func keysOfATableCountTowardsTheLimit(header: Int, key: Int, isRead: Bool) throws {
    func dotted(_ count: Int) -> String {
      (0..<count).map { "k\($0)" }.joined(separator: ".")
    }
    let text = (header > 0 ? "[\(dotted(header))]\n" : "") + (key > 0 ? "\(dotted(key)) = 1" : "")
    guard !isRead else {
      #expect(try TOMLReader.read(text).entries.count == 1)
      return
    }
    let error = #expect(throws: TOMLError.self) { try TOMLReader.read(text) }
    #expect(error?.reason == .tooDeep)
  }

  @Test func longWordIsShortenedInErrors() {
    let word = String(repeating: "a", count: 41)
    let error = #expect(throws: TOMLError.self) { try TOMLReader.read("key = \(word)") }
    #expect(error?.reason == .noValue(String(word.dropLast())))
    let number = String(repeating: "9", count: 41)
    let other = #expect(throws: TOMLError.self) { try TOMLReader.read("key = \(number)") }
    #expect(other?.reason == .numberTooLarge(String(number.dropLast())))
  }

  /// Valid texts that are truncated, duplicated and mixed with special characters are read or
  /// rejected, without a trap.
  @Test func fuzzedTOMLIsReadOrRejected() {
    let lines = [
      "a = 1\n", "b.c = \"x\"\n", "[t]\n", "[t.u]\n", "[[arr]]\n", "d = {c = 1}\n", "k = 'lit'\r\n",
      "m = \"q\"\n", "e = 1979-05-27\n", "h = -12\n", "o = +5\n", "r = ''\n",
      "\"quo ted\" = true\n", "u = \"\\u00e9\\U0001F600\"\n", "# c\n", "[v.\"w\"]\n", "x = false\n",
    ].map { Array($0.unicodeScalars) }
    let odd = Array("[]{}=.,\"'#\n\r\t \\0123456789eE+-_:TZabtuxo\u{0}\u{7F}é한".unicodeScalars)
    var random = SeededRandom(seed: 1_979_0527)
    var (read, refused) = (0, 0)
    for _ in 0..<3_000 {
      var text: [Unicode.Scalar] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        text += lines.randomElement(using: &random) ?? []
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.insert(odd.randomElement(using: &random) ?? " ", at: place)
        case 1: text.removeSubrange(place..<min(text.count, place + 2))
        default: text.insert(contentsOf: text[place...].prefix(9), at: place)
        }
      }
      var string = String.UnicodeScalarView()
      string += text
      do {
        _ = try TOMLReader.read(String(string))
        read += 1
      } catch {
        refused += 1
      }
    }
    #expect(read > 300 && refused > 1_000)
  }

  /// A size for which a quadratic reader would take minutes.
  @Test(.timeLimit(.minutes(10)))
  func largeTOMLIsParsedInLinearTime() throws {
    let text = (0..<20_000).map { "[a.b.c\($0)]\n" }.joined()
    #expect(try TOMLReader.read(text).entries.count == 1)
  }

  // MARK: - Formatting of results

  /// Returns each key with its position and that of its value.
  private static func places(in table: TOMLTable) -> [String] {
    table.entries.flatMap { entry in
      let texts = [entry.position, entry.value.position].map { "\($0.line):\($0.column)" }
      return ["\(entry.key) \(texts[0]) \(texts[1])"] + places(in: entry.value)
    }
  }

  private static func places(in value: TOMLValue) -> [String] {
    switch value.content {
    case .table(let table): places(in: table)
    default: []
    }
  }

  private static func text(_ table: TOMLTable) -> String {
    table.entries.map { "\($0.key)=\(text($0.value))" }.joined(separator: " ")
  }

  private static func text(_ value: TOMLValue) -> String {
    switch value.content {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .boolean(let isOn): "\(isOn)"
    case .table(let table): "{" + text(table) + "}"
    }
  }
}
