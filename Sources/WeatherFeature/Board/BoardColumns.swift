import TerminalUI
import WeatherModel
import WeatherWords

/// The columns of the board at a given width.
///
/// Columns that do not fit are dropped in this order: the longer form of the age, the condition's
/// word, the humidity, the end of long names, the hours ahead, the time of the next rain, the wind,
/// the bar, the local time, low and high, the mark of a warning, the age. The name, the icon and the
/// temperature stay; if they do not fit either, a long name is cut.
struct BoardColumns: Equatable {
  enum Column: Int, CaseIterable, Comparable {
    case name, clock, icon, condition, temperature, low, bar, high, humidity, wind, hours, rain
    case alert, age

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  private static let minNameLength = 8
  private static let maxNameLength = 26
  /// The width up to which a name is shown whole before the humidity is added, and beside the page.
  static let wholeNameLength = 18
  private static let minBar = 8
  private static let maxBarLength = 120
  /// The width of a bar that contains its numbers, and of the day's hours beside it.
  private static let fineBar = 18
  private static let hoursWidth = 18
  /// The width of a strip with one column for each hour of a day.
  static let dayWidth = 24

  /// The frame of each column, from the left edge of the row. A column without room has no frame.
  private(set) var frames: [Column: Rect] = [:]
  /// Whether there is room for the longer form of the age.
  private(set) var hasLongAge = false
  /// The number of columns before the row's content, for the mark of the selected row.
  let margin: Int
  /// The number of lines of a place.
  let lines: Int
  /// Whether a place has a second line.
  var isPaired: Bool { lines > 1 }

  /// - Parameters:
  ///   - hasPictures: Whether pictures of two columns replace the icons.
  ///   - hasAges: Whether rows show the age of their weather. Sample weather has none.
  ///   - hasStrips: Whether the hours are strips of one column per hour.
  ///   - lines: The number of lines of a place.
  init(
    width: Int, names: [String], icons: IconSet = .art, hasPictures: Bool = false, hasAges: Bool,
    hasStrips: Bool = false,
    lines: Int = 1, format: WeatherFormat
  ) {
    margin = width >= 60 ? 3 : 2
    self.lines = lines
    let words = format.words
    let name = names.map { TextWidth.of($0) }.max() ?? Self.minNameLength
    let ages = Self.ageWidths(words)
    // The name shrinks no faster than the terminal. Otherwise a narrower terminal would show more
    // columns.
    let longest = min(12, max(10, width - 47))
    var widths: [Column: Int] = [
      .name: min(max(name, Self.minNameLength), longest),
      .icon: max(icons.width, hasPictures ? 2 : 1), .temperature: 4,
    ]
    let room = max(0, width - margin - 1)
    var isFull = false
    func used(_ widths: [Column: Int]) -> Int {
      widths.reduce(0) { $0 + $1.value + ($1.key == .name ? 0 : Self.gap(before: $1.key)) }
    }
    func add(_ columns: [Column: Int]) {
      let wider = widths.merging(columns) { _, new in new }
      isFull = isFull || used(wider) > room
      if !isFull { widths = wider }
    }
    if hasStrips {
      if lines == 1 { add([.alert: 1]) }
      add([.hours: Self.dayWidth])
      add([.clock: 2 + format.clockWidth])
      add([.low: 4, .bar: Self.fineBar, .high: 4])
      add([.hours: Self.dayWidth * 2])
      isFull = true
    }
    if hasAges { add([.age: ages.short]) }
    add([.alert: 1])
    add([.low: 4, .high: 4])
    add([.clock: 2 + format.clockWidth])
    add([.bar: Self.minBar])
    add([.wind: Self.windWidth(format)])
    add([.rain: Self.rainWidth(format) + icons.width - 1])
    add([.bar: Self.fineBar])
    add([.hours: Self.hoursWidth])
    add([.name: max(widths[.name] ?? 0, min(name, Self.wholeNameLength))])
    add([.humidity: Self.humidityWidth(format)])
    add([.condition: Self.conditionWidth(words)])
    if hasAges { add([.age: ages.long]) }
    hasLongAge = widths[.age] == ages.long
    // The remaining columns extend long names first, then the bar.
    var spare = room - used(widths)
    let wanted = min(max(name, Self.minNameLength), Self.maxNameLength)
    let forName = max(0, min(spare, wanted - (widths[.name] ?? 0)))
    widths[.name, default: 0] += forName
    spare -= forName
    if let bar = widths[.bar] { widths[.bar] = min(Self.maxBarLength, bar + max(0, spare)) }
    // A terminal that is too narrow for the remaining columns cuts the name.
    widths[.name, default: 0] += min(0, room - used(widths))
    place(widths)
  }

  private mutating func place(_ widths: [Column: Int]) {
    var x = margin
    for column in Column.allCases {
      guard let width = widths[column], width > 0 else { continue }
      if column != .name { x += Self.gap(before: column) }
      frames[column] = Rect(x: x, y: 0, width: width, height: 1)
      x += width
    }
  }

  /// The areas of the second line of a place: a note, the precipitation in the hours of the strip,
  /// the wind, and the humidity below low and high. Without low and high, only the note and the
  /// wind remain, with the wind below the temperature.
  var secondLine: (note: Rect, sum: Rect, wind: Rect, humidity: Rect) {
    let degrees = frames[.temperature] ?? .zero
    guard let low = frames[.low], let high = frames[.high] else {
      let wind = Rect(x: degrees.maxX - Self.windLength, y: 1, width: Self.windLength, height: 1)
      let note = Rect(x: margin, y: 1, width: max(0, wind.x - 1 - margin), height: 1)
      return (note, .zero, wind, .zero)
    }
    let area = Rect(x: low.x, y: 1, width: high.maxX - low.x, height: 1)
    let (sum, rest) = area.splitLeft(9)
    let (humidity, between) = (
      Rect(x: rest.maxX - 6, y: 1, width: min(6, rest.width), height: 1),
      Rect(x: rest.x, y: 1, width: max(0, rest.width - 7), height: 1)
    )
    let wind = Rect(
      x: between.x + max(0, (between.width - Self.windLength) / 2), y: 1,
      width: min(Self.windLength, between.width), height: 1)
    let note = Rect(x: margin, y: 1, width: max(0, degrees.maxX - margin), height: 1)
    return (note, sum, wind, humidity)
  }

  /// The number of hours of the strip.
  var hourCount: Int { (frames[.hours]?.width ?? 0) >= Self.dayWidth * 2 ? 48 : 24 }

  /// The width of an arrow, a blank and a speed.
  private static let windLength = 6

  private static func gap(before column: Column) -> Int {
    switch column {
    case .condition, .low, .bar, .high, .alert, .icon, .temperature: 1
    case .name, .clock, .hours, .rain, .humidity, .wind, .age: 2
    }
  }

  /// Returns the width of the humidity with its heading, which names the value.
  private static func humidityWidth(_ format: WeatherFormat) -> Int {
    max(TextWidth.of(format.percent(100)), TextWidth.of(format.words.labels[.humidity]))
  }

  /// Returns the width of the next rain: its sign, a weekday and a time.
  private static func rainWidth(_ format: WeatherFormat) -> Int {
    let words = format.words
    let days = (0..<7).map { TextWidth.of(words.time.weekdayShort($0)) }.max() ?? 3
    return max(2 + days + 1 + format.clockWidth, 2 + TextWidth.of(words.labels.now))
  }

  /// Returns the width of an arrow, a blank and a speed without its unit, which is in the heading.
  private static func windWidth(_ format: WeatherFormat) -> Int {
    max(6, TextWidth.of(format.speedUnit))
  }

  private static func conditionWidth(_ words: Words) -> Int {
    min(12, Condition.allCases.map { TextWidth.of(words.names.conditionShort($0)) }.max() ?? 0)
  }

  private static func ageWidths(_ words: Words) -> (short: Int, long: Int) {
    let lengths = [59 * 60, 47 * 3600, 9 * 86_400].map(words.time.rough)
    let short = lengths.map { TextWidth.of($0) }.max() ?? 0
    let long = (lengths.map(words.time.ago) + [words.time.justNow]).map { TextWidth.of($0) }.max()
    return (short, max(short, long ?? 0))
  }
}
