import CCurl
import WeatherModel

/// The data that an attempt has received so far. Only the attempt's own thread accesses it: libcurl
/// invokes its callbacks on the thread that drives the transfer.
final class Inbox {
  /// The maximum size of all heads, interim responses included; real ones have some 500 bytes.
  private static let headLimit = 64 << 10

  private let limit: Int
  private var headLength = 0
  private(set) var headers: [String: String] = [:]
  private(set) var body = [UInt8]()
  /// Whether the head or the body exceeded its limit.
  private(set) var isFull = false
  /// The time of the first byte; nil until it arrives.
  private(set) var receivedAt: ContinuousClock.Instant?

  init(limit: Int) {
    self.limit = limit
  }

  /// Installs the callbacks of `easy`; the caller keeps the inbox alive during the transfer.
  func receive(from easy: UnsafeMutableRawPointer) {
    unsafe ccurl_set_receivers(
      easy,
      { bytes, size, count, inbox in
        unsafe Inbox.with(inbox) {
          unsafe $0.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
      },
      { bytes, size, count, inbox in
        unsafe Inbox.with(inbox) {
          unsafe $0.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
      },
      unsafe Unmanaged.passUnretained(self).toOpaque())
  }

  private static func with(_ context: UnsafeMutableRawPointer?, _ take: (Inbox) -> Int) -> Int {
    guard let context = unsafe context else { return 0 }
    return unsafe take(Unmanaged<Inbox>.fromOpaque(context).takeUnretainedValue())
  }

  /// Appends a line of the head. A status line starts a new head, because interim responses precede
  /// the final one.
  private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    receivedAt = .now
    headLength += bytes.count
    guard headLength <= Self.headLimit else {
      isFull = true
      return 0
    }
    let line = unsafe String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      headers = [:]
    } else if let colon = line.firstIndex(of: ":") {
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmed
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return bytes.count
  }

  /// Appends a piece of the body. Any return value other than its length makes libcurl abort.
  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    receivedAt = .now
    guard body.count + bytes.count <= limit else {
      isFull = true
      return 0
    }
    unsafe body.append(contentsOf: bytes)
    return bytes.count
  }
}
