import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct SampleAtmosphereTests {
  private let atmosphere = SampleAtmosphere()
  /// 2026-01-15 and 2026-07-15, 00:00 UTC.
  private static let january = Date(timeIntervalSince1970: 1_768_435_200)
  private static let july = Date(timeIntervalSince1970: 1_784_073_600)

  private func weather(_ latitude: Double, _ longitude: Double, _ time: Date) -> SampleWeather {
    atmosphere.weather(at: Coordinate(latitude: latitude, longitude: longitude), time: time)
  }

  /// Returns points and times spread over the globe and over ten years.
  private static func spread(_ count: Int) -> [(latitude: Double, longitude: Double, time: Date)] {
    var chance = SeededRandom(seed: 20)
    return (0..<count).map { _ in
      let latitude = asin(Double.random(in: -1...1, using: &chance)) * 180 / .pi
      return (
        latitude, Double.random(in: -180...180, using: &chance),
        january + Double.random(in: 0...10, using: &chance) * 365.2425 * 86_400
      )
    }
  }

  @Test func everyValueIsPhysical() {
    let extremes = [(-90.0, 0.0), (-90, 180), (0, 0), (0, -180), (90, 0), (90, -180)].map {
      (latitude: $0.0, longitude: $0.1, time: Self.january)
    }
    for (latitude, longitude, time) in Self.spread(10_000) + extremes {
      let weather = weather(latitude, longitude, time)
      #expect((-75...50).contains(weather.temperature))
      #expect((-110...weather.temperature).contains(weather.dewPoint))
      #expect(PhysicalRange.percent.contains(weather.humidity))
      #expect(weather.precipitation == 0 || (0.05...30).contains(weather.precipitation))
      #expect((0...weather.precipitation).contains(weather.snow))
      #expect((0...1).contains(weather.convection))
      #expect((0...1).contains(weather.cloud))
      #expect((0...30).contains(weather.windSpeed))
      #expect((weather.windSpeed...60).contains(weather.gust))
      #expect((960...1050).contains(weather.pressure))
      #expect((0...125).contains(weather.particles))
      #expect(weather.precipitation == 0 || weather.cloud >= 0.6)
    }
  }

  @Test func weatherIsDeterministic() {
    for (latitude, longitude, time) in Self.spread(100) {
      #expect(weather(latitude, longitude, time) == weather(latitude, longitude, time))
    }
  }

  @Test func weatherVariesLittleWithinTenKilometers() {
    for (latitude, longitude, time) in Self.spread(2000) where abs(latitude) < 85 {
      let here = weather(latitude, longitude, time)
      for (north, east) in [(0.09, 0.0), (0, 0.09 / cos(latitude * .pi / 180))] {
        let there = weather(latitude + north, longitude + east, time)
        #expect(abs(here.temperature - there.temperature) < 1)
        #expect(abs(here.pressure - there.pressure) < 1)
        #expect(abs(here.cloud - there.cloud) < 0.3)
        #expect(abs(here.eastwardWind - there.eastwardWind) < 2)
        #expect(abs(here.northwardWind - there.northwardWind) < 2)
      }
    }
  }

  @Test func weatherVariesLittleWithinAnHour() {
    for (latitude, longitude, time) in Self.spread(2000) {
      let now = weather(latitude, longitude, time)
      let later = weather(latitude, longitude, time + 3600)
      #expect(abs(now.temperature - later.temperature) < 4)
      #expect(abs(now.pressure - later.pressure) < 3.5)
    }
  }

  @Test func weatherIsContinuousAcrossDateLinePolesAndEquator() {
    for day in 0..<40 {
      let time = Self.january + Double(day) * 86_400 * 9
      for latitude in stride(from: -85.0, through: 85, by: 5) {
        let west = weather(latitude, -180, time)
        let east = weather(latitude, 180, time)
        #expect(abs(west.temperature - east.temperature) < 1e-6)
        #expect(abs(west.pressure - east.pressure) < 1e-6)
      }
      for pole in [-89.99, 89.99] {
        let values = stride(from: -180.0, to: 180, by: 30).map { weather(pole, $0, time) }
        let temperatures = values.map(\.temperature)
        #expect((temperatures.max() ?? 0) - (temperatures.min() ?? 0) < 1)
      }
      for longitude in stride(from: -180.0, to: 180, by: 15) {
        let south = weather(-0.001, longitude, time)
        let north = weather(0.001, longitude, time)
        #expect(abs(south.temperature - north.temperature) < 0.1)
        #expect(abs(south.eastwardWind - north.eastwardWind) < 0.5)
        #expect(abs(south.northwardWind - north.northwardWind) < 0.5)
      }
    }
  }

  /// Returns the lowest pressure in a hemisphere at a time.
  private func deepestLow(_ latitudes: ClosedRange<Double>, _ time: Date) -> Coordinate {
    var points: [Coordinate] = []
    for latitude in stride(from: latitudes.lowerBound, through: latitudes.upperBound, by: 1.5) {
      for longitude in stride(from: -180.0, to: 180, by: 2) {
        points.append(Coordinate(latitude: latitude, longitude: longitude))
      }
    }
    let pressures = points.map { atmosphere.weather(at: $0, time: time).pressure }
    return zip(points, pressures).min { $0.1 < $1.1 }?.0 ?? points[0]
  }

  /// Returns the wind in m/s along a circle of 500 km around a point, counter-clockwise, and
  /// inwards.
  private func circulation(_ center: Coordinate, _ time: Date) -> (around: Double, inwards: Double)
  {
    var around = 0.0
    var inwards = 0.0
    for step in 0..<12 {
      let angle = Double(step) / 6 * .pi
      let weather = weather(
        center.latitude + 4.5 * sin(angle),
        center.longitude + 4.5 * cos(angle) / cos(center.latitude * .pi / 180), time)
      around += (-weather.eastwardWind * sin(angle) + weather.northwardWind * cos(angle)) / 12
      inwards -= (weather.eastwardWind * cos(angle) + weather.northwardWind * sin(angle)) / 12
    }
    return (around, inwards)
  }

  @Test func windCirculatesAroundAndIntoLows() {
    for day in 0..<20 {
      let time = Self.january + Double(day) * 86_400 * 11
      let north = circulation(deepestLow(38...58, time), time)
      #expect(north.around > 2)
      #expect(north.inwards > 0)
      let south = circulation(deepestLow(-58 ... -38, time), time)
      #expect(south.around < -2)
      #expect(south.inwards > 0)
    }
  }

  @Test func theWindNearTheEquatorIsWeak() {
    func mean(_ latitude: Double) -> Double {
      let speeds = (0..<360).map { index in
        weather(
          latitude, Double(index) - 180, Self.january + Double(index) * 86_400
        ).windSpeed
      }
      return speeds.reduce(0, +) / 360
    }
    #expect(mean(0) < 4)
    #expect(mean(0) < 0.7 * mean(45))
    #expect(mean(0) < 0.7 * mean(-45))
  }

  @Test func winterIsColderThanSummerAtFortyFiveDegrees() {
    func mean(_ latitude: Double, _ start: Date) -> Double {
      let values = (0..<360).map { index in
        weather(latitude, Double(index) - 180, start + Double(index % 240) * 3600).temperature
      }
      return values.reduce(0, +) / 360
    }
    #expect(mean(45, Self.july) > mean(45, Self.january) + 12)
    #expect(mean(-45, Self.january) > mean(-45, Self.july) + 7)
  }

  /// Compares Moscow's year and day with those of the Atlantic on the same parallel.
  @Test func landIsHotterInSummerAndColderInWinterThanTheSea() {
    func mean(_ longitude: Double, _ start: Date) -> Double {
      (0..<240).map { weather(55, longitude, start + Double($0) * 3600).temperature }
        .reduce(0, +) / 240
    }
    let land = mean(50, Self.july) - mean(50, Self.january)
    let sea = mean(-35, Self.july) - mean(-35, Self.january)
    #expect(land > sea + 10)
  }

  @Test func temperatureDropsFourAndAHalfDegreesPerKilometer() {
    let point = Coordinate(latitude: 27.7, longitude: 85.3)
    let low = atmosphere.weather(at: point, time: Self.july)
    let high = atmosphere.weather(at: point, elevation: 1000, time: Self.july)
    #expect(abs(low.temperature - high.temperature - 4.5) < 0.001)
    #expect(low.pressure == high.pressure)
  }

  @Test func itRainsInLowsAndNotInHighs() {
    var low: [Double] = []
    var high: [Double] = []
    for (latitude, longitude, time) in Self.spread(20_000) where (35...60).contains(abs(latitude)) {
      let weather = weather(latitude, longitude, time)
      if weather.pressure < 1000 { low.append(weather.precipitation) }
      if weather.pressure > 1022 { high.append(weather.precipitation) }
    }
    #expect(low.count > 100 && high.count > 100)
    let wet = low.reduce(0, +) / Double(low.count)
    let dry = high.reduce(0, +) / Double(high.count)
    #expect(wet > 0.3)
    #expect(wet > 10 * dry)
  }

  @Test func theConvergenceZoneIsWetterThanTheDesert() {
    func mean(_ latitude: Double, _ longitudes: ClosedRange<Double>) -> Double {
      let values = (0..<1000).map { index in
        let share = Double(index) / 1000
        let longitude =
          longitudes.lowerBound + share * (longitudes.upperBound - longitudes.lowerBound)
        return weather(latitude, longitude, Self.july + Double(index) * 3600).precipitation
      }
      return values.reduce(0, +) / 1000
    }
    #expect(mean(11, -170 ... -20) > 0.2)
    #expect(mean(25, 0...45) < 0.02)
  }

  /// A climate: the range of a year's precipitation in mm, which is about half to twice the real
  /// normal, and that of its days with 1 mm or more.
  struct Climate: CustomTestStringConvertible {
    let testDescription: String
    let latitude: Double
    let longitude: Double
    let sum: ClosedRange<Double>
    var wetDays = 60...200
    var elevation = 0.0
  }

  private static let climates = [
    Climate(testDescription: "Berlin", latitude: 52.5, longitude: 13.4, sum: 400...1160),
    Climate(testDescription: "London", latitude: 51.5, longitude: -0.1, sum: 400...1230),
    Climate(testDescription: "Moscow", latitude: 55.8, longitude: 37.6, sum: 350...1400),
    Climate(testDescription: "Reykjavik", latitude: 64.1, longitude: -21.9, sum: 440...1750),
    Climate(testDescription: "Seoul", latitude: 37.6, longitude: 127, sum: 710...2800),
    Climate(testDescription: "New York", latitude: 40.7, longitude: -74, sum: 630...2500),
    Climate(testDescription: "Sydney", latitude: -33.9, longitude: 151.2, sum: 580...2300),
    Climate(testDescription: "Auckland", latitude: -36.9, longitude: 174.8, sum: 560...2200),
    Climate(
      testDescription: "Singapore", latitude: 1.3, longitude: 103.9, sum: 1500...3000,
      wetDays: 150...330),
    Climate(
      testDescription: "Manila", latitude: 14.6, longitude: 121, sum: 1050...3000,
      wetDays: 100...280),
    Climate(
      testDescription: "Cairo", latitude: 30, longitude: 31.2, sum: 0...100, wetDays: 0...20),
    Climate(
      testDescription: "Riyadh", latitude: 24.7, longitude: 46.7, sum: 0...200, wetDays: 0...20),
    Climate(testDescription: "Melbourne", latitude: -37.8, longitude: 145, sum: 265...1060),
    Climate(testDescription: "Buenos Aires", latitude: -34.6, longitude: -58.4, sum: 600...2400),
    Climate(
      testDescription: "Phoenix", latitude: 33.4, longitude: -112, sum: 95...380, wetDays: 10...80,
      elevation: 331),
    Climate(
      testDescription: "Lima", latitude: -12, longitude: -77, sum: 0...60, wetDays: 0...20,
      elevation: 150),
    Climate(testDescription: "Atlanta", latitude: 33.8, longitude: -84.4, sum: 640...2560),
    Climate(testDescription: "Montevideo", latitude: -34.9, longitude: -56.2, sum: 550...2200),
    Climate(
      testDescription: "Nairobi", latitude: -1.3, longitude: 36.8, sum: 465...1860,
      wetDays: 100...280, elevation: 1795),
  ]
  /// Climates of which the winter is the wet half of the year.
  private static let wetWinters = [
    Climate(
      testDescription: "Cape Town", latitude: -33.9, longitude: 18.4, sum: 260...1040,
      wetDays: 40...120),
    Climate(
      testDescription: "Perth", latitude: -32, longitude: 115.9, sum: 365...1460, wetDays: 40...150),
    Climate(
      testDescription: "Santiago", latitude: -33.4, longitude: -70.7, sum: 155...620,
      wetDays: 20...80, elevation: 570),
    Climate(
      testDescription: "Lisbon", latitude: 38.7, longitude: -9.1, sum: 385...1540,
      wetDays: 40...150),
    Climate(
      testDescription: "Rome", latitude: 41.9, longitude: 12.5, sum: 400...1600, wetDays: 40...150),
    Climate(
      testDescription: "Tel Aviv", latitude: 32.1, longitude: 34.8, sum: 265...1060,
      wetDays: 30...90),
    Climate(
      testDescription: "San Francisco", latitude: 37.8, longitude: -122.4, sum: 290...1160,
      wetDays: 30...120),
  ]
  /// Climates of which the summer is the wet half of the year, although high ground is cool.
  private static let wetSummers = [
    Climate(
      testDescription: "Mexico City", latitude: 19.4, longitude: -99.1, sum: 425...1700,
      elevation: 2240),
    Climate(
      testDescription: "Denver", latitude: 39.7, longitude: -105, sum: 185...740,
      wetDays: 40...120, elevation: 1609),
    Climate(
      testDescription: "Addis Ababa", latitude: 9, longitude: 38.7, sum: 575...2300,
      elevation: 2355),
    Climate(
      testDescription: "Delhi", latitude: 28.6, longitude: 77.2, sum: 395...1580, elevation: 216),
    Climate(
      testDescription: "Lhasa", latitude: 29.7, longitude: 91.1, sum: 220...880, elevation: 3650),
    Climate(
      testDescription: "La Paz", latitude: -16.5, longitude: -68.2, sum: 280...1120,
      elevation: 3640),
    Climate(
      testDescription: "Windhoek", latitude: -22.6, longitude: 17.1, sum: 185...740,
      elevation: 1650),
    Climate(
      testDescription: "Rio de Janeiro", latitude: -22.9, longitude: -43.2, sum: 600...2400,
      wetDays: 60...220),
    Climate(
      testDescription: "Kolkata", latitude: 22.6, longitude: 88.4, sum: 870...3480,
      wetDays: 80...250),
  ]

  /// Returns the precipitation of the days of two years from 15 January on.
  private func days(of climate: Climate) -> [Double] {
    let place = Coordinate(latitude: climate.latitude, longitude: climate.longitude)
    return (0..<730).map { day in
      stride(from: 0.0, to: 24, by: 3).reduce(0) { sum, hour in
        let time = Self.january + Double(day) * 86_400 + hour * 3600
        return sum
          + 3
          * atmosphere.weather(at: place, elevation: climate.elevation, time: time).precipitation
      }
    }
  }

  @Test(arguments: climates + wetWinters + wetSummers)
  func precipitationIsThatOfTheClimate(_ climate: Climate) {
    let days = days(of: climate)
    #expect(climate.sum.contains(days.reduce(0, +) / 2))
    #expect(climate.wetDays.contains(days.count { $0 >= 1 } / 2))
  }

  @Test(arguments: wetWinters + wetSummers) func rainFallsInTheSeasonOfTheClimate(
    _ climate: Climate
  ) {
    let days = days(of: climate)
    // From April to September.
    let northernSummer = days.indices.filter { (76..<259).contains($0 % 365) }.map { days[$0] }
    let share = northernSummer.reduce(0, +) / days.reduce(0, +)
    let isWinter = Self.wetWinters.contains { $0.testDescription == climate.testDescription }
    #expect((isWinter == (climate.latitude > 0) ? 1 - share : share) > 0.65)
  }

  /// The normal means of January and July in °C.
  @Test(arguments: [
    ("Mexico City", 19.4, -99.1, 2240.0, 14.0, 17.0), ("Bogota", 4.7, -74.1, 2550, 14, 14),
    ("La Paz", -16.5, -68.2, 3640, 10, 7), ("Quito", -0.2, -78.5, 2850, 15, 15),
    ("Johannesburg", -26.2, 28.1, 1750, 20, 11), ("Rio de Janeiro", -22.9, -43.2, 5, 27, 22),
    ("Delhi", 28.6, 77.2, 216, 14, 31), ("Dubai", 25.2, 55.3, 5, 19, 36),
    ("Oslo", 59.9, 10.8, 23, -3, 18), ("Buenos Aires", -34.6, -58.4, 25, 25, 11),
    ("Phoenix", 33.4, -112.1, 331, 13.5, 35), ("Salt Lake City", 40.8, -111.9, 1290, -0.5, 27),
    ("Yakutsk", 62, 129.7, 100, -38, 19.5), ("Harbin", 45.8, 126.6, 140, -18, 23),
    ("Winnipeg", 49.9, -97.1, 235, -16.5, 20), ("Iqaluit", 63.8, -68.5, 30, -27, 8),
  ])
  func meansAreThoseOfTheClimate(
    _ name: String, latitude: Double, longitude: Double, elevation: Double, january: Double,
    july: Double
  ) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    for (start, normal) in [(Self.january, january), (Self.july, july)] {
      let values = (-120..<120).map { step in
        atmosphere.weather(
          at: place, elevation: elevation, time: start + Double(step) * 10_800
        ).temperature
      }
      #expect(abs(values.reduce(0, +) / 240 - normal) < 5)
    }
  }

  /// The map of a place reaches several hundred kilometres, and it has 48 hours.
  @Test(arguments: [(37.6, 127.0), (52.5, 13.4), (40.7, -74)])
  func theMapShowsRainInMostWeeks(latitude: Double, longitude: Double) {
    let rainy = (0..<52).count { week in
      stride(from: 0, to: 48, by: 4).contains { hour in
        let time = Self.january + Double(week * 7 * 24 + hour) * 3600
        return [-4.0, -2, 0, 2, 4].contains { north in
          [-4.0, -2, 0, 2, 4].contains { east in
            weather(latitude + north, longitude + east, time).precipitation > 0
          }
        }
      }
    }
    #expect(rainy > 40)
  }

  @Test func theMonsoonIsWettestInSummer() {
    func mean(_ start: Date) -> Double {
      (0..<720).map { weather(19.07, 72.88, start + Double($0) * 3600).precipitation }
        .reduce(0, +) / 720
    }
    #expect(mean(Self.july) > 1.3 * mean(Self.january))
  }

  /// A cold front: within half a day the wind turns from the south to the north-west or west, the
  /// pressure has its minimum, rain falls, and it is colder at the same time of day.
  @Test func coldFrontsPassMidLatitudes() {
    func direction(_ weather: SampleWeather) -> Double {
      let degrees = atan2(-weather.eastwardWind, -weather.northwardWind) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
    var passages = 0
    for longitude in stride(from: -180.0, to: 180, by: 30) {
      let hours = (0..<1440).map { weather(45, longitude, Self.january + Double($0) * 3600) }
      for hour in 24..<1416 {
        let before = hours[hour - 6]
        let after = hours[hour + 6]
        let lowest = hours[(hour - 6)...(hour + 6)].map(\.pressure).min() ?? 0
        if (130...240).contains(direction(before)), (250...350).contains(direction(after)),
          lowest < min(before.pressure, after.pressure) - 1,
          hours[(hour - 6)...(hour + 6)].contains(where: { $0.precipitation > 0 }),
          hours[hour + 12].temperature < hours[hour - 12].temperature - 5
        {
          passages += 1
        }
      }
    }
    #expect(passages > 5)
  }

  /// Compares the fractions of land with those counted from the shipped lines, a degree at a time.
  @Test func landSharesMatchTheCoastline() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Resources/coastline.bin")
    let coastline = try #require(Coastline(bytes: [UInt8](try Data(contentsOf: file))))
    let projection = MapProjection(
      center: Coordinate(latitude: 0, longitude: 0), span: 360, dotWidth: 720, dotHeight: 360)
    var mask = LandMask(projection, columns: 360, rows: 180)
    coastline.forEachPolyline(in: projection.box, resolution: .low) { kind, line in
      if kind != .border { mask.cross(line) }
    }
    mask.fill()
    try #require(SampleLand.shares.count == SampleLand.columns * SampleLand.rows)
    for row in 0..<SampleLand.rows {
      for column in 0..<SampleLand.columns {
        let land = (0..<100).count { mask[column * 10 + $0 % 10, row * 10 + $0 / 10] }
        let share = Double(SampleLand.shares[row * SampleLand.columns + column]) / 9
        #expect(abs(share - Double(land) / 100) < 0.06, "\(column), \(row)")
      }
    }
  }
}
