import TerminalUI
import Testing
import WeatherModel

@testable import WeatherFeature

@Suite struct ConditionArtTests {
  init() { #expect(TerminalLocale.setUTF8()) }

  @Test(arguments: Condition.allCases)
  func everyGlyphOfEveryDrawingIsOneColumnWide(condition: Condition) {
    for isDay in [true, false] {
      for phase in -1...7 {
        let rows = ConditionArt.art(for: condition, isDay: isDay, phase: phase).rows
        #expect(rows.count == ConditionArt.size.height)
        for row in rows {
          #expect(row.text.count == ConditionArt.size.width, "“\(row.text)”")
          #expect(row.text.allSatisfy { TextWidth.of($0) == 1 && $0 != "\u{FFFD}" })
          #expect(row.text.allSatisfy { !("\u{2800}"..."\u{28FF}").contains($0) })
        }
      }
    }
  }

  @Test(arguments: Condition.allCases)
  func drawingsForOldTerminalsAreASCII(condition: Condition) {
    for isDay in [true, false] {
      for row in ConditionArt.art(for: condition, isDay: isDay, ascii: true).rows {
        #expect(row.text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "“\(row.text)”")
        #expect(row.text.count == ConditionArt.size.width)
      }
    }
  }

  @Test(arguments: Condition.allCases)
  func everyGlyphHasARole(condition: Condition) {
    for isDay in [true, false] {
      for run in ConditionArt.art(for: condition, isDay: isDay).rows.flatMap(\.runs) {
        #expect((run.role == .blank) == run.text.allSatisfy { $0 == " " }, "“\(run.text)”")
      }
    }
  }

  @Test(arguments: Condition.allCases)
  func phasesRepeatAndAnimateOnlyPrecipitation(condition: Condition) {
    let count = ConditionArt.period(of: condition)
    let phases = (0..<count).map { ConditionArt.art(for: condition, isDay: true, phase: $0) }
    // The rain repeats between two flashes of lightning.
    #expect(condition == .thunderstorm ? count == 24 : Set(phases).count == count && count < 10)
    #expect((count > 1) == condition.isPrecipitation)
    #expect(Set(phases.map { $0.rows.prefix(3).map(\.text) }).count == 1)
  }

  @Test func rainFallsDownAndToTheLeft() {
    for phase in 0..<4 {
      let before = Array(ConditionArt.art(for: .rain, isDay: true, phase: phase).rows[3].text)
      let after = Array(ConditionArt.art(for: .rain, isDay: true, phase: phase + 1).rows[4].text)
      for x in 3...11 { #expect(before[x] == after[x - 1]) }
    }
  }

  @Test func artDiffersByDayAndNightWhenSkyIsVisible() {
    for condition in [Condition.clear, .mostlyClear, .partlyCloudy, .showers] {
      #expect(
        ConditionArt.art(for: condition, isDay: true)
          != ConditionArt.art(for: condition, isDay: false))
    }
  }

  @Test func rainArtMatchesExpectedRows() {
    let rows = ConditionArt.art(for: .rain, isDay: true).rows.map(\.text)
    #expect(
      rows == [
        "      .--.     ",
        "   .-(    ).   ",
        "  (___.__)__)  ",
        "    ╱ ╱ ╱ ╱ ╱  ",
        "   ╱ ╱ ╱ ╱ ╱   ",
      ])
  }

  @Test(arguments: IconSet.allCases)
  func iconsHaveTheWidthOfTheirSet(set: IconSet) {
    for condition in Condition.allCases {
      for isDay in [true, false] {
        let icon = set.icon(for: condition, isDay: isDay)
        #expect(set == .ascii || icon.unicodeScalars.count == 1)
        #expect(TextWidth.of(icon) == set.width, "\(condition): \(icon)")
        #expect(set != .ascii || icon.utf8.count == 2)
      }
    }
  }

  @Test(arguments: Condition.allCases)
  func largeArtIsTwiceTheSize(condition: Condition) {
    for isDay in [true, false] {
      for phase in 0..<4 {
        let rows = ConditionArt.large(for: condition, isDay: isDay, phase: phase).rows
        #expect(rows.count == ConditionArt.size.height * 2)
        for row in rows {
          #expect(TextWidth.of(row.text) == ConditionArt.size.width * 2, "“\(row.text)”")
        }
        #expect(rows.contains { !$0.text.allSatisfy { $0 == " " } })
      }
    }
  }
}

extension ConditionArt {
  /// Returns the number of phases before the drawing of a condition repeats.
  static func period(of condition: Condition) -> Int {
    let phases = (0..<100).map { art(for: condition, isDay: true, phase: $0) }
    return (1..<50).first { phases.dropFirst($0).elementsEqual(phases.dropLast($0)) } ?? 100
  }
}
