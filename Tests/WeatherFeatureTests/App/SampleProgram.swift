import MVI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

extension Trait where Self == DependenciesTrait {
  /// The program at the sample's time with its places. It requests and saves nothing.
  static var sampleProgram: Self {
    .dependencies {
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      $0.persist = { _ in }
      $0.normals = .none
      $0.datedWeather = .none
      $0.radar = .none
      $0.storms = .none
      $0.fields = .none
      $0.forecastCache = .none
      $0.continuousClock = TestClock()
    }
  }
}
