import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func defaultBoardListsTwentyCitiesInLocaleOrder(width: Int, height: Int) throws {
    let terminal = try Terminal("--demo --lang ko 37.57,126.98", width: width, height: height)
    try terminal.wait("the page") { $0.contains("가상 자료") }
    try terminal.type("p")
    try terminal.wait("the board") {
      $0.contains("지역  20") && $0.contains("공주") && $0.contains("가나다순")
    }
    try terminal.type("g")
    let names = ["공주", "광주", "구미", "군산", "대구", "대전"]
    let top = try terminal.wait("the first rows") { shown in
      shown.contains("▸ 공주") && names.allSatisfy(shown.contains)
    }
    let found = names.compactMap { top.range(of: "\($0) ")?.lowerBound }
    #expect(found.count == names.count && found == found.sorted())
  }

  @Test func boardSendsOneRequestAndAFirstOpenedPlaceOneMore() throws {
    let server = try LocalServer { OpenMeteoServer.answer($0) }
    let terminal = try Terminal(
      "37.57,126.98", environment: OpenMeteoServer.environment(server))
    try terminal.wait("the page") { $0.contains("●") }
    try terminal.type("p")
    // 40 minus the latitude, rounded, at both ends of the board.
    try terminal.wait("the rows") { board in
      let lines = board.split(separator: "\n")
      return lines.contains { $0.contains("Busan") && $0.contains(" 5°") }
        && lines.contains { $0.contains("Ulsan") && $0.contains(" 4°") }
    }
    #expect(OpenMeteoServer.requestedPlaceCounts(of: server) == [1, 20])
    try terminal.type("r")
    try terminal.wait("the reload") { _ in
      OpenMeteoServer.requestedPlaceCounts(of: server).count == 3
    }
    try terminal.type("g")
    try terminal.wait("the first row") { $0.contains("▸ Busan") }
    try terminal.press("Enter")
    try terminal.wait("its page") { $0.hasPrefix(" Busan") && $0.contains("●") }
    // A row is not a page; its air quality is requested together with the rest of the page.
    try terminal.wait("the page's air") { _ in server.count("/v1/air-quality") == 2 }
    for _ in 1...2 {
      try terminal.type("p")
      try terminal.wait("the board again") { $0.contains("▸ Busan") }
      try terminal.press("Enter")
      try terminal.wait("its page again") { $0.hasPrefix(" Busan") && $0.contains("●") }
    }
    #expect(OpenMeteoServer.requestedPlaceCounts(of: server) == [1, 20, 20, 1])
  }

  @Test func boardChangesPersistAcrossRestarts() throws {
    let program = try BuiltProgram()
    do {
      let terminal = try Terminal("--demo 37.57,126.98", program: program)
      try terminal.wait("the page") { $0.contains("SAMPLE") }
      try terminal.type("p")
      try terminal.wait("the first row") { $0.contains("▸ Busan") }
      try terminal.type("f")
      try terminal.wait("one less") { $0.contains("Places  19") && $0.contains("z undoes") }
      // Three letters in quick succession would be text.
      try terminal.press("C-l")
      try terminal.type("J")
      try terminal.wait("an order of one's own") { $0.contains("manual order") }
      try terminal.type("q")
      try terminal.waitForEnd()
    }
    let terminal = try Terminal("--demo", program: program)
    try terminal.wait("the page") { $0.contains("SAMPLE") }
    try terminal.type("p")
    let board = try terminal.wait("the board") {
      $0.contains("Places  19") && $0.contains("manual order") && !$0.contains("Busan")
        && $0.contains("Cheongju") && $0.contains("Cheonan")
    }
    let first = try #require(board.range(of: "Cheongju")), second = board.range(of: "Cheonan")
    #expect(second.map { first.lowerBound < $0.lowerBound } == true)
  }

  @Test func slashFiltersTheBoardByInitialConsonants() throws {
    let terminal = try Terminal("--demo --lang ko 37.57,126.98")
    try terminal.wait("the page") { $0.contains("가상 자료") }
    try terminal.type("p/")
    try terminal.type("ㅅㅇ")
    try terminal.wait("the matches") {
      $0.contains("서울") && $0.contains("수원") && !$0.contains("부산")
    }
    try terminal.press("Enter")
    try terminal.wait("the page") { $0.hasPrefix(" 서울") }
  }
}
