import Testing

@testable import WeatherModel

/// Values computed from the published formulas.
@Suite struct HeatIndicesTests {
  @Test(arguments: [(30.0, 50.0, 29.2594), (35, 80, 41.3966), (20, 100, 24.4458)])
  func wetBulbGlobeTemperatureFollowsTheBureau(
    temperature: Double, humidity: Double, expected: Double
  ) {
    let found = WetBulbGlobeTemperature.celsius(temperature: temperature, humidity: humidity)
    #expect(abs(found - expected) < 0.001)
  }

  /// Environment Canada's table lists 34 for 30 °C and a dew point of 15 °C.
  @Test(arguments: [(30.0, 15.0, 33.9690), (35, 25, 47.3384), (20, -5, 16.7881)])
  func humidexFollowsMastertonAndRichardson(
    temperature: Double, dewPoint: Double, expected: Double
  ) {
    let found = Humidex.index(temperature: temperature, dewPoint: dewPoint)
    #expect(abs(found - expected) < 0.001)
  }

  @Test(arguments: [(20.0, 50.0, 1.16914), (30, 20, 3.39445), (-5, 90, 0.04212)])
  func vapourPressureDeficitFollowsFAO(temperature: Double, humidity: Double, expected: Double) {
    let found = VapourPressureDeficit.kilopascals(temperature: temperature, humidity: humidity)
    #expect(abs(found - expected) < 0.0001)
  }
}
