import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// The output for screen readers.
@Suite struct SpokenPageTests {
  private func page(_ language: Language) -> String {
    PlainPage(
      SampleReports.full, now: SampleReports.now, settings: DisplaySettings(language: language),
      inWords: true
    ).text
  }

  @Test func everyValueIsLabeledInWords() {
    let lines = page(.english).split(separator: "\n")
    #expect(lines.contains("Wind: 3.2 m/s, south-west"))
    #expect(lines.first?.hasPrefix("Seoul, ") == true && lines.first?.hasSuffix(", 9 °C") == true)
    #expect(
      lines.contains(
        "18:00–20:00, Rain, Low 8 °C, High 9 °C, Precipitation chance 60%, "
          + "heaviest 0.8 mm at 18:00, Wind 3.4 m/s south-west"))
    #expect(
      lines.contains("Today, Low 6 °C, High 14 °C, Rain, Precipitation chance 60%, 4.2 mm"))
  }

  @Test func warningsPrecedeValuesAndEqualHoursAreMerged() throws {
    var report = SampleReports.full
    report.alerts = [
      WeatherWarning(
        event: "Gale Warning", severity: .severe, sender: nil, start: nil, end: nil, text: nil)
    ]
    for index in report.hourly.indices {
      var hour = HourForecast(time: report.hourly[index].time, condition: .rain)
      hour.temperature = 9
      report.hourly[index] = hour
    }
    let lines = PlainPage(
      report, now: SampleReports.now, settings: DisplaySettings(), inWords: true
    ).text.split(separator: "\n")
    let warning = try #require(lines.firstIndex { $0.contains("Gale Warning") })
    #expect(warning < 4)
    #expect(lines.filter { $0.contains("Rain, 9 °C") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("Sunday 22 November") })
  }

  @Test func hoursOfADateAreReadAloudLikeThoseOfThePage() throws {
    let date = LocalDate(year: 2026, month: 11, day: 21)
    var weather = try #require(DatedWeather(SampleReports.full, on: date))
    weather.hours[4].hours = 3
    let text = DatedPage(weather, settings: DisplaySettings(), inWords: true).text
    #expect(
      text.contains(
        """
        HOURLY
        16:00–20:00, Rain, Low 8 °C, High 11 °C, Precipitation chance 60%, \
        heaviest 0.8 mm at 16:00, Wind 3.4 m/s south-west
        20:00–23:00, Cloudy, 7 °C, Precipitation chance 60%, Wind 3.4 m/s south-west

        """))
  }

  @Test(arguments: Language.allCases)
  func pageContainsNoSymbols(language: Language) {
    let signs = page(language).unicodeScalars.filter { scalar in
      // Arrows, box lines, blocks, shapes, Braille, emoji, and the ellipsis.
      (0x2190...0x2BFF).contains(scalar.value) || scalar.value >= 0x1F000 || scalar == "…"
    }
    #expect(signs.isEmpty, "\(String(String.UnicodeScalarView(signs)))")
  }
}
