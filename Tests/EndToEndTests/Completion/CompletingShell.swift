import Foundation
import Testing

/// An interactive shell in a terminal that completes the program's command line.
struct CompletingShell {
  /// The shells for which the program generates completions.
  enum Name: String {
    case bash, zsh, fish

    /// Whether the shell is installed on this machine.
    var isInstalled: Bool {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return folders.contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
      }
    }

    /// The shell's settings file relative to home, and its contents: only a short prompt and the
    /// path of the completions.
    fileprivate var settings: (path: String, text: String) {
      switch self {
      case .bash: (".bashrc", "PS1='> '\n. \"$HOME/completions/weather-tui\"\n")
      case .zsh:
        (
          ".zshrc",
          """
          PS1='> '
          fpath=("$HOME/completions" $fpath)
          autoload -Uz compinit
          compinit -u -d "$HOME/zcompdump"

          """
        )
      case .fish:
        (
          "config/fish/config.fish",
          """
          set -g fish_greeting
          set -g fish_autosuggestion_enabled 0
          function fish_prompt
            printf '> '
          end
          set -g fish_complete_path $HOME/completions $fish_complete_path

          """
        )
      }
    }

    /// The name under which the shell finds the completion file.
    fileprivate var file: String {
      switch self {
      case .bash: "weather-tui"
      case .zsh: "_weather-tui"
      case .fish: "weather-tui.fish"
      }
    }
  }

  let terminal: Terminal

  /// Opens a shell in the program's home.
  init(_ name: Name, program: BuiltProgram) throws {
    let script = try program.run(["--generate-completion-script", name.rawValue])
    let home = program.home
    let (settings, text) = name.settings
    for (path, text) in [("completions/\(name.file)", script.output), (settings, text)] {
      let file = home.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let folder = home.appending(path: "bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "weather-tui"),
      withDestinationURL: URL(filePath: BuiltProgram.path))
    let system = program.environment()["PATH"] ?? ""
    terminal = try Terminal(
      width: 120, height: 40, command: "\(name.rawValue) -i", program: program,
      environment: ["PATH": "\(folder.path):\(system)"])
    try terminal.wait("the prompt of \(name.rawValue)") { $0.hasPrefix(">") }
  }

  /// Types a command line, presses Tab, and waits until the shell's words are those of the command.
  func complete(_ typed: String, to words: [String]) throws {
    try terminal.type(typed)
    try terminal.press("Tab")
    // The line becomes the arguments of another command, so that the shell itself prints its words.
    try terminal.press("C-a")
    try terminal.type("printf '<%s>' ")
    try terminal.press("Enter")
    let shown = (["weather-tui"] + words).map { "<\($0)>" }.joined()
    try terminal.wait("\(words) from “\(typed)”") { screen in
      screen.replacing("\n", with: "").contains(shown)
    }
    try terminal.type("clear")
    try terminal.press("Enter")
    try terminal.wait("the empty screen") { !$0.contains("<weather-tui>") && $0.hasPrefix(">") }
  }
}
