import WeatherModel
import WeatherServices

extension ServicesConfiguration {
  /// Returns the configuration completed with the program's own paths and values.
  func over(
    _ paths: ProgramPaths, _ cities: CityDirectory, _ storageIssues: StorageIssues
  ) -> ServicesConfiguration {
    var configuration = self
    configuration.requestsFile = paths.requests
    configuration.normalsFolder = paths.normals
    configuration.fieldsFile = paths.fields
    configuration.warningAreasFile = paths.warningAreas
    configuration.radarFile = paths.radar
    configuration.stormsFile = paths.storms
    configuration.onIssue = storageIssues.add
    configuration.forecastCache = .live(folder: paths.forecasts)
    configuration.zoneNear = { cities.zone(near: $0) }
    return configuration
  }
}
