internal import CNcurses
internal import CTerminal
internal import Dispatch
internal import Glibc
public import TerminalUI

extension CursesScreen {
  /// Begins to listen: what has come in is delivered, all of it at once, on the main queue.
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
      // The main queue is the main actor's, though after dispatchMain not always on the same thread;
      // one after the other is what ncurses needs.
      MainActor.assumeIsolated {
        ctm_use_crash_stack()
        if let self { handler(self) }
      }
    }
    source.activate()
    sources.append(source)
  }

  /// Reads everything that waits, and delivers it.
  func readInput() {
    guard handle != nil, !isSuspended else { return }
    let events = drain()
    if events.isEmpty, port.isHungUp { return terminate(SIGHUP) }
    let wanted = events.filter { $0 != .key(.control("z")) }
    if !wanted.isEmpty { onInput?(wanted) }
    if wanted.count < events.count { suspend() }
  }

  func drain() -> [InputEvent] {
    while true {
      let code = wgetch(pad)
      switch code {
      case ERR: return decoder.finish()
      // Told by the signal; ncurses repeats it after `resizeterm`.
      case KEY_RESIZE: continue
      default: decoder.feed(code)
      }
    }
  }
}
