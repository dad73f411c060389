/// PNG files made for tests: red, green, blue and alpha, stored without compression.
public enum TestPNG {
  /// A file of rows, each with its filter first.
  public static func file(
    width: Int, height: Int, depth: UInt8 = 8, interlacing: UInt8 = 0, rows: [[UInt8]]
  ) -> [UInt8] {
    signature
      + part("IHDR", header(width: width, height: height, depth: depth, interlacing: interlacing))
      + part("IDAT", packed(rows.flatMap(\.self))) + part("IEND", [])
  }

  /// The bytes that every file begins with.
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The contents of a header.
  public static func header(
    width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 6, interlacing: UInt8 = 0
  ) -> [UInt8] {
    number(width) + number(height) + [depth, colorType, 0, 0, interlacing]
  }

  /// Pixels as zlib stores them.
  public static func packed(_ pixels: [UInt8]) -> [UInt8] {
    let length = UInt16(pixels.count)
    // zlib's head, one stored block, and Adler-32.
    var stored: [UInt8] = [0x78, 0x01, 0x01, UInt8(length & 255), UInt8(length >> 8)]
    stored += [UInt8(~length & 255), UInt8(~length >> 8)]
    stored += pixels
    stored += number(Int(adler(pixels)))
    return stored
  }

  /// An icon of one colour, as large as OpenWeather's.
  public static func icon(_ red: UInt8 = 236, _ green: UInt8 = 110, _ blue: UInt8 = 76) -> [UInt8] {
    let pixels = Array(repeating: [red, green, blue, 255], count: 100)
    let row: [UInt8] = [0] + pixels.flatMap(\.self)
    return file(width: 100, height: 100, rows: Array(repeating: row, count: 100))
  }

  /// A part with its length and its sum.
  public static func part(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    return number(data.count) + typed + number(Int(crc(typed)))
  }

  /// Four bytes, the highest first.
  public static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
