import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct SampleProviderTests {
  private static func place(_ latitude: Double, _ longitude: Double, _ zone: String?) -> Place {
    Place(
      id: "\(latitude),\(longitude)", name: "X",
      coordinate: Coordinate(latitude: latitude, longitude: longitude), timeZoneIdentifier: zone)
  }

  static let places = [
    place(37.566, 126.978, "Asia/Seoul"), place(0, 0, nil), place(90, 0, nil),
    place(-90, 180, "Antarctica/McMurdo"), place(27.7, 85.3, "Asia/Kathmandu"),
    place(-31.55, 159.08, "Australia/Lord_Howe"), place(78.2, 15.6, "Arctic/Longyearbyen"),
    place(40.7, -74, "America/New_York"), place(1.87, -157.4, "Pacific/Kiritimati"),
  ]

  @Test func reportIsDeterministic() {
    for place in Self.places {
      #expect(
        SampleProvider.report(for: place, now: testNow)
          == SampleProvider.report(for: place, now: testNow))
    }
  }

  @Test func hoursDoNotChangeAsTimePasses() {
    for place in Self.places {
      let now = SampleProvider.report(for: place, now: testNow)
      let later = SampleProvider.report(for: place, now: testNow + 6 * 3600)
      let shared = Dictionary(uniqueKeysWithValues: now.hourly.map { ($0.time, $0) })
      for hour in later.hourly {
        if let before = shared[hour.time] { #expect(before == hour) }
      }
    }
  }

  /// The year's rain and sunshine are those of its days, also where short showers bring the rain and
  /// where the sun is low for long.
  @Test(arguments: [(37.566, 126.978), (19.07, 72.88), (1.29, 103.85), (64.1, -21.9)])
  func climateAgreesWithTheReports(latitude: Double, longitude: Double) throws {
    let place = Self.place(latitude, longitude, nil)
    let details = try #require(SampleProvider.normals(for: place, now: testNow).details)
    let days = (0..<46).flatMap { index in
      let now = testNow - TimeInterval((index + 1) * 8 * 86_400)
      return SampleProvider.report(for: place, now: now).daily
    }
    let rain = days.compactMap(\.precipitation).reduce(0, +)
    let sunshine = days.compactMap(\.sunshine).reduce(0, +)
    let months = details.months.compactMap(\.self).reduce(0, +)
    #expect((0.7...1.4).contains(months / rain), "\(months) \(rain)")
    let usual = details.sunshine.compactMap(\.self).reduce(0, +)
    #expect((0.93...1.07).contains(usual / sunshine), "\(usual) \(sunshine)")
  }

  /// In late November the sun is low in the north and high in the south.
  @Test func theUVIndexFollowsTheSeason() throws {
    func highest(_ latitude: Double) throws -> Double {
      let place = Place(
        id: "uv", name: "UV", countryCode: "",
        coordinate: Coordinate(latitude: latitude, longitude: 10))
      let november = Date(timeIntervalSince1970: 1_795_780_800)
      let report = SampleProvider.report(for: place, now: november)
      return try #require(report.hourly.compactMap(\.uvIndex).max())
    }
    #expect(try highest(60) < 1)
    #expect(try highest(45) < 2)
    #expect(try highest(-25) > 7)
  }

  @Test(arguments: places)
  func allValuesArePresentAndInRange(place: Place) throws {
    for month in 0..<12 {
      let now = testNow + TimeInterval(month) * 30.4 * 86_400
      let report = SampleProvider.report(for: place, now: now)
      #expect(report.provider == .sample)
      #expect(report.stepHours == 1)
      #expect(report.daily.count == 8)
      #expect((191...193).contains(report.hourly.count))
      for hour in report.hourly {
        #expect((-75...50).contains(try #require(hour.temperature)))
        #expect((-90...60).contains(try #require(hour.feelsLike)))
        #expect(PhysicalRange.percent.contains(try #require(hour.humidity)))
        #expect(try #require(hour.dewPoint) <= (hour.temperature ?? 0) + 0.1)
        #expect((970...1050).contains(try #require(hour.pressure)))
        #expect(PhysicalRange.probability.contains(try #require(hour.precipitationProbability)))
        #expect((0...30).contains(try #require(hour.precipitation)))
        #expect((0...30).contains(try #require(hour.windSpeed)))
        #expect(try #require(hour.windGust) >= hour.windSpeed ?? 0)
        #expect((0..<360).contains(try #require(hour.windDirection)))
        #expect(PhysicalRange.percent.contains(try #require(hour.cloudCover)))
        #expect((0...14).contains(try #require(hour.uvIndex)))
        #expect((100...24_000).contains(try #require(hour.visibility)))
        #expect(hour.isDay != nil)
        #expect(hour.condition != .unknown)
        #expect(hour.condition.isPrecipitation == (try #require(hour.precipitation) > 0))
      }
      #expect(report.current.temperature != nil)
      #expect(report.airQuality?.index != nil)
    }
  }

  @Test(arguments: places)
  func hoursBeginAtLocalMidnightAndDaysMatchThem(place: Place) throws {
    for day in stride(from: 0, to: 365, by: 3) {
      let now = testNow + TimeInterval(day) * 86_400
      let report = SampleProvider.report(for: place, now: now)
      let first = report.value.localTime(report.hourly[0].time)
      #expect(first.date == report.value.localTime(now).date)
      #expect(first.hour == 0 && first.minute == 0)
      for (one, next) in zip(report.hourly, report.hourly.dropFirst()) {
        #expect(next.time.timeIntervalSince(one.time) <= 3600)
      }
      for (index, day) in report.daily.enumerated() {
        #expect(day.date == first.date.advanced(byDays: index))
        let ofDay = report.value.hours(of: day.date).compactMap(\.temperature)
        #expect(day.temperatureMin == ofDay.min())
        #expect(day.temperatureMax == ofDay.max())
      }
    }
  }

  @Test func summersAreWarmerThanWintersOnBothSidesOfTheEquator() throws {
    func mean(_ place: Place, _ date: LocalDate) -> Double {
      let now = Date(timeIntervalSince1970: TimeInterval(date.dayNumber) * 86_400)
      let values = SampleProvider.report(for: place, now: now).hourly.compactMap(\.temperature)
      return values.reduce(0, +) / Double(values.count)
    }
    let july = LocalDate(year: 2026, month: 7, day: 15)
    let january = LocalDate(year: 2026, month: 1, day: 15)
    let north = Self.place(50, 10, nil)
    let south = Self.place(-40, 175, nil)
    #expect(mean(north, july) > mean(north, january) + 12)
    #expect(mean(south, january) > mean(south, july) + 8)
  }

  /// NOAA's solar calculator: Seoul on 21 June 2026, 05:11 to 19:57.
  @Test func sunriseAndSunsetMatchNOAA() throws {
    let noon = Date(timeIntervalSince1970: 1_782_010_800)
    let report = SampleProvider.report(for: Self.places[0], now: noon)
    let day = try #require(report.value.today(at: noon))
    #expect(day.date.description == "2026-06-21")
    let sunrise = report.value.localTime(try #require(day.sunrise))
    let sunset = report.value.localTime(try #require(day.sunset))
    #expect(abs(sunrise.hour * 60 + sunrise.minute - (5 * 60 + 11)) <= 2)
    #expect(abs(sunset.hour * 60 + sunset.minute - (19 * 60 + 57)) <= 2)
  }

  @Test func polarDaysHaveNoSunset() throws {
    let june = Date(timeIntervalSince1970: 1_782_010_800)
    let day = try #require(SampleProvider.report(for: Self.places[6], now: june).daily.first)
    #expect(day.sunrise == nil)
    #expect(day.sunset == nil)
  }

  @Test func nearbyPlacesHaveSimilarWeather() throws {
    let seoul = SampleProvider.report(for: Self.places[0], now: testNow)
    for (latitude, longitude) in [(37.456, 126.705), (37.264, 127.029), (37.658, 126.832)] {
      let town = SampleProvider.report(
        for: Self.place(latitude, longitude, "Asia/Seoul"), now: testNow)
      for (here, there) in zip(seoul.hourly, town.hourly) {
        #expect(abs(try #require(here.temperature) - (try #require(there.temperature))) < 2.5)
        #expect(abs(try #require(here.pressure) - (try #require(there.pressure))) < 2)
      }
    }
  }

  @Test func mumbaisOutlookNamesHeavyRainAtAnyTimeOfTheYear() throws {
    var mumbai = Self.place(19.073, 72.883, "Asia/Kolkata")
    mumbai.elevation = 14
    for step in 0..<280 {
      let now = testNow + TimeInterval(step) * 31 * 3600
      let outlook = SampleProvider.report(for: mumbai, now: now).value.outlook(at: now)
      #expect(
        outlook?.phases.contains { $0.kind == .heavyRain } == true, "\(now) \(outlook as Any)")
    }
  }

  @Test func somePlacesHaveAWarningAndSomeHaveNone() {
    let alerts = (0..<60).map { index in
      SampleProvider.report(
        for: Self.place(Double(index % 12) * 5, Double(index) * 5 - 150, nil), now: testNow
      ).alerts?.count
    }
    #expect(alerts.contains(1))
    #expect(alerts.contains(0))
  }
}
