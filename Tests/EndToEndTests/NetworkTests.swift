import Foundation
import Synchronization
import TestSupport
import Testing

extension EndToEnd {
  @Test(
    .enabled(
      if: NetworkNamespace.isAllowed,
      "needs iproute2 and the right to make network namespaces (root)"))
  func networkLossIsReportedAndReconnectionReloads() throws {
    let network = try NetworkNamespace()
    let program = try BuiltProgram()
    // First a response to cache, then failures so that the displayed weather becomes stale, then
    // weather again.
    let answers = Mutex<[(isThere: Bool, temperature: Double)]>([(true, 9)])
    let server = try LocalServer(host: network.hostAddress) { request in
      guard let now = answers.withLock({ $0.last }), now.isThere else {
        return .json("{}", status: 503)
      }
      let later = OpenMeteoServer.noon + 3 * 3600
      return OpenMeteoServer.answer(
        request, at: now.temperature == 9 ? OpenMeteoServer.noon : later,
        temperature: { _ in now.temperature })
    }
    let environment = OpenMeteoServer.environment(server)
    _ = try program.run(["--json", "37.57,126.98"], environment: environment)
    answers.withLock { $0.append((false, 0)) }
    let terminal = try Terminal(
      "37.57,126.98", program: program,
      environment: environment.merging(["WEATHER_TUI_NOW": "2026-06-11T15:05:00+09:00"]) { $1 },
      prefix: network.prefix)
    try terminal.wait("the trouble") { $0.contains("503") && $0.contains("data 3 h old") }

    network.pull()
    try terminal.wait("the banner") { $0.contains("No network since 15:0") }
    // Keys still work without a network.
    try terminal.type("/")
    try terminal.wait("the search pane") { $0.contains("Find a place") }
    try terminal.type("no key is ")

    answers.withLock { $0.append((true, 21)) }
    let before = server.requests.count
    network.plug()
    try terminal.type("lost")
    try terminal.wait("the new answer") { $0.contains("●") && !$0.contains("No network") }
    #expect(server.requests.count > before)
    try terminal.wait("every key") { $0.contains("no key is lost") }
    try terminal.press("Escape")
    try terminal.wait("the page") { !$0.contains("Find a place") && $0.contains("21°") }
  }
}
