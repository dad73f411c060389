import Files
import TestSupport
import Testing

/// The examples of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test(arguments: [
    "Files/PrivateFile"
  ])
  func documentationExamplesMatchTheCompiledTests(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func fileIsWrittenReadAndQuarantined() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path

    let file = PrivateFile(path: folder + "/cache/board.json")
    try file.write("[]".utf8)
    let bytes = try file.read()
    // A file that cannot be decoded is set aside, and the next read finds none.
    file.quarantine()
    #expect(bytes == Array("[]".utf8))
    #expect(try file.read() == nil)
    #expect(FileSystem.isFile(file.quarantinePath))
  }
}
