import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

/// docs/schema.json has the members of `current`, `hourly` and `daily`, described for quantities as
/// in their table; `RECORD_SNAPSHOTS=1` writes it.
@Suite struct SchemaTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/schema.json")

  @Test func schemaMatchesTheQuantityTable() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var lines = text.components(separatedBy: "\n")
    let filled = try #require(lines.firstIndex(of: "    \"filled\": {"))
    let first = try #require(lines[filled...].firstIndex(of: "        \"enum\": ["))
    let last = try #require(lines[first...].firstIndex(of: "        ]"))
    let supplements = Quantity.supplements.map { ["          \"\($0.name)\""] }
    lines.replaceSubrange(first + 1..<last, with: list(supplements))
    for section in ["current", "hourly", "daily"] {
      lines = try updated(lines, section: section)
    }
    let expected = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try expected.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text == expected)
  }

  /// Returns the schema with the members of a section as the program writes them, in that order.
  private func updated(_ lines: [String], section: String) throws -> [String] {
    let pad = String(repeating: " ", count: section == "current" ? 6 : 8)
    let start = try #require(lines.firstIndex(of: "    \"\(section)\": {"))
    func index(_ line: String, after index: Int) throws -> Int {
      try #require(lines[index...].firstIndex(of: line))
    }
    let required = try index(pad + "\"required\": [", after: start)
    let properties = try index(pad + "\"properties\": {", after: required)
    let end = try index(pad + "}", after: properties)
    let names = try names(section)
    let blocks = try names.map { name in
      if let made = block(name, section) { return made.map { pad + "  " + $0 } }
      let first = try #require(lines[properties..<end].firstIndex(of: pad + "  \"\(name)\": {"))
      let last = try #require(lines[first...].firstIndex { $0.hasPrefix(pad + "  }") })
      return lines[first..<last] + [pad + "  }"]
    }
    return lines[...required]
      + list(names.map { ["\(pad)  \"\($0)\""] }) + [pad + "],"]
      + [lines[properties]] + list(blocks) + lines[end...]
  }

  /// Returns entries separated by commas.
  private func list(_ entries: [[String]]) -> [String] {
    entries.enumerated().flatMap { index, entry in
      index == entries.count - 1 ? entry : entry.dropLast() + [(entry.last ?? "") + ","]
    }
  }

  /// Returns the members of a section in the order of the output.
  private func names(_ section: String) throws -> [String] {
    let json = ReportJSON(
      SampleReports.full, now: SampleReports.now, language: .english, isStale: false
    ).text.components(separatedBy: "\n")
    let start = try #require(json.firstIndex { $0.hasPrefix("  \"\(section)\": ") })
    let pad = String(repeating: " ", count: section == "current" ? 4 : 6)
    return json[start...].drop { !$0.hasPrefix(pad + "\"") }.prefix { $0.hasPrefix(pad) }
      .map { String($0.dropFirst(pad.count + 1).prefix { $0 != "\"" }) }
  }

  /// Returns the description of a quantity; nil for other members, which the schema describes
  /// itself.
  private func block(_ name: String, _ section: String) -> [String]? {
    let row = Quantity.all.first {
      section == "daily" ? $0.days.contains { $0.name == name } : $0.name == name
    }
    guard let row else { return nil }
    var limits: [String] = []
    if row.range.lowerBound == 0 { limits.append("  \"minimum\": 0") }
    if [.percent, .probability, .direction].contains(row.unit) {
      limits.append("  \"maximum\": \(Int(row.range.upperBound))")
    }
    return ["\"\(name)\": {"]
      + list(
        [
          ["  \"description\": \"\(description(of: row, section))\""],
          ["  \"type\": [", "    \"number\",", "    \"null\"", "  ]"],
        ] + limits.map { [$0] }) + ["}"]
  }

  private func description(of row: Quantity, _ section: String) -> String {
    switch row.unit {
    case .temperature: "°C."
    case .percent: "Percent."
    case .probability:
      section == "daily" ? "0 to 1." : "0 to 1, that anything falls until the step's end."
    case .pressure: "hPa at sea level."
    case .distance: "Metres."
    case .speed: "m/s."
    case .direction: "Degrees the wind comes from, clockwise from north."
    case .uvIndex: "UV index."
    case .airQualityIndex: "The index on its scale."
    case .precipitation:
      section == "daily"
        ? "mm from the place's midnight to the next." : "mm from the step's beginning to its end."
    case .precipitationRate: "mm an hour, now."
    case .duration:
      section == "daily"
        ? "Hours from the place's midnight to the next."
        : "Hours between the step's beginning and its end."
    case .snow:
      row.kind == .instant
        ? "cm of snow on the ground."
        : section == "daily"
          ? "cm of snow from the place's midnight to the next."
          : "cm of snow from the step's beginning to its end."
    }
  }
}
