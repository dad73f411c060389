import TerminalUI
import WeatherModel
import WeatherWords

/// The columns of the board, by the width there is.
///
/// What does not fit goes in this order, the first first: the longer form of the age, the condition's
/// word, the humidity, the hours ahead, when it rains next, the wind, the bar, the local time, low and
/// high, the mark of a warning, the age. The name, the icon and the temperature stay; then a long name is cut.
struct BoardColumns: Equatable {
  enum Column: Int, CaseIterable, Comparable {
    case name, clock, icon, condition, temperature, low, bar, high, humidity, wind, hours, rain
    case alert, age

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  private static let minNameLength = 8
  private static let maxNameLength = 26
  private static let minBar = 8
  private static let maxBarLength = 120
  /// A bar that its numbers stand in, and the hours of a day beside it.
  private static let fineBar = 18
  private static let hoursWidth = 18
  /// Columns of a strip with one for each hour.
  static let dayWidth = 24

  /// Where each column stands, counted from the left edge; one that is missing has no room.
  private(set) var frames: [Column: Rect] = [:]
  /// Whether there is room for the longer form of the age.
  private(set) var hasLongAge = false
  /// The columns a row begins after: the mark of the chosen one.
  let margin: Int
  /// Lines of a place.
  let lines: Int
  /// Whether a place has a second line.
  var isPaired: Bool { lines > 1 }

  /// - Parameters:
  ///   - hasPictures: Whether pictures of two columns stand in the place of the icons.
  ///   - hasAges: Made-up weather has none.
  ///   - hasStrips: Whether the hours stand as strips of one column an hour.
  ///   - lines: Lines of a place.
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
    // It shrinks no faster than the terminal, or a narrower one would show more columns.
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
    // A terminal that has no room for the least cuts the name.
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

  /// Where the second line of a place has its values: what falls in the hours of the strip, the wind, and
  /// the humidity below low and high; the wind alone below the temperature where there is no bar.
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

  /// Hours of the strip.
  var hourCount: Int { (frames[.hours]?.width ?? 0) >= Self.dayWidth * 2 ? 48 : 24 }

  /// An arrow, a blank and a speed.
  private static let windLength = 6

  private static func gap(before column: Column) -> Int {
    switch column {
    case .condition, .low, .bar, .high, .alert, .icon, .temperature: 1
    case .name, .clock, .hours, .rain, .humidity, .wind, .age: 2
    }
  }

  /// The columns of a value with its heading: the heading says what the number is.
  private static func humidityWidth(_ format: WeatherFormat) -> Int {
    max(TextWidth.of(format.percent(100)), TextWidth.of(format.words.labels[.humidity]))
  }

  /// When the next rain begins: its sign, a weekday and a time.
  private static func rainWidth(_ format: WeatherFormat) -> Int {
    let words = format.words
    let days = (0..<7).map { TextWidth.of(words.time.weekdayShort($0)) }.max() ?? 3
    return max(2 + days + 1 + format.clockWidth, 2 + TextWidth.of(words.labels.now))
  }

  /// An arrow, a blank and a speed without its unit, which the heading says.
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
