import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct HourColumnsTests {
  private var hours: [HourForecast] {
    (0..<4).map { index in
      var hour = HourForecast(
        time: Date(timeIntervalSince1970: 1_795_253_400.25 + Double(index) * 3600),
        condition: index == 2 ? .heavySnow : .clear)
      hour.temperature = index == 1 ? nil : -0.1 * Double(index)
      hour.isDay = index == 3 ? nil : index == 0
      hour.hours = index == 3 ? 6 : nil
      hour.windClass = index == 2 ? .strong : nil
      hour.possibleCondition = index == 1 ? .freezingRain : nil
      return hour
    }
  }

  private func json(_ columns: HourColumns) throws -> String {
    String(decoding: try JSONEncoder().encode(columns), as: UTF8.self)
  }

  private func columns(_ json: String) throws -> HourColumns {
    try JSONDecoder().decode(HourColumns.self, from: Data(json.utf8))
  }

  @Test func hoursAndGapsRoundTrip() throws {
    #expect(try columns(json(HourColumns(hours))).hours == hours)
    #expect(try columns(json(HourColumns([]))).hours == [])
  }

  @Test(arguments: [
    0.1, -273.15, 12_345_678.9, 1e-7, 3.0e20, 101_325, .leastNonzeroMagnitude, 0.1 + 0.2,
    123_456_789_012_345.6,
  ])
  func numbersRoundTripExactly(value: Double) throws {
    var hour = HourForecast(time: Date(timeIntervalSince1970: 0))
    (hour.temperature, hour.precipitation) = (value, -value)
    #expect(try columns(json(HourColumns([hour]))).hours == [hour])
  }

  @Test func iconsAndGapsRoundTrip() throws {
    var hours = hours
    hours[1].icon = WeatherIcon(name: "10d")
    hours[3].icon = WeatherIcon(name: "01n")
    #expect(hours[1].icon != nil && hours[3].icon != nil)
    #expect(try columns(json(HourColumns(hours))).hours == hours)
  }

  @Test func unusedColumnsAreOmitted() throws {
    #expect(try !json(HourColumns(hours)).contains("pressure"))
  }

  @Test(arguments: [
    ("clear,clear", "clear"), ("clear,clear", "clear,blue"), ("0.0,", "0.0,,"), ("0.0,", "0.0,x"),
    ("0.0,", "0.0,inf"), ("1795253400.25", "soon"), ("0.0,", "1-2,"), ("0.0,", "1.2.3,"),
    ("0.0,", "-,"), ("0.0,", ".,"), ("0.0,", "--1,"), ("1795253400.25", ""),
  ])
  func damagedColumnInvalidatesAllHours(sound: String, damaged: String) throws {
    let text = try json(HourColumns(Array(hours.prefix(2))))
    let cut = text.replacing(sound, with: damaged)
    #expect(cut != text)
    #expect(try columns(cut).hours == nil)
  }
}
