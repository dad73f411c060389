import TestSupport
import Testing
import WeatherModel

/// The examples of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test(arguments: [
    "WeatherModel/Coordinate",
    "WeatherModel/Coordinate+Distance",
    "WeatherModel/Condition",
    "WeatherModel/LocalTime",
    "WeatherModel/PlaceTimeZone",
    "WeatherModel/Units",
    "WeatherModel/Wind",
    "WeatherModel/Derived/Comfort",
    "WeatherModel/Derived/Advice/WindChill",
    "WeatherModel/Derived/AirQuality/DustGrade",
    "WeatherModel/Derived/WarningPhase",
    "WeatherModel/Astronomy/SunTimes",
    "WeatherModel/Astronomy/MoonPhase",
    "WeatherModel/Astronomy/SunPosition",
    "WeatherModel/Cartography/GeoBox",
    "WeatherModel/Cartography/MapProjection",
    "WeatherModel/Cartography/MapScaleBar",
    "WeatherModel/Cartography/PolarStereographic",
    "WeatherModel/Field/FieldLattice",
    "WeatherModel/Field/WindVector",
    "WeatherModel/Field/WeatherField",
    "WeatherModel/Quantities/Quantity",
    "WeatherModel/Fetched",
    "WeatherModel/Storms/TropicalCyclone",
  ])
  func documentationExamplesMatchTheCompiledTests(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func coordinatesAreValidated() {
    let seoul = Coordinate(latitude: 37.57, longitude: 126.98)
    let typed = Coordinate(validating: 91, longitude: 0)
    // typed is nil: there is no latitude of 91°
    #expect(typed == nil && seoul.latitude == 37.57)
  }

  @Test func distancesAreMeasured() {
    let seoul = Coordinate(latitude: 37.57, longitude: 126.98)
    let busan = Coordinate(latitude: 35.18, longitude: 129.08)
    let distance = seoul.kilometres(to: busan)  // 326
    let direction = CompassPoint(degrees: seoul.bearing(to: busan))  // .southEast
    #expect(distance.rounded() == 326 && direction == .southEast)
  }

  @Test func conditionsAreClassifiedAsPrecipitation() {
    let wet = Condition.allCases.filter(\.isPrecipitation)
    // .drizzle, .rain and .snow are among them, .fog and .tornado are not
    #expect(
      wet.contains(.drizzle) && wet.contains(.snow) && !wet.contains(.fog)
        && !wet.contains(.tornado))
  }

  @Test func localDateHandlesLeapDays() {
    let leapDay = LocalDate(year: 2028, month: 2, day: 28).advanced(byDays: 1)
    // leapDay.description is "2028-02-29"
    let typed = LocalDate("2027-02-29")
    // typed is nil: 2027 is no leap year
    #expect(leapDay.description == "2028-02-29" && typed == nil)
  }

  @Test func localTimeAppliesTheUTCOffset() {
    let time = LocalTime(Date(timeIntervalSince1970: 1_700_000_000), utcOffset: 9 * 3600)
    // time.hourAndMinute24 is "07:13", time.rfc3339 is "2023-11-15T07:13:20+09:00"
    #expect(time.hourAndMinute24 == "07:13" && time.rfc3339 == "2023-11-15T07:13:20+09:00")
  }

  @Test func offsetsFollowDaylightSavingTime() {
    let winter = Date(timeIntervalSince1970: 1_768_478_400)
    let summer = Date(timeIntervalSince1970: 1_784_116_800)
    let zone = PlaceTimeZone(identifier: "Europe/Berlin", at: winter)
    let offsets = [winter, summer].map { zone?.offset(at: $0) }
    // [3600, 7200]
    #expect(offsets == [3600, 7200])
  }

  @Test func valuesAreConverted() {
    let fahrenheit = UnitSystem.imperial.temperature(20)  // 68
    let inches = UnitSystem.imperial.precipitation(25.4)  // 1
    #expect(fahrenheit == 68 && inches == 1)
  }

  @Test func pressuresAreConverted() {
    let millimetres = PressureUnit.millimetresOfMercury.pressure(1013.25)  // 760
    #expect(abs(millimetres - 760) < 0.01)
  }

  @Test func windsAreConverted() {
    let kilometres = WindUnit.kilometresPerHour.speed(10)  // 36
    #expect(abs(kilometres - 36) < 1e-9)
  }

  @Test func degreesMapToCompassPoints() {
    let wind = CompassPoint(degrees: 350)  // .north
    let blowsTowards = wind.opposite  // .south
    #expect(wind == .north && blowsTowards == .south)
  }

  @Test func theDewPointIsComputed() {
    let dewPoint = DewPoint.celsius(temperature: 20, humidity: 50)  // 9.3
    #expect(dewPoint.map { ($0 * 10).rounded() / 10 } == 9.3)
  }

  @Test func theWindChillIsComputed() {
    let index = WindChill.index(temperature: -25, windSpeed: 10) ?? 0  // -40
    let minutes = WindChill.minutesToFrostbite(index: index)  // 10
    #expect(index.rounded() == -40 && minutes == 10)
  }

  @Test func concentrationsMapToDustGrades() {
    let fine = DustGrade(pm25: 36)  // .bad
    let coarse = DustGrade(pm10: 80)  // .moderate
    #expect(fine == .bad && coarse == .moderate && fine > coarse)
  }

  @Test func warningsAreSortedWorstFirst() {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let gale = WeatherWarning(
      event: "Gale", severity: .moderate, sender: nil, start: now + 3600, end: nil, text: nil)
    let flood = WeatherWarning(
      event: "Flood", severity: .severe, sender: nil, start: nil, end: now + 7200, text: nil)
    let phases = [gale, flood].map { $0.phase(at: now) }  // [.later, .inForce]
    let first = [gale, flood].worstFirst(at: now).first?.event  // "Flood"
    #expect(phases == [.later, .inForce] && first == "Flood")
  }

  @Test func sunriseIsComputed() {
    let seoul = Coordinate(latitude: 37.57, longitude: 126.98)
    let day = SunTimes(
      on: LocalDate(year: 2026, month: 6, day: 21), at: seoul, utcOffset: 9 * 3600)
    let sunrise = day.sunrise.map { LocalTime($0, utcOffset: 9 * 3600).hourAndMinute24 }
    // "05:10"
    #expect(sunrise == "05:10")
  }

  @Test func moonPhaseIsComputed() {
    let moon = MoonPhase(at: Date(timeIntervalSince1970: 1_767_434_580))
    // moon.name is .full, moon.illumination nearly 1
    #expect(moon.name == .full && moon.illumination > 0.99)
  }

  @Test func sunAltitudeIsComputed() {
    let equinox = Date(timeIntervalSince1970: 1_774_008_000)
    let sun = SunPosition(at: equinox, from: Coordinate(latitude: 0, longitude: 0))
    // sun.altitude is 88: nearly overhead at noon on the equator
    #expect(sun.altitude.rounded() == 88)
  }

  @Test func geoBoxesCanCrossTheDateLine() {
    let fiji = GeoBox(west: 176, south: -20, east: 182, north: -15)
    let contains = fiji.contains(Coordinate(latitude: -17, longitude: -179))
    // true: the box extends over the date line
    #expect(contains)
  }

  @Test func coordinatesAreProjected() {
    let seoul = Coordinate(latitude: 37.5, longitude: 127)
    let map = MapProjection(around: seoul, zoom: 4, dotWidth: 200, dotHeight: 80)
    let middle = map.position(of: seoul)  // (100, 40)
    let place = map.coordinate(x: 100, y: 40)  // seoul
    #expect(middle.x == 100 && middle.y == 40 && place == seoul)
  }

  @Test func aScaleBarHasARoundLength() {
    let map = MapProjection(
      around: Coordinate(latitude: 0, longitude: 0), zoom: 4, dotWidth: 200, dotHeight: 80)
    let bar = MapScaleBar(fitting: 40, of: map, units: .metric)
    // bar.length is 500 km in 40 dots or less
    #expect(bar?.length == 500 && (bar?.dots ?? 41) <= 40)
  }

  @Test func polarStereographicOriginIsThePole() {
    let projection = PolarStereographic(
      semiMajor: 6_378_137, semiMinor: 6_356_752.3142, trueLatitude: 60, meridian: 10)
    let pole = projection.point(Coordinate(latitude: 90, longitude: 0))
    // The pole is the origin, and the meridian of 10° runs down from it.
    let berlin = projection.coordinate(x: 224_000, y: -4_000_000)
    #expect(abs(pole.x) < 1e-6 && abs(pole.y) < 1e-6)
    #expect((52...54).contains(berlin.latitude) && (13...14).contains(berlin.longitude))
  }

  @Test func latticePointCountIsLimited() {
    let lattice = FieldLattice(
      covering: GeoBox(west: 120, south: 30, east: 135, north: 42), limit: FieldLattice.screenLimit)
    // lattice.points has at most 96 points, in rows from the south
    #expect(lattice.points.count <= 96 && lattice.points.count > 40)
  }

  @Test func windsAreAveragedByComponents() {
    let first = WindVector(speed: 10, from: 350)
    let second = WindVector(speed: 10, from: 10)
    let middle = WindVector(
      east: (first.east + second.east) / 2, north: (first.north + second.north) / 2)
    // middle.direction is 0, not 180
    #expect(min(middle.direction, 360 - middle.direction) < 1e-9)
  }

  @Test func fieldValuesAreInterpolatedInTime() {
    let lattice = FieldLattice(
      covering: GeoBox(west: 0, south: 45, east: 10, north: 50), limit: FieldLattice.panelLimit)
    let series = FieldSeries(startHour: 480_000, hourCount: 2) { quantity, hour in
      quantity == .temperature ? Double(10 + hour) : nil
    }
    let field = WeatherField(
      lattice: lattice, provider: .openMeteo, receivedAt: Date(timeIntervalSince1970: 0),
      series: Dictionary(uniqueKeysWithValues: lattice.points.map { ($0, series) }))
    let place = Coordinate(latitude: 47, longitude: 8)
    let temperature = field.value(.temperature, at: place, hour: 0.5)  // 10.5
    let pressure = field.value(.pressure, at: place, hour: 0.5)  // nil: unknown, not 0
    #expect(temperature == 10.5 && pressure == nil)
  }

  @Test func currentWeatherIsSubscriptedByQuantity() {
    var current = CurrentWeather(time: Date(timeIntervalSince1970: 0))
    current[.windGust] = 14
    let names = Quantity.all.filter { current[$0] != nil }.map(\.name)
    // ["wind_gust"]
    #expect(names == ["wind_gust"] && current.windGust == 14)
  }

  @Test func fetchedReportForwardsToItsValue() {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let place = Place(
      id: "oslo", name: "Oslo", coordinate: Coordinate(latitude: 59.9, longitude: 10.7))

    let report = WeatherReport(
      place: place, asOf: now, timeZone: .nautical(10.7), stepHours: 1,
      current: CurrentWeather(time: now, condition: .fog), hourly: [], daily: [])
    var fetched = Fetched(report, from: .metNorway)
    fetched.current.temperature = 4
    // fetched.value.current.temperature is 4, and fetched.provider .metNorway
    #expect(fetched.value.current.temperature == 4 && fetched.provider == .metNorway)
  }

  @Test func nearestApproachOfTyphoonIsComputed() {
    let now = Date(timeIntervalSince1970: 1_700_000_000)

    let positions = [(0.0, 20.0), (24.0, 26.0)].map { hours, latitude in
      TropicalCyclone.Position(
        time: now + hours * 3600, center: Coordinate(latitude: latitude, longitude: 130),
        strength: .typhoon)
    }
    let typhoon = TropicalCyclone(
      id: "2601", name: "Bavi", agency: .jma, issuedAt: now, past: [], positions: positions)
    let naha = Coordinate(latitude: 26.2, longitude: 127.7)
    let passage = typhoon?.nearest(to: naha, from: now)
    // passage?.isAtEnd == true: 231 km to the east when the forecast ends.
    #expect(passage?.isAtEnd == true)
    #expect(passage?.kilometres.rounded() == 231)
    #expect(passage.map { CompassPoint(degrees: $0.bearing) } == .east)
    #expect(passage?.time == now + 24 * 3600)
  }
}
