/// How a terminal is sent a picture.
///
/// A terminal that does not know a protocol may write its bytes on the screen, so each is sent only
/// to those that are known to take it: by their name in the environment, or, for sixel, by what they
/// answer to the question for their attributes.
public enum PictureProtocol: Hashable, Sendable {
  /// kitty's: pictures are kept by number, and lie over the cells until they are taken away.
  case kitty
  /// iTerm2's inline images: they stand in cells, like text.
  case iTerm
  /// DEC's: pixels that stand in cells, like text.
  case sixel

  /// What a terminal takes by its name; nil for one that has to be asked, and where something stands
  /// between: the names are then those of the terminal in which that was started.
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

  /// Whether a terminal that is not known by its name is asked: through something that stands between
  /// only if the person wants pictures, since the answer may be that of what stands there.
  public static func isWorthAsking(_ environment: [String: String], isWanted: Bool) -> Bool {
    isWanted || !hasMultiplexer(environment)
  }

  /// Whether something stands between the program and the terminal.
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
