import WeatherModel
import WeatherServices

extension Session {
  /// The services' configuration with what this program keeps and knows itself.
  func withWhatIsHere(_ configuration: ServicesConfiguration) -> ServicesConfiguration {
    var configuration = configuration
    configuration.forecastCache = .live(folder: paths.forecasts)
    configuration.zoneNear = { [cities] in cities.zone(near: $0) }
    return configuration
  }
}
