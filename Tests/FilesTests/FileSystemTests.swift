import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func namesAreThoseOfFilesAndFolders() throws {
    for name in ["a", ".hidden", "서울", "inner/file"] { try folder.write("", to: name) }
    #expect(FileSystem.names(in: folder.path).sorted() == [".hidden", "a", "inner", "서울"])
    #expect(FileSystem.names(in: folder("inner")) == ["file"])
    #expect(FileSystem.names(in: folder("a")).isEmpty)
    #expect(FileSystem.names(in: folder("none")).isEmpty)
  }

  @Test func linkTargetIsReadWithoutFollowingIt() throws {
    try folder.write("", to: "file")
    let links = [("link", "file"), ("broken", "../nowhere"), ("second", "link")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder(name), withDestinationPath: target)
      #expect(FileSystem.target(ofLink: folder(name)) == target)
    }
    #expect(FileSystem.target(ofLink: folder("file")) == nil)
    #expect(FileSystem.target(ofLink: folder("none")) == nil)
  }

  @Test func onlyExistingFilesAreFiles() throws {
    try folder.write("", to: "inner/file")
    let links = [("toFile", "inner/file"), ("toFolder", "inner"), ("broken", "none")]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder(name), withDestinationPath: target)
    }
    for name in ["inner/file", "toFile"] { #expect(FileSystem.isFile(folder(name)), "\(name)") }
    for name in ["inner", "toFolder", "broken", "none", "inner/file/none"] {
      #expect(!FileSystem.isFile(folder(name)), "\(name)")
    }
  }

  @Test func writtenTextReplacesTheFile() throws {
    for text in ["a longer text", "서울\n", "", String(repeating: "x", count: 100_000)] {
      try FileSystem.write(text, to: folder("file"))
      #expect(try PrivateFile(path: folder("file")).read() == Array(text.utf8))
    }
    #expect(throws: FileError(ENOENT)) { try FileSystem.write("a", to: folder("none/file")) }
  }

  /// A short text fails when the file is closed, a long one while it is written.
  @Test(
    .enabled(if: access("/dev/full", W_OK) == 0, "needs /dev/full"),
    arguments: [1, 1_000_000])
  func fullDeviceIsReported(count: Int) {
    #expect(throws: FileError(ENOSPC)) {
      try FileSystem.write(String(repeating: "x", count: count), to: "/dev/full")
    }
  }
}

@Suite struct ResidentMemoryTests {
  @Test func residentMemoryIsReportedInWholePages() {
    let size = ResidentMemory.size
    // No test process fits into 1 MiB, or needs a terabyte.
    #expect((1 << 20..<1 << 40).contains(size))
    #expect(size.isMultiple(of: Int(getpagesize())))
  }
}
