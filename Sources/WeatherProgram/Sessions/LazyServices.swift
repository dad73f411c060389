import Synchronization
import WeatherServices

/// The live services, created on first use.
final class LazyServices: Sendable {
  private let configuration: ServicesConfiguration
  private let made = Mutex<LiveServices?>(nil)

  init(_ configuration: ServicesConfiguration) {
    self.configuration = configuration
  }

  /// The services.
  var value: LiveServices {
    made.withLock { services in
      if let services { return services }
      let new = LiveServices(configuration)
      services = new
      return new
    }
  }
}
