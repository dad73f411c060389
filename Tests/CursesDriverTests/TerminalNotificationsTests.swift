import CursesDriver
import Testing

@Suite struct TerminalNotificationsTests {
  private func bytes(
    _ environment: [String: String], tmux: String? = nil, title: String = "Seoul: Rain",
    body: String = "until 21:00"
  ) -> String {
    TerminalNotifications(
      environment: environment, tmux: tmux.flatMap(TerminalNotifications.Tmux.init(answer:))
    ).bytes(title: title, body: body, id: "7")
  }

  private static let kitty = """
    \u{1B}]99;i=7:d=0:p=title;Seoul: Rain\u{1B}\\\
    \u{1B}]99;i=7:d=1:p=body;until 21:00\u{1B}\\
    """
  private static let urxvt = "\u{1B}]777;notify;Seoul: Rain;until 21:00\u{1B}\\"
  private static let iTerm = "\u{1B}]9;Seoul: Rain – until 21:00\u{07}"

  @Test(
    arguments: [
      (["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"], kitty),
      (["TERM": "xterm-kitty"], kitty),
      (["TERM": "foot"], urxvt), (["TERM": "foot-extra"], urxvt),
      (["TERM": "rxvt-unicode-256color"], urxvt),
      (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], urxvt),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], urxvt),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], iTerm),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], iTerm),
      (["TERM": "xterm-256color"], "\u{07}"), (["TERM": "linux"], "\u{07}"),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600"], "\u{07}"),
      // A kitty window in which another terminal was started.
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], "\u{07}"),
      (["TERM": "screen-256color", "STY": "1.a", "TERM_PROGRAM": "iTerm.app"], "\u{07}"),
      ([:], "\u{07}"),
    ] as [([String: String], String)])
  func notificationUsesTheSequenceOfTheTerminal(environment: [String: String], expected: String) {
    #expect(bytes(environment) == expected)
  }

  @Test(
    arguments: [
      (
        "1|xterm-kitty kitty(0.32.2)",
        """
        \u{1B}Ptmux;\u{1B}\u{1B}]99;i=7:d=0:p=title;Seoul: Rain\u{1B}\u{1B}\\\u{1B}\\\
        \u{1B}Ptmux;\u{1B}\u{1B}]99;i=7:d=1:p=body;until 21:00\u{1B}\u{1B}\\\u{1B}\\
        """
      ),
      (
        "on|foot foot(1.16)\n",
        "\u{1B}Ptmux;\u{1B}\u{1B}]777;notify;Seoul: Rain;until 21:00\u{1B}\u{1B}\\\u{1B}\\"
      ),
      (
        "all|xterm-256color iTerm2 3.5.0",
        "\u{1B}Ptmux;\u{1B}\u{1B}]9;Seoul: Rain – until 21:00\u{07}\u{1B}\\"
      ),
      // Before 3.3 the option did not exist, and everything was passed through.
      (
        "|rxvt-unicode-256color ",
        "\u{1B}Ptmux;\u{1B}\u{1B}]777;notify;Seoul: Rain;until 21:00\u{1B}\u{1B}\\\u{1B}\\"
      ),
      ("0|xterm-kitty kitty(0.32.2)", "\u{07}"), ("off|foot foot(1.16)", "\u{07}"),
      ("1|xterm-256color XTerm(390)", "\u{07}"), ("1| ", "\u{07}"), ("no server", "\u{07}"),
    ])
  func notificationPassesThroughTmuxOnlyIfAllowed(answer: String, expected: String) {
    // The variables belong to the terminal in which tmux was started, perhaps days ago.
    let environment = [
      "TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color", "KITTY_WINDOW_ID": "1",
      "LC_TERMINAL": "iTerm2",
    ]
    #expect(bytes(environment, tmux: answer) == expected)
  }

  @Test func unresponsiveTmuxReceivesTheBell() {
    #expect(bytes(["TMUX": "x", "TERM": "xterm-kitty"]) == "\u{07}")
  }

  @Test(arguments: [
    ["TERM": "xterm-kitty"], ["TERM": "foot"], ["TERM_PROGRAM": "iTerm.app"],
  ])
  func controlCharactersInNotificationTextAreStripped(environment: [String: String]) {
    let text = "a\u{1B}\\\u{07}b\u{9C}\u{1B}]0;c\nd"
    let whole = bytes(environment, title: text, body: text)
    let ends = whole.split(separator: "\u{1B}]").count
    #expect(ends == (environment["TERM"] == "xterm-kitty" ? 2 : 1))
    #expect(!whole.contains("\u{9C}") && !whole.contains("\n"))
  }

  @Test func separatorsInNotificationTextAreReplaced() {
    #expect(
      bytes(["TERM": "foot"], title: "a;b", body: "c;d") == "\u{1B}]777;notify;a,b;c;d\u{1B}\\")
    #expect(bytes(["TERM_PROGRAM": "iTerm.app"], title: "4;1", body: "") == "\u{1B}]9; 4;1\u{07}")
    #expect(
      bytes(["TERM": "xterm-kitty"], title: "a", body: "")
        == "\u{1B}]99;i=7:d=1:p=title;a\u{1B}\\")
    #expect(bytes(["TERM": "xterm-kitty"], title: "a;b", body: "").contains("p=title;a;b"))
  }
}
