import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct KeptAnswersTests {
  /// How often the provider was asked.
  private final class Count: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func next() -> Int {
      number.withLock {
        $0 += 1
        return $0
      }
    }
  }

  private let folder: TemporaryFolder
  private let clock = SetClock()
  private let asked = Count()
  private let request = WeatherRequest(place: seoul, provider: .openMeteo, language: "en")

  init() throws { folder = try TemporaryFolder() }

  /// One copy of the program, whose provider answers with how often it was asked.
  private func copy(
    change: @escaping @Sendable (inout WeatherReport) -> Void = { _ in }
  ) -> KeptAnswers {
    KeptAnswers(
      folder: folder("forecasts"),
      client: WeatherClient(report: { [clock, asked] request async throws(WeatherFailure) in
        var report = SampleProvider.report(for: request.place, now: clock.now)
        report.provider = request.provider
        report.current.temperature = Double(asked.next())
        change(&report)
        return report
      }), now: { [clock] in clock.now })
  }

  private var timesAsked: Int { asked.value }

  @Test func forTenMinutesWhatIsKeptIsTheAnswer() async throws {
    for _ in 1...5 {
      #expect(try await copy().report(request).current.temperature == 1)
      clock.advance(119)
    }
    clock.advance(10)
    #expect(try await copy().report(request).current.temperature == 2)
    #expect(timesAsked == 2)
  }

  @Test func whoSaysHowOldItMayBeIsObeyed() async throws {
    _ = try await copy().report(request)
    clock.advance(90)
    #expect(try await copy().report(request, noOlderThan: 91).current.temperature == 1)
    #expect(try await copy().report(request, noOlderThan: 90).current.temperature == 2)
    #expect(try await copy().report(request, noOlderThan: 0).current.temperature == 3)
    clock.advance(3000)
    #expect(try await copy().report(request, noOlderThan: 3600).current.temperature == 3)
  }

  @Test func anAnswerThatItsProviderWantsKeptIsKept() async throws {
    let copy = copy { $0.expiresAt = $0.fetchedAt + 1800 }
    _ = try await copy.report(request)
    clock.advance(1799)
    #expect(try await copy.report(request).current.temperature == 1)
    clock.advance(1)
    #expect(try await copy.report(request).current.temperature == 2)
  }

  @Test func fortyAtOnceOnAnEmptyCacheAskOnce() async throws {
    let temperatures = await withTaskGroup(of: Double?.self) { group in
      for _ in 1...40 {
        group.addTask { try? await copy().report(request).current.temperature }
      }
      return await group.reduce(into: [Double?]()) { $0.append($1) }
    }
    #expect(temperatures == Array(repeating: 1, count: 40))
    // No locks are left behind.
    #expect(folder.names(in: "forecasts").allSatisfy { $0.hasSuffix(".json") })
  }

  @Test func aRowsAnswerIsNoPage() async throws {
    let cache = ForecastCache.live(folder: folder("forecasts"))
    var row = SampleProvider.report(for: seoul, now: clock.now)
    row.provider = .openMeteo
    row.extent = .row
    row.hourly = []
    cache.save(row)
    let report = try await copy().report(request)
    #expect(timesAsked == 1 && !report.hourly.isEmpty)
  }

  @Test func theNameIsTheOneThatWasAskedFor() async throws {
    _ = try await copy().report(request)
    var other = request
    other.place.name = "Keijō"
    #expect(try await copy().report(other).place.name == "Keijō")
    other.place.coordinate.latitude += 1
    _ = try await copy().report(other)
    #expect(timesAsked == 2)
  }

  @Test func wordsInAnotherLanguageAreLeftOut() async throws {
    let copy = copy {
      $0.current.description = "튼구름"
      $0.language = "ko"
    }
    var korean = request
    korean.language = "ko"
    #expect(try await copy.report(korean).current.description == "튼구름")
    #expect(try await copy.report(korean).current.description == "튼구름")
    #expect(try await copy.report(request).current.description == nil)
    #expect(timesAsked == 1)
  }

  @Test func madeUpWeatherIsNeitherKeptNorLocked() async throws {
    var sample = request
    sample.provider = .sample
    for _ in 1...2 { _ = try await copy().report(sample) }
    #expect(timesAsked == 2 && folder.names().isEmpty)
  }

  @Test func aFailureIsToldAndTheNextOneAsks() async throws {
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let failing = KeptAnswers(
      folder: folder("forecasts"),
      client: WeatherClient(report: { _ async throws(WeatherFailure) in throw failure }),
      now: { [clock] in clock.now })
    await #expect(throws: failure) { try await failing.report(request) }
    #expect(try await copy().report(request).current.temperature == 1)
  }
}
