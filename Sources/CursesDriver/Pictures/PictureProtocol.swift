/// A protocol by which a terminal receives pictures.
///
/// A terminal that does not know a protocol may print its bytes on the screen, so each is sent only to
/// terminals that are known to support it: by their name in the environment, or, for sixel, by the attributes
/// that they report.
public enum PictureProtocol: Hashable, Sendable {
  /// kitty's: the terminal stores pictures by number, and they cover the cells until they are removed.
  case kitty
  /// iTerm2's inline images: they stand in cells, like text.
  case iTerm
  /// DEC's: pixels that stand in cells, like text.
  case sixel

  /// Returns the protocol of a terminal by its name; nil for one that must be asked, and inside a multiplexer,
  /// whose variables are those of the terminal in which it was started.
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

  /// Whether a terminal that is not known by its name is asked. Inside a multiplexer, which may respond itself,
  /// only if the user wants pictures.
  public static func isWorthAsking(_ environment: [String: String], isWanted: Bool) -> Bool {
    isWanted || !hasMultiplexer(environment)
  }

  /// Whether the program runs inside a terminal multiplexer.
  private static func hasMultiplexer(_ environment: [String: String]) -> Bool {
    let type = environment["TERM"] ?? ""
    return ["TMUX", "STY", "ZELLIJ"].contains { environment[$0] != nil }
      || type.hasPrefix("screen") || type.hasPrefix("tmux")
  }

  /// Whether another terminal names itself, which was started from that whose variables these are.
  private static func isNamed(_ environment: [String: String]) -> Bool {
    ["TERM_PROGRAM", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"]
      .contains { !(environment[$0] ?? "").isEmpty }
  }

  /// Whether a picture stands in the cells themselves, and goes when they are written.
  var standsInCells: Bool { self != .kitty }
}
