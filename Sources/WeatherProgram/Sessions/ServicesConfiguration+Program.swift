import WeatherModel
import WeatherServices

extension ServicesConfiguration {
  /// The configuration with what this program keeps and knows itself.
  func over(_ paths: ProgramPaths, _ cities: CityDirectory) -> ServicesConfiguration {
    var configuration = self
    configuration.forecastCache = .live(folder: paths.forecasts)
    configuration.zoneNear = { cities.zone(near: $0) }
    return configuration
  }
}
