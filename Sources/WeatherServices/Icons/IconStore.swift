import Files
import Synchronization
public import WeatherModel

/// A store of OpenWeather's icons. Each is requested once, then cached in memory and on disk.
public final class IconStore: Sendable {
  /// The maximum file size in bytes. OpenWeather's icons have a few KiB.
  static let limit = 64 << 10

  private let folder: String
  private let problems: IssueReporter
  private let download: @Sendable (WeatherIcon) async -> [UInt8]?
  private let cached = Mutex<[WeatherIcon: [UInt8]]>([:])
  /// Merges concurrent requests for the same icon into one.
  private let limiter = ConcurrencyLimiter(limit: 1)

  /// Creates a store, which reads and writes nothing before its first use.
  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - onIssue: Receives each file that cannot be used, once.
  ///   - download: Requests an icon over the network; returns nil if it is unavailable.
  public init(
    folder: String, onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in },
    download: @escaping @Sendable (WeatherIcon) async -> [UInt8]?
  ) {
    self.folder = folder
    problems = IssueReporter(onIssue)
    self.download = download
  }

  /// Returns the PNG file of an icon if it has been loaded.
  public func file(of icon: WeatherIcon) -> [UInt8]? { cached.withLock { $0[icon] } }

  /// Loads an icon into memory, from the disk or else over the network.
  /// - Returns: Whether the icon is loaded.
  public func fetch(_ icon: WeatherIcon, isOffline: Bool) async -> Bool {
    await limiter.run { () async -> Bool in
      if file(of: icon) != nil { return true }
      if let bytes = load(icon) {
        cached.withLock { $0[icon] = bytes }
        return true
      }
      guard !isOffline, let answer = await download(icon), answer.count <= Self.limit,
        let bytes = PNGCheck.icon(answer)
      else { return false }
      cached.withLock { $0[icon] = bytes }
      save(bytes, of: icon)
      return true
    }
  }

  private static func isSound(_ bytes: [UInt8]) -> Bool {
    bytes.count <= limit && PNGCheck.isIcon(bytes)
  }

  private func path(_ icon: WeatherIcon) -> String { "\(folder)/\(icon.name)@2x.png" }

  private func load(_ icon: WeatherIcon) -> [UInt8]? {
    let file = PrivateFile(path: path(icon))
    guard let bytes = try? file.read(limit: Self.limit) else { return nil }
    if Self.isSound(bytes) { return bytes }
    file.quarantine()
    problems.report(.quarantine(path: file.path))
    return nil
  }

  private func save(_ bytes: [UInt8], of icon: WeatherIcon) {
    let file = PrivateFile(path: path(icon))
    do {
      try file.write(bytes)
    } catch {
      problems.report(.unwritable(path: file.path))
    }
  }
}

extension LiveServices {
  /// Requests an OpenWeather icon at twice its standard size; nil if it is unavailable.
  public func icon(_ icon: WeatherIcon) async -> [UInt8]? {
    let request = HTTPRequest(
      base: configuration.endpoints[.openWeatherIcons], path: "img/wn/\(icon.name)@2x.png",
      headers: ["Accept": "image/png"], retries: 1, bodyLimit: IconStore.limit)
    guard let answer = try? await client.response(to: request), answer.status == 200 else {
      return nil
    }
    return Array(answer.body)
  }
}
