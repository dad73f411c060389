import Testing

extension EndToEnd {
  @Test(arguments: [(80, 24), (120, 40)])
  func theDemoShowsItsSections(width: Int, height: Int) throws {
    let terminal = try Terminal(width: width, height: height)
    for title in ["SAMPLE", "NOW", "HOURLY", "DAYS", "MAP"] {
      try terminal.wait(title) { $0.contains(title) }
    }
    // The first section has the focus.
    try terminal.wait("the focus") { $0.contains("▸1 NOW") }
    try terminal.press("5")
    try terminal.wait("the fifth section") { $0.contains("DETAIL") }
  }

  /// After Ctrl-Z the shell has its terminal in its original state, and after continuing the
  /// program has its modes back.
  @Test func suspendingRestoresTheTerminalForTheShell() throws {
    let terminal = try Terminal(command: "bash --norc -i", environment: ["PS1": "$ "])
    try terminal.type("stty -a > $HOME/a; '\(BuiltProgram.path)' --demo 10,10")
    try terminal.press("Enter")
    try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    try terminal.wait("the mouse") { _ in (try? terminal.hasMouse()) == true }
    for _ in 1...2 {
      try terminal.press("C-z")
      try terminal.wait("the shell") { $0.contains("Stopped") }
      #expect(try !terminal.hasMouse())
      try terminal.type("stty -a > $HOME/b; cmp $HOME/a $HOME/b && echo sa''me")
      try terminal.press("Enter")
      try terminal.wait("a terminal as it was") { $0.contains("same") }
      try terminal.type("clear; fg")
      try terminal.press("Enter")
      try terminal.wait("the page again") { $0.contains("SAMPLE") && $0.contains("NOW") }
      try terminal.wait("the mouse again") { _ in (try? terminal.hasMouse()) == true }
    }
    // As keys these would quit the program.
    try terminal.paste("q\nq\n")
    try terminal.wait("the search") { $0.contains("qq") || $0.contains("q q") }
    try terminal.press("Escape")
    try terminal.press("C-c")
    try terminal.wait("the shell") { !$0.contains("NOW") && $0.contains("$") }
  }

  /// If continued in the background, the program stops again like `less`, and the shell keeps the
  /// terminal.
  @Test func continuingInTheBackgroundStopsAgain() throws {
    let terminal = try Terminal(command: "bash --norc -i", environment: ["PS1": "$ "])
    try terminal.type("'\(BuiltProgram.path)' --demo 10,10")
    try terminal.press("Enter")
    try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    try terminal.press("C-z")
    try terminal.wait("the shell") { $0.contains("Stopped") }
    try terminal.type("clear; bg")
    try terminal.press("Enter")
    try terminal.wait("the job in the background") { $0.contains("&") }
    // The shell reports a change of a job's state before its next prompt.
    try terminal.wait("that it stopped again") {
      try? terminal.press("Enter")
      return $0.contains("Stopped")
    }
    try terminal.type("clear; jobs; stty -a | grep -o '[-]*icanon\\|[-]*echo '; echo en''d")
    try terminal.press("Enter")
    let shown = try terminal.wait("the modes") { $0.contains("end") }
    #expect(shown.contains("Stopped") && shown.contains("icanon") && !shown.contains("-icanon"))
    #expect(!shown.contains("-echo ") && !shown.contains("NOW"))
    try terminal.resize(width: 100, height: 30)
    try terminal.type("clear; fg")
    try terminal.press("Enter")
    try terminal.wait("the page again") { $0.contains("SAMPLE") && $0.contains("NOW") }
    try terminal.press("C-c")
    try terminal.wait("the shell") { !$0.contains("NOW") && $0.contains("$") }
  }

  /// ANSI blue, which is illegible on black, is not used for text.
  @Test(arguments: ["35.10,129.03", "60.39,5.32", "52.52,13.41", "37.57,126.98"])
  func pageUsesManyOf256Colors(place: String) throws {
    let terminal = try Terminal(
      width: 120, height: 40,
      command: "env -u COLORTERM TERM=xterm-256color \"\(BuiltProgram.path)\" --demo \(place)")
    try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("DETAIL") }
    let colors = try terminal.colors()
    #expect(
      colors.text.union(colors.background).count >= 40,
      "\(colors.text.sorted()) \(colors.background.sorted())")
    #expect(!colors.text.contains("4"))
  }

  /// Terminal types that are missing from the database on many machines, and the capabilities that
  /// these terminals still have.
  @Test(
    arguments: [
      "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra", "wezterm", "rio",
      "contour-latest",
    ])
  func terminalsMissingFromTerminfoStartWithExactColors(name: String) throws {
    let terminal = try Terminal(
      command: "bash --norc -c 'mkdir -p $HOME/none; env -u COLORTERM -u TERMINFO_DIRS "
        + "TERMINFO=$HOME/none TERM=\(name) \"\(BuiltProgram.path)\" --demo 10,10'")
    try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    #expect(try terminal.hasExactColors())
    try terminal.press("5")
    try terminal.wait("the fifth section") { $0.contains("DETAIL") }
  }

  /// The names of common terminals, and a locale without UTF-8.
  @Test(
    arguments: ["xterm-256color", "tmux-256color", "screen", "vt100", "linux"], ["C.UTF-8", "C"])
  func everyTerminalTypeShowsThePageAndIsRestored(name: String, locale: String) throws {
    let shell =
      "bash --norc -c 'stty -a > $HOME/a; TERM=\(name) \"\(BuiltProgram.path)\" --demo 10,10; "
      + "stty -a > $HOME/b; cmp $HOME/a $HOME/b && echo same; read'"
    let terminal = try Terminal(
      command: shell, environment: ["LC_ALL": locale, "LANG": locale])
    try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    try terminal.press("5")
    try terminal.wait("the fifth section") { $0.contains("DETAIL") }
    try terminal.press("q")
    let shown = try terminal.wait("the shell") { $0.contains("same") || $0.contains("differ") }
    #expect(shown.contains("same"))
  }
}
