import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct MappedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func bytesAndStatusAreThoseOfTheFile() throws {
    try folder.write("contents", to: "file")
    let file = try #require(MappedFile(path: folder("file"), sizes: 1...100))
    #expect(Array(file.bytes) == Array("contents".utf8))
    #expect(file.status.st_size == 8)
    #expect(!file.isDamaged)
  }

  @Test(arguments: [(8...8, true), (1...7, false), (9...100, false)])
  func onlyAcceptedSizesAreMapped(sizes: ClosedRange<Int>, isMapped: Bool) throws {
    try folder.write("contents", to: "file")
    #expect((MappedFile(path: folder("file"), sizes: sizes) != nil) == isMapped)
  }

  @Test(.timeLimit(.minutes(10)))
  func onlyRegularFilesAreMapped() {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    for path in [folder("pipe"), folder.path, folder("none"), "/dev/zero"] {
      #expect(MappedFile(path: path, sizes: 1...1_000_000) == nil, "\(path)")
    }
  }
}
