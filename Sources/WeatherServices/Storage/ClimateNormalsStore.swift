import Files
import JSON
public import WeatherModel

/// A cache of climate normals on disk: one small file per place, valid for a year. The file also
/// records the time of the last request, so that a failed request is not repeated on the same day.
struct ClimateNormalsStore: Sendable {
  /// Version 1 had temperatures only.
  static let formatVersion = 2
  /// The time for which normals are valid.
  static let maxAge: TimeInterval = 365 * 86_400
  /// The delay before the next request after one that failed.
  static let pause: TimeInterval = 86_400
  /// The tolerance for a clock that was set back after a request.
  private static let slack: TimeInterval = 86_400
  /// The maximum wait for another process that requests the same normals.
  private static let maxWait = Duration.seconds(20)

  /// Files are named like those of forecasts.
  private let files: ForecastCacheStore

  init(folder: String, problems: IssueReporter) {
    files = ForecastCacheStore(folder: folder, problems: problems)
  }

  private struct CachedNormals: Codable {
    var version = ClimateNormalsStore.formatVersion
    var coordinate: Coordinate
    /// The time of the last request to the archive.
    var requestedAt: Date
    /// The time at which the stored normals were received, if an earlier request returned them.
    var receivedAt: Date?
    /// The normals; nil if the last request failed and no earlier normals were valid.
    var normals: ClimateNormals?

    private enum CodingKeys: String, CodingKey {
      case version, coordinate, requestedAt, receivedAt
      case normals = "usual"
    }

    /// Returns the normals while they are valid.
    func current(at now: Date) -> ClimateNormals? {
      isWithin(ClimateNormalsStore.maxAge, of: receivedAt ?? requestedAt, now) ? normals : nil
    }

    func isWithin(_ length: TimeInterval, of moment: Date, _ now: Date) -> Bool {
      (-ClimateNormalsStore.slack..<length).contains(now.timeIntervalSince(moment))
    }
  }

  private func path(_ place: Place) -> String { files.path(place.id, .openMeteo) }

  /// Returns the cached normals of a place while they are valid.
  func load(_ place: Place, at now: Date) -> ClimateNormals? { read(place)?.current(at: now) }

  /// Returns the cached normals of a place, or requests them by `request` unless a request failed
  /// within the last day. The request is recorded before it is made. The normals in a file of
  /// version 1 are requested again and remain in use until the response arrives.
  func normals(
    of place: Place, at now: Date,
    requesting request: @Sendable () async throws(WeatherError) -> ClimateNormals
  ) async -> ClimateNormals? {
    try? PrivateFile.makeFolder(files.folder)
    let lock = await FileLock.waiting(path: path(place) + ".lock", atMost: Self.maxWait).lock
    defer { lock?.release() }
    let before = read(place)
    let known = before?.current(at: now)
    if let known, known.details != nil { return known }
    if let before, before.isWithin(Self.pause, of: before.requestedAt, now) { return known }
    var cached = CachedNormals(coordinate: place.coordinate, requestedAt: now)
    cached.normals = known
    cached.receivedAt = known == nil ? nil : before?.receivedAt ?? before?.requestedAt
    guard write(cached, of: place) else { return known }
    guard let answer = try? await request() else { return known }
    _ = write(
      CachedNormals(coordinate: place.coordinate, requestedAt: now, normals: answer), of: place)
    return answer
  }

  /// Returns the contents of a place's file; nil if there is none, or it has another version, point
  /// or shape.
  private func read(_ place: Place) -> CachedNormals? {
    let file = PrivateFile(path: path(place))
    guard let contents = try? file.read() else { return nil }
    guard let cached = try? JSONDecoder().decode(CachedNormals.self, from: contents),
      (1...Self.formatVersion).contains(cached.version), cached.normals?.isPossible ?? true
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
  /// Whether the values are complete and physically possible, which valid JSON does not guarantee.
  fileprivate var isPossible: Bool {
    lows.count == Self.dayCount && highs.count == Self.dayCount
      && Self.are(lows + highs, within: PhysicalRange.temperature)
      && (details?.isPossible ?? true)
  }

  fileprivate static func are(_ values: [Double?], within range: ClosedRange<Double>) -> Bool {
    values.allSatisfy { $0.map(range.contains) ?? true }
  }
}

extension ClimateNormals.Details {
  fileprivate var isPossible: Bool {
    let days = [precipitation, wetDays, sunshine]
    let weeks = [highest, lowest, wettest]
    func are(_ values: [Double?], within range: ClosedRange<Double>) -> Bool {
      ClimateNormals.are(values, within: range)
    }
    return days.allSatisfy { $0.count == ClimateNormals.dayCount }
      && weeks.allSatisfy { $0.count == ClimateNormals.weekCount } && months.count == 12
      && are(precipitation, within: PhysicalRange.dailyPrecipitation)
      && are(wetDays, within: PhysicalRange.probability) && are(sunshine, within: 0...24)
      && are(months, within: 0...31 * PhysicalRange.dailyPrecipitation.upperBound)
      && are((highest + lowest).map { $0?.value }, within: PhysicalRange.temperature)
      && are(wettest.map { $0?.value }, within: PhysicalRange.dailyPrecipitation)
  }
}

extension ClimateNormalsClient {
  /// Creates a client that caches in `folder` and requests missing normals by `load`.
  public static func live(
    folder: String, now: @escaping @Sendable () -> Date,
    load: @escaping @Sendable (Place) async -> ClimateNormals?
  ) -> ClimateNormalsClient {
    let files = ClimateNormalsStore(folder: folder, problems: IssueReporter { _ in })
    return ClimateNormalsClient(
      cached: { files.load($0, at: now()) }, load: load,
      sample: { SampleProvider.normals(for: $0, now: now()) })
  }
}
