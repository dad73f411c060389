import Foundation
import Glibc
import TestSupport
import Testing

@testable import CitySearch

/// The parts of an index: numbers, checksums, names and weights.
struct IndexPartsTests {
  @Test func numbersOfAnyLengthAreReadBack() {
    let values: [UInt64] = [
      0, 1, 127, 128, 255, 256, 16_383, 16_384, 32_768, 1 << 32, 1 << 56, .max - 1, .max,
    ]
    var bytes: [UInt8] = []
    for value in values {
      let before = bytes.count
      Varint.append(value, to: &bytes)
      #expect(bytes.count - before == Varint.length(value), "\(value)")
    }
    bytes += [1, 2]
    let read = bytes.withUnsafeBytes { buffer in
      var reader = VarintReader(UnsafeRawBufferPointer(rebasing: buffer[..<(buffer.count - 2)]))
      return (0...values.count).map { _ in reader.next() }
    }
    #expect(read.compactMap(\.self) == values && read.last == .some(nil))
  }

  @Test func truncatedNumberEndsAtTheEndOfItsBytes() {
    let value = ([0x80, 0x05] as [UInt8]).withUnsafeBytes { buffer in
      var reader = VarintReader(UnsafeRawBufferPointer(rebasing: buffer[..<1]))
      return reader.next()
    }
    #expect(value == 0)
  }

  @Test(arguments: [1, 31, 32, 33, 64, 100])
  func checksumDependsOnEveryBit(count: Int) {
    var bytes = (0..<count).map { UInt8($0) }
    let sum = bytes.withUnsafeBytes(IndexFormat.checksum)
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << UInt8(bit)
        #expect(bytes.withUnsafeBytes(IndexFormat.checksum) != sum, "\(place) \(bit)")
        bytes[place] ^= 1 << UInt8(bit)
      }
    }
  }

  @Test func everyChangeOfTheHeaderIsDetected() throws {
    let list = try TestLists.list(of: TestLists.json([TestLists.entry(id: 1, name: "Alpha")]))
    let stamp = ListStamp(size: 1, modified: 1, hash: 1)
    var bytes = IndexBuilder.build(list, stamp: stamp) { _ in }
    #expect(IndexTable(IndexBytes(copying: bytes)) != nil)
    for place in 0..<IndexFormat.headerSize {
      bytes[place] ^= 0x10
      #expect(IndexTable(IndexBytes(copying: bytes)) == nil, "\(place)")
      bytes[place] ^= 0x10
    }
    #expect(IndexTable(IndexBytes(copying: [1, 2, 3])) == nil)
  }

  @Test func foldedNamesAreThoseOfTheirRangeAlone() throws {
    let table = try TestLists.index(of: TestLists.json([TestLists.entry(id: 1, name: "Alpha")]))
      .table
    let range = table.folded.range(0)
    let names = Array(FoldedNames(table, in: range))
    #expect(names.first?.lowerBound == range.lowerBound)
    #expect(!names.contains { $0.isEmpty })
    for position in [range.lowerBound, range.upperBound] {
      #expect(Array(FoldedNames(table, in: position..<position)).isEmpty)
    }
  }

  @Test func stampFitsOnlyTheListWithItsContents() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder("list.json")
    func write(_ text: String, at seconds: Double) throws -> FileIdentity {
      try Data(text.utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
      return try #require(FileIdentity(path: path))
    }
    let first = try write("[1,2,3]", at: 1_000_000_000)
    #expect(first.size == 7 && first.modified == 1_000_000_000 * 1_000_000_000)
    let hash = Array("[1,2,3]".utf8).withUnsafeBytes(IndexFormat.checksum)
    let stamp = ListStamp(size: first.size, modified: first.modified, hash: hash)
    #expect(stamp.fits(first, at: "/nowhere"))
    let touched = try write("[1,2,3]", at: 1_000_000_500)
    #expect(stamp.fits(touched, at: path) && !stamp.fits(touched, at: "/nowhere"))
    #expect(try !stamp.fits(write("[1,2,4]", at: 1_000_000_900), at: path))
    #expect(try !stamp.fits(write("[1,2,3,4]", at: 1_000_000_000), at: path))
  }

  @Test func missingFilesHaveTheReasonOfTheSystem() {
    let path = "/nowhere/list.json"
    errno = ENOENT
    let missing = CityListError.unreadable(path: path, reason: lastReason())
    #expect(throws: missing) { _ = try FileBytes(path: path) }
    #expect(throws: missing) { _ = try CompressedFile.read(path) { _ in } }
  }

  /// The files have no blocks on the disk.
  @Test func onlyAFileBeyondTheLargestListIsTooLarge() throws {
    #expect(CompressedFile.largest > 1_700_000_000)
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder("list.txt")
    try Data().write(to: URL(filePath: path))
    #expect(truncate(path, off_t(CompressedFile.largest) + 1) == 0)
    #expect(throws: CityListError.tooLarge) { _ = try FileBytes(path: path) }
    #expect(throws: CityListError.tooLarge) { _ = try CompressedFile.read(path) { _ in } }
  }

  private func list(_ entries: [String]) throws -> CityList {
    try TestLists.list(of: TestLists.json(entries))
  }

  @Test(
    arguments: [
      ("부산", "Busan", "KR", ["부산시", "부산군", "부산구", "Busan-si", "Busan-gun"]),
      ("평양", "Pyongyang", "KP", ["평양시", "평양군", "평양구", "Pyongyang-si", "Pyongyang-gun"]),
      ("제주시", "Jeju-si", "KR", ["제주", "Jeju", "Jeju-si", "Jeju-gun"]),
      ("빈", "Bin", "KR", ["Bin-si", "Bin-gun"]), ("정자동", "Jeongja-dong", "KR", []),
      ("대구", "Daegu", "KR", ["대구시", "대구군", "대구구", "Daegu-si", "Daegu-gun"]),
      ("파리", "Paris", "FR", []),
    ] as [(String, String, String, [String])])
  func onlyKoreanNamesHaveVariants(
    hangul: String, latin: String, country: String, variants: [String]
  ) throws {
    let list = try list([
      TestLists.entry(id: 1, name: latin, country: country, names: [hangul])
    ])
    let place = try #require(list.places.first)
    let names = PlaceNames(of: place, in: list)
    #expect(NameVariants.variants(of: place, hangul: names.hangul, in: list) == variants)
  }

  @Test(arguments: [("AB", true), ("ABC", true), ("A", false), ("ABCD", false), ("Abc", false)])
  func codesAreTwoOrThreeUppercaseLetters(text: String, isCode: Bool) {
    #expect(NameVariants.isCode(Array(text.utf8)[...]) == isCode)
  }

  @Test(arguments: [
    ("가", true), ("힣", true), ("Seoul 서울", true), ("abc", false), ("東京", false),
    ("\u{A000}", false), ("é", false), ("😀", false),
  ])
  func hangulSyllablesAreDetected(text: String, isHangul: Bool) {
    #expect(NameVariants.isHangul(Array(text.utf8)[...]) == isHangul)
  }

  @Test func namesAreSortedIntoClassesOnce() throws {
    let list = try list([
      """
      {"id":1,"name":"Alpha","country":"DE","coord":{"lon":1,"lat":1},"names":{"other":\
      ["SEO","Alt","알파"],"de":"Deutsch","fr":"Gallica","it":"Deutsch","es":"Hispana",\
      "short":["LA"],"airports":["ICN"],"spelling":["Alfa"],"ja":"アルファ"}}
      """
    ])
    let place = try #require(list.places.first)
    let names = PlaceNames(of: place, in: list)
    func texts(_ names: [PlaceNames.Name]) -> [String] { names.map { list.string($0.text) } }
    #expect(list.string(names.hangul) == "알파")
    #expect(texts(names.main) == ["Alpha", "알파", "LA", "Alfa", "アルファ"])
    #expect(names.main.map(\.isShort) == [false, false, true, false, false])
    #expect(texts(names.codes) == ["ICN", "SEO"])
    #expect(texts(names.side) == ["Deutsch", "Gallica", "Hispana", "Alt"])
    let german = try #require(NameTag(language: "de")?.mask)
    let italian = try #require(NameTag(language: "it")?.mask)
    #expect(names.side.first?.mask == german | italian)
  }

  @Test func tagsOfTheScreenNameAreMain() {
    let main: [NameTag] = [.short, .spelling]
    let side: [NameTag] = [.airport, .other]
    #expect(main.allSatisfy(\.isMain) && !side.contains(where: \.isMain))
    #expect(NameTag(language: "ja")?.isMain == true && NameTag(language: "de")?.isMain == false)
  }

  @Test(
    arguments: [
      ("Gangnam", "강남구", false, .district), ("Daegu", "대구", false, .city),
      ("Seocho-gu", "", false, .district),
      ("Ab-gu", "", false, .city), ("Abc-gu", "", false, .district),
      ("Yeoui-dong", "", false, .district),
      ("Seocho", "", true, .district), ("Jongno", "종로구", true, .district),
      ("Banpo", "반포동", true, .town),
      ("Hongcheon", "홍천읍", true, .town), ("Paris", "파리", false, .city),
    ] as [(String, String, Bool, DistrictRule.Level)])
  func levelDependsOnTheEndingOfTheName(
    name: String, hangul: String, isDistrict: Bool, level: DistrictRule.Level
  ) throws {
    let list = try list([
      TestLists.entry(
        id: 1, name: name,
        extra: ",\"district\":\(isDistrict)"
      ).replacing("\"other\":[]", with: hangul.isEmpty ? "" : "\"ko\":\"\(hangul)\"")
    ])
    let place = try #require(list.places.first)
    #expect(DistrictRule.level(of: place, in: list) == level)
  }

  @Test(arguments: [(0, 0), (-5, 0), (1, 0), (2, 16), (1000, 159), (1024, 160), (1 << 20, 320)])
  func sixteenStepsDoubleAPopulation(count: Int, steps: Int) {
    #expect(PlaceWeight.steps(count) == steps)
  }

  /// A place's population, the number of its other names, its country, level, and effective
  /// population.
  @Test(
    arguments: [
      (14_999, 0, "US", .city, 14_999), (15_000, 0, "US", .city, 3750),
      (15_000, 2, "US", .city, 3750), (15_000, 3, "US", .city, 15_000),
      (15_000, 0, "KR", .city, 15_000), (100_000, 5, "US", .district, 5000),
      (100_000, 5, "KR", .town, 5000), (0, 0, "KR", .city, 30_000), (0, 0, "US", .city, 1000),
      (0, 0, "KR", .district, 10_000), (0, 0, "US", .town, 300),
    ] as [(Int, Int, String, DistrictRule.Level, Int)])
  func weightIsTheLogarithmOfTheEffectivePopulation(
    population: Int, names: Int, country: String, level: DistrictRule.Level, effective: Int
  ) {
    var place = CityList.Place()
    place.population = population
    place.others = 0..<names
    place.country = CountryCode.packed(country.utf8)
    #expect(PlaceWeight.of(place, level: level) == PlaceWeight.steps(effective))
    place.weight = 777_777
    #expect(PlaceWeight.of(place, level: level) == PlaceWeight.steps(777_777))
  }

  @Test(arguments: [
    ("New York", "New York"), ("SÃO PAULO", "Sao Paulo"), ("москва-река", "Москва Река"),
    ("5th avenue", "5th Avenue"), ("", ""),
  ])
  func usualSpellingHasCapitalsAndSpaces(text: String, usual: String) {
    let folded = FoldedText(text)
    let spelling = folded.bytes.withUnsafeBufferPointer { letters in
      ShownName.usualSpelling(of: letters) { folded.starts[$0] != 0 }
    }
    #expect(String(decoding: spelling, as: UTF8.self) == usual)
  }
}
