/// PNG files for tests, with red, green, blue and alpha channels, stored without compression.
public enum TestPNG {
  /// Returns a file with rows that start with their filter type.
  public static func file(
    width: Int, height: Int, depth: UInt8 = 8, interlacing: UInt8 = 0, rows: [[UInt8]]
  ) -> [UInt8] {
    signature
      + part("IHDR", header(width: width, height: height, depth: depth, interlacing: interlacing))
      + part("IDAT", packed(rows.flatMap(\.self))) + part("IEND", [])
  }

  /// The signature at the beginning of every file.
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the contents of a header chunk.
  public static func header(
    width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 6, interlacing: UInt8 = 0
  ) -> [UInt8] {
    number(width) + number(height) + [depth, colorType, 0, 0, interlacing]
  }

  /// Returns pixels in zlib's stored format.
  public static func packed(_ pixels: [UInt8]) -> [UInt8] {
    let length = UInt16(pixels.count)
    // zlib's header, one stored block, and Adler-32.
    var stored: [UInt8] = [0x78, 0x01, 0x01, UInt8(length & 255), UInt8(length >> 8)]
    stored += [UInt8(~length & 255), UInt8(~length >> 8)]
    stored += pixels
    stored += number(Int(adler(pixels)))
    return stored
  }

  /// Returns an icon of one colour, with the size of OpenWeather's.
  public static func icon(_ red: UInt8 = 236, _ green: UInt8 = 110, _ blue: UInt8 = 76) -> [UInt8] {
    let pixels = Array(repeating: [red, green, blue, 255], count: 100)
    let row: [UInt8] = [0] + pixels.flatMap(\.self)
    return file(width: 100, height: 100, rows: Array(repeating: row, count: 100))
  }

  /// Returns a chunk with its length and checksum.
  public static func part(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    return number(data.count) + typed + number(Int(crc(typed)))
  }

  /// Returns four bytes, the highest first.
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
