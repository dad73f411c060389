import Files
import Foundation
import Synchronization
import Testing

@testable import WeatherServices

@Suite struct WorkerPoolTests {
  @Test func allJobsRunWithinThreadLimit() async {
    let pool = WorkerPool(threads: 3)
    let seen = SeenThreads()
    let sum = await withTaskExecutorPreference(pool) {
      await withTaskGroup { group in
        for number in 1...500 {
          group.addTask {
            await Task.yield()
            seen.addCurrent()
            return number
          }
        }
        return await group.reduce(0, +)
      }
    }
    #expect(sum == 500 * 501 / 2)
    #expect((1...3).contains(seen.count))
  }

  @Test(arguments: [
    (Duration.milliseconds(2300), 7, 900_000_000), (.milliseconds(700), 6, 300_000_000),
  ])
  func deadlineCarriesNanoseconds(duration: Duration, seconds: Int, nanoseconds: Int) {
    let deadline = ConditionLock.time(
      duration, after: timespec(tv_sec: 5, tv_nsec: 600_000_000))
    #expect(deadline.tv_sec == seconds && deadline.tv_nsec == nanoseconds)
  }

  @Test func blockedJobDoesNotBlockOtherJobs() async {
    let pool = WorkerPool(threads: 2)
    let gate = DispatchSemaphore(value: 0)
    let blocked = Task(executorPreference: pool) { gate.waitForTest() }
    await Task(executorPreference: pool) { _ = gate.signal() }.value
    await blocked.value
  }

  @Test func jobsQueuedWhilePoolIsHeldRunAfterwards() async {
    let pool = WorkerPool(threads: 2)
    var jobs: [Task<Int, Never>] = []
    var threadsWhileHeld = 0
    pool.withJobsPaused {
      jobs = (1...5).map { number in Task(executorPreference: pool) { number } }
      threadsWhileHeld = pool.threadCount
    }
    #expect(threadsWhileHeld == 0)
    var sum = 0
    for job in jobs { sum += await job.value }
    #expect(sum == 15)
    #expect((1...2).contains(pool.threadCount))
  }

  @Test func pauseActionRunsOnlyWhenNeeded() async {
    enum Event { case requested, run }
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let answers = Mutex([false, true])
    let pool = WorkerPool(
      threads: 1,
      pause: .init(
        length: .milliseconds(1),
        isNeeded: {
          continuation.yield(.requested)
          return answers.withLock { !$0.isEmpty && $0.removeFirst() }
        }, action: { continuation.yield(.run) }))
    var iterator = events.makeAsyncIterator()
    await Task(executorPreference: pool) {}.value
    #expect(await iterator.next() == .requested)
    await Task(executorPreference: pool) {}.value
    #expect(await iterator.next() == .requested)
    #expect(await iterator.next() == .run)
  }

  @Test func memoryReleaseIsNotRepeatedWithoutGrowth() {
    typealias Pause = WorkerPool.Pause
    let size = Mutex(Pause.usualMemory)
    let pause = Pause.memory(size: { size.withLock { $0 } }, release: {})
    func isNeeded(at bytes: Int) -> Bool {
      size.withLock { $0 = bytes }
      return pause.isNeeded()
    }
    #expect(!isNeeded(at: Pause.usualMemory))
    #expect(isNeeded(at: Pause.usualMemory + 1))
    // The search is open, so its index stays.
    let open = Pause.usualMemory + (8 << 20)
    #expect(isNeeded(at: open))
    pause.action()
    #expect(!isNeeded(at: open))
    #expect(!isNeeded(at: open + Pause.memoryGrowth))
    #expect(isNeeded(at: open + Pause.memoryGrowth + 1))
    // It is closed again.
    #expect(!isNeeded(at: Pause.usualMemory - (4 << 20)))
    #expect(isNeeded(at: Pause.usualMemory + 1))
  }
}

@Suite struct ResidentMemoryTests {
  /// Returns the kilobytes of code that are resident.
  private static func residentCode() throws -> Int {
    var isCode = false
    return try String(contentsOfFile: "/proc/self/smaps", encoding: .utf8).split(separator: "\n")
      .reduce(0) { sum, line in
        let words = line.split(separator: " ")
        if words.count > 1, words[1].count == 4, words[1].hasSuffix("p") {
          isCode = words[1].contains("x")
        }
        return isCode && words.first == "Rss:" ? sum + (Int(words[1]) ?? 0) : sum
      }
  }

  /// The thread sanitizer leaves no resident code in the list.
  private static let isUnderThreadSanitizer = dlsym(nil, "__tsan_init") != nil

  @Test(.disabled(if: isUnderThreadSanitizer))
  func memoryReleaseReducesResidentCode() throws {
    #expect(ResidentMemory.size > 1 << 20)
    let before = try Self.residentCode()
    ResidentMemory.release()
    let after = try Self.residentCode()
    #expect(before > 0)
    // Other tests run at the same time.
    #expect(after < before)
  }
}

private final class SeenThreads: Sendable {
  private let threads = Mutex<Set<pthread_t>>([])
  var count: Int { threads.withLock { $0.count } }
  func addCurrent() { _ = threads.withLock { $0.insert(pthread_self()) } }
}

extension DispatchSemaphore {
  /// Blocks the thread, as reading a file may.
  fileprivate func waitForTest() { wait() }
}

@Suite struct MachineClockTests {
  private let clock = MachineClock()

  @Test func sleepDoesNotEndBeforeItsDeadline() async throws {
    let deadline = clock.now.advanced(by: .milliseconds(2))
    try await clock.sleep(until: deadline, tolerance: nil)
    #expect(clock.now >= deadline)
  }

  @Test func sleepUntilPastDeadlineReturns() async throws {
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-60)), tolerance: nil)
  }

  @Test func cancellingEndsALongSleep() async {
    let clock = clock
    let sleeping = Task {
      try await clock.sleep(until: clock.now + .seconds(3_600), tolerance: nil)
    }
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
  }

  @Test func manyTasksSleepConcurrently() async {
    let clock = clock
    let count = await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          let length = Duration.microseconds(number * 50)
          return (try? await clock.sleep(until: clock.now + length, tolerance: nil)) == nil ? 0 : 1
        }
      }
      return await group.reduce(0, +)
    }
    #expect(count == 200)
  }
}
