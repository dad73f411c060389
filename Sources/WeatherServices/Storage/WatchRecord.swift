import Files
import JSON
public import WeatherModel

/// The last check of `watch` with its result, for `doctor`.
public struct WatchRecord: Hashable, Sendable, Codable {
  /// The version of the file's format.
  private var version = 1
  /// The name of the place.
  public var place: String
  /// The time of the last check, whether it succeeded or failed.
  public var checkedAt: Date
  /// The time at which the weather was received; nil before the first response.
  public var receivedAt: Date?
  /// The time of the authority's last response; nil if there is no authority.
  public var warningsCheckedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case version, place
    case checkedAt = "lookedAt"
    case receivedAt
    case warningsCheckedAt
  }

  /// Creates the record of a check.
  public init(
    place: String, checkedAt: Date, receivedAt: Date? = nil, warningsCheckedAt: Date? = nil
  ) {
    self.place = place
    self.checkedAt = checkedAt
    self.receivedAt = receivedAt
    self.warningsCheckedAt = warningsCheckedAt
  }

  /// Reads the record in a file; nil if there is none that can be read.
  public init?(path: String) {
    guard let bytes = try? PrivateFile(path: path).read(),
      let record = try? JSONDecoder().decode(Self.self, from: bytes), record.version == 1
    else { return nil }
    self = record
  }

  /// Writes the record. A failure is not reported: the record is for diagnosis only.
  public func save(to path: String) {
    guard let bytes = try? JSONEncoder().encode(self) else { return }
    try? PrivateFile(path: path).write(bytes)
  }
}
