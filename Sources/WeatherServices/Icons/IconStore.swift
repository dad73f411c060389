import Files
import Synchronization
public import WeatherModel

/// A store of OpenWeather's icons, each requested once and cached in memory and on disk.
public final class IconStore: Sendable {
  /// Larger files are no icons; OpenWeather's have a few KiB.
  static let limit = 64 << 10

  private let folder: String
  private let problems: IssueReporter
  private let ask: @Sendable (WeatherIcon) async -> [UInt8]?
  private let cached = Mutex<[WeatherIcon: [UInt8]]>([:])
  /// Two who want the same picture at once get it from one question.
  private let gate = ConcurrencyLimiter(limit: 1)

  /// Creates a store, which reads and writes nothing before its first use.
  /// - Parameters:
  ///   - folder: Where the files are.
  ///   - onIssue: Receives each file that cannot be used, once.
  ///   - ask: Gets a picture over the network; nil when there is none to be had.
  public init(
    folder: String, onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in },
    ask: @escaping @Sendable (WeatherIcon) async -> [UInt8]?
  ) {
    self.folder = folder
    problems = IssueReporter(onIssue)
    self.ask = ask
  }

  /// A picture's PNG file, when it was fetched before.
  public func file(of icon: WeatherIcon) -> [UInt8]? { cached.withLock { $0[icon] } }

  /// Brings a picture into memory: from the disk, or else over the network.
  /// - Returns: Whether it is there.
  public func fetch(_ icon: WeatherIcon, isOffline: Bool) async -> Bool {
    await gate.run { () async -> Bool in
      if file(of: icon) != nil { return true }
      if let bytes = load(icon) {
        cached.withLock { $0[icon] = bytes }
        return true
      }
      guard !isOffline, let answer = await ask(icon), answer.count < Self.limit,
        let bytes = PNGCheck.icon(answer)
      else { return false }
      cached.withLock { $0[icon] = bytes }
      save(bytes, of: icon)
      return true
    }
  }

  private static func isSound(_ bytes: [UInt8]) -> Bool {
    bytes.count < limit && PNGCheck.isIcon(bytes)
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
  /// One of OpenWeather's pictures, in twice its usual size; nil when it cannot be had.
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
