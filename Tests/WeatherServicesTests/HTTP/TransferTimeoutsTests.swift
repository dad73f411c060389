import Foundation
import Testing

@testable import WeatherServices

@Suite struct TransferTimeoutsTests {
  /// A test cannot wait 15 s, but the documented timeouts must be those of the program.
  @Test func documentedTimeoutsMatchTheCode() throws {
    let limits = TransferTimeouts.standard
    let (connect, silence) = (limits.connect.components.seconds, limits.silence.components.seconds)
    let said = """
      times out after \(connect) s without a connection or \(silence) s of silence, retried, \
      \(limits.total.components.seconds) s in all
      """
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let page = folder.appending(path: "docs/reliability.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(said))
  }
}
