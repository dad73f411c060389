import TerminalUI
import WeatherModel
import WeatherWords

/// The year in words: a comparison with today, the extremes, and the values of the chosen week.
enum YearSummary {
  /// A line and whether it is the conclusion.
  struct Line: Equatable, Sendable {
    var text: String
    var isStrong = false
  }

  /// A fact about the week with its topic, which determines its colour.
  struct Fact: Equatable {
    enum Subject: Equatable { case week, temperature(Double), water(Double), plain }

    var text: String
    var subject = Subject.plain
  }

  /// The number of columns between two facts on a line.
  static let gap = 3

  /// Returns the reason why there is nothing to show, or the summary of the years as sentences and
  /// lists.
  static func lines(_ slice: YearSlice, width: Int) -> [Line] {
    let format = WeatherFormat(slice.settings)
    let words = format.words
    if let absence = slice.absence {
      return TextWrap.lines(absence.sentence(words), width: width).map { Line(text: $0) }
    }
    guard let normals = slice.normals else { return [] }
    var lines: [Line] = []
    if let comparison = format.comparedToNormal(slice.highAboveNormal) {
      let sentence = words.sections.sentence(comparison.withCapital)
      lines += TextWrap.lines(sentence, width: width).map { Line(text: $0, isStrong: true) }
    }
    var facts: [String] = []
    if let details = normals.details {
      func fact(_ label: String, _ extreme: ClimateNormals.Extreme?, _ value: (Double) -> String) {
        guard let extreme else { return }
        facts.append("\(label) \(value(extreme.value)), \(words.time.dateOfYear(extreme.date))")
      }
      fact(words.year.highest, details.highestOfAll) { format.temperature($0) }
      fact(words.year.lowest, details.lowestOfAll) { format.temperature($0) }
      fact(words.year.wettest, details.wettestOfAll) { format.precipitation($0) }
    }
    lines += flowed(facts, width: width).map { Line(text: $0) }
    if normals.details == nil {
      lines += TextWrap.lines(words.year.partial, width: width).map { Line(text: $0) }
    }
    return lines
  }

  /// Returns the facts in lines, with as many per line as fit without a break.
  private static func flowed(_ facts: [String], width: Int) -> [String] {
    var lines: [String] = []
    for fact in facts {
      if let last = lines.last, TextWidth.of(last) + 3 + TextWidth.of(fact) <= width {
        lines[lines.count - 1] = last + " · " + fact
      } else {
        lines += TextWrap.lines(fact, width: width)
      }
    }
    return lines
  }

  /// Returns the known facts about the chosen week, the most important first.
  static func weekParts(_ slice: YearSlice) -> [Fact] {
    guard let normals = slice.normals else { return [] }
    let format = WeatherFormat(slice.settings)
    let words = format.words
    let week = slice.week
    let first = ClimateNormals.days(ofWeek: week).lowerBound
    let start = ClimateNormals.date(ofDay: first, in: slice.today.year)
    var facts = [Fact(text: words.year.week(words.time.dayAndMonth(start)), subject: .week)]
    let range = normals.range(ofWeek: week)
    facts.append(
      Fact(
        text: range.map {
          words.year.normal(format.temperature($0.low), format.temperature($0.high))
        } ?? words.year.normal(unknownValue, unknownValue),
        subject: range.map { .temperature($0.high) } ?? .plain))
    guard let details = normals.details else { return facts + [dayLength(slice, start, format)] }
    func extreme(_ label: String, _ extreme: ClimateNormals.Extreme?) {
      guard let extreme else { return }
      facts.append(
        Fact(
          text: "\(label) \(format.temperature(extreme.value)) \(extreme.date.year)",
          subject: .temperature(extreme.value)))
    }
    extreme(words.year.highest, details.highest[week])
    extreme(words.year.lowest, details.lowest[week])
    let days = Double(ClimateNormals.days(ofWeek: week).count)
    if let amount = ClimateNormals.mean(details.precipitation, ofWeek: week),
      let share = ClimateNormals.mean(details.wetDays, ofWeek: week)
    {
      let wet = words.year.wetDays(
        format.precipitation(amount * days), Int((share * days).rounded()), of: Int(days))
      facts.append(Fact(text: wet, subject: .water(amount)))
    }
    if let sunshine = ClimateNormals.mean(details.sunshine, ofWeek: week) {
      let hours = words.time.exact(Int((sunshine * 60).rounded()))
      facts.append(Fact(text: "\(words.year.sunshine) \(hours)"))
    }
    return facts + [dayLength(slice, start, format)]
  }

  private static func dayLength(
    _ slice: YearSlice, _ start: LocalDate, _ format: WeatherFormat
  ) -> Fact {
    let length = YearDaylight.length(on: start.advanced(byDays: 3), at: slice.place)
    let text = format.words.time.exact(Int((length / 60).rounded()))
    return Fact(text: "\(format.words.labels.dayLength) \(text)")
  }

  /// Returns the number of lines that texts of some widths take without a break.
  static func rows(of widths: [Int], width: Int) -> Int {
    var (rows, x) = (widths.isEmpty ? 0 : 1, 0)
    for text in widths {
      if x > 0, x + text > width { (rows, x) = (rows + 1, 0) }
      x += text + gap
    }
    return rows
  }
}

/// The length of daylight at a place, from the sun's position.
enum YearDaylight {
  /// Returns the seconds of daylight on a date.
  static func length(on date: LocalDate, at place: Place) -> Double {
    SunTimes(
      on: date, at: place.coordinate, utcOffset: Int(place.coordinate.longitude * 240)
    ).dayLength
  }

  /// Returns the hours of daylight in the middle of each week of a year.
  static func hours(at place: Place, in year: Int) -> [Double] {
    (0..<ClimateNormals.weekCount).map { week in
      let day = ClimateNormals.days(ofWeek: week).lowerBound + 3
      return length(on: ClimateNormals.date(ofDay: day, in: year), at: place) / 3600
    }
  }
}
