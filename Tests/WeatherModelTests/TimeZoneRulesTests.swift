import Foundation
import Testing

@testable import WeatherModel

/// The reader of the system's time zone files, compared with the C library.
@Suite struct TimeZoneRulesTests {
  /// The time zones of all places in the list.
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

  /// A script that prints, for each zone on standard input, its offset at the epoch, and then each
  /// time until 2037 at which the C library's offset changes, with the new offset.
  private static let oracle = """
    import os, sys, time
    def offset(moment):
        return time.localtime(moment).tm_gmtoff
    for name in sys.stdin.read().split():
        os.environ["TZ"] = name
        time.tzset()
        before, known = 0, offset(0)
        line = [name, f"0:{known}"]
        for moment in range(0, 2145916800, 604800):
            if offset(moment) != known:
                low, high = before, moment
                while high - low > 1:
                    middle = (low + high) // 2
                    low, high = (middle, high) if offset(middle) == known else (low, middle)
                known = offset(moment)
                line.append(f"{high}:{offset(high)}")
            before = moment
        print(*line)
    """

  /// The C library reads the same files, so the version of the time zone database does not matter.
  @Test func transitionsFrom1970To2037MatchTheCLibrary() throws {
    try #require(Self.zones.count > 300)
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.oracle]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(Self.zones.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    var (differing, transitions): ([String], Int) = ([], 0)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let name = String(words[0])
      let rules = try #require(TimeZoneRules.named(name), "\(name)")
      var before: Int?
      for word in words.dropFirst() {
        let parts = word.split(separator: ":").compactMap { Int64($0) }
        let (moment, offset) = (parts[0], Int(parts[1]))
        transitions += 1
        if rules.offset(at: moment) != offset { differing.append("\(name) at \(moment)") }
        if let before, rules.offset(at: moment - 1) != before {
          differing.append("\(name) before \(moment)")
        }
        before = offset
      }
    }
    #expect(transitions > 10_000)
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
  func offsetsBeyondTransitionTableAreCorrect(zone: String, moment: String, offset: Int) throws {
    let date = try #require(Date(rfc3339: moment))
    #expect(TimeZoneRules.named(zone)?.offset(at: date) == offset)
  }

  @Test(arguments: [
    "", "/etc/passwd", "../../etc/passwd", "Mars/Base", "Europe", "Europe/Berlin\0", "A/../B",
    String(repeating: "A", count: 65),
  ])
  func invalidZoneNamesAreRejected(name: String) { #expect(TimeZoneRules.named(name) == nil) }

  @Test func damagedFilesDoNotTrap() throws {
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

  @Test func extremeDatesHaveAnOffset() {
    #expect(TimeZoneRules.named("Europe/Berlin")?.offset(at: Date.distantFuture) != nil)
    #expect(
      TimeZoneRules.named("Europe/Berlin")?.offset(at: Date(timeIntervalSince1970: .infinity))
        != nil)
  }
}
