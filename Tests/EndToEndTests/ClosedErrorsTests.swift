import Foundation
import TestSupport
import Testing

/// Standard error that cannot be written: closed, on a full disk, or closed along with the other
/// descriptors. Neither the exit status nor the result is affected.
extension EndToEnd {
  private static let redirections = ["2>&-", "2>/dev/full", "<&- >&- 2>&-"]

  private static let failures: [(arguments: [String], status: Int32)] = [
    (["--json", "--offline", "10,10"], 69), (["--demo", "--json", "qqzzxxqqzz"], 64),
    (["--demo", "--format", "{nope}", "10,10"], 64), (["--nonsense"], 64), (["10,10"], 64),
    (["cities", "import", "/nope"], 65), (["--demo", "--lang", "xx", "--json"], 64),
    (["here"], 64),
  ]

  @Test(arguments: redirections, failures)
  func unwritableStandardErrorPreservesTheExitStatus(
    redirection: String, run: (arguments: [String], status: Int32)
  ) throws {
    let outcome = try BuiltProgram().run(run.arguments, redirection: redirection)
    #expect(outcome.status == run.status)
  }

  @Test(arguments: ["2>&-", "2>/dev/full"])
  func unwritableWarningDoesNotLoseTheResult(redirection: String) throws {
    let server = try LocalServer { OpenMeteoServer.answer($0) }
    let program = try BuiltProgram()
    let environment = OpenMeteoServer.environment(server)
    let fresh = try program.run(["--json", "10,10"], environment: environment)
    #expect(fresh.status == 0 && fresh.errors.isEmpty)
    let kept = try program.run(
      ["--json", "--offline", "10,10"], environment: environment, redirection: redirection)
    #expect(kept.status == 0 && kept.output.contains(#""stale": true"#))
  }

  @Test func unwritableStandardOutputExitsWith74() throws {
    let outcome = try BuiltProgram().run(["--demo", "--json", "10,10"], redirection: ">&- 2>&-")
    #expect(outcome.status == 74)
    #expect(try BuiltProgram().run(["--help"], redirection: ">/dev/full").status == 74)
  }

  @Test(arguments: [["--\u{1B}[31mx"], ["cities", "search", "a", "--\u{9B}31mx"]])
  func unknownOptionIsPrintedWithoutControlCharacters(arguments: [String]) throws {
    let outcome = try BuiltProgram().run(arguments)
    #expect(outcome.status == 64 && outcome.errors.contains("31mx"))
    #expect(!outcome.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
  }
}
