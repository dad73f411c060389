import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Records the issues that it receives.
final class Problems: Sendable {
  private let list = Mutex<[StorageIssue]>([])
  var recorded: [StorageIssue] { list.withLock { $0 } }
  var record: @Sendable (StorageIssue) -> Void {
    { problem in self.list.withLock { $0.append(problem) } }
  }
}

@Suite struct ForecastCacheStoreTests {
  private let folder: TemporaryFolder
  private let problems = Problems()
  private let cache: ForecastCache

  init() throws {
    folder = try TemporaryFolder()
    cache = ForecastCache.live(folder: folder("a/forecasts"), onIssue: problems.record)
  }

  private func report(_ id: String, provider: Provider = .openMeteo) -> Fetched<WeatherReport> {
    var place = seoul
    place.id = id
    var report = SampleProvider.report(for: place, now: testNow)
    report.provider = provider
    return report
  }

  private func file(_ id: String) -> String {
    "a/forecasts/" + (files.path(id, .openMeteo) as NSString).lastPathComponent
  }

  private var files: ForecastCacheStore {
    ForecastCacheStore(folder: folder("a/forecasts"), problems: IssueReporter { _ in })
  }

  @Test func savedReportIsLoadedUnchanged() {
    let report = report("geonames:1835848")
    cache.save(report)
    #expect(cache.load("geonames:1835848", .openMeteo) == report)
    #expect(problems.recorded.isEmpty)
  }

  @Test func pendingWarningsAreSavedAsFailed() {
    var report = report("a")
    report.alerts = nil
    report.warningsStatus = WarningsStatus(source: .kma)
    cache.save(report)
    #expect(
      cache.load("a", .openMeteo)?.warningsStatus
        == WarningsStatus(source: .kma, failedAt: report.fetchedAt))
  }

  @Test(arguments: [0.0, 900_000_000, 4_200_000_000, 250_000_000_000, -60_000_000_000])
  func wrongClockDoesNotDamageCachedReport(seconds: TimeInterval) {
    var report = report("a")
    report.fetchedAt = Date(timeIntervalSince1970: seconds)
    report.expiresAt = report.fetchedAt + 600
    report.current.time = report.fetchedAt
    cache.save(report)
    #expect(cache.load("a", .openMeteo) == report)
    #expect(problems.recorded.isEmpty)
  }

  @Test func summaryIsMergedIntoCachedFullReport() {
    let page = report("a")
    cache.save(page)
    var row = page
    row.detailLevel = .summary
    row.hourly = []
    row.fetchedAt = testNow + 600
    row.current.time = row.fetchedAt
    row.current.temperature = -40
    cache.save(row)
    let cached = cache.load("a", .openMeteo)
    #expect(cached?.hourly == page.hourly && cached?.detailLevel == .full)
    #expect(cached?.current.temperature == -40)
  }

  @Test func invalidReportDoesNotReplaceCachedOne() {
    let good = report("a")
    cache.save(good)
    var impossible = good
    impossible.hourly = Array(repeating: good.hourly[0], count: 1_001)
    cache.save(impossible)
    impossible = good
    impossible.fetchedAt = Date(timeIntervalSince1970: 1e15)
    cache.save(impossible)
    impossible = good
    impossible.current.time = Date(timeIntervalSince1970: 0)
    cache.save(impossible)
    #expect(cache.load("a", .openMeteo) == good)
    #expect(problems.recorded.isEmpty)
  }

  @Test(arguments: Quantity.all)
  func aValueOutsideItsRangeIsRefused(quantity: Quantity) throws {
    let good = report("a")
    #expect(good.checked() != nil)
    let beyond = quantity.range.upperBound + 1
    var damaged: [Fetched<WeatherReport>] = []
    if quantity.current != nil { damaged.append(with(good) { $0.current[quantity] = beyond }) }
    if quantity.hour != nil { damaged.append(with(good) { $0.hourly[1][quantity] = beyond }) }
    for value in quantity.days {
      damaged.append(with(good) { $0.daily[0][keyPath: value.path] = value.range.upperBound + 1 })
    }
    #expect(damaged.allSatisfy { $0.checked() == nil })
  }

  @Test func unsavedReportIsNotFound() {
    #expect(cache.load("geonames:1", .openMeteo) == nil)
    #expect(problems.recorded.isEmpty)
  }

  @Test func reportsAreCachedPerPlaceAndProvider() {
    cache.save(report("a"))
    cache.save(report("A", provider: .openWeather))
    #expect(cache.load("a", .openWeather) == nil)
    #expect(cache.load("A", .openMeteo) == nil)
    #expect(cache.load("A", .openWeather) != nil)
  }

  @Test func sampleReportIsNotCached() {
    cache.save(report("a", provider: .sample))
    #expect(folder.names().isEmpty)
  }

  @Test func filesAndFoldersHavePrivateModes() throws {
    cache.save(report("a"))
    #expect(try folder.mode(file("a")) == 0o600)
    #expect(try folder.mode("a/forecasts") == 0o700)
    #expect(try folder.mode("a") == 0o700)
    #expect(folder.names(in: "a/forecasts").count == 1)
  }

  @Test(arguments: [
    "../../etc/passwd", "/", "", ".", "서울 & 부산", "at:33.5312,-111.9426", "a\u{0}b", "A", "a",
    String(repeating: "x", count: 5000), String(repeating: "x", count: 4999) + "y",
  ])
  func identifiersMapToUniqueSafeFileNames(id: String) {
    let path = files.path(id, .openMeteo)
    let name = (path as NSString).lastPathComponent
    #expect(path == folder("a/forecasts") + "/" + name)
    #expect(name.utf8.count < 200)
    #expect(!name.hasPrefix("."))
    let report = report(id)
    cache.save(report)
    #expect(cache.load(id, .openMeteo) == report)
    #expect(cache.load(id + "'", .openMeteo) == nil)
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{\"version\":\(ForecastCacheStore.formatVersion)}",
    "{\"version\":\(ForecastCacheStore.formatVersion),\"report\":{}}", "\u{0}\u{0}",
  ])
  func damagedFileIsQuarantinedAndReportedOnce(contents: String) throws {
    try folder.write(contents, to: file("a"))
    #expect(cache.load("a", .openMeteo) == nil)
    #expect(cache.load("a", .openMeteo) == nil)
    let path = files.path("a", .openMeteo)
    #expect(problems.recorded == [.quarantine(path: path)])
    #expect(FileManager.default.fileExists(atPath: path + ".corrupt"))
    cache.save(report("a"))
    #expect(cache.load("a", .openMeteo) != nil)
  }

  @Test func truncatedFileIsNotLoaded() throws {
    let whole = report("a")
    cache.save(whole)
    let path = files.path("a", .openMeteo)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    for length in stride(from: 0, to: data.count - 1, by: 997) {
      try data.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(cache.load("a", .openMeteo) == nil)
    }
  }

  @Test func fileOfAnotherVersionIsIgnoredUntilOverwritten() throws {
    try folder.write(#"{"version":7,"report":"new shape"}"#, to: file("a"))
    #expect(cache.load("a", .openMeteo) == nil)
    #expect(problems.recorded.isEmpty)
    cache.save(report("a"))
    #expect(cache.load("a", .openMeteo) != nil)
    // It is also rejected if everything else matches this version.
    let path = files.path("a", .openMeteo)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let version = "\"version\":\(ForecastCacheStore.formatVersion)"
    #expect(text.contains(version))
    try folder.write(text.replacing(version, with: version + "1"), to: file("a"))
    #expect(cache.load("a", .openMeteo) == nil)
    #expect(problems.recorded.isEmpty)
  }

  @Test func reportOfAnotherPlaceIsNotLoaded() throws {
    cache.save(report("b"))
    try FileManager.default.moveItem(
      atPath: files.path("b", .openMeteo), toPath: files.path("a", .openMeteo))
    #expect(cache.load("a", .openMeteo) == nil)
  }

  @Test func folderOrPipeInPlaceOfFileIsNotRead() throws {
    let path = files.path("a", .openMeteo)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(cache.load("a", .openMeteo) == nil)
    #expect(problems.recorded == [.unreadable(path: path)])
    let pipe = files.path("p", .openMeteo)
    mkfifo(pipe, 0o600)
    #expect(cache.load("p", .openMeteo) == nil)
  }

  @Test func unwritableFolderIsReportedOnce() throws {
    try folder.write("in the way", to: "a")
    cache.save(report("a"))
    cache.save(report("a"))
    #expect(problems.recorded == [.unwritable(path: files.path("a", .openMeteo))])
  }

  @Test func oldestReportIsEvictedBeyondTheLimit() throws {
    var report = report("x")
    report.hourly = []
    for number in 0..<ForecastCacheStore.limit {
      report.place.id = "p\(number)"
      cache.save(report)
      let old = Date(timeIntervalSince1970: 1_700_000_000 + TimeInterval(number))
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: files.path(report.place.id, .openMeteo))
    }
    report.place.id = "new"
    cache.save(report)
    #expect(folder.names(in: "a/forecasts").count == ForecastCacheStore.limit)
    #expect(cache.load("p0", .openMeteo) == nil)
    #expect(cache.load("p1", .openMeteo) != nil)
    #expect(cache.load("new", .openMeteo) != nil)
  }
}
