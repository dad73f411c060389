/// The machine's location as the system reports it.
public struct MachineLocation: Hashable, Sendable {
  /// The centre of the possible area.
  public var coordinate: Coordinate
  /// The accuracy in metres, if the system reports it.
  public var accuracy: Double?

  /// Creates a location.
  public init(coordinate: Coordinate, accuracy: Double? = nil) {
    self.coordinate = coordinate
    self.accuracy = accuracy
  }
}

/// The reason why the system does not report the location. The messages, with cause and remedy, are
/// in the language tables.
public enum LocationError: String, Error, Hashable, Sendable, CaseIterable {
  /// The system has no location service, or no bus to reach it.
  case unavailable
  /// libsystemd, the D-Bus library, is not installed.
  case libraryMissing
  /// The system, or the user in its settings, denies access.
  case refused
  /// The service did not respond in time.
  case timedOut
  /// The service sent an unusable response.
  case failed
}

/// A client that requests the machine's location from the system, only after the user has agreed.
public struct LocationClient: Sendable {
  /// Returns the location of the machine. Takes up to 15 seconds.
  public var locate: @Sendable () async throws(LocationError) -> MachineLocation

  /// Creates a client from its operation.
  public init(locate: @escaping @Sendable () async throws(LocationError) -> MachineLocation) {
    self.locate = locate
  }
}
