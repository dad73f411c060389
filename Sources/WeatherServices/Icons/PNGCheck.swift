import CZlib

/// Validates the complete PNG files of icons before a terminal decodes them (W3C, PNG 2nd edition).
enum PNGCheck {
  /// The permitted width and height. Icons have 50 to 200 pixels a side.
  static let sides = 1...512
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let headerLength = 13
  /// The chunks that affect the pixels.
  private static let needed: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  private struct Chunk {
    var type: String
    var data: ArraySlice<UInt8>
    /// The length, type, data and checksum.
    var bytes: ArraySlice<UInt8>
  }

  private struct Header {
    var width: Int
    var height: Int
    var depth: Int
    var colorType: Int

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
    /// The bytes of a row, including the one for its filter.
    var rowLength: Int { (width * channels * depth + 7) / 8 + 1 }

    /// Parses the header; nil if the size is out of range or the pixel format is not defined.
    /// Interlaced icons are rejected because not every terminal decodes them.
    init?(_ data: ArraySlice<UInt8>) {
      guard data.count == headerLength else { return nil }
      (width, height) = (number(data), number(data.dropFirst(4)))
      let form = data.suffix(5).map(Int.init)
      (depth, colorType) = (form[0], form[1])
      let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
      guard sides.contains(width), sides.contains(height),
        depths[colorType]?.contains(depth) == true, form[2...].allSatisfy({ $0 == 0 })
      else { return nil }
    }
  }

  /// Whether a file is a complete icon that has only ``needed`` chunks.
  static func isIcon(_ bytes: [UInt8]) -> Bool { icon(bytes) == bytes }

  /// Returns the icon without its ancillary chunks, some of which hold compressed data or
  /// animations; nil if the rest is not a complete picture.
  static func icon(_ bytes: [UInt8]) -> [UInt8]? {
    guard let all = chunks(of: bytes) else { return nil }
    // An unknown critical chunk, whose type begins with a capital letter, would change the picture.
    guard all.allSatisfy({ needed.contains($0.type) || $0.type.first?.isLowercase == true }) else {
      return nil
    }
    let chunks = all.filter { needed.contains($0.type) }
    var types = chunks.map(\.type)
    guard let first = chunks.first, first.type == "IHDR", let header = Header(first.data),
      types.popLast() == "IEND"
    else { return nil }
    while types.last == "IDAT" { types.removeLast() }
    let pixels = chunks.filter { $0.type == "IDAT" }
    guard !pixels.isEmpty, types.count + pixels.count + 1 == chunks.count,
      hasFittingColors(chunks.dropFirst().prefix(types.count - 1), header),
      isWhole(pixels.flatMap(\.data), header)
    else { return nil }
    return signature + chunks.flatMap(\.bytes)
  }

  /// Returns all chunks, each with a correct checksum, up to an empty `IEND` at the end of the
  /// file.
  private static func chunks(of bytes: [UInt8]) -> [Chunk]? {
    guard bytes.starts(with: signature) else { return nil }
    var rest = bytes.dropFirst(signature.count)
    var chunks: [Chunk] = []
    while rest.count >= 12 {
      let length = number(rest)
      guard length <= rest.count - 12 else { return nil }
      let typed = rest.dropFirst(4).prefix(4 + length)
      guard number(rest.dropFirst(8 + length)) == Int(checksum(typed)) else { return nil }
      let type = String(decoding: typed.prefix(4), as: UTF8.self)
      chunks.append(
        Chunk(type: type, data: typed.dropFirst(4), bytes: rest.prefix(12 + length)))
      rest = rest.dropFirst(12 + length)
      if type == "IEND" { return length == 0 && rest.isEmpty ? chunks : nil }
    }
    return nil
  }

  /// Whether the chunks between the header and the pixels are at most a palette followed by
  /// transparency, with the lengths that the header requires.
  private static func hasFittingColors(
    _ chunks: ArraySlice<Chunk>, _ header: Header
  ) -> Bool {
    var rest = chunks
    var paletteSize: Int?
    if let palette = rest.first, palette.type == "PLTE" {
      let count = palette.data.count / 3
      let limit = header.colorType == 3 ? 1 << header.depth : 256
      guard palette.data.count % 3 == 0, (1...limit).contains(count),
        [2, 3, 6].contains(header.colorType)
      else { return false }
      paletteSize = count
      rest.removeFirst()
    }
    if header.colorType == 3, paletteSize == nil { return false }
    guard let transparency = rest.popFirst() else { return true }
    guard transparency.type == "tRNS", rest.isEmpty else { return false }
    switch header.colorType {
    case 0: return transparency.data.count == 2
    case 2: return transparency.data.count == 6
    case 3: return (1...(paletteSize ?? 0)).contains(transparency.data.count)
    default: return false
    }
  }

  /// Whether the compressed pixels fill exactly the whole picture, and each row has a defined
  /// filter.
  private static func isWhole(_ packed: [UInt8], _ header: Header) -> Bool {
    let size = header.rowLength * header.height
    // The extra byte detects excess pixels.
    var pixels = [UInt8](repeating: 0, count: size + 1)
    var count = uLongf(pixels.count)
    guard unsafe uncompress(&pixels, &count, packed, uLong(packed.count)) == Z_OK,
      Int(count) == size
    else { return false }
    return stride(from: 0, to: size, by: header.rowLength).allSatisfy { pixels[$0] <= 4 }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the CRC-32 checksum of a chunk's type and data, which follows each chunk.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt {
    unsafe bytes.withUnsafeBufferPointer { unsafe crc32(0, $0.baseAddress, uInt($0.count)) }
  }
}
