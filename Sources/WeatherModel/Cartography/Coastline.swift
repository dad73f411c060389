/// The coasts, lake shores and borders of the world, in three resolutions.
///
/// The file is made by `Scripts/make-coastline.py`, which also states its layout. Opening it reads
/// the header and sums the bytes; lines are decoded when a view asks for them, and only those of the
/// blocks that the view touches. Every offset and every number read is checked, so that a damaged
/// or hostile file gives fewer lines, or none, and never stops the program.
public struct Coastline: Sendable {
  /// How fine the lines are drawn.
  public enum Resolution: Int, CaseIterable, Hashable, Sendable {
    /// Some 25 km: the world and its continents.
    case crude
    /// Some 5 km: a region.
    case low
    /// Some 1 km: close up.
    case intermediate
  }

  /// Where one resolution lies in the file.
  struct Section: Hashable, Sendable {
    /// Units of the stored numbers in a degree.
    var units: Int
    var blockCount: Int
    var directory: Int
    var end: Int

    /// Where the blocks' data begins.
    var data: Int { directory + blockCount * Coastline.entrySize }
  }

  let bytes: [UInt8]
  let sections: [Section]

  static let magic: [UInt8] = Array("WTCOAST\0".utf8)
  static let version = 1
  static let headerSize = 24
  static let sectionSize = 16
  static let entrySize = 16

  /// Opens a file's bytes; nil when they are not such a file, or are damaged.
  ///
  /// - Complexity: one pass over the bytes, eight at a time.
  public init?(bytes: [UInt8]) {
    let tableEnd = Self.headerSize + Self.sectionSize * Resolution.allCases.count
    guard bytes.count >= tableEnd, bytes.starts(with: Self.magic) else { return nil }
    let header = bytes.withUnsafeBytes { raw in
      (
        version: raw.number(UInt32.self, at: 8), length: raw.number(UInt32.self, at: 12),
        sum: raw.number(UInt64.self, at: 16)
      )
    }
    guard header.version == Self.version, header.length == bytes.count,
      header.sum == Self.checksum(bytes)
    else { return nil }

    var sections: [Section] = []
    for resolution in Resolution.allCases {
      let start = Self.headerSize + Self.sectionSize * resolution.rawValue
      let section = bytes.withUnsafeBytes { raw in
        Section(
          units: Int(raw.number(UInt32.self, at: start)),
          blockCount: Int(raw.number(UInt32.self, at: start + 4)),
          directory: Int(raw.number(UInt32.self, at: start + 8)),
          end: Int(raw.number(UInt32.self, at: start + 12)))
      }
      guard (100...1_000_000).contains(section.units), section.units % 100 == 0,
        section.directory >= tableEnd, section.data <= section.end, section.end <= bytes.count
      else { return nil }
      sections.append(section)
    }
    self.bytes = bytes
    self.sections = sections
  }

  /// The sum a file of these bytes has to state: FNV-1a's steps (Fowler, Noll and Vo) over 8-byte
  /// words from the end of the header on, the last word filled with zeros.
  static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      var offset = headerSize
      while offset + 8 <= raw.count {
        sum = (sum ^ raw.number(UInt64.self, at: offset)) &* 0x100_0000_01B3
        offset += 8
      }
      if offset < raw.count {
        var word: UInt64 = 0
        for place in offset..<raw.count {
          word |= UInt64(raw[place]) << UInt64(8 * (place - offset))
        }
        sum = (sum ^ word) &* 0x100_0000_01B3
      }
      return sum
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The little-endian number at an offset; the caller has checked that it lies inside.
  @inline(__always)
  func number<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}
