import Foundation
import Glibc
import TerminalUI

/// A terminal without a window. Tests read the output that a program writes to its path.
final class PseudoTerminal {
  let path: String
  private let master: Int32
  /// The descriptor for reading the output, if no collector reads it.
  var descriptor: Int32 { master }
  // Held open so that the output stays readable and the modes stay set after the program exits.
  private let slave: Int32
  private let collector: Collector

  /// - Parameter isRead: Whether output is read continuously, as by a window; otherwise it
  ///   accumulates.
  init?(size: Size, isRead: Bool = true) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN, which the importer does not expose.
    guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { return nil }
    collector = Collector(descriptor: master, isReading: isRead)
    resize(to: size)
  }

  deinit {
    // Reading ends when the last writer has closed the terminal.
    close(slave)
  }

  /// - Parameter cell: The size of a cell in pixels; zero if the terminal does not report it.
  func resize(to size: Size, cell: Size = .zero) {
    var size = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width),
      ws_xpixel: UInt16(size.width * cell.width), ws_ypixel: UInt16(size.height * cell.height))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Returns all output since the last call.
  func read() -> [UInt8] {
    // The kernel delivers bytes with a delay; a mark after them shows that all have arrived.
    var mark = Collector.mark
    _ = write(slave, &mark, 1)
    return collector.takeToMark()
  }

  /// Types text like a user, or a terminal on the user's behalf. Returns once it can be read.
  func type(_ text: String) { type(bytes: Array(text.utf8)) }

  func type(bytes: [UInt8]) {
    _ = write(master, bytes, bytes.count)
    var waiting: Int32 = 0
    repeat {
      sched_yield()
      _ = ioctl(slave, UInt(FIONREAD), &waiting)
    } while waiting < bytes.count
  }

  /// The modes as shown by `stty`.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(slave, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}

/// A reader that runs continuously, because a pseudo-terminal buffers only 8 KiB and then blocks
/// the writer.
private final class Collector: @unchecked Sendable {
  // A record separator, which no terminal sequence contains.
  static let mark: UInt8 = 0x1E

  // Guards `bytes`, so that the class can be shared.
  private let condition = NSCondition()
  private var bytes: [UInt8] = []

  init(descriptor: Int32, isReading: Bool) {
    guard isReading else { return }
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        condition.withLock {
          bytes += buffer[..<count]
          condition.signal()
        }
      }
      close(descriptor)
    }
  }

  func takeToMark() -> [UInt8] {
    condition.withLock {
      while true {
        if let end = bytes.firstIndex(of: Collector.mark) {
          defer { bytes.removeSubrange(...end) }
          return Array(bytes[..<end])
        }
        condition.wait()
      }
    }
  }
}
