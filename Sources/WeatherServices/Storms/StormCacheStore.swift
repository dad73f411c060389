import WeatherModel

/// A cache file of the last responses of each agency, shared by all processes.
struct StormCacheStore: Sendable {
  static let formatVersion = 1

  /// The responses of an agency as they were received.
  struct Entry: Codable, Sendable {
    var agency: String
    var requestedAt: Date
    /// The bodies by the paths of their requests.
    var bodies: [String: String]
  }

  private struct File: Codable {
    var version = StormCacheStore.formatVersion
    var entries: [Entry]
  }

  private let file: VersionedFile<File>?

  /// - Parameter path: The file; `nil` to cache nothing.
  init(path: String?, issues: IssueReporter) {
    file = path.map { VersionedFile(path: $0, version: Self.formatVersion, issues: issues) }
  }

  /// Returns the responses of an agency.
  func entry(_ agency: TropicalCyclone.Agency) -> Entry? {
    entries().first { $0.agency == agency.rawValue }
  }

  /// Stores responses in place of the agency's older ones.
  func store(_ entry: Entry) {
    file?.write(File(entries: entries().filter { $0.agency != entry.agency } + [entry]))
  }

  private func entries() -> [Entry] { file?.read { $0.entries } ?? [] }
}
