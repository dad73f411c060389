import Files
import JSON
import WeatherModel

/// A JSON file with the version of its format in the member `version`.
///
/// A file of another version is not damaged: it is ignored, and the next write replaces it. A file
/// that cannot be decoded is quarantined and reported once.
struct VersionedFile<Content: Codable>: Sendable {
  let path: String
  /// The version that this program writes.
  let version: Int
  let issues: IssueReporter

  /// Returns the content, converted by `sound`; `nil` if the file is missing or unusable.
  /// - Parameter sound: Returns `nil` for content that is valid JSON but damaged.
  func read<Value>(_ sound: (Content) -> Value?) -> Value? {
    let file = PrivateFile(path: path)
    let bytes: [UInt8]
    do {
      guard let contents = try file.read() else { return nil }
      bytes = contents
    } catch {
      issues.report(StorageIssue(reading: path, error))
      return nil
    }
    let found = try? JSONDecoder().decode(VersionedContent.self, from: bytes)
    if let found, found.version != version { return nil }
    if let found, let content = try? Content(from: found.decoder), let value = sound(content) {
      return value
    }
    file.quarantine()
    issues.report(.quarantine(path: path))
    return nil
  }

  /// Writes the file. A failure is reported and returns `false`.
  @discardableResult
  func write(_ content: Content) -> Bool {
    do {
      try PrivateFile(path: path).write(try JSONEncoder().encode(content))
      return true
    } catch {
      issues.report(.unwritable(path: path))
      return false
    }
  }
}

/// The version of a file, and the decoder of its content, so that its text is parsed once.
private struct VersionedContent: Decodable {
  let version: Int
  let decoder: any Decoder

  private enum CodingKeys: String, CodingKey {
    case version
  }

  init(from decoder: any Decoder) throws {
    version = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .version)
    self.decoder = decoder
  }
}
