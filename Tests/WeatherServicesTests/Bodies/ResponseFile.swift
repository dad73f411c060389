import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// A file of `Answers/`: a response composed for these tests in the format of a real service, with
/// its nulls, gaps and unused fields. Every field has a distinct series, so that a value of the
/// wrong field or row never passes.
struct ResponseFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Answers")

  private let body: Data

  init(_ name: String) throws {
    body = try Data(contentsOf: Self.folder.appending(path: name))
  }

  /// Returns the response as a server sends it.
  func reply(status: Int = 200) -> LocalServer.Reply {
    .answer(status: status, body: body, headers: ["Content-Type": "application/json"])
  }

  /// Returns the response as the program decodes it.
  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Answer.decode(type, from: Array(body))
  }

  /// Returns the rows of KMA's envelope.
  func rows() throws -> [KMAResponse.Row] {
    try KMAResponse.rows(Array(body), status: 200, now: testNow)
  }

  /// Returns the response as plain JSON, parsed without the program.
  func plain() throws -> PlainJSON { PlainJSON(try JSONSerialization.jsonObject(with: body)) }
}

/// A value of parsed JSON; a missing one has no members, entries or number.
struct PlainJSON {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  var number: Double? { (value as? NSNumber)?.doubleValue }
  var text: String? { value as? String }
  var entries: [PlainJSON] { (value as? [Any] ?? []).map { PlainJSON($0) } }

  /// The time that a number represents in Unix seconds.
  var moment: Date? { number.map { Date(timeIntervalSince1970: $0) } }

  /// The value at a path of members: `wind.speed`.
  subscript(path: String) -> PlainJSON {
    path.split(separator: ".").reduce(self) { json, name in
      PlainJSON((json.value as? [String: Any])?[String(name)])
    }
  }
}

/// The mapping of a field in a response's row to a field in the domain.
struct MappedField<Value> {
  var name: String
  var value: KeyPath<Value, Double?>

  init(_ name: String, _ value: KeyPath<Value, Double?>) {
    self.name = name
    self.value = value
  }
}

/// Compares each field of all values with the numbers of the rows.
func expect<Value>(
  _ values: [Value], have fields: [MappedField<Value>], of rows: [PlainJSON],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!rows.isEmpty && values.count == rows.count, sourceLocation: sourceLocation)
  for field in fields {
    #expect(
      values.map { $0[keyPath: field.value] } == rows.map { $0[field.name].number },
      "\(field.name)", sourceLocation: sourceLocation)
  }
}

/// Returns a value with some fields set, as expected by a test.
func with<Value>(_ value: Value, _ set: (inout Value) -> Void) -> Value {
  var value = value
  set(&value)
  return value
}
