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

  /// Determines the protocol of a terminal by its name. Nil if the terminal must be queried, and
  /// inside a multiplexer, whose environment is that of the terminal in which it was started.
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

  /// Returns whether a terminal with an unknown name is queried. Inside a multiplexer, which may
  /// respond itself, the terminal is queried only if the user wants pictures.
  public static func isWorthQuerying(_ environment: [String: String], isWanted: Bool) -> Bool {
    isWanted || !hasMultiplexer(environment)
  }

  /// Returns whether the program runs inside a terminal multiplexer.
  private static func hasMultiplexer(_ environment: [String: String]) -> Bool {
    let type = environment["TERM"] ?? ""
    return ["TMUX", "STY", "ZELLIJ"].contains { environment[$0] != nil }
      || type.hasPrefix("screen") || type.hasPrefix("tmux")
  }

  /// Returns whether the variables name another terminal, one that was started from a kitty window.
  private static func isNamed(_ environment: [String: String]) -> Bool {
    ["TERM_PROGRAM", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"]
      .contains { !(environment[$0] ?? "").isEmpty }
  }

  /// Whether a picture occupies the cells themselves and disappears when they are overwritten.
  var standsInCells: Bool { self != .kitty }
}
