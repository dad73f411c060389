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
}
