import Files
public import FoundationEssentials
public import WeatherModel

/// What is usual at places, kept on disk for a year: one small file a place, which also says when it was
/// asked for last, so that a failure is not followed by another question on the same day.
struct UsualFiles: Sendable {
  static let formatVersion = 1
  /// For so long an answer serves.
  static let longestAge: TimeInterval = 365 * 86_400
  /// So long after a question that failed nobody is asked again.
  static let pause: TimeInterval = 86_400
  /// The clock may have been set back by so much since.
  private static let slack: TimeInterval = 86_400
  /// A copy of the program that asks at the same time needs no longer.
  private static let longestWait = Duration.seconds(20)

  /// The names of files are those of forecasts.
  private let files: ForecastFiles

  init(folder: String, problems: ProblemReporter) {
    files = ForecastFiles(folder: folder, problems: problems)
  }

  private struct Kept: Codable {
    var version = UsualFiles.formatVersion
    var coordinate: Coordinate
    /// When the archive was asked last.
    var askedAt: Date
    /// What it said; nil where it failed.
    var usual: UsualTemperatures?
  }

  private func path(_ place: Place) -> String { files.path(place.id, .openMeteo) }

  /// What is kept of a place, while it serves.
  func load(_ place: Place, at now: Date) -> UsualTemperatures? {
    guard let kept = read(place), isWithin(Self.longestAge, kept, now) else { return nil }
    return kept.usual
  }

  /// What is kept of a place, or what `ask` says of it, where that may be called: not within a day of the
  /// last time that it failed. That it is called is written down first.
  func usual(
    of place: Place, at now: Date,
    asking ask: @Sendable () async throws(WeatherError) -> UsualTemperatures
  ) async -> UsualTemperatures? {
    try? PrivateFile.makeFolder(files.folder)
    let lock = await FileLock.waiting(path: path(place) + ".lock", atMost: Self.longestWait).lock
    defer { lock?.release() }
    if let kept = read(place) {
      if let usual = kept.usual, isWithin(Self.longestAge, kept, now) { return usual }
      if isWithin(Self.pause, kept, now) { return nil }
    }
    var kept = Kept(coordinate: place.coordinate, askedAt: now)
    guard write(kept, of: place) else { return nil }
    kept.usual = try? await ask()
    if kept.usual != nil { _ = write(kept, of: place) }
    return kept.usual
  }

  private func isWithin(_ length: TimeInterval, _ kept: Kept, _ now: Date) -> Bool {
    (-Self.slack..<length).contains(now.timeIntervalSince(kept.askedAt))
  }

  /// What is in a place's file; nil where there is none, and of another version, point or shape.
  private func read(_ place: Place) -> Kept? {
    let file = PrivateFile(path: path(place))
    guard let contents = try? file.read() else { return nil }
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(contents)),
      kept.version == Self.formatVersion, kept.usual?.isPossible ?? true
    else { return nil }
    return kept.coordinate.isSamePoint(as: place.coordinate) ? kept : nil
  }

  private func write(_ kept: Kept, of place: Place) -> Bool {
    let file = PrivateFile(path: path(place))
    do {
      try file.write(try JSONEncoder().encode(kept))
    } catch {
      files.problems.report(.unwritable(path: file.path))
      return false
    }
    files.removeOldest()
    return true
  }
}

extension UsualTemperatures {
  /// A file may be damaged in ways that JSON does not notice.
  fileprivate var isPossible: Bool {
    lows.count == Self.dayCount && highs.count == Self.dayCount
      && (lows + highs).allSatisfy { $0.map(PhysicalRange.temperature.contains) ?? true }
  }
}

extension UsualClient {
  /// What is kept in `folder`, and what `ask` says where it may be called.
  public static func live(
    folder: String, now: @escaping @Sendable () -> Date,
    ask: @escaping @Sendable (Place) async -> UsualTemperatures?
  ) -> UsualClient {
    let files = UsualFiles(folder: folder, problems: ProblemReporter { _ in })
    return UsualClient(kept: { files.load($0, at: now()) }, ask: ask)
  }
}
