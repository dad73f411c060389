import Foundation
import Glibc
import TestSupport
import Testing

@testable import CitySearch

/// Truncated, corrupted, empty or malicious files lead to an error or a rebuild, never to a crash.
struct DamageTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }
  private var list: String { folder + "/list.json" }
  private var cache: String { folder + "/cache" }
  private var file: String { cache + "/" + IndexStore.fileName }

  init() throws { temporary = try TemporaryFolder() }

  private static let sample = TestLists.json(Array(TestLists.lines.prefix(40)))

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: list))
  }

  private func open() throws -> CityIndex {
    try CityIndex.open(listAt: list, cacheDirectory: cache)
  }

  /// Uses every function of an index.
  private func exercise(_ index: CityIndex) {
    for query in ["a", "an", "san", "lond", "서ㅇ", "ㅅㅇ", "x y z", "barcelnoa", "al us", "tjdnf"] {
      _ = index.search(query, limit: 20, context: SearchContext(homeCountry: "KR"))
    }
    _ = index.nearest(toLatitude: 1, longitude: 2, limit: 3)
    _ = index.within(south: -90, west: -180, north: 90, east: 180, limit: 5)
    _ = index.largest(inTimeZone: "Asia/Seoul")
    _ = index.city(id: 1_835_848).map { index.names(ofCity: $0.id) }
    index.prefetchPages()
    index.evictPages()
  }

  @Test func indexIsBuiltOnceAndReadableOnlyByItsOwner() throws {
    try write(Self.sample)
    var steps = 0
    _ = try CityIndex.open(listAt: list, cacheDirectory: cache) { _ in steps += 1 }
    #expect(steps > 0)
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache)?.count == 40)
    steps = 0
    _ = try CityIndex.open(listAt: list, cacheDirectory: cache) { _ in steps += 1 }
    #expect(steps == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let folderAttributes = try FileManager.default.attributesOfItem(atPath: cache)
    #expect(folderAttributes[.posixPermissions] as? Int == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == [IndexStore.fileName])
  }

  /// Simulates `cp` overwriting the file, and an installation that stops halfway.
  @Test(arguments: [0.0, 0.3, 0.5, 0.9])
  func truncatingAMappedIndexDoesNotCrash(rest: Double) throws {
    try write(TestLists.json(Array(TestLists.lines.prefix(2_000))))
    let index = try open()
    #expect(!index.isDamaged)
    let size = try Data(contentsOf: URL(filePath: file)).count
    index.evictPages()
    #expect(truncate(file, Int(Double(size) * rest)) == 0)
    for _ in 1...3 { exercise(index) }
    #expect(index.isDamaged)
    // A complete replacement is detected.
    let whole = try open()
    exercise(whole)
    #expect(!whole.isDamaged && whole.count > 1_000)
  }

  /// Overwrites part of the index without changing its size.
  private func damage() throws {
    var bytes = try Data(contentsOf: URL(filePath: file))
    bytes[bytes.count - 9] ^= 0x40
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.write(contentsOf: bytes)
    try handle.close()
  }

  /// Marks the index as verified, as if a day had passed since it was written.
  private func remember() throws {
    let bytes = try #require(IndexBytes(mapping: file))
    let whole = bytes.bytes.loadUnaligned(
      fromByteOffset: 8 * IndexFormat.Word.checksum.rawValue, as: UInt64.self)
    try CheckedFile(cacheDirectory: cache).record(
      #require(bytes.identity), list: #require(FileIdentity(path: list)),
      checksum: UInt64(littleEndian: whole), now: .max)
  }

  @Test func verifiedIndexSkipsTheChecksum() throws {
    try write(Self.sample)
    _ = try open()
    // The mark is wrong here, which only reading the file could reveal.
    try damage()
    try remember()
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache)?.count == 40)
    try write(Self.sample)
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache) == nil)
  }

  @Test func indexModifiedAfterVerificationIsChecksummedAgain() throws {
    try write(Self.sample)
    _ = try open()
    try remember()
    try damage()
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache) == nil)
    #expect(CityIndex.openOutdated(cacheDirectory: cache) == nil)
  }

  @Test func justWrittenIndexIsNotRecordedAsVerified() throws {
    try write(Self.sample)
    _ = try open()
    let index = try #require(FileIdentity(path: file))
    let source = try #require(FileIdentity(path: list))
    let known = CheckedFile(cacheDirectory: cache)
    let soonest = index.changed + 2_000_000_000
    known.record(index, list: source, checksum: 1, now: soonest)
    #expect(known.checksum(of: index, list: source) == nil)
    known.record(index, list: source, checksum: 1, now: soonest + 1)
    #expect(known.checksum(of: index, list: source) == 1)
    #expect(known.checksum(of: source, list: index) == nil)
    try Data([1, 2, 3]).write(to: URL(filePath: cache + "/cities.checked"))
    #expect(known.checksum(of: index, list: source) == nil)
  }

  @Test func indexOfAnotherFormatVersionIsRejected() throws {
    try write(Self.sample)
    _ = try open()
    var bytes = try Array(Data(contentsOf: URL(filePath: file)))
    for isOther in [false, true] {
      bytes[8 * IndexFormat.Word.version.rawValue] += isOther ? 1 : 0
      let sum = bytes.withUnsafeBytes(IndexChecksum.of)
      bytes.withUnsafeMutableBytes {
        $0.storeBytes(
          of: sum.littleEndian, toByteOffset: 8 * IndexFormat.Word.checksum.rawValue,
          as: UInt64.self)
      }
      #expect((IndexTable(IndexBytes(copying: bytes)) == nil) == isOther)
    }
  }

  @Test func indexIsRebuiltIfTheListChangesButNotIfTouched() throws {
    try write(Self.sample)
    _ = try open()
    let future = Date(timeIntervalSinceNow: 100)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: list)
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache) != nil)
    // A change that keeps the size.
    try write(Self.sample.replacing("\"id\":", with: "\"Id\":"))
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache) == nil)
    try write(TestLists.json(Array(TestLists.lines.prefix(30))))
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache) == nil)
    #expect(CityIndex.openOutdated(cacheDirectory: cache)?.count == 40)
    #expect(try open().count == 30)
  }

  @Test func corruptIndexIsRejectedAndRebuilt() throws {
    try write(Self.sample)
    _ = try open()
    let good = try Data(contentsOf: URL(filePath: file))
    var random = SeededGenerator(seed: 7)
    for round in 0..<400 {
      var bad = good
      switch round % 4 {
      case 0: bad = good.prefix(Int.random(in: 0..<good.count, using: &random))
      case 1:
        let place = Int.random(in: 0..<good.count, using: &random)
        bad[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bad.append(contentsOf: [UInt8](repeating: 0, count: 8))
      default:
        let start = Int.random(in: 0..<good.count - 64, using: &random)
        bad.replaceSubrange(start..<start + 64, with: [UInt8](repeating: 0xA5, count: 64))
      }
      try bad.write(to: URL(filePath: file))
      #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache) == nil, "round \(round)")
    }
    #expect(try open().count == 40)
    #expect(try Data(contentsOf: URL(filePath: file)) == good)
  }

  @Test func forgedIndexWithValidChecksumIsReadWithinBounds() throws {
    try write(Self.sample)
    _ = try open()
    let good = [UInt8](try Data(contentsOf: URL(filePath: file)))
    var random = SeededGenerator(seed: 11)
    let header = IndexFormat.fixedWords * 8
    for round in 0..<600 {
      var bad = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        // Corrupts four-byte words in the table of sections or anywhere after it.
        let range = round % 2 == 0 ? header..<IndexFormat.headerSize : header..<bad.count
        let place = Int.random(in: range, using: &random) & ~3
        let value: UInt32 =
          [
            0, 1, 0xFFFF_FFFF, 0x8000_0000, 0x7FFF_FFFF,
            UInt32.random(in: 0...9999, using: &random),
          ]
          .randomElement(using: &random) ?? 0
        withUnsafeBytes(of: value) { bad.replaceSubrange(place..<place + 4, with: $0) }
      }
      let checksum = bad.withUnsafeBytes { IndexChecksum.of($0) }
      withUnsafeBytes(of: checksum) {
        let place = IndexFormat.Word.checksum.rawValue * 8
        bad.replaceSubrange(place..<place + 8, with: $0)
      }
      guard let table = IndexTable(IndexBytes(copying: bad)) else { continue }
      exercise(CityIndex(table: table))
    }
  }

  @Test func missingOrMalformedListThrows() throws {
    #expect(throws: CityListError.self) { try open() }
    for text in ["", " \n", "{}", "[]", "[", "null", "no list", "[1,2,3]", "\u{0}"] {
      try write(text)
      #expect(throws: CityListError.self, "\(text)") { try open() }
    }
    #expect(throws: CityListError.self) {
      try CityIndex.open(listAt: folder, cacheDirectory: cache)
    }
  }

  @Test func unwritableCacheFolderKeepsIndexInMemory() throws {
    try write(Self.sample)
    let index = try CityIndex.open(listAt: list, cacheDirectory: "/dev/null/nowhere")
    #expect(index.count == 40)
    exercise(index)
  }

  @Test func corruptListsFailOrYieldAUsableIndex() throws {
    var random = SeededGenerator(seed: 3)
    let good = Array(Self.sample.utf8.prefix(6000))
    for round in 0..<300 {
      var bad = good
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bad.count, using: &random)
        switch round % 3 {
        case 0: bad[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bad.removeSubrange(place..<min(bad.count, place + 20))
        default:
          let junk: [[UInt8]] = [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
            Array("\\ud800".utf8),
            Array("{[[[[[[[[[[[[[[[[[[[[[[".utf8), Array("1e999".utf8), Array("\u{202E}\u{0}".utf8),
            Array("-99999999999999999999999".utf8), Array("\\u0000\\".utf8), Array("\"".utf8),
          ]
          bad.insert(contentsOf: junk.randomElement(using: &random) ?? [], at: place)
        }
      }
      let list = try? bad.withUnsafeBytes { try CityListReader.read($0) { _ in } }
      guard let list else { continue }
      let stamp = ListStamp(size: 1, modified: 1, hash: 1)
      let bytes = IndexBuilder.build(list, stamp: stamp) { _ in }
      let table = try #require(IndexTable(IndexBytes(copying: bytes)))
      exercise(CityIndex(table: table))
    }
  }

  @Test func namesAreSanitizedWhenIndexed() throws {
    let entry = TestLists.entry(
      id: 5, name: "A\\u202eB\\u0007C\\u200b", names: ["\\u001b[2J", "x\\ud800y", "e\u{301}"])
    try write(TestLists.json([entry]))
    let index = try open()
    #expect(index.city(id: 5)?.name == "ABC")
    #expect(index.names(ofCity: 5) == ["[2J", "xy", "\u{E9}"])
  }

  @Test(.timeLimit(.minutes(10)))
  func openingAPipeInsteadOfAFileDoesNotBlock() throws {
    #expect(mkfifo(list, 0o600) == 0)
    #expect(throws: CityListError.unreadable(path: list, reason: "not a regular file")) {
      try open()
    }
    #expect(throws: CityListError.unreadable(path: list, reason: "not a regular file")) {
      try CityListImport.run(list, to: folder + "/imported.json", cacheDirectory: cache)
    }
    unlink(list)
    try write(Self.sample)
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    #expect(mkfifo(file, 0o600) == 0)
    #expect(CityIndex.openExisting(listAt: list, cacheDirectory: cache) == nil)
    #expect(try open().count == 40)
  }
}
