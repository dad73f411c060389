import CursesDriver
import Glibc

extension TerminalNotifications {
  /// Detects the notifications that the terminal of this process supports, with a request to tmux
  /// if it runs in between. Blocks the thread until tmux responds.
  init(environment: [String: String]) {
    let tmux = environment["TMUX"] == nil ? nil : Self.queryTmux()
    self.init(environment: environment, tmux: tmux)
  }

  /// Returns tmux's report about itself and its terminal; nil if there is none.
  private static func queryTmux() -> Tmux? {
    let command = "exec tmux display-message -p -t \"$TMUX_PANE\" '\(Tmux.question)'"
    guard let answer = unsafe popen(command + " </dev/null 2>/dev/null", "re") else { return nil }
    defer { unsafe pclose(answer) }
    var line = [CChar](repeating: 0, count: Int(BUFSIZ))
    guard unsafe fgets(&line, Int32(line.count), answer) != nil else { return nil }
    return unsafe line.withUnsafeBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe Tmux(answer: String(cString: $0)) }
    }
  }
}
