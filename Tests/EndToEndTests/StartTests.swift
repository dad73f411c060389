import Testing

extension EndToEnd {
  @Test(arguments: [(80, 24), (120, 40)])
  func theDemoShowsItsSections(width: Int, height: Int) throws {
    let terminal = try Terminal(width: width, height: height)
    for title in ["SAMPLE", "NOW", "HOURLY", "DAYS", "MAP"] {
      try terminal.wait(title) { $0.contains(title) }
    }
    try terminal.press("5")
    try terminal.wait("the fifth section") { $0.contains("DETAIL") }
  }
}
