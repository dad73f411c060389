import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Files

@Suite struct FileCallsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Moves bytes with calls of these results, and returns what was asked of each call.
  private func moved(
    _ count: Int, _ results: [(count: Int, error: Int32)]
  ) -> (result: Result<Int, FileError>, asked: [[Int]]) {
    var rest = results[...]
    var asked: [[Int]] = []
    let result = FileCalls.moveAll(count) {
      asked.append([$0, $1])
      let (count, error) = rest.popFirst() ?? (-1, EDOM)
      errno = error
      return count
    }
    return (result, asked)
  }

  @Test func shortAndInterruptedCallsAreContinued() {
    let (result, asked) = moved(10, [(4, 0), (-1, EINTR), (5, EINTR), (-1, EINTR), (1, 0)])
    #expect(result == .success(10))
    #expect(asked == [[0, 10], [4, 6], [4, 6], [9, 1], [9, 1]])
  }

  @Test func emptyTransferMakesNoCall() {
    let (result, asked) = moved(0, [])
    #expect(result == .success(0) && asked.isEmpty)
  }

  @Test func callThatMovesNothingEndsTheTransfer() {
    let (result, asked) = moved(10, [(4, 0), (0, EINTR)])
    #expect(result == .success(4) && asked.count == 2)
  }

  @Test func otherErrorsEndTheTransfer() {
    let (result, asked) = moved(10, [(4, 0), (-1, ENOSPC)])
    #expect(result == .failure(FileError(ENOSPC)) && asked.count == 2)
  }

  /// The system's calls, which move three bytes at most and are interrupted every other time.
  private static var slow: FileCalls {
    let calls = Mutex(0)
    @Sendable func isInterrupted() -> Bool {
      let count = calls.withLock { count in
        count += 1
        return count
      }
      errno = EINTR
      return count.isMultiple(of: 2)
    }
    return FileCalls(
      read: { isInterrupted() ? -1 : Glibc.read($0, $1, min(3, $2)) },
      write: { isInterrupted() ? -1 : Glibc.write($0, $1, min(3, $2)) })
  }

  @Test func slowDiskLosesNothing() throws {
    let bytes = (0..<100).map { UInt8($0) }
    let file = PrivateFile(path: folder("file"), calls: Self.slow)
    try file.write(bytes)
    #expect(try PrivateFile(path: file.path).read() == bytes)
    #expect(try file.read() == bytes)
  }

  @Test func fileTruncatedWhileItIsReadIsReadAsFarAsItGoes() throws {
    try folder.write("contents", to: "file")
    let path = folder("file")
    let calls = FileCalls(read: {
      truncate(path, 5)
      return Glibc.read($0, $1, min(3, $2))
    })
    #expect(try PrivateFile(path: path, calls: calls).read() == Array("conte".utf8))
  }

  private static let failures: [(FileCalls, Int32)] = [
    (FileCalls(write: { _, _, _ in failing(ENOSPC) }), ENOSPC),
    (FileCalls(write: { _, _, _ in 0 }), EIO),
    (FileCalls(synchronize: { _ in Int32(failing(EDQUOT)) }), EDQUOT),
    (
      FileCalls(close: {
        close($0)
        return Int32(failing(EBADF))
      }), EBADF
    ),
  ]

  private static func failing(_ error: Int32) -> Int {
    errno = error
    return -1
  }

  @Test(arguments: failures.indices)
  func failureOfTheDiskKeepsTheOldContents(index: Int) throws {
    let (calls, error) = Self.failures[index]
    let path = folder("file")
    try PrivateFile(path: path).write([1])
    #expect(throws: FileError(error)) {
      try PrivateFile(path: path, calls: calls).write([2, 3])
    }
    #expect(try PrivateFile(path: path).read() == [1])
    #expect(folder.names() == ["file"])
  }

  @Test func contentsReachTheDiskBeforeTheFileIsRenamed() throws {
    let path = folder("file")
    let states = Mutex<[Bool]>([])
    let calls = FileCalls(
      synchronize: { _ in
        states.withLock { $0.append(FileSystem.isFile(path)) }
        return 0
      })
    try PrivateFile(path: path, calls: calls).write([1])
    #expect(states.withLock { $0 } == [false])
    #expect(FileSystem.isFile(path))
  }

  @Test func errorOfReadingIsThrown() throws {
    try folder.write("contents", to: "file")
    let calls = FileCalls(read: { _, _, _ in Self.failing(EIO) })
    #expect(throws: FileError(EIO)) {
      try PrivateFile(path: folder("file"), calls: calls).read()
    }
  }
}
