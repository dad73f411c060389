import Files
import FoundationEssentials
import WeatherModel

/// The file in which the last responses of the radar are cached, for all copies of the program.
struct RadarCacheStore: Sendable {
  static let formatVersion = 1
  /// The maximum number of responses: those of a few neighbouring places.
  static let maxEntries = 3

  /// A response as it was received.
  struct Entry: Codable, Sendable {
    var window: RadarWindow
    var receivedAt: Date
    var body: Data
  }

  private struct File: Codable {
    var version = RadarCacheStore.formatVersion
    var entries: [Entry]
  }

  private struct Version: Decodable { var version: Int }

  /// `nil` to cache nothing.
  let path: String?
  let issues: IssueReporter

  /// Returns the response for a part of the grid.
  func entry(_ window: RadarWindow) -> Entry? { entries().last { $0.window == window } }

  /// Stores a response in place of an older one of the same part.
  func store(_ entry: Entry) {
    guard let path else { return }
    let others = entries().filter { $0.window != entry.window }
    let kept = others.sorted { $0.receivedAt < $1.receivedAt }.suffix(Self.maxEntries - 1)
    do {
      try PrivateFile(path: path).write(try JSONEncoder().encode(File(entries: kept + [entry])))
    } catch {
      issues.report(.unwritable(path: path))
    }
  }

  private func entries() -> [Entry] {
    guard let path else { return [] }
    let file = PrivateFile(path: path)
    let data: Data
    do {
      guard let contents = try file.read() else { return [] }
      data = Data(contents)
    } catch {
      issues.report(StorageIssue(reading: path, error))
      return []
    }
    let decoder = JSONDecoder()
    if let stored = try? decoder.decode(File.self, from: data),
      stored.version == Self.formatVersion
    {
      return stored.entries.suffix(Self.maxEntries)
    }
    // A file of another version is not damaged; the next response replaces it.
    if let other = try? decoder.decode(Version.self, from: data),
      other.version != Self.formatVersion
    {
      return []
    }
    file.quarantine()
    issues.report(.quarantine(path: path))
    return []
  }
}
