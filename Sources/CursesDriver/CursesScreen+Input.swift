internal import CNcurses
internal import CTerminal
internal import Dispatch
internal import Glibc
public import TerminalUI

extension CursesScreen {
  /// The maximum number of codes to read in one turn, about the size of a terminal's input buffer.
  static let codesInTurn = 4096

  /// Starts listening. Input is delivered immediately, on the main queue.
  ///
  /// Between events the process sleeps. Ctrl-Z suspends the process and is not delivered.
  public func start(onInput: @escaping @MainActor ([InputEvent]) -> Void) {
    guard handle != nil else { return }
    self.onInput = onInput
    listen(to: port.inputDescriptor) { screen in screen.readInput() }
    if options.handlesSignals, let channel = CursesScreen.signalChannel {
      listen(to: channel) { screen in screen.readSignals() }
    }
  }

  func stopListening() {
    for source in sources { source.cancel() }
    sources = []
    onInput = nil
  }

  private func listen(to descriptor: Int32, _ handler: @escaping @MainActor (CursesScreen) -> Void)
  {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      // The main queue belongs to the main actor, although after dispatchMain it may use several
      // threads. It is serial, which is all that ncurses needs.
      MainActor.assumeIsolated {
        ctm_prepare_thread()
        if let self { handler(self) }
      }
    }
    source.activate()
    sources.append(source)
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
        ctm_prepare_thread()
        if let self { action(self) }
      }
    }
  }
}
