import CZlib
public import WeatherModel

/// Deutscher Wetterdienst's radar composite RV through Bright Sky: `radar`. Each frame is base64 of
/// zlib-compressed little-endian 16-bit numbers, in hundredths of a millimetre per five minutes.
public enum BrightSkyRadar {
  /// The requested time before now, in seconds.
  static let past: TimeInterval = 3600
  /// The requested time after now, in seconds: the range of the service's extrapolation.
  static let ahead: TimeInterval = 7200
  /// The maximum size of a response: one and a half times the wettest one.
  static let bodyLimit = 2 << 20
  /// The largest sum that counts as valid: 1,000 mm per hour.
  private static let maxSum = 8_333

  /// Requests the composite for 200 km around a place.
  static func request(_ base: ServerURL, around place: Coordinate, now: Date) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "radar")
    // Rounded to five minutes, so that requests within five minutes have the same address.
    let moment = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / 300).rounded(.down) * 300)
    request.query =
      HTTPRequest.query(at: place)
      + HTTPRequest.query([
        "distance": String(RadarWindow.reach * 1000), "format": "compressed",
        "date": (moment - past).rfc3339, "last_date": (moment + ahead).rfc3339,
      ])
    request.bodyLimit = bodyLimit
    request.retries = 0
    return request
  }

  private struct Response: Decodable {
    struct Frame: Decodable, Sendable {
      var timestamp: LenientValue
      var sums: String

      enum CodingKeys: String, CodingKey {
        case timestamp
        case sums = "precipitation_5"
      }
    }

    var radar: [Frame]
    var bbox: [Int]
  }

  /// Decodes a response; throws if any frame is damaged, because the other frames may then be wrong
  /// too.
  ///
  /// Public for the benchmarks, which measure the cost of a malicious body.
  public static func composite(
    _ body: [UInt8], receivedAt: Date
  ) throws(WeatherError) -> RadarComposite {
    let response = try Answer.decode(Response.self, from: body)
    guard response.bbox.count == 4,
      let window = RadarWindow(
        top: response.bbox[0], left: response.bbox[1], bottom: response.bbox[2],
        right: response.bbox[3])
    else { throw .responseUnreadable(detail: "unexpected value at bbox") }
    guard response.radar.count <= RadarComposite.maxFrames else {
      throw .responseUnreadable(detail: "too many frames")
    }
    var packed: [(end: Date, sums: [UInt8])] = []
    for frame in response.radar {
      guard let end = Optional(frame.timestamp).dateTime,
        let sums = compressed(frame.sums, count: window.cellCount)
      else { throw .responseUnreadable(detail: "unexpected value at radar") }
      packed.append((end, sums))
    }
    // Inflating takes the most time. All frames share a buffer, because allocating a buffer costs
    // more than inflating a frame.
    var frames: [RadarFrame] = []
    var sums = [UInt16](repeating: 0, count: window.cellCount)
    for index in inflationOrder(of: packed.map(\.sums.count)) {
      guard inflate(packed[index].sums, into: &sums),
        let frame = RadarFrame(end: packed[index].end, window: window, sums: sums),
        // Negative numbers appear as large ones here.
        frame.highestSum <= maxSum
      else { throw .responseUnreadable(detail: "unexpected value at radar") }
      frames.append(frame)
    }
    guard let composite = RadarComposite(frames: frames, receivedAt: receivedAt) else {
      throw .emptyResponse
    }
    return composite
  }

  /// Returns the order in which frames of compressed sizes are inflated, so that damage is found
  /// early: the size of a damaged frame often differs from those of the others, and damage is
  /// usually at the end of a response.
  static func inflationOrder(of sizes: [Int]) -> [Int] {
    guard !sizes.isEmpty else { return [] }
    let median = sizes.sorted()[sizes.count / 2]
    return sizes.indices.sorted {
      (abs(sizes[$0] - median), $0) > (abs(sizes[$1] - median), $1)
    }
  }

  /// Returns the compressed sums of a frame; `nil` if they cannot be `count` sums in zlib's format.
  private static func compressed(_ text: String, count: Int) -> [UInt8]? {
    // zlib's output is never longer than this, even for noise.
    guard text.utf8.count <= Int(compressBound(UInt(count * 2))) * 4 / 3 + 4,
      let packed = Base64.decoded(text), packed.count > 2, packed[0] == 0x78,
      (Int(packed[0]) << 8 | Int(packed[1])) % 31 == 0,
      // Deflate packs at most 1,032 bytes into one.
      packed.count * 1032 >= count * 2
    else { return nil }
    return packed
  }

  /// Inflates the sums of a frame into `sums`. Returns whether the data holds exactly as many sums
  /// as the buffer.
  ///
  /// Never inflates more bytes than the buffer holds, whatever the size of the compressed data.
  private static func inflate(_ packed: [UInt8], into sums: inout [UInt16]) -> Bool {
    let size = UInt(sums.count * 2)
    var (length, read) = (size, UInt(packed.count))
    let status = unsafe sums.withUnsafeMutableBytes { buffer in
      unsafe buffer.withMemoryRebound(to: UInt8.self) {
        unsafe uncompress2($0.baseAddress, &length, packed, &read)
      }
    }
    #if _endian(big)
      for index in sums.indices { sums[index] = sums[index].littleEndian }
    #endif
    return status == Z_OK && length == size && read == packed.count
  }
}
