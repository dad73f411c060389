/// Encodes values as JSON text (RFC 8259), with members in the order in which a type encodes them.
///
/// ```swift
/// struct Reading: Encodable {
///   var time: String
///   var celsius: Double
/// }
///
/// let bytes = try JSONEncoder().encode(Reading(time: "09:00", celsius: 12.5))
/// // {"time":"09:00","celsius":12.5}
/// ```
public struct JSONEncoder {
  /// Whether each member is on its own line and members are sorted by name, for files that people
  /// read.
  public var isReadable: Bool

  /// Creates an encoder.
  public init(isReadable: Bool = false) {
    self.isReadable = isReadable
  }

  /// Returns the JSON text of a value, in UTF-8.
  ///
  /// - Throws: `EncodingError.invalidValue` for a number that is not finite, and the errors of the
  ///   type.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let node = JSONNode()
    try value.encode(to: JSONValueEncoder(node: node, codingPath: []))
    var text: [UInt8] = []
    node.write(into: &text, isReadable: isReadable, indent: 0)
    return text
  }
}

/// A value being encoded. Containers reference it, because a type may fill several alternately.
final class JSONNode {
  enum Content {
    /// A null, a number or a Boolean literal.
    case word(String)
    case string(String)
    case array([JSONNode])
    case object([(name: String, value: JSONNode)])
  }

  var content = Content.word("null")

  func append() -> JSONNode {
    let node = JSONNode()
    if case .array(var elements) = content {
      // Without this, `content` would share the elements, and each append would copy them.
      content = .word("")
      elements.append(node)
      content = .array(elements)
    } else {
      content = .array([node])
    }
    return node
  }

  func member(_ name: String) -> JSONNode {
    let node = JSONNode()
    if case .object(var members) = content {
      content = .word("")
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].value = node
      } else {
        members.append((name, node))
      }
      content = .object(members)
    } else {
      content = .object([(name, node)])
    }
    return node
  }

  func write(into text: inout [UInt8], isReadable: Bool, indent: Int) {
    switch content {
    case .word(let word): text += word.utf8
    case .string(let string): text += JSONText(string).text.utf8
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        separate(index, into: &text, isReadable: isReadable, indent: indent + 2)
        element.write(into: &text, isReadable: isReadable, indent: indent + 2)
      }
      end("]", isEmpty: elements.isEmpty, into: &text, isReadable: isReadable, indent: indent)
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      let sorted = isReadable ? members.sorted { $0.name < $1.name } : members
      for (index, member) in sorted.enumerated() {
        separate(index, into: &text, isReadable: isReadable, indent: indent + 2)
        text += JSONText(member.name).text.utf8
        text += (isReadable ? " : " : ":").utf8
        member.value.write(into: &text, isReadable: isReadable, indent: indent + 2)
      }
      end("}", isEmpty: members.isEmpty, into: &text, isReadable: isReadable, indent: indent)
    }
  }

  private func separate(_ index: Int, into text: inout [UInt8], isReadable: Bool, indent: Int) {
    if index > 0 { text.append(UInt8(ascii: ",")) }
    if isReadable { text += ("\n" + String(repeating: " ", count: indent)).utf8 }
  }

  private func end(
    _ mark: String, isEmpty: Bool, into text: inout [UInt8], isReadable: Bool, indent: Int
  ) {
    if isReadable, !isEmpty { text += ("\n" + String(repeating: " ", count: indent)).utf8 }
    text += mark.utf8
  }
}

/// The encoder of one value.
struct JSONValueEncoder: Encoder, SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = node.content {} else { node.content = .object([]) }
    return KeyedEncodingContainer(JSONObjectEncoder<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .array = node.content {} else { node.content = .array([]) }
    return JSONArrayEncoder(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws { node.content = .word("null") }
  func encode(_ value: Bool) throws { node.content = .word(value ? "true" : "false") }
  func encode(_ value: String) throws { node.content = .string(value) }

  func encode(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: codingPath, debugDescription: "not finite"))
    }
    let text = value.description
    node.content = .word(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  func encode(_ value: Float) throws { try encode(Double(value)) }
  func encode(_ value: some FixedWidthInteger & Encodable) throws {
    node.content = .word(String(value))
  }
  func encode(_ value: some Encodable) throws { try value.encode(to: self) }
}

/// The members of an object being encoded.
struct JSONObjectEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  private func member(_ key: any CodingKey) -> JSONValueEncoder {
    JSONValueEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) throws { try member(key).encodeNil() }
  func encode(_ value: Bool, forKey key: Key) throws { try member(key).encode(value) }
  func encode(_ value: String, forKey key: Key) throws { try member(key).encode(value) }
  func encode(_ value: Double, forKey key: Key) throws { try member(key).encode(value) }
  func encode(_ value: Int, forKey key: Key) throws { try member(key).encode(value) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try member(key).encode(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { member(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member(JSONKey(stringValue: "super")) }
  func superEncoder(forKey key: Key) -> any Encoder { member(key) }
}

/// The elements of an array being encoded.
struct JSONArrayEncoder: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  private(set) var count = 0

  init(node: JSONNode, codingPath: [any CodingKey]) {
    self.node = node
    self.codingPath = codingPath
  }

  private mutating func element() -> JSONValueEncoder {
    defer { count += 1 }
    return JSONValueEncoder(
      node: node.append(), codingPath: codingPath + [JSONKey(intValue: count)])
  }

  mutating func encodeNil() throws { try element().encodeNil() }
  mutating func encode(_ value: some Encodable) throws { try element().encode(value) }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedEncodingContainer<Key> { element().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    element().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { element() }
}
