/// Whether bytes are a whole PNG file of an icon: what is damaged must not reach the terminal, which
/// would decode it (W3C, PNG 2nd edition).
enum PNGCheck {
  /// Icons have 50 to 200 pixels a side.
  static let sides = 1...512
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let headerLength = 13

  /// Whether every part is there and as it was written: the signature, a header with sizes that an
  /// icon has, pixels, the end, and the sum of each part.
  static func isIcon(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: signature) else { return false }
    var rest = bytes.dropFirst(signature.count)
    var isFirst = true
    var hasPixels = false
    while rest.count >= 12 {
      let length = number(rest)
      guard length <= rest.count - 12 else { return false }
      let typed = rest.dropFirst(4).prefix(4 + length)
      let type = String(decoding: typed.prefix(4), as: UTF8.self)
      guard number(rest.dropFirst(8 + length)) == Int(checksum(typed)) else { return false }
      if isFirst {
        guard type == "IHDR", length == headerLength, isHeader(typed.dropFirst(4)) else {
          return false
        }
      }
      isFirst = false
      if type == "IDAT" { hasPixels = true }
      rest = rest.dropFirst(12 + length)
      if type == "IEND" { return hasPixels && length == 0 && rest.isEmpty }
    }
    return false
  }

  /// The last bytes tell how it is packed and in which order its rows come: no icon is interlaced, and
  /// not everybody who shows one could undo it.
  private static func isHeader(_ header: ArraySlice<UInt8>) -> Bool {
    sides.contains(number(header)) && sides.contains(number(header.dropFirst(4)))
      && header.suffix(3).allSatisfy { $0 == 0 }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The sum that stands after each part: CRC-32.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      var sum = sum ^ UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
      return sum
    }
  }
}
