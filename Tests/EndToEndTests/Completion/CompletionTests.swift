import Foundation
import Testing

/// Completion with Tab in the three shells.
extension EndToEnd {
  private static let places = """
    [{"id":7,"name":"Qwertyville","state":"Zed","country":"KR","coord":{"lon":127,"lat":37}},
    {"id":8,"name":"Újváros","country":"HU","coord":{"lon":19,"lat":47}},
    {"id":9,"name":"L'Étang \\"Bas\\"","country":"FR","coord":{"lon":2,"lat":48}},
    {"id":10,"name":"Xylo $(x) Town","country":"US","coord":{"lon":-90,"lat":40}},
    {"id":11,"name":"Geomsa","country":"KR","coord":{"lon":128,"lat":36},"names":{"ko":["검사동"]}},
    {"id":12,"name":"Mélan","country":"FR","coord":{"lon":3,"lat":47}},
    {"id":13,"name":"Melba","country":"AU","coord":{"lon":145,"lat":-37}}]
    """

  /// Creates a home with a short list of places, one favourite and a theme.
  private func home() throws -> BuiltProgram {
    let program = try BuiltProgram(hasIndex: false)
    let list = program.home.appending(path: "places.json")
    try Data(Self.places.utf8).write(to: list)
    #expect(try program.run(["cities", "import", list.path]).status == 0)
    try program.configure("[themes.evening]\nbase = 'dark'\n")
    let state = program.home.appending(path: "state/weather-tui/state.json")
    try FileManager.default.createDirectory(
      at: state.deletingLastPathComponent(), withIntermediateDirectories: true)
    let favourite = """
      {"version":1,"favourites":[{"id":"at:1,2","name":"Qwick Hausen",
      "coordinate":{"latitude":1,"longitude":2}}]}
      """
    try Data(favourite.utf8).write(to: state)
    return program
  }

  /// The typed text, and the words of the shell after Tab.
  private static let completed: [(typed: String, words: [String])] = [
    ("doc", ["doctor"]), ("cities s", ["cities", "search"]), ("watch --ra", ["watch", "--rain"]),
    ("here --y", ["here", "--yes"]), ("cities search --lim", ["cities", "search", "--limit"]),
    ("--units imp", ["--units", "imperial"]), ("--units=imp", ["--units=imperial"]),
    ("--bar way", ["--bar", "waybar"]), ("--theme eve", ["--theme", "evening"]),
    ("--svg pla", ["--svg", "places.json"]), ("--svg=pla", ["--svg=places.json"]),
    ("Qwi", ["Qwick Hausen"]), ("qwi", ["Qwick Hausen"]), ("\"Qwi", ["Qwick Hausen"]),
    ("Qwick H", ["Qwick", "Hausen"]),
    ("watch Qwe", ["watch", "Qwertyville"]), ("Új", ["Újváros"]), ("검", ["검사동"]),
    ("L\\'É", ["L'Étang \"Bas\""]), ("Xyl", ["Xylo $(x) Town"]), ("'Xyl", ["Xylo $(x) Town"]),
  ]

  private func check(_ name: CompletingShell.Name) throws {
    let shell = try CompletingShell(name, program: home())
    try shell.terminal.type("cd")
    try shell.terminal.press("Enter")
    for (typed, words) in Self.completed {
      try shell.complete("weather-tui " + typed, to: words)
    }
    // The names begin with the same letter only. fish shows them and keeps the word by itself.
    if name != .fish { try shell.complete("weather-tui Mél", to: ["Mél"]) }
    // All options are shown, and none that the command rejects.
    try shell.terminal.type("weather-tui watch --")
    try shell.terminal.press("Tab")
    try shell.terminal.press("Tab")
    let screen = try shell.terminal.wait("the options of watch") {
      $0.contains("--exec") && $0.contains("--warnings")
    }
    #expect(!screen.contains("--print") && !screen.contains("--json"))
  }

  @Test(.enabled(if: CompletingShell.Name.bash.isInstalled, "bash is not installed"))
  func tabCompletesInBash() throws { try check(.bash) }

  @Test(.enabled(if: CompletingShell.Name.zsh.isInstalled, "zsh is not installed"))
  func tabCompletesInZsh() throws { try check(.zsh) }

  @Test(.enabled(if: CompletingShell.Name.fish.isInstalled, "fish is not installed"))
  func tabCompletesInFish() throws { try check(.fish) }
}
