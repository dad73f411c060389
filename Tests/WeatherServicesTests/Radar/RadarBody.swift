import CZlib
import Foundation
import WeatherModel

@testable import WeatherServices

/// Bodies of `/radar` made for tests.
enum RadarBody {
  /// Returns bytes in zlib's format.
  static func zlib(_ bytes: Data) -> Data {
    var length = compressBound(UInt(bytes.count))
    var packed = Data(count: Int(length))
    _ = packed.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { source in
        compress(
          target.bindMemory(to: UInt8.self).baseAddress, &length,
          source.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count))
      }
    }
    return packed.prefix(Int(length))
  }

  /// Returns a frame's cells in the transmitted format.
  static func text(_ sums: [UInt16]) -> String {
    zlib(sums.map(\.littleEndian).withUnsafeBytes { Data($0) }).base64EncodedString()
  }

  /// Returns a body with frames of a part of the grid.
  static func body(_ window: RadarWindow, _ frames: [(end: Date, text: String)]) -> Data {
    let list = frames.map {
      """
      {"timestamp":"\($0.end.rfc3339)","source":"RADOLAN::RV::x",
       "precipitation_5":"\($0.text)"}
      """
    }.joined(separator: ",")
    let box = [
      window.top, window.left, window.top + window.rowCount - 1,
      window.left + window.columnCount - 1,
    ]
    return Data(
      """
      {"radar":[\(list)],"geometry":{"type":"Polygon","coordinates":[]},"bbox":\(box),
       "latlon_position":{"x":1.5,"y":2.5}}
      """.utf8)
  }
}
