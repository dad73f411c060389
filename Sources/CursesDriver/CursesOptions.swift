/// The number of colours to use.
public enum ColorMode: Hashable, Sendable {
  /// As many as the terminal's description states, or 24-bit colours if it is known to show them.
  case automatic
  /// No colours, only attributes such as bold, dim and reverse.
  case never
  /// At most a number of colours, whatever the terminal supports.
  case atMost(Int)

  /// Whether 24-bit colours may be used.
  var allowsExact: Bool {
    switch self {
    case .automatic: true
    case .never: false
    case .atMost(let most): most >= 1 << 24
    }
  }
}

/// The terminal to draw on.
public enum TerminalDevice: Hashable, Sendable {
  /// The terminal from which the process was started, even if standard output is redirected.
  case controlling
  /// The device at a path, for tests.
  case path(String)

  var path: String {
    switch self {
    case .controlling: "/dev/tty"
    case .path(let path): path
    }
  }
}

/// The options for opening the screen.
public struct CursesOptions: Hashable, Sendable {
  /// The number of colours to use.
  public var colors: ColorMode
  /// Whether the mouse is reported. The terminal then no longer selects text itself.
  public var usesMouse: Bool
  /// The terminal to draw on.
  public var device: TerminalDevice
  /// The terminal's type; nil for TERM.
  public var terminalType: String?
  /// Whether the terminal shows 24-bit colours; nil to detect it from the environment and the
  /// description.
  public var hasExactColors: Bool?
  /// Whether the terminal's background colour is requested. The report, if any, is delivered as an
  /// event.
  public var requestsBackground: Bool
  /// Whether support for synchronized output (mode 2026) is requested. Large frames then use the
  /// mode if the terminal supports it, so that no frame is shown in part.
  public var requestsSynchronizedOutput: Bool
  /// Whether support for 24-bit colours is requested if neither the terminal's name nor the
  /// environment indicates it. ``InputEvent/exactColors(_:)`` reports a response that differs from
  /// the assumption.
  public var requestsExactColors: Bool
  /// Whether the same terminal supported 24-bit colours last time. This is assumed until it
  /// responds.
  public var hadExactColors: Bool
  /// Whether signals and crashes restore the terminal. Off only for tests that share a process.
  public var handlesSignals: Bool

  /// Creates options.
  public init(
    colors: ColorMode = .automatic, usesMouse: Bool = true, device: TerminalDevice = .controlling,
    terminalType: String? = nil, hasExactColors: Bool? = nil, requestsBackground: Bool = false,
    requestsSynchronizedOutput: Bool = false, requestsExactColors: Bool = false,
    hadExactColors: Bool = false, handlesSignals: Bool = true
  ) {
    self.colors = colors
    self.usesMouse = usesMouse
    self.device = device
    self.terminalType = terminalType
    self.hasExactColors = hasExactColors
    self.requestsBackground = requestsBackground
    self.requestsSynchronizedOutput = requestsSynchronizedOutput
    self.requestsExactColors = requestsExactColors
    self.hadExactColors = hadExactColors
    self.handlesSignals = handlesSignals
  }
}
