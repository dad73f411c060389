import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The live client on real files. Each one checks once, since the next check is a minute later.
@Suite struct UpgradeClientTests {
  private let folder: TemporaryFolder
  private let program: String

  init() throws {
    folder = try TemporaryFolder()
    program = folder("bin/program")
    try folder.write("1", to: "bin/program")
  }

  @Test func unchangedProgramIsNotReportedAsReplaced() throws {
    let client = UpgradeClient.live(executable: program)
    // Another program in the folder does not count.
    try folder.write("2", to: "bin/.program.new")
    #expect(!client.isReplaced())
  }

  @Test(arguments: [".program.new", "program.dpkg-new"])
  func renamingFileOverProgramIsReportedAsReplaced(name: String) throws {
    let client = UpgradeClient.live(executable: program)
    try folder.write("2", to: "bin/" + name)
    #expect(rename(folder("bin/" + name), program) == 0)
    #expect(client.isReplaced())
    #expect(client.isReplaced())
  }

  @Test func removedProgramIsNotReportedAsReplaced() throws {
    let client = UpgradeClient.live(executable: program)
    try FileManager.default.removeItem(atPath: program)
    #expect(!client.isReplaced())
  }

  @Test func programWithMissingPathIsNotReportedAsReplaced() {
    #expect(!UpgradeClient.live(executable: program + " (deleted)").isReplaced())
  }

  @Test func runningExecutableIsFoundAndNotReplaced() {
    #expect(FileIdentity(path: DataFiles.executable) != nil)
    #expect(!UpgradeClient.live().isReplaced())
  }
}
