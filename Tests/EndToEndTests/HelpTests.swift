import Testing

extension EndToEnd {
  @Test func aQuestionMarkOpensTheHelpAndEscapeClosesIt() throws {
    let terminal = try Terminal()
    try terminal.wait("the page") { $0.contains("SAMPLE") }
    try terminal.type("?")
    try terminal.wait("the help") { $0.contains("Move around") }
    try terminal.press("Escape")
    try terminal.wait("the page again") { !$0.contains("Move around") }
  }
}
