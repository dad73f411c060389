import Files
import JSON
public import WeatherModel

/// What is usual at places, kept on disk for a year: one small file a place, which also says when it was
/// asked for last, so that a failure is not followed by another question on the same day.
struct ClimateNormalsStore: Sendable {
  static let formatVersion = 1
  /// For so long an answer serves.
  static let maxAge: TimeInterval = 365 * 86_400
  /// Delay before the next request after one that failed.
  static let pause: TimeInterval = 86_400
  /// The clock may have been set back by so much since.
  private static let slack: TimeInterval = 86_400
  /// A copy of the program that asks at the same time needs no longer.
  private static let maxWait = Duration.seconds(20)

  /// The names of files are those of forecasts.
  private let files: ForecastCacheStore

  init(folder: String, problems: IssueReporter) {
    files = ForecastCacheStore(folder: folder, problems: problems)
  }

  private struct CachedNormals: Codable {
    var version = ClimateNormalsStore.formatVersion
    var coordinate: Coordinate
    /// When the archive was asked last.
    var requestedAt: Date
    /// What it said; nil where it failed.
    var normals: ClimateNormals?

    private enum CodingKeys: String, CodingKey {
      case version, coordinate, requestedAt
      case normals = "usual"
    }
  }

  private func path(_ place: Place) -> String { files.path(place.id, .openMeteo) }

  /// What is kept of a place, while it serves.
  func load(_ place: Place, at now: Date) -> ClimateNormals? {
    guard let cached = read(place), isWithin(Self.maxAge, cached, now) else { return nil }
    return cached.normals
  }

  /// What is kept of a place, or what `ask` says of it, where that may be called: not within a day of the
  /// last time that it failed. That it is called is written down first.
  func normals(
    of place: Place, at now: Date,
    asking ask: @Sendable () async throws(WeatherError) -> ClimateNormals
  ) async -> ClimateNormals? {
    try? PrivateFile.makeFolder(files.folder)
    let lock = await FileLock.waiting(path: path(place) + ".lock", atMost: Self.maxWait).lock
    defer { lock?.release() }
    if let cached = read(place) {
      if let normals = cached.normals, isWithin(Self.maxAge, cached, now) { return normals }
      if isWithin(Self.pause, cached, now) { return nil }
    }
    var cached = CachedNormals(coordinate: place.coordinate, requestedAt: now)
    guard write(cached, of: place) else { return nil }
    cached.normals = try? await ask()
    if cached.normals != nil { _ = write(cached, of: place) }
    return cached.normals
  }

  private func isWithin(_ length: TimeInterval, _ cached: CachedNormals, _ now: Date) -> Bool {
    (-Self.slack..<length).contains(now.timeIntervalSince(cached.requestedAt))
  }

  /// What is in a place's file; nil where there is none, and of another version, point or shape.
  private func read(_ place: Place) -> CachedNormals? {
    let file = PrivateFile(path: path(place))
    guard let contents = try? file.read() else { return nil }
    guard let cached = try? JSONDecoder().decode(CachedNormals.self, from: contents),
      cached.version == Self.formatVersion, cached.normals?.isPossible ?? true
    else { return nil }
    return cached.coordinate.isSamePoint(as: place.coordinate) ? cached : nil
  }

  private func write(_ cached: CachedNormals, of place: Place) -> Bool {
    let file = PrivateFile(path: path(place))
    do {
      try file.write(try JSONEncoder().encode(cached))
    } catch {
      files.problems.report(.unwritable(path: file.path))
      return false
    }
    files.removeOldest()
    return true
  }
}

extension ClimateNormals {
  /// A file may be damaged in ways that JSON does not notice.
  fileprivate var isPossible: Bool {
    lows.count == Self.dayCount && highs.count == Self.dayCount
      && (lows + highs).allSatisfy { $0.map(PhysicalRange.temperature.contains) ?? true }
  }
}

extension ClimateNormalsClient {
  /// What is kept in `folder`, and what `ask` says where it may be called.
  public static func live(
    folder: String, now: @escaping @Sendable () -> Date,
    ask: @escaping @Sendable (Place) async -> ClimateNormals?
  ) -> ClimateNormalsClient {
    let files = ClimateNormalsStore(folder: folder, problems: IssueReporter { _ in })
    return ClimateNormalsClient(cached: { files.load($0, at: now()) }, ask: ask)
  }
}
