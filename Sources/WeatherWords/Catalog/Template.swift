/// A text with placeholders for values: `{age}`, in two digits `{minutes}[02]`, in a grammatical
/// form `{clock}[dative]`. A literal brace is written twice. Translation tools know this format as
/// python-brace-format.
@safe package struct Template {
  /// The values of the placeholders.
  package typealias Values = KeyValuePairs<StaticString, String>

  private let pattern: UnsafeBufferPointer<UInt8>

  init(_ pattern: UnsafeBufferPointer<UInt8>) {
    unsafe self.pattern = pattern
  }

  /// Returns the text with its values inserted. A placeholder without a value is left unchanged.
  func filled(with values: Values, language: String) -> String {
    var text: [UInt8] = []
    unsafe text.reserveCapacity(pattern.count + 64)
    var position = 0
    while unsafe position < pattern.count {
      let byte = unsafe pattern[position]
      guard byte == Template.open || byte == Template.close else {
        text.append(byte)
        position += 1
        continue
      }
      if unsafe position + 1 < pattern.count, unsafe pattern[position + 1] == byte {
        text.append(byte)
        position += 2
      } else if byte == Template.open, let end = find(UInt8(ascii: "}"), after: position) {
        let name = unsafe pattern[(position + 1)..<end]
        var value = values.first { unsafe Template.isEqual($0.key, name) }?.value
        position = end + 1
        if let bracket = find(UInt8(ascii: "]"), after: position),
          unsafe pattern[position] == Template.form
        {
          let form = unsafe String(decoding: pattern[(position + 1)..<bracket], as: UTF8.self)
          value = value.map { GrammaticalForm.form(form, of: $0, language: language) }
          position = bracket + 1
        }
        text.append(
          contentsOf: unsafe value?.utf8 ?? "{\(String(decoding: name, as: UTF8.self))}".utf8)
      } else {
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func find(_ byte: UInt8, after position: Int) -> Int? {
    unsafe pattern[min(position, pattern.count)...].firstIndex(of: byte)
  }

  private static func isEqual(_ key: StaticString, _ name: Slice<UnsafeBufferPointer<UInt8>>)
    -> Bool
  {
    unsafe key.utf8CodeUnitCount == name.count
      && key.withUTF8Buffer { unsafe name.elementsEqual($0) }
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
  private static let form = UInt8(ascii: "[")
}
