/// The coasts, lake shores and borders of the world, in three resolutions.
///
/// The file is made by `Scripts/make-coastline.py`, which also states its layout. Opening it reads
/// the header alone; lines are decoded when a view requests them, and only those of the blocks that
/// the view touches. Every offset and every number read is checked, so that a damaged or hostile
/// file gives fewer lines, or none, and never stops the program.
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

  /// The bytes of the file, which stay where they are as long as `owner` lives.
  ///
  /// Unchecked because a pointer is not Sendable by itself: the bytes are only read.
  @safe private struct Storage: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    let owner: any Sendable
  }

  private let storage: Storage
  let sections: [Section]

  static let magic: [UInt8] = Array("WTCOAST\0".utf8)
  static let version = 1
  static let headerSize = 24
  static let sectionSize = 16
  static let entrySize = 16

  /// Opens a copy of a file's bytes; nil when they are not such a file, or are damaged.
  ///
  /// - Complexity: one pass over the bytes, eight at a time.
  public init?(bytes: [UInt8]) {
    let copy = BytesCopy(bytes)
    unsafe self.init(mapped: copy.bytes, owner: copy)
    guard isIntact else { return nil }
  }

  /// Opens a mapped file; nil when it is not a coastline of this version and length. The checksum is
  /// not computed, which would bring every page of the file into memory: see ``isIntact``.
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - owner: What keeps the bytes at their address.
  public init?(mapped bytes: UnsafeRawBufferPointer, owner: any Sendable) {
    let tableEnd = Self.headerSize + Self.sectionSize * Resolution.allCases.count
    guard bytes.count >= tableEnd, unsafe bytes.starts(with: Self.magic) else { return nil }
    guard unsafe bytes.number(UInt32.self, at: 8) == Self.version,
      unsafe bytes.number(UInt32.self, at: 12) == bytes.count
    else { return nil }

    var sections: [Section] = []
    for resolution in Resolution.allCases {
      let start = Self.headerSize + Self.sectionSize * resolution.rawValue
      let section = unsafe Section(
        units: Int(bytes.number(UInt32.self, at: start)),
        blockCount: Int(bytes.number(UInt32.self, at: start + 4)),
        directory: Int(bytes.number(UInt32.self, at: start + 8)),
        end: Int(bytes.number(UInt32.self, at: start + 12)))
      guard (100...1_000_000).contains(section.units), section.units % 100 == 0,
        section.directory >= tableEnd, section.data <= section.end, section.end <= bytes.count
      else { return nil }
      sections.append(section)
    }
    storage = unsafe Storage(bytes: bytes, owner: owner)
    self.sections = sections
  }

  /// Whether the bytes have the checksum that the header states.
  ///
  /// - Complexity: one pass over the bytes, eight at a time.
  public var isIntact: Bool {
    unsafe withBytes { unsafe $0.number(UInt64.self, at: 16) == Self.checksum($0) }
  }

  /// Calls `body` with the bytes of the file, which stay valid until it returns.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(storage.owner) { unsafe body(storage.bytes) }
  }

  /// The checksum of a file of these bytes: FNV-1a's steps (Fowler, Noll and Vo) over 8-byte words
  /// from the end of the header on, the last word filled with zeros.
  static func checksum(_ raw: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    var offset = headerSize
    while offset + 8 <= raw.count {
      sum = unsafe (sum ^ raw.number(UInt64.self, at: offset)) &* 0x100_0000_01B3
      offset += 8
    }
    if offset < raw.count {
      var word: UInt64 = 0
      for index in offset..<raw.count {
        unsafe word |= UInt64(raw[index]) << UInt64(8 * (index - offset))
      }
      sum = (sum ^ word) &* 0x100_0000_01B3
    }
    return sum
  }
}

/// A copy of bytes at an address that does not change.
///
/// Unchecked because a pointer is not Sendable by itself: the bytes are only read after `init`.
@safe private final class BytesCopy: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  init(_ source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 8)
    unsafe copy.copyBytes(from: source)
    unsafe bytes = UnsafeRawBufferPointer(copy)
  }

  deinit { unsafe bytes.deallocate() }
}

extension UnsafeRawBufferPointer {
  /// The little-endian number at an offset; the caller has checked that it lies inside.
  @inline(__always)
  func number<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number {
    unsafe Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}
