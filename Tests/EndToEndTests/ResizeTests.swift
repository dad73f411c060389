import Testing

extension EndToEnd {
  @Test func resizeUpdatesTheLayout() throws {
    let terminal = try Terminal()
    try terminal.wait("the page") { $0.contains("SAMPLE") && !$0.contains("DETAIL") }
    try terminal.resize(width: 120, height: 40)
    try terminal.wait("the wide page") { $0.contains("DETAIL") }
    try terminal.resize(width: 40, height: 12)
    try terminal.wait("the narrow page") { !$0.contains("DETAIL") && $0.contains("feels") }
  }
}
