public import WeatherModel

extension LiveServices {
  /// The reason why warnings of the FOSS Public Alert Server cannot be parsed; nil if they can.
  public static var missingForPublicAlerts: WeatherError? { XMLReader.missing }

  /// Checks with one small request whether a provider responds within five seconds.
  public func probe(_ provider: Provider) async throws(WeatherFailure) {
    guard let service = self.provider(provider) else { return }
    do throws(WeatherError) {
      var request = try service.probe()
      request.totalTimeout = .seconds(5)
      // A probe stores nothing and ignores the quota, so that it reports what the server says.
      request.cost = nil
      try service.check(try await client.response(to: request))
    } catch {
      throw WeatherFailure(provider: provider, error: error)
    }
  }
}
