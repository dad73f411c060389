/// The machine's location as the system reports it.
public struct MachineLocation: Hashable, Sendable {
  /// The middle of where it may be.
  public var coordinate: Coordinate
  /// The accuracy in metres, where the system reports it.
  public var accuracy: Double?

  /// A location.
  public init(coordinate: Coordinate, accuracy: Double? = nil) {
    self.coordinate = coordinate
    self.accuracy = accuracy
  }
}

/// Why the system does not say where the machine is. The words for it, cause and remedy, are in the
/// language tables.
public enum LocationError: Error, Hashable, Sendable, CaseIterable {
  /// There is no location service on this system, or no bus to ask it over.
  case unavailable
  /// libsystemd, the D-Bus library, is not installed.
  case libraryMissing
  /// The system, or the user by its settings, denies access.
  case refused
  /// The service did not find out in time.
  case timedOut
  /// The service sent an unusable response.
  case failed
}

/// A client that requests the machine's location from the system, only after the user has agreed.
public struct LocationClient: Sendable {
  /// Where the machine is. Takes up to 15 seconds.
  public var locate: @Sendable () async throws(LocationError) -> MachineLocation

  /// A client made of its one call.
  public init(locate: @escaping @Sendable () async throws(LocationError) -> MachineLocation) {
    self.locate = locate
  }
}
