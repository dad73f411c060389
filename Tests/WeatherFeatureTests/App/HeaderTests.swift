import TerminalUI
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// What the header has room for at each width.
@MainActor
@Suite(.sampleProgram)
struct HeaderTests {
  private func state(_ width: Int, name: String? = nil, localName: String? = nil) -> AppState {
    var state = Sample.state(Size(width: width, height: 24))
    if let name {
      state.page.place = Place(
        id: Sample.seoul.id, name: name, localName: localName, countryCode: "KR",
        coordinate: Sample.seoul.coordinate)
    }
    return state
  }

  private func line(_ state: AppState) -> String { HeaderView(state).grid().lines[0] }

  /// The column of a text in the header.
  private func column(of text: String, in line: String) -> Int? {
    line.firstRange(of: text).map { TextWidth.of(String(line[..<$0.lowerBound])) }
  }

  @Test(
    arguments: [
      (59, false, false), (60, true, false), (99, true, false), (100, true, true),
    ])
  func statusNamesProviderAndUnitWithEnoughColumns(width: Int, provider: Bool, unit: Bool) {
    let line = line(state(width))
    #expect(line.contains("Open-Meteo") == provider)
    #expect(line.contains("°C") == unit)
    #expect(line.contains("서울") == (width >= 60))
  }

  @Test func consoleShowsNoNameInAnotherScript() {
    var state = state(120)
    state.settingsContext.isConsole = true
    #expect(line(state).contains("Seoul"))
    #expect(!line(state).contains("서울"))
  }

  @Test(arguments: [(2.0, "● now"), (3, "○ data 3 h old"), (8760, "○ data 365 days old")])
  func weatherOfAnEarlierTimeIsNotShownAsCurrent(hours: Double, status: String) {
    var state = state(120)
    state.shown.fetched?.current.time -= hours * 3600
    #expect(line(state).contains(status))
  }

  /// The status begins six columns before the end.
  @Test(
    arguments: [
      (40, false, false), (41, false, true), (42, false, true), (43, true, false),
      (44, true, false), (45, true, true),
    ])
  func countryAndStarAreShownIfTheyFit(width: Int, country: Bool, star: Bool) {
    var state = state(width, name: String(repeating: "a", count: 30))
    state.favourites = state.page.place.map { [$0] } ?? []
    let line = line(state)
    #expect(line.contains("KR") == country)
    #expect(line.contains("★") == star)
  }

  @Test func longNameEndsOneColumnBeforeTheStatus() throws {
    let line = line(state(37, name: String(repeating: "a", count: 60)))
    let status = try #require(column(of: "●", in: line))
    #expect(status == 37 - 6)
    #expect(column(of: "…", in: line) == status - 2)
  }

  /// The status begins nineteen columns before the end.
  @Test(arguments: [(66, false), (67, true)])
  func localNameIsShownIfItFits(width: Int, isShown: Bool) {
    let state = state(width, name: String(repeating: "a", count: 40), localName: "서울")
    #expect(line(state).contains("서울") == isShown)
  }

  @Test(
    arguments: [
      ("en", "Seoul 서울  KR"), ("es", "Seúl 서울  KR"), ("ja", "ソウル Seoul  KR"),
      ("ko", "서울 Seoul  KR"),
    ])
  func secondNameIsInAnotherScript(language: String, names: String) throws {
    var state = state(120)
    state.settings.language = try #require(Language(code: language))
    state.page.place?.names = ["es": "Seúl", "ja": "ソウル"]
    #expect(line(state).hasPrefix(" " + names))
  }

  @Test(
    arguments: [
      ("en", "Munich  DE"), ("de", "München  DE"), ("ru", "Мюнхен Munich  DE"),
      ("vi", "Mu-ních  DE"), ("ko", "뮌헨 Munich  DE"),
    ])
  func secondNameIsLeftOutInTheSameScript(language: String, names: String) throws {
    var state = state(120, name: "Munich", localName: "뮌헨")
    state.settings.language = try #require(Language(code: language))
    state.page.place?.countryCode = "DE"
    state.page.place?.names = ["de": "München", "ru": "Мюнхен", "vi": "Mu-ních"]
    #expect(line(state).hasPrefix(" " + names))
  }

  @Test func longestClockThatFitsIsShownNearTheCentre() throws {
    let format = WeatherFormat(DisplaySettings())
    let zone = try #require(Sample.state().report?.timeZone)
    let time = zone.localTime(Sample.now)
    let choices = [
      format.dateAndClock(time) + "  " + format.zone(zone, utcOffset: time.utcOffset),
      format.dateAndClock(time), format.clock(time),
    ]
    var shown: Set<Int> = []
    for width in 24..<100 {
      let line = line(state(width))
      let status = try #require(column(of: "●", in: line))
      let country = try #require(column(of: "KR", in: line))
      let (left, right) = (country + 2 + 2, status - 2)
      guard let index = choices.firstIndex(where: { TextWidth.of($0) <= right - left }) else {
        #expect(!line.contains(choices[2]), "\(width)")
        continue
      }
      shown.insert(index)
      let text = choices[index]
      let x = try #require(column(of: text, in: line), "\(width): \(line)")
      #expect(index == 0 || !line.contains(choices[index - 1]), "\(width)")
      let centre = (width - TextWidth.of(text)) / 2
      #expect(x == max(left, min(centre, right - TextWidth.of(text))), "\(width)")
    }
    #expect(shown == [0, 1, 2])
  }
}
