import CZlib
public import WeatherModel

/// Deutscher Wetterdienst's radar composite RV as Bright Sky passes it on: `radar`, each frame as
/// base64 of zlib of little-endian numbers of 16 bits, hundredths of a millimetre in five minutes.
public enum BrightSkyRadar {
  /// The past that is requested, in seconds.
  static let past: TimeInterval = 3600
  /// The time ahead that is requested, in seconds: as far as the service extrapolates.
  static let ahead: TimeInterval = 7200
  /// The maximum size of a response: half as large again as the wettest one.
  static let bodyLimit = 2 << 20
  /// The largest sum that counts as measured: 1,000 mm an hour.
  private static let maxSum: UInt16 = 8_333

  /// The composite for 200 km around a place.
  static func request(_ base: ServerURL, around place: Coordinate, now: Date) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "radar")
    // The same five minutes give the same address.
    let moment = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / 300).rounded(.down) * 300)
    request.query = [
      .init(name: "lat", value: place.latitude.inRequest),
      .init(name: "lon", value: place.longitude.inRequest),
      .init(name: "distance", value: String(RadarWindow.reach * 1000)),
      .init(name: "format", value: "compressed"),
      .init(name: "date", value: (moment - past).rfc3339),
      .init(name: "last_date", value: (moment + ahead).rfc3339),
    ]
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

  /// Reads a response, all of it or none: a frame that is damaged makes the others doubtful.
  ///
  /// Public for the benchmarks, which measure what a body that is meant to do damage costs.
  public static func composite(
    _ body: [UInt8], receivedAt: Date
  ) throws(WeatherError) -> RadarComposite {
    let response = try Answer.decode(Response.self, from: body)
    guard response.bbox.count == 4,
      let window = RadarWindow(
        top: response.bbox[0], left: response.bbox[1], bottom: response.bbox[2],
        right: response.bbox[3])
    else { throw .answerUnreadable(detail: "unexpected value at bbox") }
    guard response.radar.count <= RadarComposite.maxFrames else {
      throw .answerUnreadable(detail: "too many frames")
    }
    var frames: [RadarFrame] = []
    for frame in response.radar {
      guard let end = Optional(frame.timestamp).dateTime,
        let sums = sums(frame.sums, count: window.cellCount),
        let frame = RadarFrame(end: end, window: window, sums: sums)
      else { throw .answerUnreadable(detail: "unexpected value at radar") }
      frames.append(frame)
    }
    guard let composite = RadarComposite(frames: frames, receivedAt: receivedAt) else {
      throw .answerUnreadable(detail: "empty")
    }
    return composite
  }

  /// The sums of a frame; `nil` where the text is anything else than exactly `count` of them.
  ///
  /// Never inflates more than the frame needs, whatever the text unpacks to.
  static func sums(_ text: String, count: Int) -> [UInt16]? {
    let size = count * 2
    // Even noise does not make zlib's output longer than this.
    guard text.utf8.count <= Int(compressBound(UInt(size))) * 4 / 3 + 4,
      let packed = Base64.decoded(text), !packed.isEmpty
    else { return nil }
    var isWhole = false
    let sums = unsafe [UInt16](unsafeUninitializedCapacity: count) { buffer, written in
      var length = UInt(size)
      var read = UInt(packed.count)
      let status = unsafe UnsafeMutableRawBufferPointer(buffer).withMemoryRebound(to: UInt8.self) {
        unsafe uncompress2($0.baseAddress, &length, packed, &read)
      }
      isWhole = status == Z_OK && length == size && read == packed.count
      written = isWhole ? count : 0
    }
    guard isWhole else { return nil }
    #if _endian(big)
      let ordered = sums.map(\.littleEndian)
    #else
      let ordered = sums
    #endif
    // Negative numbers are large ones here.
    return ordered.allSatisfy { $0 <= maxSum } ? ordered : nil
  }
}
