internal import JSON
import WeatherModel

/// The stored form of a forecast's hours: one line of text per kind of value, instead of one object
/// per hour.
///
/// The first frame needs the hours. Decoding a JSON object per hour, or even a list of optional
/// numbers, takes longer than decoding the rest of the file.
struct HourColumns: Codable {
  private var lines: [String: String]

  private static let separator = UInt8(ascii: ",")

  init(_ hours: [HourForecast]) {
    lines = [
      "time": Self.line(hours) { String($0.time.timeIntervalSince1970) },
      "condition": Self.line(hours) { $0.condition.rawValue },
    ]
    addColumn("hours", hours) { $0.hours.map { String($0) } }
    addColumn("icon", hours) { $0.icon?.name }
    addColumn("isDay", hours) { $0.isDay.map { $0 ? "1" : "0" } }
    addColumn("possibleCondition", hours) { $0.possibleCondition?.rawValue }
    addColumn("windClass", hours) { $0.windClass.map { String($0.rawValue) } }
    for quantity in Quantity.all where quantity.hour != nil {
      addColumn(quantity.columnName, hours) { $0[quantity].map { String($0) } }
    }
  }

  /// Stores a column unless no hour has a value for it.
  private mutating func addColumn(
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
    let bytes = Array(times.utf8)
    let fields = Self.fields(of: bytes)
    hours.reserveCapacity(fields.count)
    for field in fields {
      guard let seconds = Self.number(bytes, field) else { return nil }
      hours.append(HourForecast(time: Date(timeIntervalSince1970: seconds)))
    }
    var isSound = readTexts(conditions, into: &hours) { hour, text in
      guard let condition = Condition(rawValue: text) else { return false }
      hour.condition = condition
      return true
    }
    isSound =
      isSound
      && readTexts(lines["hours"], into: &hours) { hour, text in
        hour.hours = Int(text)
        return text.isEmpty || hour.hours != nil
      }
      && readTexts(lines["icon"], into: &hours) { hour, text in
        hour.icon = WeatherIcon(name: text)
        return text.isEmpty || hour.icon != nil
      }
      && readTexts(lines["isDay"], into: &hours) { hour, text in
        hour.isDay = text.isEmpty ? nil : text == "1"
        return true
      }
      && readTexts(lines["possibleCondition"], into: &hours) { hour, text in
        hour.possibleCondition = Condition(rawValue: text)
        return text.isEmpty || hour.possibleCondition != nil
      }
      && readTexts(lines["windClass"], into: &hours) { hour, text in
        hour.windClass = Int(text).flatMap(WindClass.init)
        return text.isEmpty || hour.windClass != nil
      }
    for quantity in Quantity.all where isSound {
      // A subscript by the quantity would copy its row for each hour.
      guard let path = quantity.hour else { continue }
      isSound = read(lines[quantity.columnName], into: &hours) { hour, bytes, field in
        guard !field.isEmpty else { return true }
        guard let value = Self.number(bytes, field) else { return false }
        hour[keyPath: path] = value
        return true
      }
    }
    return isSound ? hours : nil
  }

  /// Returns the positions of the fields of a line. Slices of the line would be retained and
  /// released for each value.
  private static func fields(of line: [UInt8]) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = 0
    for index in line.indices where line[index] == separator {
      fields.append(start..<index)
      start = index + 1
    }
    return fields + [start..<line.count]
  }

  /// Returns the finite number in a field. Most numbers are short and are parsed without creating a
  /// string.
  private static func number(_ line: [UInt8], _ field: Range<Int>) -> Double? {
    let number =
      Double(shortDecimal: line, in: field)
      ?? Double(String(decoding: line[field], as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private func read(
    _ line: String?, into hours: inout [HourForecast],
    _ apply: (inout HourForecast, _ line: [UInt8], _ field: Range<Int>) -> Bool
  ) -> Bool {
    guard let line else { return true }
    let bytes = Array(line.utf8)
    let fields = Self.fields(of: bytes)
    guard fields.count == hours.count else { return false }
    return hours.indices.allSatisfy { apply(&hours[$0], bytes, fields[$0]) }
  }

  private func readTexts(
    _ line: String?, into hours: inout [HourForecast], _ apply: (inout HourForecast, String) -> Bool
  ) -> Bool {
    read(line, into: &hours) { apply(&$0, String(decoding: $1[$2], as: UTF8.self)) }
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
