/// A protocol for sending pictures to a terminal.
///
/// A terminal that does not know a protocol may print its bytes on the screen, so each is used only
/// with terminals that are known to support it: by their name in the environment or, for sixel, by
/// the attributes that they report.
public enum PictureProtocol: Hashable, Sendable {
  /// kitty's protocol: the terminal stores pictures by number; they cover the cells until they are
  /// removed.
  case kitty
  /// iTerm2's inline images, which occupy cells like text.
  case iTerm
  /// DEC sixels, which occupy cells like text.
  case sixel

  /// Returns the protocol of a terminal by its name. Nil if the terminal must be queried, and
  /// inside a multiplexer, because its environment is that of the terminal in which it was started.
  public init?(environment: [String: String]) {
    guard !Self.hasMultiplexer(environment) else { return nil }
    let type = environment["TERM"] ?? ""
    let name = (environment["TERM_PROGRAM"] ?? "").lowercased()
    if type == "xterm-kitty" || type == "xterm-ghostty" || name == "ghostty" {
      self = .kitty
    } else if name == "iterm.app" || name == "wezterm" || environment["LC_TERMINAL"] == "iTerm2" {
      self = .iTerm
    } else if !(environment["KITTY_WINDOW_ID"] ?? "").isEmpty, !Self.isNamed(environment) {
      self = .kitty
    } else {
      return nil
    }
  }

  /// Whether a terminal with an unknown name is queried. A multiplexer may respond itself, so
  /// inside one only if the user wants pictures.
  public static func isWorthQuerying(_ environment: [String: String], isWanted: Bool) -> Bool {
    isWanted || !hasMultiplexer(environment)
  }

  /// Whether the program runs inside a terminal multiplexer.
  private static func hasMultiplexer(_ environment: [String: String]) -> Bool {
    let type = environment["TERM"] ?? ""
    return ["TMUX", "STY", "ZELLIJ"].contains { environment[$0] != nil }
      || type.hasPrefix("screen") || type.hasPrefix("tmux")
  }

  /// Whether the variables name another terminal, which was started from a kitty window.
  private static func isNamed(_ environment: [String: String]) -> Bool {
    ["TERM_PROGRAM", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"]
      .contains { !(environment[$0] ?? "").isEmpty }
  }

  /// Whether a picture occupies the cells themselves and disappears when they are overwritten.
  var standsInCells: Bool { self != .kitty }
}
