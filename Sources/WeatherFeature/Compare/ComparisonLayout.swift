import TerminalUI
import WeatherModel
import WeatherWords

/// The positions of the parts of the comparison, and the day and hour under a cell.
struct ComparisonLayout {
  /// The columns of a day.
  struct Day: Equatable {
    var index: Int
    var date: LocalDate
    var x: Int
  }

  /// The form in which a model's day is drawn.
  enum Form {
    /// A coloured bar with the numbers on it.
    case tinted
    /// The numbers with a bar beside them.
    case beside
    /// A bar with the numbers below it.
    case stacked
    /// No bar.
    case numbers
  }

  /// The minimum width of a day, including the gap to the next one.
  private static let minDayWidth = 12
  /// The minimum width of a day with the bar beside the numbers.
  private static let besideFrom = 20

  let nameWidth: Int
  let dayWidth: Int
  let days: [Day]
  let form: Form
  private(set) var conclusion = Rect(Size(width: 0, height: 0))
  private(set) var names = Rect(Size(width: 0, height: 0))
  private(set) var marks = Rect(Size(width: 0, height: 0))
  /// The area of the fan, including the labels at its left; empty if there is no room.
  private(set) var fan = Rect(Size(width: 0, height: 0))
  /// The line with the fan's values at the chosen hour.
  private(set) var cursor = Rect(Size(width: 0, height: 0))
  private(set) var heading = Rect(Size(width: 0, height: 0))
  private(set) var rows = Rect(Size(width: 0, height: 0))
  private(set) var spread = Rect(Size(width: 0, height: 0))
  private(set) var chances = Rect(Size(width: 0, height: 0))
  private(set) var note = Rect(Size(width: 0, height: 0))

  /// The number of rows for a model.
  var rowHeight: Int { form == .stacked ? 2 : 1 }

  /// The columns that the days share.
  var plot: Rect {
    Rect(
      x: fan.x + nameWidth, y: fan.y, width: dayWidth * days.count, height: fan.height)
  }

  init(_ contents: ComparisonContents, in area: Rect) {
    let page = contents.page
    let body = area.splitTop(1).rest.inset(
      left: page.breadth == .wide ? 3 : 1, right: page.breadth == .compact ? 0 : 1)
    nameWidth = Self.nameWidth(contents, in: body.width)
    let room = max(1, body.width - nameWidth)
    let count = max(1, min(page.days.count, room / Self.minDayWidth))
    dayWidth = room / count
    let first = max(0, min(contents.index - count / 2, page.days.count - count))
    var shown: [Day] = []
    for index in first..<min(page.days.count, first + count) {
      shown.append(
        Day(
          index: index, date: page.days[index].date,
          x: body.x + nameWidth + (index - first) * dayWidth))
    }
    days = shown
    let heights = Heights(contents, width: body.width, height: body.height, shown, dayWidth)
    form = heights.form
    stack(heights, in: body)
  }

  /// Returns the width of the names at the left, including the ages of runs unless the days need
  /// the room.
  private static func nameWidth(_ contents: ComparisonContents, in width: Int) -> Int {
    let names = contents.rows.map { TextWidth.of($0.name) }.max() ?? 0
    let ages = contents.rows.map { TextWidth.of($0.age) }.max() ?? 0
    let thresholds = EnsembleChances.Threshold.allCases.map { TextWidth.of(contents.name(of: $0)) }
    let chances = contents.page.slice.showsChances ? thresholds.max() ?? 0 : 0
    let wanted = max(names + 2 + (ages > 0 ? ages + 1 : 0), chances + 1, 18)
    return wanted <= width * 3 / 10 ? wanted : min(width / 3, names + 1)
  }

  /// Returns whether there is room for the ages.
  static func hasAges(_ contents: ComparisonContents, nameWidth: Int) -> Bool {
    let names = contents.rows.map { TextWidth.of($0.name) }.max() ?? 0
    let ages = contents.rows.map { TextWidth.of($0.age) }.max() ?? 0
    return ages > 0 && names + ages + 3 <= nameWidth
  }

  /// The height of each part. The models take precedence over everything else, then the most
  /// informative parts.
  private struct Heights {
    /// Blank rows between the parts where there is room for all of them.
    private static let blankRows = 6

    var conclusion: Int
    var marks = 1
    var fan = 0
    var cursor = 0
    var heading = 0
    var rows: Int
    var spread = 0
    var chances = 0
    var note = 0
    /// The number of blank rows to distribute.
    var air = 0
    var form = Form.numbers

    init(
      _ contents: ComparisonContents, width: Int, height: Int, _ days: [Day], _ dayWidth: Int
    ) {
      let page = contents.page
      let lines = TextWrap.lines(contents.conclusion, width: width).count
      conclusion = min(lines, height >= 12 ? 2 : 1)
      rows = contents.rows.count
      var left = height - conclusion - 2 - rows
      func take(_ count: Int, keeping rest: Int = 0) -> Int {
        guard count > 0, left >= count + rest else { return 0 }
        left -= count
        return count
      }
      spread = take(1)
      heading = take(1)
      let words = days.compactMap { contents.models.agreement(on: $0.date).mark }
        .map(contents.words.mark)
      if words.contains(where: { TextWidth.of($0) + 7 > dayWidth }) { marks += take(1) }
      if page.slice.showsChances {
        chances = take(EnsembleChances.Threshold.allCases.count + 1)
      } else if !contents.offer.isEmpty {
        chances = take(TextWrap.lines(contents.offer, width: width).count)
      }
      let fanRows = contents.ensemble == nil ? 0 : 3
      if dayWidth >= ComparisonLayout.besideFrom {
        form = .beside
      } else if page.theme.hasShades {
        form = .tinted
      } else if take(rows, keeping: fanRows) > 0 {
        form = .stacked
        rows *= 2
      }
      note = take(TextWrap.lines(contents.measured, width: width).count, keeping: fanRows)
      guard fanRows > 0, left >= fanRows else {
        air = max(0, left)
        return
      }
      // The fan takes the rows that the other parts leave, except the blank rows between the parts.
      fan = take(min(left, max(8, height * 2 / 5, left - Self.blankRows)))
      cursor = fan >= 5 ? 1 : 0
      fan -= cursor
      air = left
    }
  }

  /// Stacks the parts, with a blank row between them as long as there are any.
  private mutating func stack(_ heights: Heights, in body: Rect) {
    var rest = body
    var air = heights.air
    func take(_ rows: Int) -> Rect {
      let (top, below) = rest.splitTop(rows)
      rest = below
      return top
    }
    func breathe() {
      guard air > 0 else { return }
      air -= 1
      rest = rest.splitTop(1).rest
    }
    if air >= 5 { breathe() }
    conclusion = take(heights.conclusion)
    breathe()
    names = take(1)
    marks = take(heights.marks)
    if heights.fan > 0, air >= 3 { breathe() }
    fan = take(heights.fan)
    cursor = take(heights.cursor)
    breathe()
    heading = take(heights.heading)
    rows = take(heights.rows)
    if air >= 3 { breathe() }
    spread = take(heights.spread)
    breathe()
    chances = take(heights.chances)
    breathe()
    note = take(heights.note)
  }

  /// Returns the day whose columns contain a cell.
  func day(at point: Point) -> Int? {
    guard point.y >= names.y, point.y < max(spread.maxY, chances.maxY, rows.maxY) else {
      return nil
    }
    return days.first { point.x >= $0.x && point.x < $0.x + dayWidth }?.index
  }

  /// Returns the time of a column of the fan, on the place's clock.
  func time(at x: Int, in zone: PlaceTimeZone) -> Date? {
    guard let day = days.last(where: { $0.x <= x }), x < day.x + dayWidth else { return nil }
    let start = zone.start(of: day.date)
    let length = zone.start(of: day.date.advanced(byDays: 1)).timeIntervalSince(start)
    return start + length * (Double(x - day.x) + 0.5) / Double(dayWidth)
  }

  /// Returns the column of a time; nil if its day is not shown.
  func column(of time: Date, in zone: PlaceTimeZone) -> Int? {
    let date = zone.localTime(time).date
    guard let day = days.first(where: { $0.date == date }) else { return nil }
    let start = zone.start(of: date)
    let length = zone.start(of: date.advanced(byDays: 1)).timeIntervalSince(start)
    let part = time.timeIntervalSince(start) / max(1, length)
    return day.x + max(0, min(dayWidth - 1, Int(part * Double(dayWidth))))
  }
}
