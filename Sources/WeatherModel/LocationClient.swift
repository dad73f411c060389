/// Where the system says the machine is.
public struct MachineLocation: Hashable, Sendable {
  /// The middle of where it may be.
  public var coordinate: Coordinate
  /// Metres around it, when the system says how sure it is.
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
  /// The library that the bus is asked through, libsystemd, is not installed.
  case libraryMissing
  /// The system, or the person through it, does not let the program know.
  case refused
  /// The service did not find out in time.
  case timedOut
  /// The service answered in a way that cannot be used.
  case failed
}

/// Asks the system where the machine is; only after the person has agreed to it.
public struct LocationClient: Sendable {
  /// Where the machine is. Takes up to 15 seconds.
  public var locate: @Sendable () async throws(LocationError) -> MachineLocation

  /// A client made of its one call.
  public init(locate: @escaping @Sendable () async throws(LocationError) -> MachineLocation) {
    self.locate = locate
  }
}
