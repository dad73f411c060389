import Testing

extension EndToEnd {
  @Test func quittingRestoresTheTerminal() throws {
    let shell =
      "bash --norc -c 'echo kept; stty -a > $HOME/a; "
      + "\"\(BuiltProgram.path)\" --demo 10,10; stty -a > $HOME/b; "
      + "cmp $HOME/a $HOME/b && echo same; read'"
    let terminal = try Terminal(command: shell)
    try terminal.wait("the page") { $0.contains("SAMPLE") }
    try terminal.press("q")
    let shown = try terminal.wait("the shell") { $0.contains("same") || $0.contains("differ") }
    #expect(shown.contains("same") && shown.contains("kept") && !shown.contains("SAMPLE"))
  }
}
