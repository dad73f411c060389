import Foundation
import Glibc
import WeatherModel
import WeatherServices

/// Measures the cost of rejecting damaged or malicious radar bodies.
struct RadarBench {
  /// The largest part of the composite that is requested: 401 × 401 cells.
  private static let box = "[300,500,700,900]"
  private static let cellCount = 401 * 401

  private static let timeBudget = 5.0
  private static let memoryBudget = 8.0

  /// The bodies to reject.
  private static var broken: [(name: String, body: [UInt8])] {
    let dry = Deflate.zeros(count: cellCount * 2)
    let wet: [UInt8] = (0..<cellCount).flatMap { [UInt8($0 % 251), 0] as [UInt8] }
    var flipped = Deflate.stored(wet)
    flipped[flipped.count / 2] ^= 0x55
    let negative = [0xFF, 0xFF] + [UInt8](repeating: 0, count: cellCount * 2 - 2)
    var number: UInt64 = 7
    let noise = (0..<100_000).map { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: number >> 33)
    }
    return [
      ("half of the zlib stream", frame(Deflate.stored(wet).dropLast(cellCount))),
      ("one cell too few", frame(Deflate.zeros(count: cellCount * 2 - 2))),
      ("one cell too many", frame(Deflate.zeros(count: cellCount * 2 + 2))),
      ("a bomb of 48 MiB", frame(Deflate.zeros(count: 48 << 20))),
      ("noise in base64", frame(noise)),
      ("no base64", body(String(repeating: "%&", count: 100_000))),
      ("a negative sum", frame(Deflate.stored(negative))),
      ("a flipped byte", frame(flipped)),
      ("bytes behind the stream", frame(dry + [1, 2, 3])),
      ("a box of a billion cells", body(Data(dry).base64EncodedString(), "[0,0,1199,999999]")),
    ]
  }

  /// Returns a body of which one frame is damaged, with as many frames as a place has.
  private static func damaged(_ index: Int) -> [UInt8] {
    func frame(_ packed: [UInt8]) -> String {
      let text = Data(packed).base64EncodedString()
      return #"{"timestamp":"2026-06-11T03:00:00Z","precipitation_5":"\#(text)"}"#
    }
    let dry = Deflate.zeros(count: cellCount * 2)
    var frames = Array(repeating: frame(dry), count: 37)
    frames[index] = frame(dry.dropLast(20))
    return Array(#"{"radar":[\#(frames.joined(separator: ","))],"bbox":\#(box)}"#.utf8)
  }

  private static func frame(_ packed: [UInt8]) -> [UInt8] {
    body(Data(packed).base64EncodedString())
  }

  private static func body(_ text: String, _ box: String = box) -> [UInt8] {
    let frame = #"{"timestamp":"2026-06-11T03:00:00Z","precipitation_5":"\#(text)"}"#
    return Array(#"{"radar":[\#(frame)],"bbox":\#(box)}"#.utf8)
  }

  func measure() {
    precondition(
      Self.isRead(Self.frame(Deflate.zeros(count: Self.cellCount * 2))), "a whole body is read")
    var slowest = (name: "", time: 0.0)
    var largest = (name: "", memory: 0.0)
    let damaged = [0, 18, 36].map { ("frame \($0 + 1) of 37", Self.damaged($0)) }
    for (name, body) in Self.broken + damaged {
      let memory = Memory.growth { precondition(!Self.isRead(body), "\(name) is refused") }
      let times = (0..<21).map { _ in
        Report.milliseconds(ContinuousClock().measure { _ = Self.isRead(body) })
      }
      let median = times.sorted()[times.count / 2]
      if median > slowest.time { slowest = (name, median) }
      if memory > largest.memory { largest = (name, memory) }
    }
    Report.line(
      "broken radar: slowest (\(slowest.name))", Report.text(slowest.time),
      "<= \(Report.brief(Self.timeBudget)) ms", isMet: slowest.time <= Self.timeBudget)
    Report.line(
      "  most memory (\(largest.name))", String(format: "%.1f MB", largest.memory),
      "<= \(Report.brief(Self.memoryBudget)) MB", isMet: largest.memory <= Self.memoryBudget)
  }

  private static func isRead(_ body: [UInt8]) -> Bool {
    (try? BrightSkyRadar.composite(body, receivedAt: .init(timeIntervalSince1970: 0))) != nil
  }
}

/// A minimal encoder of zlib's format (RFC 1950 and 1951) for well-formed streams, including zeros
/// that are far larger than their compressed form.
enum Deflate {
  private static let header: [UInt8] = [0x78, 0x01]

  /// Returns uncompressed bytes in stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed = header
    var start = 0
    while start < bytes.count {
      let end = min(start + 0xFFFF, bytes.count)
      let count = UInt16(end - start)
      packed.append(end == bytes.count ? 1 : 0)
      for number in [count, ~count] {
        packed += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
      }
      packed += bytes[start..<end]
      start = end
    }
    return packed + checksum(bytes)
  }

  /// Returns compressed zeros: one literal zero, then copies of the last byte, 258 at a time, then
  /// the remaining zeros as literals.
  static func zeros(count: Int) -> [UInt8] {
    var bits = BitWriter(bytes: header)
    // The last block, with the format's fixed codes. The literal 0 is 0011 0000.
    bits.append(code: 0b110, count: 3)
    bits.append(code: 0b0011_0000, count: 8)
    let copies = (count - 1) / 258
    for _ in 0..<copies {
      // The length 258 is 1100 0101, the distance 1 is 00000.
      bits.append(code: 0b1100_0101, count: 8)
      bits.append(code: 0, count: 5)
    }
    for _ in 0..<count - 1 - copies * 258 { bits.append(code: 0b0011_0000, count: 8) }
    bits.append(code: 0, count: 7)
    // For zeros, the first sum of Adler-32 stays 1 and the second is the number of zeros.
    let second = UInt32(count % 65_521)
    return bits.bytes
      + [second >> 8, second, 0, 1].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Returns the Adler-32 checksum.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return [second >> 8, second, first >> 8, first].map { UInt8(truncatingIfNeeded: $0) }
  }
}

/// Packs consecutive codes, each starting with its highest bit, into bytes starting with the lowest
/// bit.
private struct BitWriter {
  private(set) var bytes: [UInt8]
  private var free = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func append(code: UInt32, count: Int) {
    for bit in (0..<count).reversed() {
      if free == 0 {
        bytes.append(0)
        free = 8
      }
      bytes[bytes.count - 1] |= UInt8(code >> UInt32(bit) & 1) << UInt8(8 - free)
      free -= 1
    }
  }
}

/// The memory of this process.
private enum Memory {
  /// Returns the growth of the resident memory during some work in MB. The heap's free memory is
  /// returned first, so that it cannot hide the growth.
  static func growth(_ work: () -> Void) -> Double {
    _ = trim?(0)
    // Writing 5 to this file resets the peak resident size (VmHWM).
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    let before = kilobytes("VmRSS:")
    work()
    return Double(max(0, kilobytes("VmHWM:") - before)) * 1024 / 1e6
  }

  /// `malloc_trim`, which the C library's module does not declare.
  private static var trim: (@convention(c) (Int) -> Int32)? {
    dlsym(nil, "malloc_trim").map {
      unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
    }
  }

  private static func kilobytes(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
  }
}
