public import WeatherModel

/// A client of GeoClue, the location service of Linux desktops (D-Bus interfaces
/// org.freedesktop.GeoClue2). Some desktops ask the user again for permission.
enum GeoClue {
  /// The application ID that desktops know: the name of its desktop file.
  static let desktopID = "weather-tui"
  /// A GClueAccuracyLevel; 4 stands for a city, which is accurate enough for the weather.
  private static let accuracy: UInt32 = 4

  private static let service = "org.freedesktop.GeoClue2"

  private static func object(_ path: String, _ interface: String) -> MessageBus.Object {
    MessageBus.Object(service: service, path: path, interface: "\(service).\(interface)")
  }

  /// Returns the location of the machine. Blocks its thread up to `deadline`.
  static func locate(
    until deadline: ContinuousClock.Instant
  ) throws(LocationError) -> MachineLocation {
    let bus = try MessageBus(until: deadline)
    let manager = object("/org/freedesktop/GeoClue2/Manager", "Manager")
    let client = object(try bus.path(manager, calling: "GetClient"), "Client")
    try bus.set(client, "DesktopId", to: desktopID)
    try bus.set(client, "RequestedAccuracyLevel", to: accuracy)
    try bus.listen(to: client)
    try bus.call(client, "Start")
    // The LocationUpdated signal may have been sent before the subscription, so the property is
    // read before waiting for the signal.
    var path = try bus.path(client, property: "Location")
    while path == "/" {
      try bus.wait()
      path = try bus.path(client, property: "Location")
    }
    // The service removes the client when the connection closes, so Stop is not called, which would
    // only take longer.
    let location = object(path, "Location")
    let accuracy = try bus.number(location, property: "Accuracy")
    guard
      let coordinate = Coordinate(
        validating: try bus.number(location, property: "Latitude"),
        longitude: try bus.number(location, property: "Longitude"))
    else { throw .failed }
    return MachineLocation(
      coordinate: coordinate, accuracy: accuracy.isFinite && accuracy > 0 ? accuracy : nil)
  }
}

extension LocationClient {
  /// Requests the location from the system within 15 seconds. Nothing is loaded before the first
  /// request.
  public static let live = LocationClient(limit: .seconds(15))

  init(limit: Duration) {
    self.init { () async throws(LocationError) in
      // The request may wait long and the pool has few threads, so it runs on its own thread.
      let result = await withCheckedContinuation { continuation in
        detachThread {
          continuation.resume(
            returning: Result { () throws(LocationError) in
              try GeoClue.locate(until: .now + limit)
            })
        }
      }
      return try result.get()
    }
  }
}
