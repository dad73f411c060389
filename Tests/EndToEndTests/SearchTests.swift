import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Test(arguments: [("seoul", "Seoul"), ("부산", "Busan")])
  func typingANameAndEnterOpensThePlace(typed: String, name: String) throws {
    let terminal = try Terminal("--demo 10,10")
    try terminal.wait("the page") { $0.contains("SAMPLE") }
    try terminal.type("/")
    try terminal.wait("the search pane") { $0.contains("Find a place") }
    try terminal.type(typed)
    try terminal.wait("the match") { $0.contains("\(name) ") }
    try terminal.press("Enter")
    try terminal.wait("the place's page") {
      !$0.contains("Find a place") && $0.hasPrefix(" \(name)")
    }
  }

  @Test(arguments: [("seoul", "Seoul"), ("부산", "Busan"), ("London", "London")])
  func typingOnThePageStartsASearch(typed: String, name: String) throws {
    let terminal = try Terminal("--demo 10,10")
    try terminal.wait("how to search, on the first start") {
      $0.contains("Press / or type")
    }
    try terminal.type(typed)
    try terminal.wait("the match") { $0.contains("› \(typed) ") && $0.contains("▸ \(name) ") }
    try terminal.press("C-c")
    try terminal.wait("the page again") { $0.contains("10.0, 10.0") && !$0.contains("›") }
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)], ["en", "ko"])
  func hangulSearchWorksAtEveryTerminalSize(size: (Int, Int), language: String) throws {
    let (title, name) = language == "ko" ? ("지역 찾기", "서울") : ("Find a place", "Seoul")
    let terminal = try Terminal(
      "--demo --lang \(language) 10,10", width: size.0, height: size.1)
    try terminal.wait("the page") { $0.contains("10.0, 10.0") }
    try terminal.type("/")
    try terminal.wait("the search pane") { $0.contains(title) }
    // An incomplete syllable, then only initials.
    for typed in ["서ㅇ", "ㅅㅇ"] {
      try terminal.type(typed)
      try terminal.wait("the match of \(typed)") {
        $0.contains("› \(typed) ") && $0.contains("▸ \(name) ")
      }
      try terminal.press("C-u")
      try terminal.wait("the empty field") { !$0.contains("› \(typed)") }
    }
    try terminal.type("tjdnf")
    try terminal.wait("what the other layout means") { $0.contains("▸ \(name) ") }
    try terminal.press("Enter")
    try terminal.wait("its page") { !$0.contains(title) && $0.hasPrefix(" \(name)") }
  }

  @Test func firstStartShowsASplashWhileTheIndexIsBuilt() throws {
    // A tenth of the list, to be quick, including the places of the machine's time zone.
    let program = try BuiltProgram(hasIndex: false)
    let lines = try String(
      contentsOf: BuiltProgram.sources.appending(path: "cities.json"), encoding: .utf8
    )
    .split(separator: "\n").filter { $0.hasPrefix("{") }.enumerated()
    .filter { $0.offset.isMultiple(of: 10) || $0.element.contains("Asia/Seoul") }
    .map { $0.element.hasSuffix(",") ? String($0.element.dropLast()) : String($0.element) }
    let list = program.home.appending(path: "list.json")
    try "[\(lines.joined(separator: ",\n"))]".write(to: list, atomically: true, encoding: .utf8)
    let terminal = try Terminal("--demo --cities \(list.path)", program: program)
    try terminal.wait("the splash") { $0.contains("Preparing the list of places") }
    try terminal.wait("the largest city of the time zone") { $0.hasPrefix(" Seoul") }
  }

  @Test func placeFoundOnlineIsFoundOfflineLater() throws {
    let server = try LocalServer { request in
      guard request.path == "/v1/search", request.query["name"] == "zanzibarville" else {
        return .json("{}", status: 500)
      }
      return .json(
        """
        {"results":[{"name":"Zanzibarville","latitude":12.5,"longitude":45.5,
        "country_code":"YE","admin1":"Aden"}]}
        """)
    }
    let program = try BuiltProgram()
    let online = try Terminal(
      "10,10", program: program, environment: ["WEATHER_TUI_OPEN_METEO_URL": server.address])
    try online.wait("the page") { $0.contains("10.0, 10.0") }
    try online.type("/zanzibarville")
    try online.wait("the place") {
      $0.contains("Online (Open-Meteo)") && $0.contains("▸ Zanzibarville")
    }
    try online.press("Enter")
    try online.wait("its page") { $0.hasPrefix(" Zanzibarville") }
    try online.type("q")
    try online.waitForEnd()
    let outcome = try program.run(["cities", "search", "zanzi ye", "--offline"])
    #expect(outcome.output.contains("Zanzibarville"), "\(outcome)")
    let questions = server.requests.filter { $0.path == "/v1/search" }.count
    let offline = try Terminal(
      "--offline", program: program, environment: ["WEATHER_TUI_OPEN_METEO_URL": server.address])
    try offline.wait("the page") { $0.hasPrefix(" Zanzibarville") }
    try offline.type("/zanzib")
    try offline.wait("the place again") {
      $0.contains("▸ Zanzibarville") && !$0.contains("Online")
    }
    #expect(server.requests.filter { $0.path == "/v1/search" }.count == questions)
  }

  @Test func missingListOfPlacesIsNamedWithoutAPlaceAsWell() throws {
    let outcome = try BuiltProgram().run(["--demo", "--print", "--cities", "/missing/cities.json"])
    #expect(outcome.status == 78 && outcome.errors.contains("/missing/cities.json"))
  }

  @Test func searchWithoutMatchesReportsAnError() throws {
    let outcome = try BuiltProgram().run(["cities", "search", "qqzzxxqqzz"])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("weather-tui: No place matches “qqzzxxqqzz”."))
  }
}
