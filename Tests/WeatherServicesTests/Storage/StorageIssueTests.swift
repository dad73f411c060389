import Files
import Foundation
import Glibc
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct StorageIssueTests {
  private let folder: TemporaryFolder
  private let problems = Problems()
  private let cache: ForecastCache

  init() throws {
    folder = try TemporaryFolder()
    cache = ForecastCache.live(folder: folder("forecasts"), onIssue: problems.record)
  }

  private static let report: Fetched<WeatherReport> = {
    var report = SampleProvider.report(for: seoul, now: testNow)
    report.provider = .openMeteo
    report.expiresAt = testNow
    return report
  }()

  private var path: String {
    ForecastCacheStore(folder: folder("forecasts"), problems: IssueReporter { _ in })
      .path(seoul.id, .openMeteo)
  }

  /// Changes the cached report as JSON.
  private func damage(_ change: (inout [String: Any]) -> Void) throws {
    cache.save(Self.report)
    let file = URL(filePath: path)
    var cached = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    var report = try #require(cached["report"] as? [String: Any])
    change(&report)
    cached["report"] = report
    try JSONSerialization.data(withJSONObject: cached).write(to: file)
  }

  private func expectSetAside(_ location: SourceLocation = #_sourceLocation) {
    #expect(cache.load(seoul.id, .openMeteo) == nil, sourceLocation: location)
    #expect(problems.recorded == [.quarantine(path: path)], sourceLocation: location)
    #expect(FileManager.default.fileExists(atPath: path + ".corrupt"), sourceLocation: location)
  }

  // MARK: - Malicious contents

  @Test func validReportIsLoaded() throws {
    try damage { _ in }
    #expect(cache.load(seoul.id, .openMeteo) != nil)
    #expect(problems.recorded.isEmpty)
  }

  @Test(
    arguments: ["fetchedAt", "expiresAt"], [1e300, -1e300, 1e18, -1e12, 9_007_199_254_740_992])
  func impossibleTimeQuarantinesReport(field: String, number: Double) throws {
    try damage { $0[field] = number }
    expectSetAside()
  }

  @Test(arguments: [0, -1, 25, Int.max, Int.min])
  func impossibleStepQuarantinesReport(hours: Int) throws {
    try damage { $0["stepHours"] = hours }
    expectSetAside()
  }

  @Test(arguments: [Int.max, Int.min, 50_401])
  func impossibleUTCOffsetQuarantinesReport(offset: Int) throws {
    try damage { $0["timeZone"] = ["fixedOffset": offset] }
    expectSetAside()
  }

  @Test(arguments: ["temperature", "humidity", "pressure", "windSpeed", "windDirection", "uvIndex"])
  func impossibleCurrentValueQuarantinesReport(field: String) throws {
    try damage { report in
      var current = report["current"] as? [String: Any] ?? [:]
      current[field] = 1e308
      report["current"] = current
    }
    expectSetAside()
  }

  /// Hours are stored as one line of text per value, days as objects.
  @Test(arguments: ["precipitation", "precipitationProbability"], ["\":\"", "\":"])
  func impossibleHourOrDayQuarantinesReport(field: String, opening: String) throws {
    cache.save(Self.report)
    let file = URL(filePath: path)
    var text = try String(contentsOf: file, encoding: .utf8)
    let days = try #require(text.range(of: "\"daily\":["))
    let start = opening.hasSuffix("\"") ? text.startIndex : days.upperBound
    let value = try #require(
      text.range(of: "\"\(field)\(opening)", range: start..<text.endIndex)?.upperBound)
    let end = try #require(text[value...].firstIndex { $0 == "," || $0 == "}" })
    text.replaceSubrange(value..<end, with: "-9e99")
    try Data(text.utf8).write(to: file)
    #expect(cache.load(seoul.id, .openMeteo) == nil)
    expectSetAside()
  }

  @Test(arguments: [(91.0, 0.0), (0, 181), (1e308, 1e308), (-90.1, 0)])
  func invalidCoordinateQuarantinesReport(latitude: Double, longitude: Double) throws {
    try damage { report in
      var place = report["place"] as? [String: Any] ?? [:]
      place["coordinate"] = ["latitude": latitude, "longitude": longitude]
      report["place"] = place
    }
    expectSetAside()
  }

  @Test func controlCharactersAreRemovedFromTexts() throws {
    try damage { report in
      var place = report["place"] as? [String: Any] ?? [:]
      place["name"] = "Seo\u{1B}[2Jul\u{202E}\u{0}"
      report["place"] = place
      report["alerts"] = [["event": "Wind\u{1B}]0;x\u{7}"]]
    }
    let report = try #require(cache.load(seoul.id, .openMeteo))
    #expect(report.place.name == "Seo[2Jul")
    #expect(report.alerts?.map(\.event) == ["Wind]0;x"])
  }

  @Test(arguments: [
    String(repeating: "[", count: 200_000),
    String(repeating: #"{"report":"#, count: 100_000),
    #"{"version":3,"report":"# + String(repeating: "[", count: 60_000)
      + String(repeating: "]", count: 60_000) + "}",
    #"{"version":NaN}"#, #"{"version":1e999,"report":{}}"#,
    #"{"version":123456789012345678901234567890}"#, "\u{FEFF}{}", "\"\\ud800\"",
    String(repeating: "\u{0}", count: 4_096),
  ])
  func hostileJSONIsQuarantined(text: String) throws {
    try folder.write(text, to: "forecasts/" + (path as NSString).lastPathComponent)
    expectSetAside()
    try folder.write(text, to: "state.json")
    let file = StateFile(path: folder("state.json"))
    #expect(file.load() == PersistedState())
    #expect(folder.names().contains("state.json.corrupt"))
  }

  @Test func oversizedFileIsNotRead() throws {
    cache.save(Self.report)
    truncate(path, 64 << 20)
    #expect(cache.load(seoul.id, .openMeteo) == nil)
    #expect(problems.recorded == [.tooLarge(path: path)])
  }

  @Test func invalidPersistedPlacesAreDropped() throws {
    let good = #"{"id":"a","name":"A","coordinate":{"latitude":1,"longitude":2}}"#
    let bad = #"{"id":"b","name":"B","coordinate":{"latitude":1e300,"longitude":2}}"#
    try folder.write(
      #"{"version":1,"lastPlace":\#(bad),"favourites":[\#(bad),\#(good)],"recents":[\#(good)]}"#,
      to: "state.json")
    let state = StateFile(path: folder("state.json")).load()
    #expect(state.lastPlace == nil)
    #expect(state.favourites.map(\.id) == ["a"])
    #expect(state.recents.map(\.id) == ["a"])
  }

  // MARK: - Files and folders that cannot be used

  /// Creates files that contain the number 1, with modes that let any user read and write them.
  private func numberedFiles() throws {
    _ = try StorageWriter("count", folder.path).killed(afterLines: 1)
    for name in ["state.json", "state.json.lock"] { chmod(folder(name), 0o666) }
    for name in folder.names(in: "forecasts") { chmod(folder("forecasts/\(name)"), 0o666) }
    chmod(folder("forecasts"), 0o777)
    chmod(folder.path, 0o777)
  }

  @Test func unreadableFilesAreReportedAndUnchanged() throws {
    try numberedFiles()
    let report = try #require(folder.names(in: "forecasts").first { !$0.hasPrefix(".") })
    let before = try Data(contentsOf: URL(filePath: folder("state.json")))
    for name in ["state.json", "forecasts/\(report)"] { chmod(folder(name), 0) }
    let said = try StorageWriter("check", folder.path).finished()
    #expect(
      said == [
        "problem unreadable state.json", "state 0", "problem unreadable \(report)", "report 0",
      ])
    for name in ["state.json", "forecasts/\(report)"] { chmod(folder(name), 0o600) }
    #expect(try Data(contentsOf: URL(filePath: folder("state.json"))) == before)
  }

  @Test func readOnlyFolderIsReadAndReportedUnwritable() throws {
    try numberedFiles()
    let report = try #require(folder.names(in: "forecasts").first { !$0.hasPrefix(".") })
    chmod(folder("forecasts"), 0o555)
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let number = StateFile(path: folder("state.json")).load().lastPlace?.population ?? 0
    let said = try StorageWriter("check", folder.path).finished()
    #expect(
      said == [
        "state \(number)", "report \(number)", "problem unwritable state.json",
        "problem unwritable \(report)",
      ])
    #expect(StateFile(path: folder("state.json")).load().lastPlace?.population == number)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root may mount a small disk to fill"))
  func fullDiskIsReportedOnceAndPreservesData() throws {
    let disk = try SmallDisk(at: folder("disk"), kilobytes: 256)
    defer { disk.unmount() }
    let cache = ForecastCache.live(folder: folder("disk/forecasts"), onIssue: problems.record)
    let file = StateFile(path: folder("disk/state.json"), onIssue: problems.record)
    cache.save(Self.report)
    file.update { $0.choices[.language] = "ko" }
    #expect(problems.recorded.isEmpty)

    try disk.fill()
    var newer = Self.report
    newer.current.temperature = -40
    for _ in 0..<3 {
      cache.save(newer)
      file.update { $0.choices[.language] = "en" }
    }
    #expect(cache.load(seoul.id, .openMeteo) == Self.report)
    #expect(file.load().choices[.language] == "ko")
    #expect(problems.recorded.count == 2)
    #expect(
      problems.recorded.allSatisfy { if case .unwritable = $0 { true } else { false } })
    #expect(folder.names(in: "disk/forecasts").count == 1)

    try disk.makeRoom()
    cache.save(newer)
    #expect(cache.load(seoul.id, .openMeteo)?.current.temperature == -40)
  }
}

/// A disk in memory that can be filled.
private struct SmallDisk {
  let path: String

  /// Whether disks can be mounted here: root can, but not in every container.
  static let isPossible: Bool = {
    guard getuid() == 0, let folder = try? TemporaryFolder(),
      let disk = try? SmallDisk(at: folder("try"), kilobytes: 64)
    else { return false }
    disk.unmount()
    return true
  }()

  init(at path: String, kilobytes: Int) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else { throw FileError.last }
  }

  func fill() throws {
    let descriptor = open(path + "/filler", O_WRONLY | O_CREAT, 0o600)
    guard descriptor >= 0 else { throw FileError.last }
    let block = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, block, block.count) > 0 {}
    close(descriptor)
  }

  func makeRoom() throws { try FileManager.default.removeItem(atPath: path + "/filler") }

  func unmount() { umount2(path, CInt(MNT_DETACH)) }
}
