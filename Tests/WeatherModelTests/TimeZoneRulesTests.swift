import Foundation
import Testing

@testable import WeatherModel

/// The reader of the system's zone files, against Foundation's zones.
@Suite struct TimeZoneRulesTests {
  /// Every zone that a place of the list has.
  private static let zones: [String] = {
    let list = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "cities.json")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    var zones = Set<Substring>()
    for part in text.components(separatedBy: #""timezone":"#).dropFirst() {
      if let name = part.split(separator: "\"", maxSplits: 1).first { zones.insert(name[...]) }
    }
    return zones.map(String.init).sorted()
  }()

  /// Differences between the two sets of tables are told with the zone; both come from the IANA's.
  @Test func theyAreEqualAtEveryTransitionFrom1970To2037() throws {
    try #require(Self.zones.count > 300)
    var differing: [String] = []
    for name in Self.zones {
      guard let zone = TimeZone(identifier: name) else { continue }
      let rules = try #require(TimeZoneRules.named(name), "\(name)")
      var moment = Date(timeIntervalSince1970: 0)
      let end = Date(timeIntervalSince1970: 2_145_916_800)
      while let next = zone.nextDaylightSavingTimeTransition(after: moment), next < end {
        for offset in [-1.0, 0, 1] {
          let at = next + offset
          if rules.offset(at: at) != zone.secondsFromGMT(for: at) {
            differing.append("\(name) \(at)")
          }
        }
        moment = next
      }
    }
    #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(20))")
  }

  @Test(arguments: [
    ("Asia/Kathmandu", "2026-06-01T00:00:00Z", 20_700),
    ("Europe/Dublin", "2050-01-01T00:00:00Z", 0),
    ("Europe/Dublin", "2050-07-01T00:00:00Z", 3600),
    ("America/New_York", "2100-07-01T00:00:00Z", -14_400),
    ("Pacific/Auckland", "2060-01-01T00:00:00Z", 46_800),
    ("Australia/Lord_Howe", "2099-07-01T00:00:00Z", 37_800),
    ("America/Nuuk", "2050-07-01T00:00:00Z", -3600), ("Asia/Seoul", "1900-01-01T00:00:00Z", 30_472),
  ])
  func theRuleAtTheEndHoldsForEver(zone: String, moment: String, offset: Int) throws {
    let date = try Date(moment, strategy: .iso8601)
    #expect(TimeZoneRules.named(zone)?.offset(at: date) == offset)
  }

  @Test(arguments: [
    "", "/etc/passwd", "../../etc/passwd", "Mars/Base", "Europe", "Europe/Berlin\0", "A/../B",
    String(repeating: "A", count: 65),
  ])
  func whatIsNoZoneIsNone(name: String) { #expect(TimeZoneRules.named(name) == nil) }

  @Test func damagedFilesAreRefusedOrReadWithoutATrap() throws {
    let whole = [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin")))
    #expect(TimeZoneRules(whole) != nil && TimeZoneRules([]) == nil)
    for length in stride(from: 0, to: whole.count, by: 7) {
      _ = TimeZoneRules(Array(whole.prefix(length)))?.offset(at: 4_000_000_000)
    }
    for position in whole.indices {
      var damaged = whole
      damaged[position] ^= 0xFF
      for moment: Int64 in [-3_000_000_000, 0, 4_000_000_000, 1 << 53] {
        _ = TimeZoneRules(damaged)?.offset(at: moment)
      }
    }
  }

  @Test func aMomentBeyondEveryCalendarHasAnOffset() {
    #expect(TimeZoneRules.named("Europe/Berlin")?.offset(at: Date.distantFuture) != nil)
    #expect(
      TimeZoneRules.named("Europe/Berlin")?.offset(at: Date(timeIntervalSince1970: .infinity))
        != nil)
  }
}
