internal import CNcurses
internal import Glibc

/// A terminal's entry in the terminfo database, read without opening a screen.
public struct TerminalDescription: Hashable, Sendable {
  /// The number of colours.
  public let colors: Int
  /// Whether it reports the mouse.
  public let hasMouse: Bool
  /// Whether the cursor can be positioned, which the full screen requires.
  public let canPlaceCursor: Bool

  /// The description of a type; nil when there is none.
  public init?(type: String) {
    var result: Int32 = 0
    // With somewhere to put the result, the call does not end the process.
    guard !type.isEmpty,
      Self.candidates(for: type).contains(where: { setupterm($0, STDOUT_FILENO, &result) == OK })
    else { return nil }
    func has(_ name: String) -> Bool {
      // -1 and nil say that there is none.
      tigetstr(name).map { Int(bitPattern: $0) != -1 && $0.pointee != 0 } ?? false
    }
    colors = max(0, Int(tigetnum("colors")))
    hasMouse = has("kmous")
    canPlaceCursor = has("cup")
  }

  /// Terminals that show 24-bit colours whatever the description in use says. Over ssh their names
  /// are all that arrives, and often the other machine's database lacks them.
  private static let exactFamilies: Set<String> = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "rio", "vte",
    "wezterm",
  ]

  /// The name of a terminal without what its types have before and after it: `kitty` of `xterm-kitty`,
  /// `foot` of `foot-extra`.
  private static func family(of type: String) -> String {
    let name = type.hasPrefix("xterm-") ? type.dropFirst(6) : type[...]
    return String(name.prefix { $0 != "-" })
  }

  /// The types to try for a type, in order: itself, then types with the same sequences where the database lacks
  /// it.
  static func candidates(for type: String) -> [String] {
    let likeXterm = ["xterm-256color", "xterm"]
    if exactFamilies.contains(family(of: type)) || type.hasPrefix("xterm") || type.hasPrefix("st-")
    {
      return [type] + likeXterm
    }
    if type.hasPrefix("tmux") || type.hasPrefix("screen") {
      return [type, "screen-256color"] + likeXterm
    }
    return [type]
  }

  /// Whether a terminal may be asked for 24-bit colours. GNU screen hands the question on to the
  /// terminal around it, whose answer is not its own; Apple's Terminal prints it.
  static func mayBeAskedForExactColors(type: String) -> Bool {
    if type.hasPrefix("screen"), getenv("TMUX") == nil { return false }
    return getenv("TERM_PROGRAM").map { String(cString: $0) } != "Apple_Terminal"
  }

  /// Whether the terminal that this process runs in shows 24-bit colours: by COLORTERM, which the
  /// terminals themselves set, or by the description in use.
  static func hasExactColors(type: String) -> Bool {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
    // GNU screen hands COLORTERM on from the terminal around it, and does not know such colours.
    if type.hasPrefix("screen"), variable("TMUX").isEmpty { return false }
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) { return true }
    if exactFamilies.contains(family(of: type)) { return true }
    return tigetflag("Tc") > 0 || tigetflag("RGB") > 0 || tigetnum("RGB") > 0
  }

  /// Whether the terminal may be asked for synchronized output. Before 3.8 tmux takes it for its own
  /// screen and holds frames back.
  public static func mayHaveSynchronizedOutput(
    _ environment: [String: String]
  ) -> Bool {
    guard environment["TMUX"] != nil else { return true }
    let version = (environment["TERM_PROGRAM_VERSION"] ?? "").prefix { $0.isNumber || $0 == "." }
    let numbers = version.split(separator: ".").compactMap { Int($0) } + [0, 0]
    return (numbers[0], numbers[1]) >= (3, 8)
  }

  /// The size of the terminal that standard output goes to; nil when it goes elsewhere.
  public static var size: (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
