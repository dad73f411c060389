import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct RadarCacheStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var store: RadarCacheStore {
    RadarCacheStore(path: folder("radar.json"), issues: IssueReporter { _ in })
  }

  private func window(_ number: Int) throws -> RadarWindow {
    try #require(RadarWindow(top: 10 * number, left: 0, bottom: 10 * number + 9, right: 9))
  }

  private func save(_ number: Int, at seconds: TimeInterval, _ body: String) throws {
    store.store(.init(window: try window(number), receivedAt: testNow + seconds, body: body))
  }

  private func body(_ number: Int) throws -> String? { store.entry(try window(number))?.body }

  @Test func responsesOfThreeSectionsAreKept() throws {
    for number in 0..<3 { try save(number, at: Double(number), "\(number)") }
    #expect(try (0..<4).map(body) == ["0", "1", "2", nil])
    try save(3, at: 3, "3")
    #expect(try (0..<4).map(body) == [nil, "1", "2", "3"])
  }

  @Test func newResponseReplacesTheOneOfItsSection() throws {
    for number in 0..<3 { try save(number, at: Double(number), "\(number)") }
    try save(0, at: 3, "new")
    #expect(try (0..<3).map(body) == ["new", "1", "2"])
    // The section that was received first is now another one.
    try save(3, at: 4, "3")
    #expect(try (0..<4).map(body) == ["new", nil, "2", "3"])
    let text = try String(contentsOfFile: folder("radar.json"), encoding: .utf8)
    #expect(text.components(separatedBy: "\"body\"").count - 1 == 3)
  }
}
