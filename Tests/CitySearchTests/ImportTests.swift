import Foundation
import TestSupport
import Testing

@testable import CitySearch

struct ImportTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }
  private var list: String { folder + "/data/cities.json" }

  init() throws { temporary = try TemporaryFolder() }

  private func run(_ text: String, name: String = "new") throws -> CityListImport.Summary {
    let path = folder + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return try CityListImport.run(path, to: list, cacheDirectory: folder + "/cache")
  }

  private func index() throws -> CityIndex {
    try CityIndex.open(listAt: list, cacheDirectory: folder + "/cache")
  }

  private static let openWeather = """
    [
        {
            "id": 833,
            "name": "Ḩeşār-e Sefīd",
            "state": "",
            "country": "IR",
            "coord": { "lon": 47.159401, "lat": 34.330502 }
        },
        {
            "id": 5128581, "name": "New York City", "state": "NY", "country": "US",
            "coord": { "lon": -74.005966, "lat": 40.714272 }
        },
        { "id": 7, "name": "Broken", "coord": { "lon": , "lat": 1 } },
        { "id": 8, "name": "Nowhere", "country": "KR", "coord": { "lon": 500, "lat": 1 } },
        { "id": 833, "name": "Twice", "country": "IR", "coord": { "lon": 1, "lat": 1 } },
        { "id": 834, "name": "HESAR-E SEFID", "country": "IR", "coord": { "lon": 47.1594, "lat": 34.3305 } },
        { "id": 9, "name": "\\u200b", "country": "KR", "coord": { "lon": 5, "lat": 1 } },
        { "id": 0, "name": "No Number", "country": "KR", "coord": { "lon": 5, "lat": 1 } },
        { "id": 1835848, "name": "Seoul", "state": "", "country": "KR",
          "coord": { "lon": 126.9784, "lat": 37.566 }, "langs": [ { "ko": "서울" }, { "link": "http://x" } ] }
    ]
    """

  @Test func openWeatherListIsImportedAndSkippedEntriesReported() throws {
    let summary = try run(Self.openWeather)
    #expect(summary.places == 3)
    #expect(
      summary.droppedByCause == [
        .unreadable: 1, .badCoordinates: 1, .duplicate: 2, .noName: 1, .noIdentifier: 1,
      ])
    #expect(summary.dropped.first == .init(line: 13, record: 3, cause: .unreadable))
    #expect(summary.dropped.map(\.line) == [13, 14, 15, 16, 17, 18])
    let index = try index()
    #expect(index.count == 3)
    #expect(index.search("서울", limit: 1).matches.first?.city.id == 1_835_848)
    #expect(index.search("new york ny", limit: 1).matches.first?.city.id == 5_128_581)
    #expect(index.search("new york new york", limit: 1).matches.first?.city.id == 5_128_581)
    #expect(index.search("hesar e sefid", limit: 1).matches.first?.city.id == 833)
    #expect(index.city(id: 833)?.longitude == 47.1594)
  }

  /// Writes a list and a compressed copy beside it.
  private func compress(_ text: String, to path: String, by tool: String = "gzip") throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool, "-kf", path]
    try process.run()
    process.waitUntilExit()
  }

  @Test(arguments: [("gzip", ".gz"), ("xz", ".xz")])
  func compressedListsAreImportedAndTruncatedOnesRejected(tool: String, suffix: String) throws {
    let plain = folder + "/list.json"
    try compress(Self.openWeather, to: plain, by: tool)
    let packed = plain + suffix
    let summary = try CityListImport.run(packed, to: list, cacheDirectory: folder + "/cache")
    #expect(summary.places == 3)
    // A list is also used where it lies.
    let counts = try [plain, packed].map { path in
      try CityIndex.open(listAt: path, cacheDirectory: folder + "/cache of " + tool).count
    }
    #expect(counts[0] > 0 && counts[1] == counts[0])
    let whole = try Data(contentsOf: URL(filePath: packed))
    for count in [whole.count / 2, whole.count - 6, 12] {
      try whole.prefix(count).write(to: URL(filePath: packed))
      #expect(throws: CityListError.self) {
        try CityListImport.run(packed, to: list, cacheDirectory: folder + "/cache")
      }
    }
    #expect(try index().count == 3)
  }

  @Test func geoNamesDumpsAreImported() throws {
    func line(_ id: String, _ name: String, _ others: String, feature: String, code: String)
      -> String
    {
      [
        id, name, name, others, "37.5", "127.0", feature, code, "KR", "", "11", "", "", "", "12345",
        "",
        "30", "Asia/Seoul", "2024-01-01",
      ].joined(separator: "\t")
    }
    // The lines are numbered from the beginning of the file.
    let summary = try run(
      "\n\n"
        + [
          line("1", "Alpha", "알파,Alfa", feature: "P", code: "PPL"),
          line("2", "Mount", "", feature: "T", code: "MT"), "short\tline", "",
          line("x", "Bad", "", feature: "P", code: "PPL"),
          line("3", "Alphaville", "", feature: "P", code: "PPLX"),
          line("4", "Alphabet", "", feature: "P", code: "PPL"),
        ].joined(separator: "\n"), name: "KR.txt")
    #expect(summary.places == 3)
    #expect(summary.dropped.map(\.line) == [4, 5, 7])
    #expect(summary.dropped.map(\.cause) == [.notAPlace, .wrongColumns, .noIdentifier])
    let index = try index()
    #expect(index.search("alpha", limit: 3).matches.map(\.city.id) == [1, 4, 3])
    #expect(index.search("알ㅍ", limit: 3).matches.first?.city.hangulName == "알파")
    #expect(index.city(id: 1)?.timeZone == "Asia/Seoul")
  }

  @Test func truncatedListIsRejectedAndTheOldOnePreserved() throws {
    _ = try run(Self.openWeather)
    let before = try Data(contentsOf: URL(filePath: list))
    let whole = TestLists.json(Array(TestLists.lines.prefix(40)))
    for share in [0.2, 0.5, 0.9, 0.999] {
      let cut = String(
        decoding: whole.utf8.prefix(Int(Double(whole.utf8.count) * share)), as: UTF8.self)
      #expect(throws: CityListError.incomplete) { try run(cut) }
    }
    let line = (["9", "Name", "Name", "", "1", "1", "P"] + Array(repeating: "1", count: 12)).joined(
      separator: "\t")
    #expect(throws: CityListError.incomplete) { try run(line + "\n" + line.prefix(12)) }
    #expect(try Data(contentsOf: URL(filePath: list)) == before)
  }

  @Test func utf8ByteOrderMarkIsSkippedAndUTF16Rejected() throws {
    #expect(try run("\u{FEFF}" + Self.openWeather).places == 3)
    let line = (["9", "Nom", "Nom", "", "1", "1", "P"] + Array(repeating: "", count: 12))
      .joined(separator: "\t")
    #expect(try run("\u{FEFF}" + line).droppedCount == 0)
    let path = folder + "/utf16.json"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      try #require(Self.openWeather.data(using: encoding)).write(to: URL(filePath: path))
      #expect(throws: CityListError.utf16) {
        try CityListImport.run(path, to: list, cacheDirectory: folder + "/cache")
      }
    }
  }

  @Test func errorsInASingleLineListReportTheEntryNumber() throws {
    let text =
      #"[{"id":1,"name":"A","coord":{"lon":1,"lat":1}},{"id":2,"name":,},{"id":3,"name":"B","coord":{"lon":9,"lat":1}}]"#
    let summary = try run(text)
    #expect(summary.isOneLine)
    #expect(summary.dropped.map(\.record) == [2])
    #expect(try !run(Self.openWeather).isOneLine)
  }

  @Test func importedPlacesAreCompletedFromTheBundledList() throws {
    let path = folder + "/known.json"
    let text = """
      [{"id":1835848,"name":"Seoul","country":"KR","coord":{"lon":126.9784,"lat":37.566}},
       {"id":4,"name":"Nowhere","country":"KR","coord":{"lon":126,"lat":37}}]
      """
    try Data(text.utf8).write(to: URL(filePath: path))
    _ = try CityListImport.run(
      path, to: list, cacheDirectory: folder + "/cache", knownListAt: TestLists.shipped)
    let seoul = try #require(index().city(id: 1_835_848))
    #expect(seoul.population > 9_000_000)
    #expect(seoul.timeZone == "Asia/Seoul")
    #expect(seoul.hangulName == "서울")
    #expect(seoul.state == "Seoul")
    #expect(try index().search("ソウル", limit: 1).matches.first?.city.id == 1_835_848)
    #expect(try index().city(id: 4)?.population == 0)
  }

  @Test func divisionCodesAreReplacedByNames() throws {
    func line(_ id: Int, _ name: String, _ division: String) -> String {
      [
        "\(id)", name, name, "", "37.5", "127.0", "P", "PPL", "KR", "", division, "", "", "", "1",
        "", "", "",
      ]
      .joined(separator: "\t")
    }
    let path = folder + "/KR.txt"
    let text = [
      line(1_835_553, "Suwon", "13"), line(77, "Elsewhere", "13"), line(78, "Lost", "99"),
    ]
    try Data(text.joined(separator: "\n").utf8).write(to: URL(filePath: path))
    _ = try CityListImport.run(
      path, to: list, cacheDirectory: folder + "/cache", knownListAt: TestLists.shipped)
    #expect(try index().city(id: 1_835_553)?.state == "Gyeonggi-do")
    #expect(try index().city(id: 77)?.state == "Gyeonggi-do")
    #expect(try index().city(id: 78)?.state == "")
  }

  @Test func indexBesideTheListIsUsedOnlyIfItMatches() throws {
    let path = folder + "/own.json"
    try Data(TestLists.json(Array(TestLists.lines.prefix(20))).utf8).write(to: URL(filePath: path))
    let cache = folder + "/no-cache"
    #expect(CityIndex.openExisting(listAt: path, cacheDirectory: cache) == nil)
    try CityIndex.buildBesideList(at: path)
    #expect(CityIndex.openExisting(listAt: path, cacheDirectory: cache)?.count == 20)
    try Data(TestLists.json(Array(TestLists.lines.prefix(30))).utf8).write(to: URL(filePath: path))
    #expect(CityIndex.openExisting(listAt: path, cacheDirectory: cache) == nil)
    #expect(try CityIndex.open(listAt: path, cacheDirectory: cache).count == 30)
  }

  @Test func compressedListHasItsOwnIndex() throws {
    let path = folder + "/installed.json"
    let packed = path + ".gz"
    let cache = folder + "/cache"
    try compress(TestLists.json(Array(TestLists.lines.prefix(20))), to: path)
    try CityIndex.buildBesideList(at: packed)
    #expect(CityIndex.openExisting(listAt: packed, cacheDirectory: cache)?.count == 20)
    // Another list, and a missing index.
    try compress(TestLists.json(Array(TestLists.lines.prefix(30))), to: path)
    #expect(CityIndex.openExisting(listAt: packed, cacheDirectory: cache) == nil)
    #expect(try CityIndex.open(listAt: packed, cacheDirectory: cache).count == 30)
    try FileManager.default.removeItem(atPath: folder + "/cities.index")
    #expect(CityIndex.openExisting(listAt: packed, cacheDirectory: cache)?.count == 30)
    // A truncated index.
    let bytes = try Data(contentsOf: URL(filePath: packed))
    try bytes.prefix(bytes.count / 2).write(to: URL(filePath: packed))
    #expect(throws: CityListError.damagedArchive) {
      try CityIndex.open(listAt: packed, cacheDirectory: cache)
    }
  }

  @Test func failedImportPreservesTheOldList() throws {
    _ = try run(Self.openWeather)
    let before = try Data(contentsOf: URL(filePath: list))
    for text in ["", "[]", "nonsense", "[{\"id\":1}]", "a\tb\n"] {
      #expect(throws: CityListError.self, "\(text)") { try run(text) }
    }
    #expect(throws: CityListError.self) {
      try CityListImport.run(folder + "/missing", to: list, cacheDirectory: folder)
    }
    #expect(try Data(contentsOf: URL(filePath: list)) == before)
    #expect(try index().count == 3)
  }

  @Test func bundledListRoundTripsThroughImport() throws {
    let sample = Array(TestLists.lines.prefix(200))
    let summary = try run(TestLists.json(sample))
    #expect(summary.places == 200)
    #expect(summary.droppedCount == 0)
    let direct = try TestLists.index(of: TestLists.json(sample))
    let imported = try index()
    for rank in 0..<direct.count {
      let city = direct.city(atRank: rank)
      #expect(imported.city(atRank: rank) == city)
      #expect(imported.names(ofCity: city.id) == direct.names(ofCity: city.id))
    }
  }
}
