import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct PathStatusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func fileModeIsReported() throws {
    try folder.write("x", to: "file")
    chmod(folder("file"), 0o640)
    let status = PathStatus(path: folder("file"))
    #expect(status.mode == 0o640 && status.isWritable)
  }

  @Test func missingPathIsWritableIfItCanBeCreated() {
    let missing = PathStatus(path: folder("a/b/c"))
    #expect(missing.mode == nil && missing.isWritable)
  }

  @Test func pathBelowAFileIsNotWritable() throws {
    try folder.write("x", to: "file")
    #expect(!PathStatus(path: folder("file/a/b")).isWritable)
  }

  @Test func cachedReportsAreCounted() throws {
    try folder.write("12345", to: "forecasts/a.json")
    try folder.write("678", to: "forecasts/b.json")
    try folder.write("", to: "forecasts/folder/c.json")
    try FileManager.default.setAttributes(
      [.modificationDate: Foundation.Date(timeIntervalSince1970: 1000)],
      ofItemAtPath: folder("forecasts/a.json"))
    let cache = CacheSummary(folder: folder("forecasts"))
    #expect(cache.count == 2 && cache.bytes == 8)
    #expect(cache.oldest == Date(timeIntervalSince1970: 1000))
    #expect((cache.newest ?? .distantPast) > Date(timeIntervalSince1970: 1000))
  }

  @Test func missingFolderHasNoCachedReports() {
    let cache = CacheSummary(folder: folder("nowhere"))
    #expect(cache.count == 0 && cache.bytes == 0 && cache.newest == nil)
  }
}
