import Testing

extension EndToEnd {
  @Test func settingsPersistAcrossRestarts() throws {
    let shell =
      "bash --norc -c '\"\(BuiltProgram.path)\" --demo 10,10; "
      + "echo again; read; \"\(BuiltProgram.path)\" --demo 10,10'"
    let terminal = try Terminal(command: shell)
    try terminal.wait("the page") { $0.contains("SAMPLE") }
    try terminal.type(",")
    try terminal.wait("the settings") { $0.contains("Settings") && $0.contains("metric") }
    try terminal.press("Right")
    try terminal.wait("other units") { $0.contains("imperial") }
    // Skips the wind unit and the clock.
    for key in ["Down", "Down", "Down", "Right"] { try terminal.press(key) }
    try terminal.wait("another language") { $0.contains("설정") }
    try terminal.press("Escape")
    try terminal.wait("the page in Korean") { !$0.contains("설정 ─") && $0.contains("°F") }
    try terminal.type("q")
    try terminal.wait("the shell") { $0.contains("again") }
    try terminal.press("Enter")
    try terminal.wait("the page in Korean again") { $0.contains("°F") && $0.contains("현재") }
  }

  @Test func settingsFixedByTheCommandLineShowTheirOption() throws {
    let terminal = try Terminal("--demo --units uk 10,10")
    try terminal.wait("the page") { $0.contains("SAMPLE") }
    try terminal.type("u")
    try terminal.wait("the reason") { $0.contains("is set by --units") }
    try terminal.type(",")
    try terminal.wait("the settings") {
      $0.contains("set by --units") && $0.contains("set by --demo")
    }
  }
}
