import Testing

@testable import WeatherModel

/// Zone files as RFC 9636 describes them, with contents that the system's files may lack.
@Suite struct TimeZoneFileTests {
  private struct ZoneFile {
    var version = UInt8(ascii: "2")
    var transitions: [(time: Int64, kind: UInt8)] = []
    var offsets: [Int64] = [77]
    var footer: String? = ""

    private static func big(_ value: Int64, _ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// A block with two leap seconds, two indicators of each sort, and five characters.
    private func block(_ width: Int) -> [UInt8] {
      var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      for count in [2, 2, 2, transitions.count, offsets.count, 5] {
        bytes += Self.big(Int64(count), 4)
      }
      for transition in transitions { bytes += Self.big(transition.time, width) }
      bytes += transitions.map(\.kind)
      for offset in offsets { bytes += Self.big(offset, 4) + [0, 0] }
      bytes += Array("A\0BC\0".utf8)
      for second in 1...2 { bytes += Self.big(Int64(second), width) + Self.big(1, 4) }
      return bytes + [0, 0, 0, 0]
    }

    var bytes: [UInt8] {
      guard version != 0 else { return block(4) }
      return block(4) + block(8) + (footer.map { Array("\n\($0)\n".utf8) } ?? [])
    }
  }

  /// Returns the offset by a rule; 77 if the rule is not understood.
  private func offset(_ rule: String, at moment: Int64) -> Int? {
    TimeZoneRules(ZoneFile(footer: rule).bytes)?.offset(at: moment)
  }

  private func seconds(_ moment: String) throws -> Int64 {
    Int64(try #require(Date(rfc3339: moment)).timeIntervalSince1970)
  }

  @Test func offsetsChangeAtTheTransitions() throws {
    var file = ZoneFile(
      transitions: [(-3_000_000_000, 1), (0, 0), (1 << 33, 1)], offsets: [3600, -7200],
      footer: "<+09>-9")
    let rules = try #require(TimeZoneRules(file.bytes))
    let moments: [Int64] = [-3_000_000_001, -3_000_000_000, -1, 0, (1 << 33) - 1, 1 << 33]
    #expect(moments.map(rules.offset(at:)) == [3600, -7200, -7200, 3600, 3600, 32_400])
    for footer in ["", nil] {
      file.footer = footer
      #expect(TimeZoneRules(file.bytes)?.offset(at: 1 << 33) == -7200)
    }
  }

  @Test func filesOfTheFirstVersionHaveShortTimes() throws {
    let file = ZoneFile(version: 0, transitions: [(-100, 1), (100, 0)], offsets: [3600, -7200])
    let rules = try #require(TimeZoneRules(file.bytes))
    let moments: [Int64] = [-101, -100, 99, 100]
    #expect(moments.map(rules.offset(at:)) == [3600, -7200, -7200, 3600])
    #expect(TimeZoneRules(Array(file.bytes.dropLast())) == nil)
  }

  @Test func filesThatContradictThemselvesAreRejected() {
    #expect(TimeZoneRules(ZoneFile(offsets: []).bytes) == nil)
    #expect(TimeZoneRules(ZoneFile(transitions: [(0, 1)]).bytes) == nil)
    var other = ZoneFile().bytes
    other[0] = UInt8(ascii: "t")
    #expect(TimeZoneRules(other) == nil)
  }

  @Test func ruleWithoutSummerTimeIsConstant() {
    #expect(offset("KST-9", at: 0) == 32_400)
    #expect(offset("<-0330>3:30", at: 0) == -12_600)
    #expect(offset("<+0545>-5:45:10", at: 0) == 20_710)
  }

  /// The rules of New York, Sydney, Nuuk, Dublin and Jerusalem, and the changes in 2040 as Python's
  /// `zoneinfo` computes them.
  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", "2040-03-11T07:00:00Z", -18_000, -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2040-11-04T06:00:00Z", -14_400, -18_000),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2040-03-31T16:00:00Z", 39_600, 36_000),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2040-10-06T16:00:00Z", 36_000, 39_600),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2040-03-25T01:00:00Z", -7200, -3600),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2040-10-28T01:00:00Z", -3600, -7200),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2040-03-25T01:00:00Z", 0, 3600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2040-10-28T01:00:00Z", 3600, 0),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2040-03-23T00:00:00Z", 7200, 10_800),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2040-10-27T23:00:00Z", 10_800, 7200),
  ])
  func summerTimeBeginsAndEndsToTheSecond(
    rule: String, moment: String, before: Int, after: Int
  ) throws {
    let moment = try seconds(moment)
    #expect(offset(rule, at: moment - 1) == before && offset(rule, at: moment) == after)
  }

  /// `J60` is 1 March in every year, and `59` is the sixtieth day; 2040 is a leap year.
  @Test(arguments: [
    ("AAA0BBB,J60/0,J200/0", "2040-03-01T00:00:00Z"),
    ("AAA0BBB,J60/0,J200/0", "2041-03-01T00:00:00Z"),
    ("AAA0BBB,J59/0,J200/0", "2040-02-28T00:00:00Z"),
    ("AAA0BBB,J59/0,J200/0", "2041-02-28T00:00:00Z"),
    ("AAA0BBB,J61/0,J200/0", "2040-03-02T00:00:00Z"),
    ("AAA0BBB,J365/0,J1/0", "2040-12-31T00:00:00Z"),
    ("AAA0BBB,59/0,J200/0", "2040-02-29T00:00:00Z"),
    ("AAA0BBB,59/0,J200/0", "2041-03-01T00:00:00Z"),
    ("AAA0BBB,365/0,J1/0", "2040-12-31T00:00:00Z"),
    ("AAA0BBB,J60,J200", "2040-03-01T02:00:00Z"),
  ])
  func summerTimeBeginsOnANumberedDay(rule: String, moment: String) throws {
    let moment = try seconds(moment)
    #expect(offset(rule, at: moment - 1) == 0 && offset(rule, at: moment) == 3600)
  }

  @Test func yearOfARuleBeginsInStandardTime() throws {
    let newYear = try seconds("2039-12-31T15:00:00Z")
    #expect(offset("AAA-9BBB,J1/0,J180/0", at: newYear - 1) == 32_400)
    #expect(offset("AAA-9BBB,J1/0,J180/0", at: newYear) == 36_000)
    // Before 1970, days have negative numbers.
    let noon = try seconds("1959-12-31T12:00:00Z")
    #expect(offset("AAA0BBB,J180/0,J365/23", at: noon) == 3600)
  }

  /// The days of 12 years by month and weekday, counted from 1 January 2040, a Sunday.
  private static let days: [[Int]: [Int]] = {
    var days: [[Int]: [Int]] = [:]
    let first = LocalDate(year: 2040, month: 1, day: 1).dayNumber
    for number in first..<LocalDate(year: 2052, month: 1, day: 1).dayNumber {
      let date = LocalDate(dayNumber: number)
      days[[date.year, date.month, (number - first) % 7], default: []].append(number)
    }
    return days
  }()

  @Test(arguments: 1...12)
  func summerTimeBeginsOnAWeekdayOfAMonth(month: Int) throws {
    var wrong: [String] = []
    for week in 1...5 {
      for weekday in 0..<7 {
        let rule = "AAA0BBB,M\(month).\(week).\(weekday),J1/0"
        let rules = try #require(TimeZoneRules(ZoneFile(footer: rule).bytes))
        for year in 2040..<2052 {
          let days = try #require(Self.days[[year, month, weekday]])
          let day = week == 5 ? days[days.count - 1] : days[week - 1]
          let start = Int64(day) * 86_400 + 7200
          let offsets = [start - 1, start].map(rules.offset(at:))
          if offsets != [0, 3600] { wrong.append("\(rule) in \(year)") }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    "AB0", "<+09", "AAA", "AAA0BBB", "AAA0,M3.2.0,M11.1.0", "AAA0BBB,M3.2.0",
    "AAA0BBB,M13.1.0,M11.1.0", "AAA0BBB,M0.1.0,M11.1.0", "AAA0BBB,M3.6.0,M11.1.0",
    "AAA0BBB,M3.0.0,M11.1.0", "AAA0BBB,M3.2.7,M11.1.0", "AAA0BBB,J0,J200", "AAA0BBB,J366,J200",
    "AAA0BBB,366,J200", "AAA0BBB,M3.2.0,M11.1.0x", "AAA0BBB,M3.2.0/,M11.1.0",
  ])
  func malformedRuleIsIgnored(rule: String) {
    #expect(offset(rule, at: 0) == 77)
  }
}
