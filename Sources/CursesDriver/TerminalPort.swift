internal import CTerminal
internal import Glibc
internal import TerminalUI

/// The descriptors of the terminal, and the file that buffers a frame.
///
/// ncurses writes to a descriptor, not to the stream passed to it. While it draws, that descriptor
/// refers to a file in memory, so that the bytes of a frame are counted and written in one call,
/// which avoids tearing.
@MainActor final class TerminalPort {
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>
  /// A second descriptor of the terminal, which keeps referring to it while that of ncurses is
  /// redirected.
  let descriptor: Int32
  private let memory: Int32
  private var buffer: [UInt8] = []
  /// The time that the terminal took to accept the last frame.
  private(set) var sendingTime: Duration?

  init(device: TerminalDevice) throws(TerminalError) {
    let path = device.path
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard isatty(descriptor) == 1 else {
      close(descriptor)
      throw .noTerminal(path: path)
    }
    guard let input = fopen(path, "re"), let output = fopen(path, "we") else {
      close(descriptor)
      throw .noTerminal(path: path)
    }
    self.descriptor = descriptor
    self.input = input
    self.output = output
    memory = ctm_memory_file()
  }

  var inputDescriptor: Int32 { fileno(input) }

  /// The maximum accepted size of a terminal, enough for four screens side by side. A frame of
  /// 65,535 × 65,535 cells would exhaust the memory.
  static let largest = Size(width: 1000, height: 500)

  var size: Size? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard ctm_terminal_size(descriptor, &columns, &rows) else { return nil }
    return Size(
      width: min(Int(columns), Self.largest.width), height: min(Int(rows), Self.largest.height))
  }

  /// Calls `body` so that ncurses, which queries the terminal itself, does not exceed the maximum
  /// size.
  func withBelievableSize<Result>(_ body: () -> Result) -> Result {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard let size, ctm_terminal_size(descriptor, &columns, &rows),
      Int(columns) > size.width || Int(rows) > size.height
    else { return body() }
    // For ncurses, these variables take precedence over the terminal's size.
    let bounds = [("COLUMNS", size.width), ("LINES", size.height)]
    let before = bounds.map { getenv($0.0).map { String(cString: $0) } }
    for (name, value) in bounds { setenv(name, "\(value)", 1) }
    defer {
      for ((name, _), value) in zip(bounds, before) {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }

  var isHungUp: Bool { ctm_is_hung_up(descriptor) }

  /// Whether the output of ncurses is captured here.
  var seesFrames: Bool { memory >= 0 }

  /// The number of bytes from which a frame uses synchronized output, if the terminal supports it.
  /// Smaller frames arrive in one read anyway.
  static let synchronizedFrom = 4096
  private static let synchronizedStart = Array("\u{1B}[?2026h".utf8)
  private static let synchronizedEnd = Array("\u{1B}[?2026l".utf8)

  /// Calls `draw`, in which ncurses draws, and sends the output after applying `rewrite`.
  /// - Parameter isSynchronized: Whether the terminal supports synchronized output.
  /// - Returns: The number of bytes; nil if they were sent without being counted.
  func capture(
    isSynchronized: Bool = false, _ draw: () -> Void,
    rewrite: (ArraySlice<UInt8>) -> ArraySlice<UInt8>
  ) -> Int? {
    let number = fileno(output)
    guard memory >= 0, ctm_redirect(number, memory) else {
      draw()
      return nil
    }
    draw()
    _ = ctm_redirect(number, descriptor)
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return 0 }
    if buffer.count < count { buffer = Array(repeating: 0, count: count * 2) }
    let read = pread(memory, &buffer, count, 0)
    lseek(memory, 0, SEEK_SET)
    var bytes = rewrite(buffer[..<max(0, read)])
    if isSynchronized, bytes.count > Self.synchronizedFrom {
      bytes = (Self.synchronizedStart + bytes + Self.synchronizedEnd)[...]
    }
    let start = ContinuousClock.now
    send(bytes)
    sendingTime = .now - start
    return bytes.count
  }

  /// Sends bytes directly, bypassing ncurses, such as a mode that ncurses does not know.
  func send(_ text: String) { send(Array(text.utf8)[...]) }

  private func send(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count != -1 {
          sent += count
        } else if errno == EAGAIN || errno == EINTR {
          waitUntilWritable()
        } else {
          // The terminal is gone, which is detected when input is read.
          return
        }
      }
    }
  }

  /// Discards a pending response of the terminal, so that the shell does not read it as input.
  func dropAnswer() {
    var state = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
    poll(&state, 1, 50)
    tcflush(descriptor, TCIFLUSH)
  }

  private func waitUntilWritable() {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&state, 1, -1)
  }

  func closeAll() {
    fclose(input)
    fclose(output)
    close(descriptor)
    if memory >= 0 { close(memory) }
  }
}
