internal import CNcurses
internal import Glibc

/// A terminal's entry in the terminfo database, read without opening a screen.
public struct TerminalDescription: Hashable, Sendable {
  /// The number of colours.
  public let colors: Int
  /// Whether the terminal reports the mouse.
  public let hasMouse: Bool
  /// Whether the cursor can be positioned, which the full screen requires.
  public let canPlaceCursor: Bool

  /// Reads the description of a type; nil if there is none.
  public init?(type: String) {
    var result: Int32 = 0
    // With a pointer for the result, the call does not end the process on failure.
    guard !type.isEmpty,
      Self.candidates(for: type).contains(where: { setupterm($0, STDOUT_FILENO, &result) == OK })
    else { return nil }
    func has(_ name: String) -> Bool {
      // -1 and nil mean that it is missing.
      tigetstr(name).map { Int(bitPattern: $0) != -1 && $0.pointee != 0 } ?? false
    }
    colors = max(0, Int(tigetnum("colors")))
    hasMouse = has("kmous")
    canPlaceCursor = has("cup")
  }

  /// Terminals that show 24-bit colours regardless of their description. Over ssh only their names
  /// are available, and the remote database often lacks them.
  private static let exactFamilies: Set<String> = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "rio", "vte",
    "wezterm",
  ]

  /// Values of COLORTERM that announce 24-bit colours.
  private static let exactColorTerms: Set<String> = ["truecolor", "24bit"]

  /// Returns the name of a terminal without the prefix and suffix of its type: `kitty` for
  /// `xterm-kitty`, `foot` for `foot-extra`.
  private static func family(of type: String) -> String {
    let name = type.hasPrefix("xterm-") ? type.dropFirst(6) : type[...]
    return String(name.prefix { $0 != "-" })
  }

  /// Returns the types to try, in order: the type itself, then types with the same sequences in
  /// case the database lacks the type. The description of plain `xterm` has eight colours; a
  /// terminal that sets COLORTERM has more.
  static func candidates(
    for type: String, colorTerm: String? = getenv("COLORTERM").map { String(cString: $0) }
  ) -> [String] {
    let likeXterm = ["xterm-256color", "xterm"]
    if type == "xterm", let colorTerm, exactColorTerms.contains(colorTerm) { return likeXterm }
    if exactFamilies.contains(family(of: type)) || type.hasPrefix("xterm") || type.hasPrefix("st-")
    {
      return [type] + likeXterm
    }
    if type.hasPrefix("tmux") || type.hasPrefix("screen") {
      return [type, "screen-256color"] + likeXterm
    }
    return [type]
  }

  /// Returns whether support for 24-bit colours may be requested from a terminal. GNU screen
  /// forwards the request to the outer terminal, whose response does not apply to screen; Apple's
  /// Terminal prints the request.
  static func mayReportExactColors(type: String) -> Bool {
    if type.hasPrefix("screen"), getenv("TMUX") == nil { return false }
    return getenv("TERM_PROGRAM").map { String(cString: $0) } != "Apple_Terminal"
  }

  /// Returns whether the current terminal shows 24-bit colours, according to COLORTERM, which
  /// terminals set themselves, to the terminal's name, or to its description.
  static func hasExactColors(type: String) -> Bool {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
    // GNU screen inherits COLORTERM from the outer terminal but does not support such colours.
    if type.hasPrefix("screen"), variable("TMUX").isEmpty { return false }
    if exactColorTerms.contains(variable("COLORTERM")) { return true }
    if exactFamilies.contains(family(of: type)) { return true }
    return tigetflag("Tc") > 0 || tigetflag("RGB") > 0 || tigetnum("RGB") > 0
  }

  /// Returns whether synchronized output may be requested from a terminal. Before version 3.8, tmux
  /// applies the mode to its own screen and holds frames back.
  public static func mayHaveSynchronizedOutput(
    _ environment: [String: String]
  ) -> Bool {
    guard environment["TMUX"] != nil else { return true }
    let version = (environment["TERM_PROGRAM_VERSION"] ?? "").prefix { $0.isNumber || $0 == "." }
    let numbers = version.split(separator: ".").compactMap { Int($0) } + [0, 0]
    return (numbers[0], numbers[1]) >= (3, 8)
  }

  /// The size of the terminal on standard output; nil if that is not a terminal.
  public static var size: (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
