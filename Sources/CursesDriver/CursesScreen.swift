internal import CNcurses
internal import CTerminal
internal import Glibc
public import TerminalUI

/// A terminal screen based on ncurses. It sends the changed cells of each frame and delivers input
/// in bursts.
///
/// ncurses serves one caller at a time, here the main actor. The terminal is taken over when the
/// screen is created, and restored by ``stop()``, by a signal that ends the process, and by a
/// crash.
@MainActor public final class CursesScreen: Screen {
  /// The size of the screen in cells.
  public internal(set) var size: Size = .zero

  /// The capabilities of the terminal.
  public internal(set) var capabilities: ScreenCapabilities

  /// Called before a signal ends the process, to save data.
  public var onTermination: (@MainActor (_ signal: Int32) -> Void)?

  static var isOpen = false

  let options: CursesOptions
  let terminalType: String
  let port: TerminalPort
  let quantizer: ColorQuantizer
  /// The cache that encodes styles as color pairs. It also provides 24-bit colours if the terminal
  /// supports more than its description states.
  var colorPairs: ColorPairCache
  let carriesStyles: Bool
  /// Whether the terminal erases the end of a row with the current background.
  let erasesWithBackground: Bool
  var styleSequences = SGRRewriter()
  var handle: OpaquePointer?
  var pad = cnc_no_window()

  // The frame.
  var presented: Grid?
  var shownCursor: Point?
  /// The position of the cursor while it is hidden.
  var restingCursor: Point?
  var mustClear = true
  var row: [cchar_t] = []
  /// Whether the terminal's own reordering of text is switched off.
  var isReorderingOff = false

  // The pictures over the frame, if the terminal shows any.
  var pictures: ShownPictures?
  var shownPlacements: [PicturePlacement] = []
  var pictureFile: @MainActor (String) -> [UInt8]? = { _ in nil }
  /// The time of the request for the terminal's attributes, until it responds.
  var attributesRequestedAt: ContinuousClock.Instant?
  /// The background colour that the terminal reported.
  var reportedBackground: Color?
  var sixelsMade: [SixelKey: String] = [:]

  // The input.
  var decoder: InputDecoder
  var repeats = KeyRepeats()
  /// The time of the request for the terminal's background, until it responds.
  var backgroundRequestedAt: ContinuousClock.Instant?
  /// The time of the request for synchronized output.
  var synchronizationRequestedAt: ContinuousClock.Instant?
  /// The time of the request for 24-bit colours, until the terminal responds.
  var exactColorsRequestedAt: ContinuousClock.Instant?
  /// The number of times that input was read.
  var inputTurn = 0
  /// Whether the last turn left input to read.
  var hasMoreInput = false
  var onInput: (@MainActor ([InputEvent]) -> Void)?
  var isSuspended = false

  /// Takes over the terminal and clears it.
  public init(options: CursesOptions = CursesOptions()) throws(TerminalError) {
    guard !CursesScreen.isOpen else { throw .alreadyOpen }
    let type = options.terminalType ?? getenv("TERM").map { String(cString: $0) } ?? ""
    guard !type.isEmpty else { throw .terminalTypeMissing }
    guard type != "dumb", type != "unknown" else { throw .terminalTooSimple(type) }
    let port = try TerminalPort(device: options.device)
    ctm_save_modes(port.descriptor)
    if options.handlesSignals { CursesScreen.watchSignals() }
    var handle: OpaquePointer?
    // Compatible types follow, in case the type is unknown.
    for candidate in TerminalDescription.candidates(for: type) where handle == nil {
      handle = port.withBelievableSize { newterm(candidate, port.output, port.input) }
    }
    guard let handle else {
      ctm_unwatch_signals()
      port.closeAll()
      throw .terminalTypeUnknown(type)
    }
    self.options = options
    terminalType = type
    self.port = port
    self.handle = handle
    let colors = CursesScreen.startColors(options.colors)
    quantizer = ColorQuantizer(count: colors)
    carriesStyles = colors == 256 && port.seesFrames
    erasesWithBackground = tigetflag("bce") > 0
    let mayBeExact = carriesStyles && options.colors.allowsExact
    let isKnownExact = options.hasExactColors ?? TerminalDescription.hasExactColors(type: type)
    let isExact = mayBeExact && (isKnownExact || options.hadExactColors)
    colorPairs = Self.colorPairs(quantizer, isExact: isExact)
    capabilities = ScreenCapabilities(
      colors: isExact ? 1 << 24 : colors, isUnicode: ctm_locale_is_utf8(),
      hasMouse: false, isConsole: type == "linux" || type.hasPrefix("linux-"))
    let keys = KeyTable()
    decoder = InputDecoder(strokes: keys.strokes)
    CursesScreen.isOpen = true
    guard CursesScreen.has("cup") else {
      stop()
      throw .terminalTooSimple(type)
    }
    setModes(keys: keys)
    if options.requestsExactColors, mayBeExact, !isKnownExact,
      TerminalDescription.mayReportExactColors(type: type)
    {
      requestExactColors()
    }
    size = Size(
      width: Int(getmaxx(cnc_standard_window())), height: Int(getmaxy(cnc_standard_window())))
    adoptSize()
  }

  /// Whether the terminal reports the mouse. While it does, it does not select text itself.
  public var isMouseEnabled: Bool {
    get { capabilities.hasMouse }
    set {
      guard handle != nil else { return }
      let isEnabled = newValue && CursesScreen.has("kmous")
      guard isEnabled != capabilities.hasMouse else { return }
      capabilities.hasMouse = isEnabled
      port.send(isEnabled ? CursesScreen.mouseOn : CursesScreen.mouseOff)
      arm()
    }
  }

  /// Sends a notification directly, bypassing ncurses. Nothing on the screen changes.
  public func show(_ notification: String) {
    if handle != nil { port.send(notification) }
  }

  /// Restores the terminal. The screen cannot be used afterwards.
  public func stop() {
    guard let handle else { return }
    onInput = nil
    isMouseEnabled = false
    leave()
    ctm_disarm_restore()
    if let pad { delwin(pad) }
    pad = nil
    delscreen(handle)
    self.handle = nil
    if options.handlesSignals { ctm_unwatch_signals() }
    port.closeAll()
    CursesScreen.isOpen = false
  }

  private func setModes(keys: KeyTable) {
    raw()
    noecho()
    nonl()
    // The time in ms for which a lone Escape waits for the rest of a sequence.
    set_escdelay(25)
    // Each frame is written in one piece, so checking for input while writing only costs time.
    typeahead(-1)
    // Reading from the standard window would refresh it; reading from a pad does not.
    pad = newpad(1, 1)
    keypad(pad, true)
    nodelay(pad, true)
    meta(pad, true)
    keys.define()
    isMouseEnabled = options.usesMouse
    port.send(CursesScreen.pasteOn)
    // Shades depend on the background of the terminal, which most terminals report.
    if options.requestsBackground, mayReportBackground {
      backgroundRequestedAt = .now
      port.send("\u{1B}]11;?\u{07}")
    }
    if options.requestsSynchronizedOutput, capabilities.colors >= 256, port.seesFrames {
      synchronizationRequestedAt = .now
      port.send("\u{1B}[?2026$p")
    }
    arm()
  }

  /// Whether the terminal responds to a request for its background, or at least ignores it. With
  /// few colours, the request is sent only to families of terminals that are known to do so: others
  /// print sequences that they do not understand.
  private var mayReportBackground: Bool {
    let families = ["xterm", "rxvt", "konsole", "gnome", "vte", "putty", "screen", "tmux"]
    return capabilities.colors >= 256
      || capabilities.colors >= 8 && families.contains { terminalType.hasPrefix($0) }
  }

  // Buttons and wheel, in the encoding that is not limited to 223 columns.
  static let mouseOn = "\u{1B}[?1002h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l"
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  // ECMA-48's mode BDSM. Reset (explicit): cells are shown as sent. Set (implicit): the default of
  // terminals that reorder text.
  static let reorderingOff = "\u{1B}[8l"
  static let reorderingOn = "\u{1B}[8h"

  /// Switches off the terminal's own reordering of text. Terminals that report the mouse ignore
  /// modes that they do not support. The Linux console and older terminals may not, so the mode is
  /// not sent to them.
  /// - Returns: The number of bytes sent.
  func turnReorderingOff() -> Int {
    guard capabilities.isUnicode, !capabilities.isConsole, CursesScreen.has("kmous"),
      Bidi.isAvailable
    else { return 0 }
    isReorderingOff = true
    port.send(CursesScreen.reorderingOff)
    arm()
    return CursesScreen.reorderingOff.utf8.count
  }

  /// Leaves the alternate screen and restores the original modes.
  func leave() {
    if decoder.hasSynchronizedOutput != nil { synchronizationRequestedAt = nil }
    for requestedAt in [
      backgroundRequestedAt, synchronizationRequestedAt, attributesRequestedAt,
      exactColorsRequestedAt,
    ].compactMap(\.self)
    where .now - requestedAt < .seconds(1) {
      port.dropAnswer()
    }
    synchronizationRequestedAt = nil
    backgroundRequestedAt = nil
    attributesRequestedAt = nil
    exactColorsRequestedAt = nil
    port.send(pictures?.removeAll() ?? "")
    port.send(CursesScreen.pasteOff)
    if isReorderingOff { port.send(CursesScreen.reorderingOn) }
    isReorderingOff = false
    curs_set(1)
    endwin()
    ctm_reset_modes(port.descriptor)
  }

  /// Sets the bytes that are written to the terminal in a crash.
  func arm() {
    guard options.handlesSignals else { return }
    let mouseOff = capabilities.hasMouse ? CursesScreen.mouseOff : ""
    let reordering = isReorderingOff ? CursesScreen.reorderingOn : ""
    let reset = ["sgr0", "cnorm", "rmkx", "rmcup"].map(CursesScreen.capability).joined()
    ctm_arm_restore(
      port.descriptor,
      (pictures?.removal ?? "") + mouseOff + CursesScreen.pasteOff + reordering + reset)
  }

  private static func has(_ name: String) -> Bool { !capability(name).isEmpty }

  /// Returns a string capability of the terminal's description; empty if it is missing.
  private static func capability(_ name: String) -> String {
    // -1 and nil mean that it is missing.
    guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return "" }
    return String(cString: text).withoutPadding
  }

  private static func startColors(_ mode: ColorMode) -> Int {
    guard mode != .never, has_colors(), start_color() == OK else { return 0 }
    use_default_colors()
    let isDirect = tigetflag("RGB") > 0 || tigetnum("RGB") > 0
    let count = Int(cnc_color_count())
    let most = if case .atMost(let most) = mode { most } else { Int.max }
    switch min(count, most) {
    case (1 << 24)... where isDirect: return 1 << 24
    case 256...: return 256
    case 16...: return 16
    case 8...: return 8
    default: return 0
    }
  }
}

extension String {
  /// The text without terminfo's `$<5>` padding marks, which only the output functions of ncurses
  /// interpret.
  fileprivate var withoutPadding: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "$"), rest[start...].hasPrefix("$<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
