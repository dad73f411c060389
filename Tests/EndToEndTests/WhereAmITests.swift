import Testing

extension EndToEnd {
  /// There is no system bus.
  private static let noBus = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus"]

  @Test func missingLocationServiceIsReportedAfterConsent() throws {
    let terminal = try Terminal(environment: Self.noBus)
    try terminal.wait("the page") { $0.contains("SAMPLE") }
    try terminal.type(".")
    try terminal.wait("the question") { $0.contains("Where am I?") && $0.contains("GeoClue") }
    try terminal.press("Enter")
    try terminal.wait("why not") {
      $0.contains("No location service") && !$0.contains("Where am I?")
    }
  }

  @Test func locatingOnTheCommandLineRequiresConsent() throws {
    let program = try BuiltProgram()
    let requested = try program.run(["here"], environment: Self.noBus)
    #expect(
      requested.status == 64 && requested.output.isEmpty && requested.errors.contains("--yes"))
    let agreed = try program.run(["here", "--yes"], environment: Self.noBus)
    #expect(agreed.status == 69 && agreed.output.isEmpty)
    #expect(agreed.errors.contains("No location service"))
  }
}
