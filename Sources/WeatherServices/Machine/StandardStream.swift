import Glibc

/// Standard output and standard error. The parent process may have closed them, redirected them to
/// a full disk, or shared a non-blocking pipe.
public enum StandardStream: Int32, Sendable {
  /// Standard output, for results.
  case output = 1
  /// Standard error, for messages.
  case errors = 2

  /// The result of a failed write.
  public enum Failure: Error, Hashable, Sendable {
    /// The reader has closed the pipe, which is not an error.
    case readerGone
    /// The system rejects the data, as on a full disk; the number is the `errno`.
    case refused(Int32)
  }

  /// Writes the complete text and waits for a slow reader.
  public func write(_ text: String) throws(Failure) {
    try Self.write(text, to: rawValue)
  }

  /// Opens the null device for those of the descriptors 0, 1 and 2 that are closed. Otherwise the
  /// first files to be opened would get these numbers, and messages would be written into them.
  /// Must be called once, before any file is opened.
  public static func reserveNumbers() {
    for number in STDIN_FILENO...STDERR_FILENO
    where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // Opened in the wrong direction, so that reading and writing fail as they do on a closed
      // descriptor.
      _ = unsafe open("/dev/null", (number == STDIN_FILENO ? O_WRONLY : O_RDONLY))
    }
  }

  static func write(_ text: String, to descriptor: Int32) throws(Failure) {
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Another process (a shell, an event loop) has made the descriptor non-blocking.
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&state, 1, -1)
      case EPIPE: throw .readerGone
      case let code: throw .refused(code)
      }
    }
  }
}
