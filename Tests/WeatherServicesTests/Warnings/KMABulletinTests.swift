import Foundation
import TestSupport
import Testing

@testable import WeatherServices

/// The grammar of the status texts.
@Suite struct KMABulletinTests {
  private typealias Area = KMABulletin.Area
  private typealias Entry = KMABulletin.Entry

  @Test func nestedBracketsAreParsed() {
    let bulletin = KMABulletin("o 한파주의보 : 가도(나(다 제외), 라(마(바, 사)), 아 제외), 자도")
    #expect(
      bulletin.entries == [
        Entry(
          head: "한파주의보",
          areas: [
            Area(
              name: "가도",
              parts: [
                Area(name: "나", parts: [Area(name: "다", isExcluded: true)]),
                Area(
                  name: "라", parts: [Area(name: "마", parts: [Area(name: "바"), Area(name: "사")])]),
                Area(name: "아", isExcluded: true),
              ]), Area(name: "자도"),
          ])
      ])
    #expect(bulletin.unreadable.isEmpty)
  }

  @Test(arguments: [
    "o 강풍주의보 : 서울 o 호우주의보 : 부산, 대구", "o 강풍주의보 : 서울\r\no 호우주의보 : 부산, 대구",
    #"o 강풍주의보 : 서울\r\no 호우주의보 : 부산, 대구"#, "○ 강풍주의보: 서울\n○ 호우주의보: 부산,대구",
    "강풍주의보 : 서울\n호우주의보 : 부산, 대구", "o 강풍 주의보 : 서울\no 호우주의보 : 부산,\n대구",
    "  o  강풍주의보：서울\n\no 호우주의보：부산、 대구 ",
  ])
  func entriesAreSeparatedInEveryNotation(_ text: String) {
    let bulletin = KMABulletin(text)
    #expect(bulletin.entries.map(\.head) == ["강풍주의보", "호우주의보"], "\(bulletin)")
    #expect(bulletin.entries.map { $0.areas.map(\.name) } == [["서울"], ["부산", "대구"]])
    #expect(bulletin.unreadable.isEmpty)
  }

  @Test(arguments: ["", " \n", "o 없음", "o 없 음", "없음", "o  없음\r\n", "○ 없음"])
  func noWarningsYieldNoEntries(_ text: String) {
    let bulletin = KMABulletin(text)
    #expect(bulletin.entries.isEmpty && bulletin.unreadable.isEmpty)
  }

  @Test(arguments: [
    "o 호우주의보 : 경기도(수원", "o 호우주의보 : 경기도)수원(", "o 호우주의보 : 경기도()", "o 호우주의보 :",
    "o 호우주의보 : 경기도(수원) 남부", "o 호우주의보", "특보 자료를 점검 중입니다", "o 호우주의보 : , 서울",
    "o 호우주의보 : 서울,", "o 2027 : 서울", "o 호우주의보 : 가(나(다(라(마(바(사(아(자)))))))))", "(1) 강풍 : 서울",
  ])
  func malformedEntriesAreListedAsUnreadable(_ text: String) {
    let bulletin = KMABulletin(text + "\no 건조주의보 : 울산")
    #expect(bulletin.unreadable.count == 1, "\(bulletin)")
    #expect(bulletin.entries.map(\.head) == ["건조주의보"])
  }

  @Test(arguments: [
    "o 호우주의보 : 경기도 (12", "(1) 강풍 예비특보\no : 인천", "o 호우주의보 : 가(나(다(라(마(바(사(아(자))))))))",
  ])
  func textWithoutAValidEntryIsUnreadable(_ text: String) {
    let bulletin = KMABulletin(text)
    #expect(bulletin.entries.isEmpty && bulletin.unreadable.count == 1, "\(bulletin)")
  }

  @Test func eightLevelsOfBracketsAreParsed() {
    let bulletin = KMABulletin("o 호우주의보 : 가(나(다(라(마(바(사(아)))))))")
    #expect(bulletin.entries.count == 1 && bulletin.unreadable.isEmpty)
  }

  @Test func combinedWarningsAreSplitIntoEntries() {
    #expect(KMABulletin("o 폭염경보·열대야 : 대구").entries.map(\.head) == ["폭염경보", "열대야"])
  }

  @Test(arguments: [
    "(1) 강풍 예비특보\r\no 01월 16일 새벽(00시~06시) : 인천\r\no 01월 16일 밤 : 서해5도(백령도.대청도)\r\n(2) 대설 예비특보\r\no 01월 17일 아침 : 제주도(산지)",
    "(1) 강풍 예비특보 o 01월 16일 새벽(00시~06시) : 인천 o 01월 16일 밤 : 서해5도(백령도.대청도) (2) 대설 예비특보 o 01월 17일 아침 : 제주도(산지)",
  ])
  func preliminaryWarningsAreGroupedInSections(_ text: String) {
    let entries = KMABulletin(text).entries
    #expect(entries.map(\.section) == ["강풍 예비특보", "강풍 예비특보", "대설 예비특보"])
    #expect(entries.map(\.head) == ["01월 16일 새벽(00시~06시)", "01월 16일 밤", "01월 17일 아침"])
    #expect(entries.map { $0.areas[0].name } == ["인천", "서해5도", "제주도"])
  }

  /// Texts of random pieces: formatting and parsing the result yields the same tree.
  @Test func formattedBulletinParsesToTheSameTree() {
    let pieces = [
      "o ", "(", ")", ", ", " : ", "\n", " 제외", "제외", "경기도", "수원", "호우주의보", "폭염경보", "(1) ", "(12)",
      "강풍 예비특보", "01월 16일 밤", "없음", "·", ".", " ", "도서", "ㅇ ", ",", "산지",
    ]
    var random = SeededRandom(seed: 7)
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 1...24, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let once = KMABulletin(KMABulletin(text).description)
      let twice = KMABulletin(once.description)
      #expect(once == twice && once.description == twice.description, "\(text)")
      #expect(once.entries == KMABulletin(text).entries, "\(text)")
    }
  }
}
