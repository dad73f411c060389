internal import CNcurses
internal import CTerminal
internal import Glibc
internal import TerminalUI

extension CursesScreen {
  static var signalChannel: Int32?

  /// The signals that end the process. Those in the second line are sent by habit (`kill -USR1`),
  /// by a timer, or when a limit of the shell is exceeded.
  static let endingSignals =
    [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT,
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT,
    ] + realTimeSignals

  /// The kernel's real-time signals except the first two, which the C library reserves. They end a
  /// process that does not handle them.
  private static let realTimeSignals = Array(Int32(34)...64)

  /// Installs the signal handlers. This must happen before ncurses starts, which handles only
  /// signals without a handler.
  static func watchSignals() {
    let signals = [SIGWINCH, SIGTSTP, SIGCONT] + endingSignals
    let channel = ctm_watch_signals(signals, Int32(signals.count))
    signalChannel = channel >= 0 ? channel : nil
  }

  func readSignals() {
    while true {
      let number = ctm_next_signal()
      switch number {
      case 0: return
      case SIGWINCH: if !isSuspended { updateSize() }
      case SIGTSTP: suspend(withGroup: false)
      // After SIGSTOP a shell may have changed the terminal's modes.
      case SIGCONT: resume()
      default: return terminate(number)
      }
    }
  }

  /// Restores the terminal, suspends the process as Ctrl-Z does, and takes over the terminal again
  /// when the process is continued.
  public func suspend() { suspend(withGroup: true) }

  private func suspend(withGroup: Bool) {
    guard handle != nil, !isSuspended else { return }
    let hadMouse = isMouseEnabled
    isMouseEnabled = false
    leave()
    isSuspended = true
    ctm_stop_process(withGroup)
    ctm_stop_while_in_background(port.descriptor)
    isSuspended = false
    // The modes may have changed while the process was stopped; the current ones are restored
    // later.
    ctm_save_modes(port.descriptor)
    resume()
    isMouseEnabled = hadMouse
  }

  /// Sets the modes again and shows the last frame in the current size.
  private func resume() {
    guard handle != nil, !isSuspended else { return }
    // If the process continues in the background (`bg`), the terminal belongs to the shell.
    ctm_stop_while_in_background(port.descriptor)
    reset_prog_mode()
    port.send(CursesScreen.pasteOn)
    arm()
    let last = presented
    let placements = shownPlacements
    redrawEverything()
    let isResized = adoptSize()
    if let last { present(last, cursor: shownCursor, resting: restingCursor, pictures: placements) }
    if isResized { onInput?([.resize(size)]) }
  }

  /// Reports a new size. Several changes in a row are reported once.
  private func updateSize() {
    if adoptSize() { onInput?([.resize(size)]) }
  }

  /// Requests the size of the terminal and passes it to ncurses.
  @discardableResult func adoptSize() -> Bool {
    guard let now = port.size, now != size else { return false }
    resizeterm(Int32(now.height), Int32(now.width))
    size = now
    // Terminals rewrap lines when they are resized, so their contents are unknown.
    redrawEverything()
    return true
  }

  /// Restores the terminal and ends the process as the signal would have done. Input that arrived
  /// before the signal is handled first.
  func terminate(_ signal: Int32) {
    if handle != nil, !isSuspended { deliver(drain(), maySuspend: false) }
    onTermination?(signal)
    stop()
    ctm_die_by_signal(signal)
  }
}
