internal import JSON
import WeatherModel

/// The stored form of a forecast's hours: one line of text per kind of value, instead of one object
/// per hour.
///
/// The first frame needs them, and decoding a JSON object per hour, or even a list of optional
/// numbers, takes longer than the rest of the file.
struct HourColumns: Codable {
  private var lines: [String: String]

  private static let separator = UInt8(ascii: ",")

  init(_ hours: [HourForecast]) {
    lines = [
      "time": Self.line(hours) { String($0.time.timeIntervalSince1970) },
      "condition": Self.line(hours) { $0.condition.rawValue },
    ]
    keep("hours", hours) { $0.hours.map { String($0) } }
    keep("icon", hours) { $0.icon?.name }
    keep("isDay", hours) { $0.isDay.map { $0 ? "1" : "0" } }
    keep("possibleCondition", hours) { $0.possibleCondition?.rawValue }
    keep("windClass", hours) { $0.windClass.map { String($0.rawValue) } }
    for quantity in Quantity.all where quantity.hour != nil {
      keep(quantity.columnName, hours) { $0[quantity].map { String($0) } }
    }
  }

  /// Stores a column unless no hour has a value for it.
  private mutating func keep(
    _ name: String, _ hours: [HourForecast], _ text: (HourForecast) -> String?
  ) {
    if hours.contains(where: { text($0) != nil }) {
      lines[name] = Self.line(hours) { text($0) ?? "" }
    }
  }

  private static func line(_ hours: [HourForecast], _ text: (HourForecast) -> String) -> String {
    hours.map(text).joined(separator: ",")
  }

  /// The decoded hours; nil if a line is damaged or has another length.
  var hours: [HourForecast]? {
    guard let times = lines["time"], let conditions = lines["condition"] else { return nil }
    if times.isEmpty { return [] }
    var hours: [HourForecast] = []
    hours.reserveCapacity(times.utf8.count { $0 == Self.separator } + 1)
    let areSound = Self.readNumbers(times) { _, seconds in
      guard let seconds else { return false }
      hours.append(HourForecast(time: Date(timeIntervalSince1970: seconds)))
      return true
    }
    guard areSound else { return nil }
    var isSound = read(conditions, into: &hours) { hour, text in
      guard let condition = Condition(rawValue: String(text)) else { return false }
      hour.condition = condition
      return true
    }
    isSound =
      isSound
      && read(lines["hours"], into: &hours) { hour, text in
        hour.hours = Int(text)
        return text.isEmpty || hour.hours != nil
      }
      && read(lines["icon"], into: &hours) { hour, text in
        hour.icon = WeatherIcon(name: text)
        return text.isEmpty || hour.icon != nil
      }
      && read(lines["isDay"], into: &hours) { hour, text in
        hour.isDay = text.isEmpty ? nil : text == "1"
        return true
      }
      && read(lines["possibleCondition"], into: &hours) { hour, text in
        hour.possibleCondition = Condition(rawValue: String(text))
        return text.isEmpty || hour.possibleCondition != nil
      }
      && read(lines["windClass"], into: &hours) { hour, text in
        hour.windClass = Int(text).flatMap(WindClass.init)
        return text.isEmpty || hour.windClass != nil
      }
    for quantity in Quantity.all where isSound && quantity.hour != nil {
      guard let line = lines[quantity.columnName] else { continue }
      var count = 0
      isSound = Self.readNumbers(line) { index, value in
        count += 1
        guard index < hours.count else { return false }
        if let value { hours[index][quantity] = value }
        return true
      }
      isSound = isSound && count == hours.count
    }
    return isSound ? hours : nil
  }

  /// Calls `use` with the numbers of a line and their positions, with nil where there is none, until it
  /// returns false. Returns whether all are numbers and were used.
  private static func readNumbers(_ line: String, _ use: (Int, Double?) -> Bool) -> Bool {
    let bytes = Array(line.utf8)
    var (index, start) = (0, 0)
    for end in 0...bytes.count where end == bytes.count || bytes[end] == separator {
      let text = bytes[start..<end]
      let value = text.isEmpty ? nil : number(text)
      guard text.isEmpty || value != nil, use(index, value) else { return false }
      (index, start) = (index + 1, end + 1)
    }
    return true
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    let number = Double(shortDecimal: text) ?? Double(String(decoding: text, as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Splits by bytes, because splitting by characters takes longer than everything else.
  private static func texts(_ line: String) -> [Substring] {
    line.utf8.split(separator: separator, omittingEmptySubsequences: false).map { Substring($0) }
  }

  private func read(
    _ line: String?, into hours: inout [HourForecast],
    _ apply: (inout HourForecast, Substring) -> Bool
  ) -> Bool {
    guard let line else { return true }
    let texts = Self.texts(line)
    guard texts.count == hours.count else { return false }
    for (index, text) in texts.enumerated() {
      guard apply(&hours[index], text) else { return false }
    }
    return true
  }
}

extension Quantity {
  /// The name of the quantity's line, such as `windGust`.
  fileprivate var columnName: String {
    let words = name.split(separator: "_")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
