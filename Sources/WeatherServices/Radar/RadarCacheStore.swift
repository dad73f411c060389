import WeatherModel

/// A cache file of the latest radar responses, shared by all processes.
struct RadarCacheStore: Sendable {
  static let formatVersion = 1
  /// The maximum number of responses, for a few neighbouring places.
  static let maxEntries = 3

  /// A response as it was received.
  struct Entry: Codable, Sendable {
    var window: RadarWindow
    var receivedAt: Date
    /// The JSON text of the response.
    var body: String
  }

  private struct File: Codable {
    var version = RadarCacheStore.formatVersion
    var entries: [Entry]
  }

  private let file: VersionedFile<File>?

  /// - Parameter path: The file; `nil` to cache nothing.
  init(path: String?, issues: IssueReporter) {
    file = path.map { VersionedFile(path: $0, version: Self.formatVersion, issues: issues) }
  }

  /// Returns the response for a section of the grid.
  func entry(_ window: RadarWindow) -> Entry? { entries().last { $0.window == window } }

  /// Stores a response in place of an older one for the same section.
  func store(_ entry: Entry) {
    guard let file else { return }
    let others = entries().filter { $0.window != entry.window }
    let kept = others.sorted { $0.receivedAt < $1.receivedAt }.suffix(Self.maxEntries - 1)
    file.write(File(entries: kept + [entry]))
  }

  private func entries() -> [Entry] {
    file?.read { Array($0.entries.suffix(Self.maxEntries)) } ?? []
  }
}
