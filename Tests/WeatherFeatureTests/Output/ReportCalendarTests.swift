import Foundation
import Testing
import WeatherFeature
import WeatherModel

@Suite struct ReportCalendarTests {
  private func calendar(_ report: Fetched<WeatherReport>, later: TimeInterval = 0) -> String {
    ReportCalendar(report, now: SampleReports.now + later, settings: DisplaySettings()).text
  }

  /// Returns the lines as unfolded by a reader.
  private func lines(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").components(separatedBy: "\r\n")
  }

  @Test func rainAndWarningsBecomeEvents() {
    let text = calendar(SampleReports.full)
    #expect(
      lines(text) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//weather-tui//weather-tui//EN",
        "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "X-WR-CALNAME:Seoul",
        "X-WR-CALDESC:Seoul\\, South Korea",
        "BEGIN:VEVENT", "UID:rain-20261121T070000Z-geonames-1835848@weather-tui",
        "DTSTAMP:20261121T094000Z", "DTSTART:20261121T070000Z", "DTEND:20261121T110000Z",
        "SUMMARY:Rain\\, 3.2 mm", "DESCRIPTION:Weather data by Open-Meteo.com\\, CC BY 4.0",
        "LOCATION:Seoul", "GEO:37.566;126.9784", "CATEGORIES:RAIN", "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "BEGIN:VEVENT", "UID:warning-9c9a72b05c4ec40f-geonames-1835848@weather-tui",
        "DTSTAMP:20261121T094000Z", "DTSTART:20261121T084200Z", "DTEND:20261121T214200Z",
        "SUMMARY:Strong wind advisory",
        "DESCRIPTION:until Sun 22 06:42\\nLine one\\nLine two\\nKMA\\nWeather data by "
          + "Open-Meteo.com\\, CC BY 4.0",
        "LOCATION:Seoul", "GEO:37.566;126.9784", "CATEGORIES:WARNING", "TRANSP:TRANSPARENT",
        "END:VEVENT", "END:VCALENDAR", "",
      ])
  }

  @Test func eventIdentifiersAreStableAndUnique() {
    func identifiers(_ text: String) -> [String] { lines(text).filter { $0.hasPrefix("UID:") } }
    var newer = SampleReports.full
    newer.fetchedAt += 3600
    newer.current.time += 3600
    newer.alerts?[0].text = "Another text"
    newer.alerts?[0].end = SampleReports.now + 20 * 3600
    let before = identifiers(calendar(SampleReports.full))
    #expect(identifiers(calendar(newer, later: 3600)) == before && Set(before).count == 2)
    // A repeated warning is one event.
    var twice = SampleReports.full
    twice.alerts?.append(SampleReports.full.alerts![0])
    #expect(identifiers(calendar(twice)) == before)
    var busan = SampleReports.full
    busan.place.id = "geonames:1838524"
    #expect(Set(identifiers(calendar(busan))).isDisjoint(with: before))
  }

  @Test(arguments: ["", "a", "\u{65E5}", "é", "👩‍👩‍👧"])
  func linesAreFoldedAt75OctetsWithoutSplittingCharacters(sign: String) {
    var report = SampleReports.full
    let name = "x;y,z\\\n\"a\"<&\\" + String(repeating: sign, count: 150)
    report.place.name = name
    report.place.localName = nil
    for offset in 0..<4 {
      report.alerts?[0].event = String(repeating: "-", count: offset) + name
      let text = calendar(report)
      let pieces = text.components(separatedBy: "\r\n")
      #expect(pieces.allSatisfy { $0.utf8.count <= 75 })
      #expect(!text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
      let escaped = "x\\;y\\,z\\\\\\n\"a\"<&\\\\" + String(repeating: sign, count: 150)
      #expect(lines(text).contains("LOCATION:" + escaped))
      #expect(lines(text).contains("SUMMARY:" + String(repeating: "-", count: offset) + escaped))
    }
  }

  @Test func emptyReportYieldsAnEmptyCalendar() {
    let text = calendar(SampleReports.empty)
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(!text.contains("VEVENT"))
  }

  @Test(arguments: [("a", 150), ("é", 75)])
  func foldedLinesAreFilledTo75Octets(sign: String, count: Int) throws {
    var report = SampleReports.full
    report.place.name = String(repeating: sign, count: count)
    report.place.localName = nil
    let pieces = calendar(report).components(separatedBy: "\r\n")
    let start = try #require(pieces.firstIndex { $0.hasPrefix("LOCATION:") })
    // 9 octets of the name and 150 of the text, and a blank at the start of each further line.
    #expect(pieces[start..<start + 3].map(\.utf8.count) == [75, 75, 11])
    #expect(!pieces[start + 3].hasPrefix(" "))
  }
}
