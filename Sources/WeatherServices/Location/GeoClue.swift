public import WeatherModel

/// Asks GeoClue, the location service of Linux desktops (D-Bus interfaces org.freedesktop.GeoClue2),
/// which asks the person again where the desktop is set up so.
enum GeoClue {
  /// Who asks, as desktops know the program: the name of its desktop file.
  static let desktopID = "weather-tui"
  /// GClueAccuracyLevel: 4 is a city, and as much as the weather needs.
  private static let accuracy: UInt32 = 4

  private static let service = "org.freedesktop.GeoClue2"

  private static func object(_ path: String, _ interface: String) -> MessageBus.Object {
    MessageBus.Object(service: service, path: path, interface: "\(service).\(interface)")
  }

  /// Where the machine is; blocks its thread up to `deadline`.
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
    // LocationUpdated says that the property has changed; it may have before anybody listened.
    var path = try bus.path(client, property: "Location")
    while path == "/" {
      try bus.wait()
      path = try bus.path(client, property: "Location")
    }
    // The client goes with the connection; Stop would only make it wait.
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
  /// Asks the system, with a time limit of 15 seconds. Nothing is loaded before the first question.
  public static let live = LocationClient(limit: .seconds(15))

  init(limit: Duration) {
    self.init { () async throws(LocationError) in
      // A thread of its own: the wait may be long, and the program's threads are few.
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
