/// Decodes values from JSON text (RFC 8259).
///
/// It accepts the same input as Foundation's decoder, with the same errors. Foundation would add
/// two megabytes to the program, and every start would look up its protocol conformances.
///
/// ```swift
/// struct Station: Decodable {
///   var name: String
///   var elevation: Double?
/// }
///
/// let text = #"[{"name": "인천", "elevation": 69.0}, {"name": "Leh"}]"#
/// let stations = try JSONDecoder().decode([Station].self, from: Array(text.utf8))
/// // stations[0].elevation is 69, stations[1].elevation is nil
/// ```
public struct JSONDecoder {
  /// Creates a decoder.
  public init() {}

  /// Returns a value of `type` decoded from JSON text in UTF-8.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not JSON, and the errors of the type.
  public func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8]) throws -> Value {
    let document: JSONDocument
    do {
      document = try JSONDocument(text)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "no JSON at byte \(error.offset)"))
    }
    return try Value(from: JSONValueDecoder(document: document, index: 0))
  }
}

/// A key that is not declared by a type: a name or an index.
struct JSONKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

/// The keys above a value, as a linked list that begins with the nearest key. Decoders share the
/// list, so that thousands of values in an array do not need one array of keys each.
final class JSONPath {
  private let above: JSONPath?
  private let key: any CodingKey

  init(_ above: JSONPath?, _ key: any CodingKey) {
    self.above = above
    self.key = key
  }

  /// The keys, starting with the outermost.
  var keys: [any CodingKey] { (above?.keys ?? []) + [key] }
}

/// The decoder of one value of a document.
struct JSONValueDecoder: Decoder, SingleValueDecodingContainer {
  let document: JSONDocument
  let index: Int
  var above: JSONPath?
  var key: (any CodingKey)?

  var codingPath: [any CodingKey] { (above?.keys ?? []) + (key.map { [$0] } ?? []) }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private var node: JSONDocument.Node { document.nodes[index] }
  private var path: JSONPath? { key.map { JSONPath(above, $0) } ?? above }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard node.kind == .object else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(
      JSONObjectContainer<Key>(document: document, index: index, path: path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard node.kind == .array else { throw mismatch([Any].self) }
    return JSONArrayContainer(
      document: document, count: Int(node.count), path: path, next: index + 1)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  // MARK: - Single values

  func decodeNil() -> Bool { node.kind == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch node.kind {
    case .true: true
    case .false: false
    default: throw mismatch(type)
    }
  }

  func decode(_ type: String.Type) throws -> String {
    guard node.kind == .string else { throw mismatch(type) }
    guard let text = document.text(of: node) else { throw corrupted("invalid text") }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard node.kind == .number else { throw mismatch(type) }
    guard let value = document.double(of: node) else { throw corrupted("number too large") }
    return value
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // A dictionary's own decoding casts each of its keys several times.
    if let texts = Value.self == [String: String].self ? try texts() as? Value : nil {
      return texts
    }
    return try Value(from: self)
  }

  /// Decodes an object whose values are strings.
  private func texts() throws -> [String: String] {
    guard node.kind == .object else { throw mismatch([String: Any].self) }
    var texts: [String: String] = [:]
    try document.forEachMember(of: index) { name, value in
      let text = JSONValueDecoder(
        document: document, index: value, above: path, key: JSONKey(stringValue: name))
      if texts[name] == nil { texts[name] = try text.decode(String.self) }
    }
    return texts
  }

  func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
    guard node.kind == .number else { throw mismatch(type) }
    guard let value = document.integer(of: node, type) else { throw corrupted("no whole number") }
    return value
  }

  // MARK: - Errors

  private func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "")
    return node.kind == .null
      ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  private func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
}

/// The members of an object. If a name occurs several times, the first member is used.
struct JSONObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let document: JSONDocument
  let index: Int
  let path: JSONPath?
  /// The values by name, for objects with too many members for a linear search.
  private let values: [String: Int]?

  init(document: JSONDocument, index: Int, path: JSONPath?) {
    self.document = document
    self.index = index
    self.path = path
    values = document.nodes[index].count > 64 ? document.members(of: index) : nil
  }

  var codingPath: [any CodingKey] { path?.keys ?? [] }

  var allKeys: [Key] {
    var keys: [Key] = []
    document.forEachMember(of: index) { name, _ in
      if let key = Key(stringValue: name) { keys.append(key) }
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { value(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decoder(key).decode(type)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decoder(key).decode(type)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder(key).decode(type) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(JSONKey(stringValue: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: any CodingKey) throws -> JSONValueDecoder {
    guard let value = value(key.stringValue) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
    }
    return JSONValueDecoder(document: document, index: value, above: path, key: key)
  }

  /// Returns the index of a member's value.
  private func value(_ text: String) -> Int? {
    if let values { return values[text] }
    var name = index + 1
    for _ in 0..<document.nodes[index].count {
      if document.isEqual(document.nodes[name], text) { return name + 1 }
      name = Int(document.nodes[name + 1].next)
    }
    return nil
  }
}

/// The elements of an array.
struct JSONArrayContainer: UnkeyedDecodingContainer {
  let document: JSONDocument
  let count: Int?
  let path: JSONPath?
  private(set) var currentIndex = 0
  private var next: Int

  init(document: JSONDocument, count: Int, path: JSONPath?, next: Int) {
    self.document = document
    self.count = count
    self.path = path
    self.next = next
  }

  var codingPath: [any CodingKey] { path?.keys ?? [] }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  mutating func decodeNil() throws -> Bool {
    guard try decoder(Never.self).decodeNil() else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try decoder(type).decode(type)
    advance()
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try decoder([String: Any].self).container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try decoder([Any].self).unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try decoder((any Decoder).self)
    advance()
    return decoder
  }

  private func decoder(_ type: Any.Type) throws -> JSONValueDecoder {
    let key = JSONKey(intValue: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: codingPath + [key], debugDescription: ""))
    }
    return JSONValueDecoder(document: document, index: next, above: path, key: key)
  }

  private mutating func advance() {
    next = Int(document.nodes[next].next)
    currentIndex += 1
  }
}
