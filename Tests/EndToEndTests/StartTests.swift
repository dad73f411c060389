import Testing

extension EndToEnd {
  @Test(arguments: [(80, 24), (120, 40)])
  func theDemoShowsItsSections(width: Int, height: Int) throws {
    let terminal = try Terminal(width: width, height: height)
    let shown = try terminal.wait("the demo") { $0.contains("SAMPLE") && $0.contains("NOW") }
    for title in ["NOW", "HOURLY", "5 DAYS", "MAP"] { #expect(shown.contains(title)) }
    try terminal.press("5")
    try terminal.wait("the fifth section") { $0.contains("DETAIL") }
  }
}
