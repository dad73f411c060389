import Foundation
import Testing
import WeatherModel

@Suite struct QuantityTests {
  /// Returns the number of a value's numeric properties.
  private func numbers(of value: Any) -> Int {
    Mirror(reflecting: value).children.count { type(of: $0.value) == Double?.self }
  }

  @Test func everyNumericPropertyHasOneQuantity() {
    let day = DayForecast(date: LocalDate(year: 2027, month: 1, day: 15))
    let paths: [(paths: [AnyKeyPath], values: Any)] = [
      (Quantity.all.compactMap { $0.current }, CurrentWeather(time: .distantPast)),
      (Quantity.all.compactMap { $0.hour }, HourForecast(time: .distantPast)),
      (Quantity.all.flatMap(\.days).map { $0.path }, day),
    ]
    for (paths, values) in paths {
      #expect(Set(paths).count == paths.count && paths.count == numbers(of: values))
    }
  }

  @Test func quantityNamesAreUnique() {
    #expect(Set(Quantity.all.map(\.name)).count == Quantity.all.count)
    #expect(Set(Quantity.all.map(\.placeholder)).count == Quantity.all.count)
    let days = Quantity.all.flatMap(\.days).map(\.name)
    #expect(Set(days).count == days.count)
  }

  @Test func subscriptSetsOnlyQuantitiesWithACurrentValue() {
    var current = CurrentWeather(time: .distantPast)
    for quantity in Quantity.all {
      current[quantity] = 7
      #expect(current[quantity] == (quantity.current == nil ? nil : 7))
    }
    #expect(current.windGust == 7 && current.precipitationRate == 7)
    #expect(current[.precipitation] == nil && current[.airQuality] == nil)
  }

  @Test func quantityIsEncodedAsItsName() throws {
    let values: Set<Quantity> = [.windGust, .airQuality]
    let data = try JSONEncoder().encode(values)
    #expect(String(decoding: data, as: UTF8.self).contains(#""wind_gust""#))
    #expect(try JSONDecoder().decode(Set<Quantity>.self, from: data) == values)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Quantity.self, from: Data(#""sunshine""#.utf8))
    }
  }

  @Test func beginningWithMovesQuantitiesToFrontWithoutAdding() {
    let order = [Quantity.humidity, .pressure, .uvIndex].beginning(with: [.uvIndex, .windGust])
    #expect(order == [.uvIndex, .humidity, .pressure])
  }

  @Test func supplementsAreNamedInTheirOrder() {
    #expect(
      Quantity.supplements == [.pressure, .windGust, .visibility, .uvIndex, .airQuality])
  }

  @Test func onlySumsThatAreKnownForAllStepsAreSet() {
    let steps = [1.0, 2.5].map { amount in
      var step = HourForecast(time: .distantPast)
      step.precipitation = amount
      step.snowfall = amount == 1 ? 4 : nil
      step.temperature = 20
      return step
    }
    var day = DayForecast(date: LocalDate(year: 2027, month: 1, day: 15))
    day.snowfall = 9
    day.temperatureMin = 3
    day.setSums(of: steps)
    #expect(day.precipitation == 3.5 && day.snowfall == 9 && day.sunshine == nil)
    #expect(day[sum: .precipitation] == 3.5 && day[sum: .temperature] == nil)
    day.setSums(of: [])
    #expect(day.precipitation == 3.5)
    day[sum: .temperature] = 40
    #expect(day.temperatureMin == 3)
  }
}
