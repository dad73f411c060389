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
  /// - Parameter isWhole: Whether there is room for all facts.
  static func lines(_ slice: YearSlice, width: Int, isWhole: Bool) -> [Line] {
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
        facts.append(
          "\(label) \(value(extreme.value))" + words.labels.comma
            + words.time.dateOfYear(extreme.date))
      }
      fact(words.year.highest, details.highestOfAll) { format.temperature($0) }
      fact(words.year.lowest, details.lowestOfAll) { format.temperature($0) }
      fact(words.year.wettest, details.wettestOfAll) { format.precipitation($0) }
    }
    if isWhole {
      facts += weeks(of: normals, in: slice.today.year, format) + solstices(slice, format)
    }
    lines += flowed(facts, width: width).map { Line(text: $0) }
    if normals.details == nil {
      lines += TextWrap.lines(words.year.partial, width: width).map { Line(text: $0) }
    }
    return lines
  }

  /// Returns the warmest and the coldest week with their normal temperatures and their first day.
  private static func weeks(
    of normals: ClimateNormals, in year: Int, _ format: WeatherFormat
  ) -> [String] {
    let ranges = (0..<ClimateNormals.weekCount).compactMap { week in
      normals.range(ofWeek: week).map { (week: week, range: $0) }
    }
    func fact(_ label: String, _ found: (week: Int, range: ClimateNormals.Range)?) -> String? {
      guard let found, ranges.count == ClimateNormals.weekCount else { return nil }
      let first = ClimateNormals.days(ofWeek: found.week).lowerBound
      let date = ClimateNormals.date(ofDay: first, in: year)
      let range = format.temperatures(found.range.low, found.range.high)
      return "\(label) \(range)" + format.words.labels.comma + format.words.time.dayAndMonth(date)
    }
    let words = format.words.year
    return [
      fact(words.warmestWeek, ranges.max { $0.range.high < $1.range.high }),
      fact(words.coldestWeek, ranges.min { $0.range.low < $1.range.low }),
    ].compactMap(\.self)
  }

  /// Returns the shortest and the longest day with their length and date, and the time until the
  /// next of them; empty where the sun stays up or down for a day.
  private static func solstices(_ slice: YearSlice, _ format: WeatherFormat) -> [String] {
    guard let (shortest, longest) = YearDaylight.extremes(at: slice.place, in: slice.today.year)
    else { return [] }
    let words = format.words
    let next = [shortest, longest].map(\.date).filter { $0 > slice.today }.min()
    return [(words.year.shortestDay, shortest), (words.year.longestDay, longest)].map {
      label, day in
      let length = words.time.exact(Int((day.length / 60).rounded()))
      let fact = "\(label) \(length)" + words.labels.comma + words.time.dayAndMonth(day.date)
      guard day.date == next else { return fact }
      let days = day.date.dayNumber - slice.today.dayNumber
      return fact + words.labels.comma + words.time.ahead(words.time.rough(days * 86_400))
    }
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
      facts.append(Fact(text: "\(words.labels[.sunshine]) \(hours)"))
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

  /// A day with its seconds of daylight.
  typealias Day = (date: LocalDate, length: Double)

  /// Returns the shortest and the longest day of a year; nil where the sun stays up or down for a day.
  static func extremes(at place: Place, in year: Int) -> (shortest: Day, longest: Day)? {
    // The solstices are on 20 to 22 June and 20 to 23 December (Meeus, Astronomical Algorithms, 27).
    let days = [(6, 20...22), (12, 20...23)].flatMap { month, days in
      days.map { day -> Day in
        let date = LocalDate(year: year, month: month, day: day)
        return (date, length(on: date, at: place))
      }
    }
    guard let shortest = days.min(by: { $0.length < $1.length }),
      let longest = days.max(by: { $0.length < $1.length }), shortest.length > 0,
      longest.length < 86_400
    else { return nil }
    return (shortest, longest)
  }

  /// Returns the hours of daylight in the middle of each week of a year.
  static func hours(at place: Place, in year: Int) -> [Double] {
    (0..<ClimateNormals.weekCount).map { week in
      let day = ClimateNormals.days(ofWeek: week).lowerBound + 3
      return length(on: ClimateNormals.date(ofDay: day, in: year), at: place) / 3600
    }
  }
}
