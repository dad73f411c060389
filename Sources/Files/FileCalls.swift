import Glibc

/// The system calls that move the bytes of a file. Tests replace them with those of a disk that is
/// slow, full or damaged.
@safe struct FileCalls: Sendable {
  var read: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
    unsafe Glibc.read($0, $1, $2)
  }
  var write: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = {
    unsafe Glibc.write($0, $1, $2)
  }
  var synchronize: @Sendable (Int32) -> Int32 = { fsync($0) }
  var close: @Sendable (Int32) -> Int32 = { Glibc.close($0) }

  /// Repeats a call that reads or writes until all bytes have been moved or it moves none, and
  /// returns their number.
  /// - Parameter call: Receives the number of bytes already moved and that of the others. Returns
  ///   how many it has moved, or -1 with the error in `errno`.
  static func moveAll(
    _ count: Int, _ call: (_ moved: Int, _ rest: Int) -> Int
  ) -> Result<Int, FileError> {
    var moved = 0
    while moved < count {
      switch call(moved, count - moved) {
      case -1: if errno != EINTR { return .failure(.last) }
      case 0: return .success(moved)
      case let more: moved += more
      }
    }
    return .success(moved)
  }
}
