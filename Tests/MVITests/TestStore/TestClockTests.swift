import TestSupport
import Testing

@MainActor
struct TestClockTests {
  private let clock = TestClock()

  private func task(
    _ operation: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Task<Void, any Error> {
    Task(executorPreference: TestExecutor.shared, operation: operation)
  }

  private func sleeper(
    _ seconds: Int, _ wake: @escaping @MainActor () -> Void
  ) -> Task<Void, any Error> {
    task { [clock] in
      try await clock.sleep(for: .seconds(seconds))
      wake()
    }
  }

  @Test func sleepersAreWokenInTheOrderOfTheirDeadlines() async {
    var woken: [Int] = []
    for seconds in [3, 1, 2] { _ = sleeper(seconds) { woken.append(seconds) } }
    await clock.advance(by: .seconds(2))
    #expect(woken == [1, 2])
    #expect(clock.sleepers == 1)
    await clock.run()
    #expect(woken == [1, 2, 3])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func advancingFiresEveryTimerTick() async {
    var ticks: [Duration] = []
    let timer = task { [clock] in
      while true {
        try await clock.sleep(for: .seconds(1))
        ticks.append(clock.now.offset)
      }
    }
    await clock.advance(by: .seconds(60))
    #expect(ticks == (1...60).map { .seconds($0) })
    timer.cancel()
    await settle()
    #expect(clock.sleepers == 0)
  }

  @Test func aCancelledSleeperIsWokenAtOnce() async {
    let task = sleeper(1) { Issue.record("it was cancelled") }
    await settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test func sleepThrowsInACancelledTask() async {
    let task = sleeper(1) { Issue.record("it was cancelled") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func pastDeadlineReturnsImmediately() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
  }
}
