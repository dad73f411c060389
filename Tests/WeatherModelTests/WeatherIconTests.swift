import Testing
import WeatherModel

@Suite struct WeatherIconTests {
  @Test func everyWeatherIconHasItsName() throws {
    for sky in 0...99 {
      for time in ["d", "n"] {
        let digits = "\(sky / 10)\(sky % 10)"
        let icon = try #require(WeatherIcon(name: digits + time))
        #expect(icon.name == digits + time)
        #expect(icon.byDay(true).name == digits + "d")
        #expect(icon.byDay(false).name == digits + "n")
      }
    }
    for name in ["", "d", "1d", "101d", "10", "10x", "1ad", "10D", "١٠d"] {
      #expect(WeatherIcon(name: name) == nil, "\(name)")
    }
  }
}
