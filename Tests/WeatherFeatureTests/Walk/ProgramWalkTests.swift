import Foundation
import Testing

/// Walks through the whole program, at random but the same each time; `make ci` and `make walk` walk
/// further.
@MainActor
struct ProgramWalkTests {
  private nonisolated static let steps =
    ProcessInfo.processInfo.environment["WALK_STEPS"].flatMap { Int($0) } ?? 5_000
  /// Each walk begins again: what only a young program does is met more than once.
  private nonisolated static let walks = 10

  @Test(arguments: 1...walks)
  func nothingThatIsPressedOrHappensBreaksAPromise(seed: Int) async throws {
    let walker = ProgramWalker(seed: UInt64(seed))
    try await walker.walk(Self.steps / Self.walks)
    #expect(walker.steps == Self.steps / Self.walks)
  }
}
