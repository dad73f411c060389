import Foundation

@testable import WeatherModel

/// Writes files in the format of `Scripts/make-coastline.py`, with any errors that a test needs.
struct CoastlineBytes {
  struct Block {
    var box: (west: Int, south: Int, east: Int, north: Int)
    var kind: UInt8 = 0
    var polylines: Int
    var data: [UInt8]
  }

  /// Returns a block with one line through points in units of a hundredth of a degree.
  static func block(kind: UInt8 = 0, _ points: [(Int, Int)]) -> Block {
    let xs = points.map(\.0)
    let ys = points.map(\.1)
    let box = (xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
    var data = varint(points.count)
    var last = (box.0, box.1)
    for point in points {
      data += varint(zigzag(point.0 - last.0)) + varint(zigzag(point.1 - last.1))
      last = point
    }
    return Block(box: box, kind: kind, polylines: 1, data: data)
  }

  /// Returns a file with the same blocks in each resolution.
  static func file(_ blocks: [Block], units: Int = 100) -> [UInt8] {
    var body: [UInt8] = []
    var table: [UInt8] = []
    for _ in 0..<3 {
      let directory = 72 + body.count
      var offset = directory + 16 * blocks.count
      var data: [UInt8] = []
      for block in blocks {
        for edge in [block.box.west, block.box.south, block.box.east, block.box.north] {
          body += little(UInt16(bitPattern: Int16(edge)))
        }
        body += little(UInt32(offset)) + little(UInt16(block.polylines)) + [block.kind, 0]
        data += block.data
        offset += block.data.count
      }
      body += data
      table +=
        little(UInt32(units)) + little(UInt32(blocks.count)) + little(UInt32(directory))
        + little(UInt32(offset))
    }
    return sealed(Coastline.magic + Array(repeating: 0, count: 16) + table + body)
  }

  /// Returns the bytes with a matching header.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(8..<12, with: little(UInt32(1)))
    bytes.replaceSubrange(12..<16, with: little(UInt32(bytes.count)))
    bytes.replaceSubrange(16..<24, with: little(bytes.withUnsafeBytes(Coastline.checksum)))
    return bytes
  }

  /// Returns the shipped file.
  static func shipped(file: String = #filePath) throws -> [UInt8] {
    var root = URL(filePath: file)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return [UInt8](try Data(contentsOf: root.appending(path: "Resources/coastline.bin")))
  }

  static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  static func varint(_ number: Int) -> [UInt8] {
    var rest = number
    var result: [UInt8] = []
    while rest > 0x7F {
      result.append(UInt8(rest & 0x7F | 0x80))
      rest >>= 7
    }
    return result + [UInt8(rest)]
  }

  static func zigzag(_ number: Int) -> Int { number >= 0 ? 2 * number : -2 * number - 1 }
}

/// A small generator whose sequence depends on its seed (Steele, Lea and Flood's SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
