import Foundation
import Testing

/// Random but reproducible walks through the whole program; `make ci` and `make walk` take longer
/// ones.
@MainActor
struct ProgramWalkTests {
  private nonisolated static let steps =
    ProcessInfo.processInfo.environment["WALK_STEPS"].flatMap { Int($0) } ?? 5_000
  /// Each walk starts a new program, so that behaviour after a start is tested more than once.
  private nonisolated static let walks = 10

  @Test(arguments: 1...walks)
  func randomWalkViolatesNoInvariant(seed: Int) async throws {
    let walker = ProgramWalker(seed: UInt64(seed))
    try await walker.walk(Self.steps / Self.walks)
    #expect(walker.steps == Self.steps / Self.walks)
  }
}
