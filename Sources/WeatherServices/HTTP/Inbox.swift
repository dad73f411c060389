import CCurl
import WeatherModel

/// What an attempt has brought so far. Only the attempt's own thread touches it: libcurl calls back
/// on the thread that drives it.
final class Inbox {
  /// Heads of all the answers on the way, interim ones too; real ones have some 500 bytes.
  private static let headLimit = 64 << 10

  private let limit: Int
  private var headLength = 0
  private(set) var headers: [String: String] = [:]
  private(set) var body = [UInt8]()
  /// The head or the body is longer than its limit.
  private(set) var isFull = false
  /// Nil until the first byte.
  private(set) var receivedAt: ContinuousClock.Instant?

  init(limit: Int) {
    self.limit = limit
  }

  /// Directs what `easy` receives here; the caller keeps this alive during the transfer.
  func receive(from easy: UnsafeMutableRawPointer) {
    ccurl_set_receivers(
      easy,
      { bytes, size, count, inbox in
        Inbox.with(inbox) {
          $0.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
      },
      { bytes, size, count, inbox in
        Inbox.with(inbox) { $0.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) }
      },
      Unmanaged.passUnretained(self).toOpaque())
  }

  private static func with(_ context: UnsafeMutableRawPointer?, _ take: (Inbox) -> Int) -> Int {
    guard let context else { return 0 }
    return take(Unmanaged<Inbox>.fromOpaque(context).takeUnretainedValue())
  }

  /// A line of the head. A status line begins a new one: an interim answer's head comes first.
  private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    receivedAt = .now
    headLength += bytes.count
    guard headLength <= Self.headLimit else {
      isFull = true
      return 0
    }
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      headers = [:]
    } else if let colon = line.firstIndex(of: ":") {
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmed
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return bytes.count
  }

  /// A piece of the body; any number but its length makes libcurl hang up.
  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    receivedAt = .now
    guard body.count + bytes.count <= limit else {
      isFull = true
      return 0
    }
    body.append(contentsOf: bytes)
    return bytes.count
  }
}
