import Testing
import WeatherModel

@Suite struct PollenTests {
  @Test(
    arguments: [
      (PollenKind.birch, 0.4, nil), (.birch, 0.5, .low), (.birch, 10.4, .low),
      (.birch, 11, .moderate),
      (.birch, 69, .moderate), (.birch, 70, .high), (.birch, 299, .high), (.birch, 300, .veryHigh),
      (.alder, 249, .high), (.alder, 250, .veryHigh), (.grass, 19, .low), (.grass, 20, .moderate),
      (.grass, 50, .high), (.grass, 150, .veryHigh), (.mugwort, 5, .low), (.mugwort, 6, .moderate),
      (.mugwort, 15, .high), (.mugwort, 50, .veryHigh), (.ragweed, 10, .moderate),
      (.ragweed, 11, .high), (.ragweed, 40, .veryHigh), (.olive, 50, .low), (.olive, 51, .moderate),
      (.olive, 5000, .high), (.alder, 10, .low), (.alder, 11, .moderate), (.alder, 70, .high),
      (.ragweed, 6, .moderate), (.olive, 201, .high), (.grass, 1, .low), (.grass, 0.4, nil),
    ] as [(PollenKind, Double, PollenGrade?)])
  func pollenGradesFollowTheirThresholds(kind: PollenKind, grains: Double, grade: PollenGrade?) {
    #expect(PollenGrade(grains: grains, of: kind) == grade)
  }

  @Test func presentPollenIsSortedByHighestGrade() {
    var pollen = Pollen()
    pollen[.alder] = 5
    pollen[.grass] = 60
    pollen[.birch] = 0
    #expect(pollen.present.map(\.kind) == [.grass, .alder])
    #expect(pollen.present.map(\.grade) == [.high, .low])
    #expect(pollen.alder == 5 && pollen.olive == nil)
    #expect(Pollen().present.isEmpty)
  }

  @Test func kindsOfEqualGradeKeepTheirOrder() {
    var pollen = Pollen()
    (pollen.alder, pollen.birch, pollen.grass, pollen.ragweed) = (5, 6, 60, 2)
    #expect(pollen.present.map(\.kind) == [.grass, .alder, .birch, .ragweed])
  }
}
