import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel

@Suite struct BarLineTests {
  /// A name that contains the special characters of every status bar.
  private static let name = #""a"<&\ #[bold]%{F#f00} #(date) ##x 5%"#

  private func report(
    _ change: (inout Fetched<WeatherReport>) -> Void = { _ in }
  ) -> Fetched<WeatherReport> {
    var report = SampleReports.full
    report.place.name = Self.name
    report.place.localName = nil
    report.alerts = []
    change(&report)
    return report
  }

  private func line(
    _ bar: StatusBar, _ report: Fetched<WeatherReport>,
    _ template: LineFormat = LineFormat("{place}"),
    isStale: Bool = false
  ) throws -> String {
    let text = try BarLine(
      report, now: SampleReports.now, settings: DisplaySettings(), template: template,
      isStale: isStale
    ).text(for: bar)
    #expect(text.last == "\n" && !text.dropLast().contains("\n"))
    return String(text.dropLast())
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: [StatusBar.waybar, .i3blocks])
  func placeNameIsEscapedForJSONAndMarkup(bar: StatusBar) throws {
    let object = try object(line(bar, report()))
    for (key, value) in object where ["text", "full_text", "tooltip"].contains(key) {
      let markup = try ParsedXML("<markup>\(try #require(value as? String))</markup>")
      #expect(markup.text.hasPrefix(Self.name))
      #expect(markup.elements == 1)
    }
  }

  @Test(arguments: StatusBar.allCases)
  func sampleWeatherIsMarkedInTheText(bar: StatusBar) throws {
    let text = try line(bar, report { $0.provider = .sample }, LineFormat("{temperature}"))
    #expect(text.contains("SAMPLE "))
    #expect(try !line(bar, report(), LineFormat("{temperature}")).contains("SAMPLE"))
  }

  @Test func placeNameIsEscapedForPolybarTags() throws {
    let text = try line(.polybar, report())
    #expect(PolybarText(text).text == Self.name)
    #expect(PolybarText(text).tags == ["F#5fafff", "F-"])
    let dry = report { report in
      report.current.condition = .cloudy
      report.current.precipitationRate = 0
      report.hourly = []
    }
    #expect(try PolybarText(line(.polybar, dry)).tags.isEmpty)
    #expect(try line(.polybar, dry, LineFormat("{humidity}, 5%%")) == "63%, 5%%%")
  }

  @Test(arguments: [
    ("#", "##"), ("a#b", "a##b"), ("##", "########"), ("#[b]", "##[b]"), ("##[b]", "####[b]"),
    ("#(date)", "##(date)"), ("%H", "%H"),
  ])
  func numberSignsAreDoubledForTmux(text: String, expected: String) throws {
    #expect(try line(.tmux, report(), LineFormat(text)) == expected)
  }

  @Test func starshipLineIsNotEscaped() throws {
    #expect(try line(.starship, report()) == Self.name)
    #expect(try line(.starship, report(), LineFormat(#"a\nb"#)) == "a b")
  }

  @Test func defaultTemplateIncludesThePlaceName() throws {
    #expect(try line(.starship, SampleReports.full, BarLine.defaultTemplate) == "Seoul ☂ 9°")
  }

  @Test func classesDescribeConditionWarningsAndStaleness() throws {
    func classes(isStale: Bool = false, _ change: (inout Fetched<WeatherReport>) -> Void) throws
      -> [String]
    {
      try BarLine(
        report(change), now: SampleReports.now, settings: DisplaySettings(), isStale: isStale
      ).classes
    }
    #expect(try classes { _ in } == ["rain", "night"])
    #expect(
      try classes(isStale: true) { $0.provider = .sample } == ["rain", "night", "stale", "sample"])
    #expect(
      try classes {
        $0.alerts = SampleReports.full.alerts; $0.alerts?[0].severity = .severe
      }
        == ["rain", "alert", "alert-severe", "night"])
    // The worst warning counts, even though it begins later.
    #expect(
      try classes { report in
        report.alerts = [
          WeatherWarning(
            event: "Frost", severity: .minor, sender: nil, start: nil, end: nil, text: nil),
          WeatherWarning(
            event: "Tornado", severity: .extreme, sender: nil, start: SampleReports.now + 60,
            end: nil, text: nil),
        ]
      } == ["rain", "alert", "alert-extreme", "night"])
    func dry(until hour: Int, then condition: Condition) throws -> [String] {
      try classes { report in
        report.current.condition = .clear
        report.current.isDay = true
        report.current.precipitationRate = 0
        for index in report.hourly.indices {
          report.hourly[index].condition = index < hour ? .clear : condition
          report.hourly[index].precipitation = index < hour ? 0 : 1
        }
      }
    }
    #expect(try dry(until: 3, then: .snow) == ["clear", "snow-soon"])
    #expect(try dry(until: 4, then: .rain) == ["clear"])
    #expect(try classes { $0.current.condition = .snow } == ["snow", "night"])
  }

  @Test func warningsAreHighlightedInEveryBar() throws {
    let warned = report { $0.alerts = SampleReports.full.alerts }
    #expect(try line(.tmux, warned, LineFormat("x")) == "#[bold]x#[nobold]")
    #expect(try line(.tmux, report(), LineFormat("x"), isStale: true) == "#[dim]x#[nodim]")
    #expect(try line(.polybar, warned, LineFormat("x")) == "%{F#ff5f5f}x%{F-}")
    let object = try object(line(.i3blocks, warned))
    #expect(object["color"] as? String == "#ff5f5f" && object["urgent"] as? Bool == false)
    let tooltip = try self.object(line(.waybar, warned))["tooltip"] as? String
    #expect(tooltip?.contains("Strong wind advisory") == true)
  }

  @Test func emptyReportStillYieldsALineForEveryBar() throws {
    for bar in StatusBar.allCases {
      let text = try line(bar, SampleReports.empty, BarLine.defaultTemplate)
      #expect(text.contains("–") && !text.contains("nan"))
    }
  }

  @Test(
    arguments: [
      (.extreme, true), (.severe, true), (.moderate, false), (nil, false),
    ] as [(WeatherWarning.Severity?, Bool)])
  func severeWarningsAreUrgent(severity: WeatherWarning.Severity?, isUrgent: Bool) throws {
    let warned = report {
      $0.alerts = SampleReports.full.alerts
      $0.alerts?[0].severity = severity
    }
    #expect(try object(line(.i3blocks, warned))["urgent"] as? Bool == isUrgent)
  }

  @Test func colorsFollowWarningsStalenessAndPrecipitation() throws {
    func color(isStale: Bool = false, _ change: (inout Fetched<WeatherReport>) -> Void) throws
      -> String?
    {
      try object(line(.i3blocks, report(change), isStale: isStale))["color"] as? String
    }
    let dry = { (report: inout Fetched<WeatherReport>) in
      report.current.condition = .cloudy
      report.current.precipitationRate = 0
      report.hourly = []
    }
    #expect(try color { _ in } == "#5fafff")
    #expect(try color { $0.current.condition = .snow } == "#5fafff")
    #expect(try color(dry) == nil && color(isStale: true, dry) == "#8a8a8a")
    #expect(try color(isStale: true) { $0.alerts = SampleReports.full.alerts } == "#ff5f5f")
  }

  /// The nowcast's steps begin at 18:40 and last five minutes; it is 18:42.
  @Test(arguments: [(nil, 60), (0, 100), (11, 100), (13, 60)] as [(Int?, Int)])
  func rainOfTheNowcastWithinAnHourIsCertain(step: Int?, percentage: Int) throws {
    let report = report { report in
      guard let step else { return }
      let start = Date(
        timeIntervalSince1970: (SampleReports.now.timeIntervalSince1970 / 300).rounded(.down)
          * 300)
      report.nowcast = Nowcast(
        start: start, stepMinutes: 5, rates: (0..<24).map { $0 == step ? 2 : 0 })
    }
    #expect(try object(line(.waybar, report))["percentage"] as? Int == percentage)
  }

  @Test func unknownProbabilityHasNoPercentage() throws {
    let unknown = report { report in
      for index in report.hourly.indices { report.hourly[index].precipitationProbability = nil }
    }
    #expect(try object(line(.waybar, unknown))["percentage"] == nil)
    #expect(try object(line(.waybar, report()))["percentage"] != nil)
  }

  @Test func tooltipListsFactsAndTheirAge() throws {
    func tooltip(isStale: Bool) throws -> [String] {
      let text = try object(line(.waybar, report(), isStale: isStale))["tooltip"] as? String
      return try #require(text).split(separator: "\n").map(String.init)
    }
    let lines = try tooltip(isStale: false)
    #expect(lines.first?.hasSuffix(", Seoul, South Korea") == true)
    #expect(lines.contains("Feels like: 7 °C") && lines.contains("High: 14 °C"))
    #expect(lines.contains("Low: 6 °C") && lines.contains("Wind: ↗ 3.2 m/s"))
    #expect(lines.contains("Humidity: 63%") && lines.contains("Received: 2 min ago"))
    #expect(try tooltip(isStale: true).contains("data 2 min old"))
    let old = SampleReports.outdated(hours: 8760)
    let text = try object(line(.waybar, old))["tooltip"] as? String
    #expect(text?.contains("data 365 days old") == true)
    #expect(try line(.starship, old, LineFormat("{age}")) == "365 days")
    #expect(try line(.tmux, report { $0.current.time -= 3 * 3600 }).hasPrefix("#[dim]"))
  }
}

/// A line as parsed by polybar 3.7: `%{…}` is a tag, `%%` a percent sign.
private struct PolybarText {
  private(set) var text = ""
  private(set) var tags: [String] = []

  init(_ line: String) {
    var rest = line[...]
    while let first = rest.popFirst() {
      if first == "%", rest.first == "{", let end = rest.firstIndex(of: "}") {
        tags.append(String(rest[..<end].dropFirst()))
        rest = rest[rest.index(after: end)...]
      } else {
        if first == "%", rest.first == "%" { rest.removeFirst() }
        text.append(first)
      }
    }
  }
}
