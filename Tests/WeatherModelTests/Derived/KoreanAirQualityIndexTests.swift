import Testing

@testable import WeatherModel

/// Computed by hand from AirKorea's table.
@Suite struct KoreanAirQualityIndexTests {
  private func air(
    _ pm25: Double?, _ pm10: Double?, o3: Double? = 20, no2: Double? = 10, so2: Double? = nil,
    co: Double? = nil
  ) -> AirQuality {
    var air = AirQuality(index: 42, scale: .us)
    (air.pm25, air.pm10, air.o3, air.no2, air.so2, air.co) = (pm25, pm10, o3, no2, so2, co)
    return air
  }

  @Test(arguments: [
    (15.0, 10.0, 50.0), (25, 50, 75), (10, 80, 100), (75, 30, 250), (500, 30, 500), (900, 30, 500),
  ])
  func worstPollutantDeterminesTheIndex(pm25: Double, pm10: Double, expected: Double) {
    #expect(KoreanAirQualityIndex.index(of: air(pm25, pm10)) == expected)
  }

  @Test func multipleBadPollutantsRaiseTheIndex() {
    #expect(KoreanAirQualityIndex.index(of: air(55, 115)) == 225)
    // 0.1195 ppm of nitrogen dioxide.
    #expect(KoreanAirQualityIndex.index(of: air(55, 115, no2: 225)) == 250)
    #expect(KoreanAirQualityIndex.index(of: air(490, 590, no2: 225)) == 500)
  }

  @Test func gasesAreConvertedToPartsPerMillion() {
    // 0.06 ppm of ozone at 25 °C.
    #expect(KoreanAirQualityIndex.index(of: air(5, 10, o3: 117.8)) == 75)
    // 9 ppm of carbon monoxide, 0.02 ppm of sulphur dioxide.
    #expect(KoreanAirQualityIndex.index(of: air(5, 10, co: 10_310)) == 100)
    #expect(KoreanAirQualityIndex.index(of: air(5, 10, so2: 52.4)) == 50)
  }

  /// At the bounds of a grade and in its middle.
  @Test(arguments: [(30.0, 50.0), (55, 75), (115, 175), (150, 250), (375, 375), (600, 500)])
  func coarseParticlesAreInterpolatedWithinTheirGrade(pm10: Double, expected: Double) {
    #expect(KoreanAirQualityIndex.index(of: air(5, pm10)) == expected)
  }

  /// 2, 5.5, 12 and 32.5 ppm.
  @Test(arguments: [(2291.2, 50.0), (6300.8, 75), (13_747.2, 175), (37_231.6, 375)])
  func carbonMonoxideIsInterpolatedWithinItsGrade(co: Double, expected: Double) {
    #expect(KoreanAirQualityIndex.index(of: air(5, 10, co: co)) == expected)
  }

  /// 1.1 and 1.9968 ppm.
  @Test(arguments: [(2070.0, 375.0), (3757.57, 500)])
  func nitrogenDioxideIsInterpolatedWithinItsGrade(no2: Double, expected: Double) {
    #expect(KoreanAirQualityIndex.index(of: air(5, 10, no2: no2)) == expected)
  }

  @Test func pollutantsAreBadAboveAnIndexOf100() {
    #expect(KoreanAirQualityIndex.index(of: air(35, 80)) == 100)
    // 100.75 and 100.86.
    #expect(KoreanAirQualityIndex.index(of: air(35.2, 80.4)) == 151)
  }

  @Test func indexRequiresAllFourMainPollutants() {
    #expect(KoreanAirQualityIndex.index(of: air(nil, 50)) == nil)
    #expect(KoreanAirQualityIndex.index(of: air(25, nil)) == nil)
    #expect(KoreanAirQualityIndex.index(of: air(25, 50, o3: nil)) == nil)
    #expect(KoreanAirQualityIndex.index(of: air(25, 50, no2: nil)) == nil)
  }

  @Test func onlyKoreanPlacesUseTheKoreanScale() {
    let coordinate = Coordinate(latitude: 35.1, longitude: 129)
    let busan = Place(id: "x", name: "Busan", countryCode: "KR", coordinate: coordinate)
    let fukuoka = Place(id: "y", name: "Fukuoka", countryCode: "JP", coordinate: coordinate)
    var known = air(25, 50)
    known.forecast = AirQualityForecast(
      start: Date(timeIntervalSince1970: 0), index: [40], pm25: [20], pm10: [30])
    let korean = known.onScale(of: busan, zone: nil)
    #expect(korean.scale == .korean)
    #expect(korean.index == 75)
    #expect(korean.forecast?.index == [nil])
    #expect(korean.forecast?.pm25 == [20])
    #expect(korean.onScale(of: busan, zone: nil) == korean)
    #expect(known.onScale(of: fukuoka, zone: "Asia/Tokyo") == known)
    #expect(air(nil, 50).onScale(of: busan, zone: nil).index == nil)
  }

  @Test func koreanClassesMatchTheDustGrades() {
    let ranks = [0.0, 50, 51, 100, 101, 250, 251, 500].map {
      AirClass(index: $0, scale: .korean).koreanGrade
    }
    #expect(ranks == [.good, .good, .moderate, .moderate, .bad, .bad, .veryBad, .veryBad])
  }
}
