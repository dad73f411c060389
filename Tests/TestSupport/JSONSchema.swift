public import Foundation

/// A validator for the JSON Schema (draft 2020-12) keywords that docs/schema.json uses. An unknown
/// keyword is an error, so that none is ignored.
public struct JSONSchema {
  private let root: [String: Any]
  private let isClosed: Bool

  private static let remarks: Set<String> = [
    "$schema", "$defs", "title", "description", "format",
  ]

  /// Reads the schema from a file.
  /// - Parameter isClosed: Whether a member that the schema does not describe is an error.
  public init(file: URL, isClosed: Bool = false) throws {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = value as? [String: Any] ?? [:]
    self.isClosed = isClosed
  }

  /// Returns the errors in a text, each with its location.
  public func mistakes(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return mistakes(in: value, by: root, at: "$")
  }

  private func mistakes(in value: Any, by schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      check(value, keyword, rule, schema, path)
    }
  }

  private func check(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    func unless(_ isGood: Bool, _ what: String) -> [String] {
      isGood ? [] : ["\(path): \(what)"]
    }
    let number = Self.isTruth(value) ? nil : (value as? NSNumber)?.doubleValue
    switch keyword {
    case let keyword where Self.remarks.contains(keyword): return []
    case "$ref":
      let name = (rule as? String)?.components(separatedBy: "/").last ?? ""
      let definitions = root["$defs"] as? [String: [String: Any]]
      guard let target = definitions?[name] else { return ["\(path): no \(rule)"] }
      return mistakes(in: value, by: target, at: path)
    case "type":
      let names = rule as? [String] ?? [rule as? String ?? ""]
      return unless(names.contains { Self.is(value, $0) }, "is no \(names)")
    case "const": return unless(Self.equal(value, rule), "is not \(rule)")
    case "enum":
      let values = rule as? [Any] ?? []
      return unless(values.contains { Self.equal(value, $0) }, "\(value) is none of \(values)")
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      return unless(
        text.range(of: pattern, options: .regularExpression) != nil, "\(text) is no \(pattern)")
    case "minimum": return unless(number.map { $0 >= Self.number(rule) } ?? true, "< \(rule)")
    case "maximum": return unless(number.map { $0 <= Self.number(rule) } ?? true, "> \(rule)")
    case "minLength":
      let count = (value as? String)?.unicodeScalars.count
      return unless(count.map { Double($0) >= Self.number(rule) } ?? true, "is too short")
    case "minItems":
      let count = (value as? [Any])?.count
      return unless(count.map { Double($0) >= Self.number(rule) } ?? true, "has too few")
    case "maxItems":
      let count = (value as? [Any])?.count
      return unless(count.map { Double($0) <= Self.number(rule) } ?? true, "has too many")
    case "required":
      guard let members = value as? [String: Any] else { return [] }
      return (rule as? [String] ?? []).flatMap { unless(members[$0] != nil, "lacks \($0)") }
    case "properties":
      guard let members = value as? [String: Any], let rules = rule as? [String: [String: Any]]
      else { return [] }
      return members.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
        guard let rule = rules[name] else { return unless(!isClosed, "has \(name)") }
        return mistakes(in: member, by: rule, at: "\(path).\(name)")
      }
    case "items":
      guard let items = value as? [Any], let rule = rule as? [String: Any] else { return [] }
      return items.enumerated().flatMap {
        mistakes(in: $1, by: rule, at: "\(path)[\($0)]")
      }
    default: return ["\(path): the keyword \(keyword) is not known"]
    }
  }

  private static func number(_ rule: Any) -> Double { (rule as? NSNumber)?.doubleValue ?? .nan }

  private static func equal(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject)?.isEqual(right) ?? false
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "null": value is NSNull
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "boolean": isTruth(value)
    case "number": !isTruth(value) && value is NSNumber
    case "integer":
      !isTruth(value)
        && ((value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue }
          ?? false)
    default: false
    }
  }

  private static func isTruth(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }
}
