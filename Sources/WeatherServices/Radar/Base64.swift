/// A Base64 decoder (RFC 4648, section 4).
enum Base64 {
  /// Returns the decoded bytes; `nil` if the text is not in complete groups of four valid
  /// characters.
  static func decoded(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    for (index, sign) in text.dropLast(padding).enumerated() {
      let value = values[Int(sign)]
      guard value < 64 else { return nil }
      group = group << 6 | UInt32(value)
      guard index % 4 == 3 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      bytes.append(UInt8(truncatingIfNeeded: group >> 8))
      bytes.append(UInt8(truncatingIfNeeded: group))
      group = 0
    }
    switch padding {
    case 1:
      bytes.append(UInt8(truncatingIfNeeded: group >> 10))
      bytes.append(UInt8(truncatingIfNeeded: group >> 2))
    case 2: bytes.append(UInt8(truncatingIfNeeded: group >> 4))
    default: break
    }
    return bytes
  }

  /// The value of each character; 64 for invalid ones.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    let signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    for (value, sign) in signs.enumerated() { values[Int(sign)] = UInt8(value) }
    return values
  }()
}
