import Testing
import WeatherModel

@Suite struct DustGradeTests {
  @Test(arguments: [
    (0.0, DustGrade.good), (15, .good), (15.4, .good), (15.6, .moderate), (16, .moderate),
    (35, .moderate), (36, .bad), (75, .bad), (76, .veryBad), (900, .veryBad),
  ])
  func pm25GradesMatchTheMinistrysBounds(_ value: Double, _ grade: DustGrade) {
    #expect(DustGrade(pm25: value) == grade)
  }

  @Test(arguments: [
    (0.0, DustGrade.good), (30, .good), (31, .moderate), (80, .moderate), (81, .bad), (150, .bad),
    (151, .veryBad),
  ])
  func pm10GradesMatchTheMinistrysBounds(_ value: Double, _ grade: DustGrade) {
    #expect(DustGrade(pm10: value) == grade)
  }

  @Test func onlyKoreanPlacesHaveDustGrades() {
    var report = report(steps: 1)
    var worst: (grade: DustGrade, isFine: Bool)? { report.worstDust(of: report.airQuality) }
    report.airQuality = AirQuality(index: 42, scale: .us)
    report.airQuality?.pm25 = 20
    report.airQuality?.pm10 = 160
    // Without a country the time zone determines it.
    #expect(report.fineDustGrade == .moderate && report.dustGrade == .veryBad)
    #expect(worst?.grade == .veryBad && worst?.isFine == false)
    report.place.countryCode = "KP"
    #expect(report.fineDustGrade == nil && worst == nil)
    report.place.countryCode = "KR"
    report.airQuality?.pm10 = nil
    #expect(worst?.grade == .moderate && worst?.isFine == true)
  }

  @Test(
    arguments: [
      (20, 60, .moderate, true), (50, 60, .bad, true), (20, 100, .bad, false),
      (nil, 60, .moderate, false), (20, nil, .moderate, true),
    ] as [(Double?, Double?, DustGrade, Bool)])
  func worstDustIsThatOfTheFineParticlesIfBothAreEqual(
    pm25: Double?, pm10: Double?, grade: DustGrade, isFine: Bool
  ) {
    var air = AirQuality(index: nil, scale: .us)
    (air.pm25, air.pm10) = (pm25, pm10)
    let worst = report(steps: 1).worstDust(of: air)
    #expect(worst?.grade == grade && worst?.isFine == isFine)
  }
}
