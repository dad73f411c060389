import Foundation
import TestSupport
import Testing

@testable import CitySearch

/// The formats of lists, value by value.
struct ListFormatTests {
  /// Returns the numbers of the places that are read from the members of one object, followed by a
  /// valid one with the number 9.
  private func ids(_ members: String) throws -> [Int] {
    let valid = #"{"id":9,"name":"Valid","coord":{"lon":1,"lat":1}}"#
    return try TestLists.list(of: "[{\(members)},\(valid)]").places.map(\.id)
  }

  private static let start = #""id":1,"name":"A","coord":{"lon":1,"lat":1}"#

  @Test(arguments: [
    #""x":{"a":[1,"two",{"b":null}],"c":true}"#, #""x":[]"#, #""x":{}"#, #""within":null"#,
    #""names":null"#, #""names":[[["x"]]]"#, "\"x\"\t:\r\n 1", #""x":"\"}""#,
    "\"x\":" + String(repeating: "[", count: 16) + String(repeating: "]", count: 16),
  ])
  func entryWithOtherValuesIsRead(member: String) throws {
    #expect(try ids(Self.start + "," + member) == [1, 9])
  }

  @Test(arguments: [
    #""x":{"a" 1}"#, #""x":[1}"#, #""x":[1"#, #""names":["a"}"#, #""names":[[[["x"]]]]"#,
    #""names":{"a":{"a":{"a":{"a":"x"}}}}"#, #""names":{"de":{"de":{"de":{"de":"x"}}}}"#,
    #""population":1e300"#, #""population":"many""#, #""population" 5"#, #""x":"\q""#,
    "\"x\":" + String(repeating: "[", count: 17) + String(repeating: "]", count: 17),
  ])
  func malformedEntryIsSkippedAlone(member: String) throws {
    #expect(try ids(Self.start + "," + member) == [9])
  }

  @Test func entryThatGoesOnAfterItsLastValueIsSkipped() throws {
    let list = try TestLists.list(
      of: #"[{"id":1,"name":"A","coord":{"lon":1,"lat":1};,{"id":2,"name":"B"}]"#)
    #expect(list.places.map(\.id) == [2] && list.droppedByCause == [.unreadable: 1])
  }

  @Test func listMayEndWithAnUnreadableEntry() throws {
    let valid = #"[{"id":1,"name":"A"},"#
    for end in [#"{"id":2,"name":,}]"#, #"{"id":2,"name":,}] "#, "{\"id\":2,\"name\":,}\n]\n "] {
      #expect(try TestLists.list(of: valid + end).places.map(\.id) == [1])
    }
    for end in [#"{"id":2,"names":["x"]"#, #"{"id":2,"x":{"y":{}"#, #"{"id":2,"x":"\u12"#] {
      #expect(throws: CityListError.incomplete) { try TestLists.list(of: valid + end) }
    }
  }

  @Test(arguments: [
    #"A\"#, #"A\n"#, #"A\nB"#, #"\u12"#, #"\ud83d"#, #"\ud83d\"#, #"\ud83d\u"#, #"\ud83d\ude0"#,
  ])
  func textCutWithinAnEscapeIsIncomplete(text: String) {
    #expect(throws: CityListError.incomplete) {
      try TestLists.list(of: "[{\"id\":1,\"name\":\"\(text)")
    }
  }

  @Test(arguments: [
    (#"\ud83d\ude00"#, "😀"), (#"\u0041\u00e9"#, "Aé"), (#"\ud83dx"#, "x"),
    (#"a\"b\\c\/d"#, #"a"b\c/d"#),
    (#"a\nb\tc"#, "a b c"), (#"\ud83d\u0041x"#, "x"),
  ])
  func escapesAreDecoded(text: String, name: String) throws {
    let list = try TestLists.list(of: "[{\"id\":1,\"name\":\"\(text)\"}]")
    #expect(list.places.map { list.string($0.name) } == [name])
  }

  private func number(_ text: String) throws -> Double? {
    try Array(text.utf8).withUnsafeBufferPointer { try ListScanner.number($0) }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0.5", -0.5), ("37.5665", 37.5665), ("123456", 123_456), ("1e3", 1000),
      ("-2.5E-1", -0.25), ("999999999999999999", 1e18),
      ("9999999999999999999", 1e19), ("0.12345678901234567890", 0.12345678901234568),
    ] as [(String, Double)])
  func numbersAreRead(text: String, value: Double) throws {
    #expect(try number(text) == value)
  }

  @Test(arguments: ["-", ".", "1.2.3", "--5", "1e999", "e"])
  func malformedNumbersAreRejected(text: String) {
    #expect(throws: ListScanner.Failure.self) { try number(text) }
  }

  @Test func numbersHaveUpTo39Characters() throws {
    func places(_ digits: Int) throws -> Int {
      let latitude = "1." + String(repeating: "0", count: digits - 2)
      return try ids(#""id":1,"name":"A","coord":{"lat":\#(latitude),"lon":1}"#).count
    }
    #expect(try places(39) == 2)
    #expect(try places(40) == 1)
  }

  @Test func kindOfTheFileIsDetected() throws {
    func read(_ bytes: [UInt8]) throws -> Int {
      try CityListReader.read(bytes) { _ in }.places.count
    }
    #expect(throws: CityListError.empty) { try read([]) }
    #expect(throws: CityListError.empty) { try read([0xEF, 0xBB, 0xBF]) }
    #expect(throws: CityListError.notAList) { try read(Array("nonsense".utf8)) }
    #expect(throws: CityListError.notAList) { try read(Array("x".utf8)) }
    #expect(throws: CityListError.utf16) { try read([0xFF, 0xFE]) }
    #expect(throws: CityListError.utf16) { try read([0xFE, 0xFF]) }
    #expect(throws: CityListError.notAList) {
      try read([UInt8](repeating: 0x61, count: 70_000) + [0x09])
    }
    #expect(throws: CityListError.notAList) {
      var text = "{}"
      _ = try text.withUTF8 { try JSONListReader.read($0) { _ in } }
    }
    #expect(try read(Array("[]".utf8)) == 0)
  }

  @Test(
    arguments: [
      (1, "A", 90.0, 180.0, nil), (1, "A", -90, -180, nil), (1, "A", 90.5, 0, .badCoordinates),
      (1, "A", 0, -180.5, .badCoordinates), (0, "A", 0, 0, .noIdentifier), (1, "", 0, 0, .noName),
    ] as [(Int, String, Double, Double, CityListImport.Cause?)])
  func placeNeedsANameANumberAndCoordinates(
    id: Int, name: String, latitude: Double, longitude: Double, cause: CityListImport.Cause?
  ) {
    var list = CityList()
    var place = CityList.Place()
    place.id = id
    place.name = Array(name.utf8).withUnsafeBufferPointer { list.addText($0) }
    place.latitude = latitude
    place.longitude = longitude
    let found = list.add(place)
    #expect(found == cause && list.places.count == (cause == nil ? 1 : 0))
  }

  @Test func thousandSkippedEntriesAreListed() throws {
    let list = try TestLists.list(
      of: "[" + [String](repeating: "{}", count: 1001).joined(separator: ",") + "]")
    #expect(list.dropped.count == 1000 && list.droppedByCause == [.noName: 1001])
    #expect(list.dropped.last?.record == 1000)
  }

  @Test func allValuesOfAnEntryAreRead() throws {
    let list = try TestLists.list(
      of: TestLists.json([
        TestLists.entry(
          id: 7, name: "A", population: 42, names: [""],
          extra: #","weight":500,"capital":true,"district":false,"within":{"ko":"구","name":"Gu"}"#)
      ]))
    let place = try #require(list.places.first)
    #expect(place.population == 42 && place.weight == 500 && place.isCapital && !place.isDistrict)
    #expect(list.string(place.within) == "Gu" && list.string(place.withinHangul) == "구")
    #expect(list.others.isEmpty)
    let inner = try TestLists.list(
      of: TestLists.json([
        TestLists.entry(id: 8, name: "B", names: [""], extra: #","within":{"name":"Gu"}"#)
      ]))
    #expect(inner.places.first?.isDistrict == true)
    let negative = try TestLists.list(
      of: #"[{"id":7,"name":"A","population":-5,"weight":-5,"coord":{"lat":1,"lon":2}}]"#)
    #expect(negative.places.first?.population == 0 && negative.places.first?.weight == 0)
  }
}

/// Values that end with the list, in memory in which other bytes follow.
struct ListEndTests {
  /// Calls `body` with a scanner of the text before the bar.
  private func scan<Result>(_ text: String, _ body: (inout ListScanner) throws -> Result) rethrows
    -> Result
  {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return try Array(parts.joined().utf8).withUnsafeBufferPointer { bytes in
      var scanner = ListScanner(UnsafeBufferPointer(rebasing: bytes[..<parts[0].utf8.count]))
      let result = try body(&scanner)
      #expect(scanner.position <= scanner.count)
      return result
    }
  }

  @Test(arguments: [
    "|\"a\"", "\"|\"", "\"abc|\"", "\"a\\n|\"", "\"a\\|n\"", "\"\\u00|41\"", "\"\\u004|1\"",
    "\"\\u0041|\"",
  ])
  func unfinishedStringIsNotReadOn(text: String) {
    var scratch: [UInt8] = []
    #expect(throws: ListScanner.Failure.self) {
      try scan(text) { try $0.string(&scratch) }
    }
  }

  @Test func surrogateAtTheEndIsNotReadOn() {
    for text in ["\"\\ud83d|\\ude00\"", "\"\\ud83d\\|ude00\"", "\"\\ud83d\\u|de00\""] {
      var scratch: [UInt8] = []
      #expect(throws: ListScanner.Failure.self, "\(text)") {
        try scan(text) { try $0.string(&scratch) }
      }
    }
  }

  @Test(arguments: ["|1,", "1|,", "12|3,", "\"1|\"", "\"|1\""])
  func numberWithoutAByteAfterItIsRefused(text: String) {
    #expect(throws: ListScanner.Failure.self) { try scan(text) { try $0.number() } }
  }

  @Test func wordThatIsSkippedEndsWithTheList() throws {
    #expect(
      try scan("tru|e") { scanner in
        try scanner.skipValue()
        return scanner.position
      } == 3)
    #expect(throws: ListScanner.Failure.self) { try scan("[1|]") { try $0.skipValue() } }
    #expect(throws: ListScanner.Failure.self) { try scan("|1") { try $0.skipValue() } }
  }

  @Test func nextByteAndEntryAreThoseOfTheList() {
    #expect(scan("  |x") { $0.peek() } == nil)
    #expect(scan("|x") { $0.consume(0x78) } == false)
    #expect(scan("1,|{") { $0.skipToNextEntry() } == false)
    #expect(scan("1|,{") { $0.skipToNextEntry() } == false)
    #expect(scan("1, {|") { $0.skipToNextEntry() })
  }

  @Test func byteOrderMarkIsSkippedOnlyWhereItIsWhole() {
    #expect(scan("\u{FEFF}|x") { $0.position } == 3)
    #expect(scan("x|") { $0.position } == 0)
  }
}

/// Lists as they are written, and GeoNames' dumps.
struct ListWritingTests {
  private func written(_ entry: String) throws -> String {
    String(decoding: CityListWriter.json(try TestLists.list(of: "[\(entry)]")), as: UTF8.self)
  }

  private static let plain =
    #"{"id":1,"name":"A","state":"","country":"DE","coord":{"lon":2.5,"lat":1.5},"population":0,"timezone":"""#

  @Test(arguments: [
    "", #","district":true"#, #","weight":5"#, #","capital":true"#,
    #","within":{"ko":"구","name":""}"#, #","within":{"ko":"","name":"Gu"}"#,
    #","district":false,"within":{"ko":"구","name":"Gu"}"#,
    #","names":{"ko":"가"}"#, #","names":{"other":["B"]}"#,
    #","names":{"ko":"가","de":"C","other":["B"]}"#,
    #","names":{"de":"C","spelling":["D"],"short":["E"],"airports":["FGH"],"other":["B","I"]}"#,
    #","names":{"other":["say \"B\\C\""]}"#,
  ])
  func entryIsWrittenWithItsValuesOnly(members: String) throws {
    let entry = Self.plain + members + "}"
    #expect(try written(entry) == "[\n\(entry)\n]\n")
  }

  /// Returns the columns of a dump's line.
  private func columns(_ changed: [Int: String] = [:], count: Int = 19) -> String {
    var columns = [
      "5", "Alpha", "Alpha", "Alfa,Alpha Town", "37.5", "127.25", "P", "PPL", "KR", "", "GG", "",
      "", "", "12345", "", "30", "Asia/Seoul", "2024-01-01",
    ]
    for (number, text) in changed { columns[number] = text }
    return columns.prefix(count).joined(separator: "\t")
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func columnsOfADumpAreRead(end: String) throws {
    for count in [18, 19] {
      let list = try TestLists.list(of: columns(count: count) + end)
      let place = try #require(list.places.first)
      #expect(place.id == 5 && place.latitude == 37.5 && place.longitude == 127.25)
      #expect(place.population == 12_345 && place.country == CountryCode.packed("KR".utf8))
      #expect(list.string(place.state) == "GG" && list.string(place.timeZone) == "Asia/Seoul")
      #expect(list.others.map { list.string($0.text) } == ["Alfa", "Alpha Town"])
      #expect(!place.isDistrict && list.dropped.isEmpty)
    }
  }

  @Test(arguments: [("-5", 0), ("", 0), ("99999999999", 4_000_000_000)])
  func populationOfADumpIsLimited(text: String, population: Int) throws {
    #expect(try TestLists.list(of: columns([14: text])).places.first?.population == population)
  }

  @Test(
    arguments: [
      (0, "", .noIdentifier), (0, "x", .noIdentifier), (4, "", .badCoordinates),
      (5, "x", .badCoordinates), (14, "many", .unreadable), (14, "1.2.3", .unreadable),
      (0, "1e15", .noIdentifier),
    ] as [(Int, String, CityListImport.Cause)])
  func lineOfADumpWithAMalformedNumberIsSkipped(
    column: Int, text: String, cause: CityListImport.Cause
  ) throws {
    let list = try TestLists.list(of: columns() + "\n" + columns([column: text]))
    #expect(list.places.count == 1)
    #expect(list.dropped.map(\.cause) == [cause] && list.dropped.map(\.line) == [2])
  }

  @Test func identifierOfADumpMayHaveFifteenDigits() throws {
    let list = try TestLists.list(of: columns([0: "999999999999999"]))
    #expect(list.places.map(\.id) == [999_999_999_999_999] && list.dropped.isEmpty)
  }

  @Test func onlyPopulatedPlacesOfADumpAreRead() throws {
    let lines = [
      "# a comment", columns([0: "1", 7: "STLMT"]), columns([0: "2", 6: "T", 7: "PK"]),
      columns([0: "3", 6: ""]), "", columns([0: "4", 7: "PPLX"]), "no columns",
    ]
    let list = try TestLists.list(of: lines.joined(separator: "\n"))
    #expect(list.places.map(\.id) == [1, 3, 4])
    #expect(list.places.map(\.isDistrict) == [false, false, true])
    #expect(list.dropped.map(\.line) == [3, 7])
    #expect(list.dropped.map(\.cause) == [.notAPlace, .wrongColumns])
  }

  private func name(_ list: CityList, _ text: KeyPath<CityList.Place, CityList.Text>) -> [String] {
    list.places.map { list.string($0[keyPath: text]) }
  }

  @Test func emptyValuesAreCompletedAndOthersKept() throws {
    let known = try TestLists.list(
      of: TestLists.json([
        TestLists.entry(
          id: 1, name: "One", state: "North", population: 5, timeZone: "Asia/Tokyo", names: ["Uno"],
          extra: #","capital":true,"district":true,"within":{"ko":"구","name":"Gu"}"#)
      ]))
    var list = try TestLists.list(
      of: TestLists.json([
        TestLists.entry(id: 1, name: "Eins", timeZone: "", names: ["Un"]),
        TestLists.entry(id: 2, name: "Zwei"),
      ]))
    ListCompletion.apply(known, to: &list)
    #expect(name(list, \.state) == ["North", ""] && name(list, \.name) == ["Eins", "Zwei"])
    #expect(name(list, \.within) == ["Gu", ""] && name(list, \.withinHangul) == ["구", ""])
    #expect(name(list, \.timeZone) == ["Asia/Tokyo", "Asia/Seoul"])
    #expect(list.places.map(\.population) == [5, 0])
    #expect(list.places.map(\.isCapital) == [true, false])
    #expect(list.places.map(\.isDistrict) == [true, false])
    let others = list.others[list.places[0].others].map { list.string($0.text) }
    #expect(others == ["Un", "Uno"])
    var full = try TestLists.list(
      of: TestLists.json([
        TestLists.entry(
          id: 1, name: "Eins", state: "South", population: 7,
          extra: #","capital":false,"within":{"ko":"동","name":"Dong"}"#)
      ]))
    ListCompletion.apply(known, to: &full)
    #expect(name(full, \.state) == ["South"] && full.places.map(\.population) == [7])
    #expect(name(full, \.within) == ["Dong"] && name(full, \.withinHangul) == ["동"])
    #expect(name(full, \.timeZone) == ["Asia/Seoul"])
  }

  /// Places without a division in the known list say nothing about a code.
  @Test func mostFrequentDivisionNamesACode() throws {
    func entries(_ states: [String]) -> String {
      TestLists.json(
        states.enumerated().map { TestLists.entry(id: $0 + 1, name: "P\($0)", state: $1) })
    }
    let known = try TestLists.list(of: entries(["", "", "", "South", "North", "North"]))
    var list = try TestLists.list(of: entries(["7", "7", "7", "7", "7", "7", "7", "8", "x"]))
    ListCompletion.apply(known, to: &list)
    ListCompletion.dropNumbers(in: &list)
    #expect(name(list, \.state) == [String](repeating: "North", count: 7) + ["", "x"])
  }

  @Test func placesLessThanAKilometreApartAreDuplicates() throws {
    func entry(_ id: Int, _ name: String, _ latitude: Double, _ longitude: Double) -> String {
      TestLists.entry(id: id, name: name, latitude: latitude, longitude: longitude)
    }
    var list = try TestLists.list(
      of: TestLists.json([
        entry(1, "A", 0.504, 0.304), entry(2, "a", 0.496, 0.296), entry(3, "A", 0.506, 0.304),
        entry(4, "A", 0.504, 0.306), entry(5, "B", 0.504, 0.304), entry(1, "C", 9, 9),
      ]))
    ListDeduplication.apply(to: &list)
    #expect(list.places.map(\.id) == [1, 3, 4, 5] && list.droppedByCause == [.duplicate: 2])
  }

  @Test(arguments: [
    (" a", "a"), ("a ", "a"), ("a  b", "a b"), ("a\u{A0}b\tc\u{3000}d", "a b c d"),
    ("a\u{300}", "\u{E0}"),
    ("α\u{37E}", "α;"), ("α\u{374}", "α\u{2B9}"), ("α\u{387}", "α\u{B7}"), ("~ok", "~ok"), ("", ""),
    ("خرم\u{200C}آباد", "خرم\u{200C}آباد"), ("خرم\u{200C}\u{200C}آباد", "خرم\u{200C}آباد"),
    ("\u{200C}خرم\u{200C} آباد\u{200C}", "خرم آباد"), ("a\u{200C}b\u{200C}خ", "abخ"),
  ])
  func textIsCleanedToSingleSpacesAndComposedLetters(text: String, clean: String) {
    // As bytes, because composed and decomposed letters are equal as strings.
    #expect(Array(TextCleaning.clean(text).utf8) == Array(clean.utf8))
  }

  /// A list of 5000 places in more than two megabytes.
  @Test func progressGrowsSteadilyFromZeroToOne() throws {
    let temporary = try TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.path
    let padding = String(repeating: " ", count: 300)
    let entries = (1...5000).map {
      TestLists.entry(id: $0, name: "N\($0)", country: "DE", latitude: Double($0) / 100) + padding
    }
    try Data(TestLists.json(entries).utf8).write(to: URL(filePath: folder + "/new.json"))
    var imported: [Double] = []
    _ = try CityListImport.run(
      folder + "/new.json", to: folder + "/list.json", cacheDirectory: folder + "/cache"
    ) { imported.append($0) }
    var opened: [Double] = []
    _ = try CityIndex.open(listAt: folder + "/list.json", cacheDirectory: folder + "/other") {
      opened.append($0)
    }
    for steps in [imported, opened] {
      #expect(steps == steps.sorted() && steps.last == 1)
      #expect(Set(steps).count > 3)
    }
    let (first, second) = (try #require(imported.first), try #require(opened.first))
    #expect(first >= 0 && first < 0.14 && second >= 0 && second < 0.29)
  }
}
