import Foundation
import Glibc
import Testing

/// The program `StorageWriter`, run as a child process.
struct StorageWriter {
  private let process = Process()
  private let output = Pipe()

  /// Starts the program with these arguments.
  init(_ arguments: String...) throws {
    process.executableURL = try Self.program()
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// Reads `count` lines, kills the program immediately with SIGKILL, whatever it is doing, and
  /// returns the last number that it printed.
  func killed(afterLines count: Int) -> Int {
    var text = Data()
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      text.append(more)
    }
    kill(process.processIdentifier, SIGKILL)
    text.append(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    // An incomplete line does not count.
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    return lines.last.flatMap { Int($0) } ?? 0
  }

  /// Waits for the program to exit and returns its output.
  func finished() -> [String] {
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func program() throws -> URL {
    // The test bundle is next to the programs that were built with it.
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "StorageWriter")
    try #require(FileManager.default.isExecutableFile(atPath: program.path))
    return program
  }
}
