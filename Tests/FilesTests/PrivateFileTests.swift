import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct PrivateFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writtenBytesAreReadBackAndPrivateToTheUser() throws {
    let file = PrivateFile(path: folder("a/b/file"))
    #expect(try file.read() == nil)
    for bytes in [[1, 2, 3], [], [UInt8](repeating: 7, count: 1_000_000)] {
      try file.write(bytes)
      #expect(try file.read() == bytes)
    }
    try file.write(Data([4]))
    #expect(try file.read() == [4])
    #expect(try folder.mode("a/b/file") == 0o600)
    #expect(try folder.mode("a") == 0o700 && folder.mode("a/b") == 0o700)
    #expect(folder.names(in: "a/b") == ["file"])
  }

  @Test func writingRestrictsPermissionsOfAnExistingFile() throws {
    try folder.write("old", to: "file")
    chmod(folder("file"), 0o644)
    try PrivateFile(path: folder("file")).write([1])
    #expect(try folder.mode("file") == 0o600)
  }

  @Test func writingReplacesASymlinkNotItsTarget() throws {
    try folder.write("precious", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("target"))
    try PrivateFile(path: folder("link")).write([1])
    #expect(try PrivateFile(path: folder("target")).read() == Array("precious".utf8))
    #expect(try PrivateFile(path: folder("link")).read() == [1])
  }

  @Test(.timeLimit(.minutes(10)))
  func readingAPipeOrFolderFailsImmediately() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    for path in [folder("pipe"), folder.path, "/dev/null"] {
      #expect(throws: FileError(EINVAL)) { try PrivateFile(path: path).read() }
    }
  }

  @Test func fileAboveTheSizeLimitIsRejected() throws {
    let file = PrivateFile(path: folder("file"))
    try file.write([UInt8](repeating: 1, count: 11))
    #expect(throws: FileError(EFBIG)) { try file.read(limit: 10) }
    #expect(try file.read(limit: 11)?.count == 11)
  }

  @Test func sizeLimitIs16MiBUnlessGiven() throws {
    try folder.write("", to: "file")
    let file = PrivateFile(path: folder("file"))
    #expect(truncate(file.path, 16 << 20 + 1) == 0)
    #expect(throws: FileError(EFBIG)) { try file.read() }
    #expect(truncate(file.path, 16 << 20) == 0)
    #expect(try file.read()?.count == 16 << 20)
  }

  @Test func onlyAMissingFileReadsAsNone() {
    let name = String(repeating: "a", count: 300)
    #expect(throws: FileError(ENAMETOOLONG)) { try PrivateFile(path: folder(name)).read() }
  }

  @Test(
    .enabled(if: PrivateFileTests.failingFile != nil, "needs a file that cannot be read"),
    .timeLimit(.minutes(10)))
  func errorWhileReadingIsThrown() throws {
    let path = try #require(Self.failingFile)
    #expect(throws: FileError(EINVAL)) { try PrivateFile(path: path).read() }
  }

  /// The kernel's file for the speed of the loopback interface, which has none: the file can be
  /// opened, but reading fails.
  private static let failingFile: String? = {
    let path = "/sys/class/net/lo/speed"
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    return fgetc(file) == EOF && errno == EINVAL ? path : nil
  }()

  /// The kernel's virtual files report the size of a page, and contain a line.
  @Test(
    .enabled(if: PrivateFileTests.kernelsFile != nil, "needs a readable file of /sys/kernel"),
    .timeLimit(.minutes(10)))
  func fileShorterThanItsReportedSizeIsRead() throws {
    let path = try #require(Self.kernelsFile)
    let bytes = try #require(try PrivateFile(path: path).read())
    #expect(!bytes.isEmpty && bytes.count < 4096 && bytes.last == UInt8(ascii: "\n"))
  }

  private static let kernelsFile: String? = [
    "/sys/kernel/uevent_seqnum", "/sys/kernel/mm/transparent_hugepage/enabled",
  ].first { (path: String) in access(path, R_OK) == 0 }

  @Test func failureToCreateANestedFolderThrows() throws {
    #expect(throws: FileError(ENAMETOOLONG)) {
      try PrivateFile.makeFolder(folder("new/" + String(repeating: "a", count: 300)))
    }
    try PrivateFile.makeFolder(folder("new/inside"))
    try PrivateFile.makeFolder(folder("new/inside"))
    #expect(folder.names() == ["new"])
  }

  @Test func failedWriteReportsTheSystemErrorAndLeavesNoFiles() throws {
    try FileManager.default.createDirectory(
      atPath: folder("file/inside"), withIntermediateDirectories: true)
    let error = #expect(throws: FileError.self) {
      try PrivateFile(path: folder("file")).write([1])
    }
    #expect(error?.reason.isEmpty == false)
    #expect(folder.names() == ["file"])
    try folder.write("", to: "plain")
    #expect(throws: FileError(ENOTDIR)) { try PrivateFile(path: folder("plain/x")).write([1]) }
    #expect(try PrivateFile(path: folder("plain/x")).read() == nil)
  }

  @Test func unopenableTemporaryFileReportsTheSystemError() {
    // The name of the temporary file is longer and exceeds the limit of 255 bytes.
    let file = PrivateFile(path: folder(String(repeating: "a", count: 250)))
    #expect(throws: FileError(ENAMETOOLONG)) { try file.write([1]) }
    #expect(folder.names().isEmpty)
  }

  @Test func interruptedWriteKeepsTheOldContents() async throws {
    let file = PrivateFile(path: folder("file"))
    try file.write([1])
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      // As on a full disk, a part is written before the error.
      signal(SIGXFSZ, SIG_IGN)
      let size = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      var usual = rlimit()
      guard getrlimit(size, &usual) == 0 else { fatalError("no limit") }
      var limit = rlimit(rlim_cur: 2, rlim_max: usual.rlim_max)
      guard setrlimit(size, &limit) == 0 else { fatalError("no limit") }
      // What measures the coverage writes its file when the process ends.
      defer { setrlimit(size, &usual) }
      // Ends the process if it retries forever.
      alarm(120)
      do {
        try PrivateFile(path: path).write([2, 3, 4, 5])
        fatalError("no error")
      } catch {
        guard (error as? FileError)?.code == EFBIG else { fatalError("\(error)") }
      }
    }
    #expect(try file.read() == [1])
    #expect(folder.names() == ["file"])
  }

  @Test func folderPathThatIsTooLongCreatesNoFolders() {
    let path = folder(String(repeating: "d/", count: 2100) + "d")
    #expect(throws: FileError(ENAMETOOLONG)) { try PrivateFile.makeFolder(path) }
    #expect(folder.names().isEmpty)
  }

  @Test func onlyTemporaryFilesOfDeadProcessesAreRemoved() throws {
    // No process has the number 0x7FFFFFFF, which is above Linux's limit.
    let names = [
      ".file.2147483647-1.new", ".file.\(getpid())-1.new", ".file.new", "file.2147483647-1.new",
      ".file.-5-1.new", ".file.x-1.new", "file",
    ]
    for name in names { try folder.write("", to: name) }
    let rest = names.dropFirst().sorted()
    #expect(PrivateFile.removeLeftovers(in: folder.path).sorted() == rest)
    #expect(folder.names() == rest)
    #expect(PrivateFile.removeLeftovers(in: folder("none")).isEmpty)
  }

  @Test func quarantineRenamesTheFile() throws {
    let file = PrivateFile(path: folder("file"))
    try file.write([1])
    file.quarantine()
    #expect(folder.names() == ["file.corrupt"] && file.quarantinePath == folder("file.corrupt"))
  }

  @Test(arguments: [("/a/b", "/a", "b"), ("a", "", "a"), ("/a", "/", "a"), ("a/b/", "a/b", "")])
  func pathIsSplitIntoFolderAndName(path: String, folder: String, name: String) {
    #expect(FilePath.folder(of: path) == folder && FilePath.name(of: path) == name)
  }
}
