import Testing

@testable import WeatherWords

@Suite struct TurkishClockTests {
  @Test(arguments: [
    ("21:00", "21:00’e", "21:00’den"), ("15:40", "15:40’a", "15:40’tan"),
    ("06:00", "06:00’ya", "06:00’dan"), ("00:00", "00:00’a", "00:00’dan"),
    ("10:00", "10:00’a", "10:00’dan"), ("20:00", "20:00’ye", "20:00’den"),
    ("09:30", "09:30’a", "09:30’dan"), ("23:50", "23:50’ye", "23:50’den"),
    ("12:03", "12:03’e", "12:03’ten"), ("22 Pzt 14:00", "22 Pzt 14:00’e", "22 Pzt 14:00’ten"),
  ])
  func endingsFollowTheLastWordReadAloud(clock: String, dative: String, ablative: String) {
    #expect(TurkishClock.dative(clock) == dative)
    #expect(TurkishClock.ablative(clock) == ablative)
  }
}
