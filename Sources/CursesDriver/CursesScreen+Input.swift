internal import CNcurses
internal import CTerminal
internal import Dispatch
internal import Glibc
public import TerminalUI

extension CursesScreen {
  /// The maximum number of codes to read in one turn, about the size of a terminal's input buffer.
  static let codesInTurn = 4096

  /// Delivers input from now on, while the screen is served (see ``serve()``).
  ///
  /// Ctrl-Z suspends the process and is not delivered.
  public func start(onInput: @escaping @MainActor ([InputEvent]) -> Void) {
    if handle != nil { self.onInput = onInput }
  }

  /// Serves the terminal, the signals and the main queue on the calling thread, the main thread.
  /// Between events it sleeps.
  ///
  /// With `dispatchMain()`, one thread would wait for input and wake another one, on any processor,
  /// for each key. That takes longer than many keys do.
  public func serve() -> Never {
    while true {
      let isOpen = handle != nil && !isSuspended
      // Negative descriptors are ignored.
      var waiting = [
        pollfd(fd: isOpen ? port.inputDescriptor : -1, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: options.handlesSignals ? CursesScreen.signalChannel ?? -1 : -1,
          events: Int16(POLLIN), revents: 0),
        pollfd(fd: ctm_main_queue_descriptor(), events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else { continue }
      if waiting[0].revents != 0 { readInput() }
      if waiting[1].revents != 0 { readSignals() }
      if waiting[2].revents != 0 { ctm_serve_main_queue() }
    }
  }

  /// Reads the pending input and delivers it. A flood of input is read in parts, with frames and
  /// signals between them, so that it cannot block the program.
  func readInput() {
    guard handle != nil, !isSuspended else { return }
    let events = drain()
    if events.isEmpty, port.isHungUp { return terminate(SIGHUP) }
    deliver(events)
    guard handle != nil else { return }
    if hasMoreInput {
      onMain(after: .zero) { screen in screen.readInput() }
    } else if let timeout = decoder.timeout {
      let turn = inputTurn
      onMain(after: timeout) { screen in
        if screen.inputTurn == turn { screen.deliver(screen.decoder.giveUp()) }
      }
    }
  }

  /// Returns the events of the pending input, up to a number of codes.
  func drain(atMost limit: Int = CursesScreen.codesInTurn) -> [InputEvent] {
    inputTurn &+= 1
    hasMoreInput = false
    for _ in 0..<limit {
      let code = wgetch(pad)
      switch code {
      case ERR: return decoder.finish()
      // SIGWINCH reports the new size already, and ncurses repeats this code after `resizeterm`.
      case KEY_RESIZE: continue
      default: decoder.feed(code)
      }
    }
    hasMoreInput = true
    return decoder.pause()
  }

  func deliver(_ events: [InputEvent], maySuspend: Bool = true) {
    for case .background(let color) in events {
      backgroundRequestedAt = nil
      reportedBackground = color
    }
    let events = repeats.filter(
      events.filter { event in
        switch event {
        case .pictures: adoptSixels()
        case .exactColors(let hasThem): adoptExactColors(hasThem)
        default: true
        }
      }, at: .now)
    let wanted = events.filter { $0 != .key(.control("z")) }
    if !wanted.isEmpty { onInput?(wanted) }
    if maySuspend, wanted.count < events.count { suspend() }
  }

  private func onMain(
    after delay: Duration, _ action: @escaping @MainActor (CursesScreen) -> Void
  ) {
    let (seconds, attoseconds) = delay.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in
      MainActor.assumeIsolated {
        if let self { action(self) }
      }
    }
  }
}
