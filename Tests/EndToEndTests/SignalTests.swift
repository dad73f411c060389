import Foundation
import Testing

extension EndToEnd {
  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1])
  func terminationSignalPersistsTheLastChange(signal: Int32) throws {
    let program = try BuiltProgram()
    let terminal = try Terminal(program: program)
    try terminal.wait("the page") { $0.contains("37.57") && $0.contains("SAMPLE") }
    let process = try terminal.processID()
    try terminal.type("f")
    // Wait until the key has been handled, since an immediate signal could overtake it.
    try terminal.wait("the favourite") { $0.contains("★") }
    kill(process, signal)
    try terminal.waitForEnd()
    let state = try String(contentsOf: program.stateFile, encoding: .utf8)
    let json = try JSONSerialization.jsonObject(with: Data(state.utf8)) as? [String: Any]
    #expect((json?["favourites"] as? [Any])?.isEmpty == false)
  }

  @Test func hungLockDoesNotBlockQuitting() throws {
    let program = try BuiltProgram()
    let terminal = try Terminal(program: program)
    try terminal.wait("the page") { $0.contains("37.57") && $0.contains("SAMPLE") }
    try FileManager.default.createDirectory(
      at: program.stateFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = open(program.stateFile.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    try terminal.type("f")
    try terminal.type("q")
    try terminal.waitForEnd()
    #expect(FileManager.default.fileExists(atPath: program.stateFile.path))
  }
}

extension BuiltProgram {
  /// The file that is saved for the next run.
  var stateFile: URL { home.appending(path: "state/weather-tui/state.json") }
}
