import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct LogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String = "state/log") throws -> String {
    try String(contentsOfFile: folder(name), encoding: .utf8)
  }

  private func log(_ level: LogLevel, secrets: [String] = []) -> ProgramLog {
    ProgramLog(
      path: folder("state/log"), level: level, secrets: secrets,
      now: { Date(timeIntervalSince1970: 0) })
  }

  @Test func logLineContainsTimeLevelAndMessage() throws {
    let log = log(.info)
    log(.info, "started")
    log(.debug, "not wanted")
    log(.error, "broken")
    #expect(
      try text() == "1970-01-01T00:00:00Z info started\n1970-01-01T00:00:00Z error broken\n")
    #expect(try folder.mode("state/log") == 0o600)
    #expect(try folder.mode("state") == 0o700)
  }

  @Test func messageBelowLogLevelIsNotEvaluated() {
    let log = log(.warning)
    func message() -> String {
      Issue.record("made")
      return ""
    }
    log(.info, message())
    ProgramLog.none(.error, message())
  }

  @Test func logFileIsNotCreatedWithoutMessages() {
    _ = log(.trace)
    #expect(folder.names().isEmpty)
  }

  /// The recipient may log the issue.
  @Test func unwritableLogIsReported() throws {
    let issues = Mutex<[StorageIssue]>([])
    let logs = Mutex<ProgramLog>(.none)
    let log = ProgramLog(
      path: folder("file/log"), level: .info, secrets: [],
      onIssue: { issue in
        let isFirst = issues.withLock { issues in
          issues.append(issue)
          return issues.count == 1
        }
        let current = logs.withLock { $0 }
        if isFirst { current(.warning, "\(issue)") }
      },
      now: { Date(timeIntervalSince1970: 0) })
    logs.withLock { $0 = log }
    log(.debug, "not wanted")
    try Data().write(to: URL(filePath: folder("file")))
    log(.info, "started")
    let issue = StorageIssue.unwritable(path: folder("file/log"))
    #expect(issues.withLock { $0 } == [issue, issue])
    try FileManager.default.removeItem(atPath: folder("file"))
    log(.info, "again")
    #expect(issues.withLock { $0.count } == 2)
    #expect(try text("file/log").hasSuffix(" info again\n"))
  }

  @Test func secretIsRedactedPlainAndPercentEncoded() throws {
    log(.trace, secrets: ["a key/1"])(.info, "for a key/1 and for a%20key%2F1")
    #expect(try text().hasSuffix(" info for *** and for ***\n"))
  }

  @Test func lineBreaksAndEscapesInMessageAreSanitized() throws {
    log(.trace)(.info, "one\n1970-01-01T00:00:00Z error two\u{1B}[2J")
    #expect(try text().split(separator: "\n").count == 1)
    #expect(try !text().contains("\u{1B}"))
  }

  @Test func fullLogIsRotatedToOneBackup() throws {
    let file = LogFile(path: folder("log"), limit: 100)
    let line = String(repeating: "x", count: 29) + "\n"
    for index in 0..<10 { file.append("\(index)" + line) }
    // Three lines of 31 bytes fit; a fourth does not.
    #expect(try text("log") == "9" + line)
    #expect(try text("log.1") == "6\(line)7\(line)8\(line)")
    #expect(folder.names() == ["log", "log.1"])
  }

  @Test func logIsRotatedOnlyBeyondItsLimit() throws {
    let line = String(repeating: "x", count: 30) + "\n"
    let file = LogFile(path: folder("log"), limit: 62)
    for _ in 0..<2 { file.append(line) }
    #expect(folder.names() == ["log"])
    file.append(line)
    #expect(folder.names() == ["log", "log.1"])
    // An empty file has nothing to back up, however long the line is.
    LogFile(path: folder("small"), limit: 10).append(line)
    #expect(folder.names() == ["log", "log.1", "small"])
  }

  @Test func logRotatedByAnotherProcessIsReopened() throws {
    let (one, other) = (LogFile(path: folder("log"), limit: 40), LogFile(path: folder("log")))
    other.append("a\n")
    one.append(String(repeating: "b", count: 39) + "\n")
    other.append("c\n")
    #expect(try text("log").hasSuffix("b\nc\n"))
    #expect(try text("log.1") == "a\n")
  }

  @Test func unwritableLogIsIgnored() throws {
    try folder.write("a file in the folder's place", to: "state")
    log(.trace)(.info, "nowhere to go")
    #expect(folder.names() == ["state"])
  }

  @Test func requestIsLoggedWithSecretsRedacted() async throws {
    let server = try LocalServer { _ in .json("{}") }
    let client = HTTPClient(userAgent: "test", log: log(.trace))
    var request = HTTPRequest(base: try #require(ServerURL(string: server.address)), path: "data")
    request.query = [.init(name: "appid", value: "secret", isSecret: true)]
    _ = try await client.response(to: request)
    #expect(server.requests.first?.query["appid"] == "secret")
    #expect(try text().contains("/data?appid=***") && text().contains("status 200, 2 bytes"))
    #expect(try !text().contains("secret"))
  }

  @Test(.timeLimit(.minutes(10)))
  func fifoAtLogPathDoesNotBlock() {
    #expect(mkfifo(folder("log"), 0o600) == 0)
    LogFile(path: folder("log")).append("x\n")
  }
}
