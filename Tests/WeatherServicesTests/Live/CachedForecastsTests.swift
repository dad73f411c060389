import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// A process stopped by a signal.
private struct StoppedProcess {
  let number: pid_t
  private let process = Process()

  init() throws {
    process.executableURL = URL(filePath: "/bin/sh")
    // It signals that it runs by ending its line, and then stops itself.
    process.arguments = ["-c", "kill -STOP $$"]
    try process.run()
    number = process.processIdentifier
    var status = siginfo_t()
    waitid(P_PID, id_t(number), &status, WSTOPPED | WNOWAIT)
  }

  func end() {
    kill(number, SIGKILL)
    process.waitUntilExit()
  }
}

@Suite struct CachedForecastsTests {
  /// The number of requests to the provider.
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
  private let requested = Count()
  private let request = WeatherRequest(place: seoul, provider: .openMeteo, language: "en")

  init() throws { folder = try TemporaryFolder() }

  /// Returns a running copy of the program, whose provider responds with its number of requests.
  private func copy(
    change: @escaping @Sendable (inout Fetched<WeatherReport>) -> Void = { _ in },
    warnings: @escaping @Sendable (WeatherRequest) async -> WarningsResponse? = { _ in nil },
    nearby:
      @escaping @Sendable (Fetched<WeatherReport>, WeatherRequest) async -> Fetched<WeatherReport> =
      { report, _ in report }
  ) -> CachedForecasts {
    var client = WeatherClient { [clock, requested] request async throws(WeatherFailure) in
      var report = SampleProvider.report(for: request.place, now: clock.now)
      report.provider = request.provider
      report.current.temperature = Double(requested.next())
      change(&report)
      return report
    }
    client.warnings = warnings
    client.nearby = nearby
    client.supplements = { forecast, _ in
      var page = forecast
      page.airQuality = AirQuality(index: 42, scale: .us)
      page.detailLevel = .full
      return page
    }
    return CachedForecasts(
      folder: folder("forecasts"), client: client, now: { [clock] in clock.now })
  }

  private var requestCount: Int { requested.value }

  @Test func cachedReportIsReturnedForTenMinutes() async throws {
    for _ in 1...5 {
      #expect(try await copy().report(request).current.temperature == 1)
      clock.advance(119)
    }
    clock.advance(10)
    #expect(try await copy().report(request).current.temperature == 2)
    #expect(requestCount == 2)
  }

  @Test func maxAgeOfCachedReportIsRespected() async throws {
    _ = try await copy().report(request)
    clock.advance(90)
    #expect(try await copy().report(request, noOlderThan: 91).current.temperature == 1)
    #expect(try await copy().report(request, noOlderThan: 90).current.temperature == 2)
    #expect(try await copy().report(request, noOlderThan: 0).current.temperature == 3)
    clock.advance(3000)
    #expect(try await copy().report(request, noOlderThan: 3600).current.temperature == 3)
  }

  @Test func providerExpirationExtendsCacheLifetime() async throws {
    let copy = copy { $0.expiresAt = $0.fetchedAt + 1800 }
    _ = try await copy.report(request)
    clock.advance(1799)
    #expect(try await copy.report(request).current.temperature == 1)
    clock.advance(1)
    #expect(try await copy.report(request).current.temperature == 2)
  }

  @Test func fortyConcurrentReadersMakeOneRequest() async throws {
    let temperatures = await withTaskGroup(of: Double?.self) { group in
      for _ in 1...40 {
        group.addTask { try? await copy().report(request).current.temperature }
      }
      return await group.reduce(into: [Double?]()) { $0.append($1) }
    }
    #expect(temperatures == Array(repeating: 1, count: 40))
    // No locks remain.
    #expect(folder.names(in: "forecasts").allSatisfy { $0.hasSuffix(".json") })
  }

  @Test func summaryInCacheDoesNotSatisfyFullRequest() async throws {
    let cache = ForecastCache.live(folder: folder("forecasts"))
    var row = SampleProvider.report(for: seoul, now: clock.now)
    row.provider = .openMeteo
    row.detailLevel = .summary
    row.hourly = []
    cache.save(row)
    let report = try await copy().report(request)
    #expect(requestCount == 1 && !report.hourly.isEmpty)
  }

  @Test func cachedForecastServesLinesAndIsSupplementedForPage() async throws {
    var line = request
    line.detailLevel = .forecast
    _ = try await copy().report(line)
    _ = try await copy().report(line)
    #expect(requested.value == 1)
    var page = try await copy().report(request)
    #expect(requested.value == 1 && page.airQuality?.index == 42 && page.detailLevel == .full)
    page = try await copy().report(line)
    #expect(requested.value == 1 && page.airQuality != nil)
    clock.advance(601)
    _ = try await copy().report(line)
    _ = try await copy().report(request, noOlderThan: 0)
    #expect(requested.value == 3)
  }

  @Test func cachedReportTakesRequestedPlaceName() async throws {
    _ = try await copy().report(request)
    var other = request
    other.place.name = "Keijō"
    #expect(try await copy().report(other).place.name == "Keijō")
    other.place.coordinate.latitude += 1
    _ = try await copy().report(other)
    #expect(requestCount == 2)
  }

  @Test func cachedDescriptionInOtherLanguageIsDropped() async throws {
    let copy = copy {
      $0.current.description = "튼구름"
      $0.language = "ko"
    }
    var korean = request
    korean.language = "ko"
    #expect(try await copy.report(korean).current.description == "튼구름")
    #expect(try await copy.report(korean).current.description == "튼구름")
    #expect(try await copy.report(request).current.description == nil)
    #expect(requestCount == 1)
  }

  @Test func sampleWeatherIsNotCachedOrLocked() async throws {
    var sample = request
    sample.provider = .sample
    for _ in 1...2 { _ = try await copy().report(sample) }
    #expect(requestCount == 2 && folder.names().isEmpty)
  }

  @Test func staleReportIsReturnedWhileAnotherProcessReloads() async throws {
    _ = try await copy().report(request)
    clock.advance(3600)
    let lock = try #require(try FileLock.attempt(path: lockPath))
    let answer = try await copy().answer(request)
    #expect(answer.isStale && answer.report.current.temperature == 1 && requestCount == 1)
    lock.release()
    let fresh = try await copy().answer(request)
    #expect(!fresh.isStale && fresh.report.current.temperature == 2)
  }

  @Test func lockOfStoppedProcessDoesNotBlockRequests() async throws {
    _ = try await copy().report(request)
    clock.advance(3600)
    let lock = try #require(try FileLock.attempt(path: lockPath))
    defer { lock.release() }
    let stopped = try StoppedProcess()
    defer { stopped.end() }
    try Data("\(stopped.number)\n".utf8).write(to: URL(filePath: lockPath))
    #expect(FileLock.isHolderStopped(path: lockPath))
    #expect(try await copy().answer(request).report.current.temperature == 2)
  }

  @Test func newOrFreshReportIsNotStale() async throws {
    var sample = request
    sample.provider = .sample
    #expect(try await !copy().answer(sample).isStale)
    for _ in 1...2 { #expect(try await !copy().answer(request).isStale) }
  }

  @Test func reportThatAnotherProcessStoresDuringTheWaitIsUsed() async throws {
    _ = try await copy().report(request)
    clock.advance(10)
    let cache = ForecastCache.live(folder: folder("forecasts"))
    let older = try #require(cache.load(seoul.id, .openMeteo))
    let newer = with(older) {
      $0.fetchedAt += 5
      $0.current.temperature = 20
    }
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let isStored = Mutex(false)
    let forecasts = CachedForecasts(
      folder: folder("forecasts"),
      client: WeatherClient(report: { _ async throws(WeatherFailure) in throw failure }),
      now: { [clock] in
        // The clock is read after the first look into the cache and before the wait.
        isStored.withLock { isStored in
          if !isStored { cache.save(newer) }
          isStored = true
        }
        return clock.now
      })
    let answer = try await forecasts.answer(request, noOlderThan: 0)
    #expect(answer.report.current.temperature == 20 && !answer.isStale)
  }

  @Test func observationMissingFromCacheIsRequestedAloneAndStored() async throws {
    let requests = Count()
    let copy = copy {
      $0.expiresAt = $0.fetchedAt + 7200
    } nearby: { [clock] report, _ in
      _ = requests.next()
      return with(report) {
        $0.observed = ObservationResponse(requestedAt: clock.now, observation: nil)
      }
    }
    var line = request
    line.includesNearby = false
    for _ in 1...2 { _ = try await copy.report(line) }
    #expect(requests.value == 0)
    for _ in 1...2 {
      #expect(try await copy.report(request).observed?.requestedAt == testNow)
    }
    #expect(requests.value == 1)
    clock.advance(ObservationResponse.freshFor + 1)
    #expect(try await copy.report(request).observed?.requestedAt == clock.now)
    #expect(requests.value == 2 && requestCount == 1)
  }

  @Test func staleWarningsAreReloadedWithoutTheForecast() async throws {
    let copy = copy { report in
      report.warningsStatus = WarningsStatus(source: .nws, respondedAt: report.fetchedAt)
      report.alerts = []
      report.expiresAt = report.fetchedAt + 7200
    } warnings: { [clock] _ in
      WarningsResponse(source: .nws, requestedAt: clock.now, alerts: [])
    }
    _ = try await copy.report(request)
    for (seconds, age) in [(599.0, 599.0), (1, 0), (900, 0)] {
      clock.advance(seconds)
      let report = try await copy.report(request)
      #expect(report.warningsCheckedAt == clock.now - age)
    }
    #expect(requestCount == 1)
  }

  /// Warnings of the cache may be in the language of an earlier run.
  @Test(
    arguments: [
      (WarningsSource.dwd, "de", "en", true), (.dwd, "en", "ko", false), (.jma, "ja", "de", true),
      (.meteoAlarm, "fr", "it", true), (.nws, "en", "fr", false),
      (.hko, "zh-Hant", "zh-Hans", true),
      (.eccc, "fr", "fr", false),
    ])
  func warningsInAnotherLanguageAreRequestedAgain(
    source: WarningsSource, before: String, after: String, isRequested: Bool
  ) async throws {
    @Sendable func alert(_ language: String) -> WeatherWarning {
      WeatherWarning(event: language, sender: nil, start: nil, end: nil, text: nil)
    }
    let requests = Count()
    let copy = copy { report in
      report.expiresAt = report.fetchedAt + 7200
      report.alerts = [alert(before)]
      report.warningsStatus = WarningsStatus(
        source: source, respondedAt: report.fetchedAt, language: source.textLanguage(for: before))
    } warnings: { [clock] request in
      _ = requests.next()
      var response = WarningsResponse(
        source: source, requestedAt: clock.now, alerts: [alert(request.language)])
      response.language = source.textLanguage(for: request.language)
      return response
    }
    var request = request
    for (language, event, count) in [
      (before, before, 0), (before, before, 0),
      (after, isRequested ? after : before, isRequested ? 1 : 0),
      (after, isRequested ? after : before, isRequested ? 1 : 0),
    ] {
      request.language = language
      #expect(try await copy.report(request).alerts?.map(\.event) == [event])
      #expect(requests.value == count)
    }
    #expect(requestCount == 1)
  }

  @Test func warningsMissingFromCacheAreRequestedAlone() async throws {
    let requests = Count()
    let copy = copy {
      $0.expiresAt = $0.fetchedAt + 7200
    } warnings: { [clock] request in
      guard request.warnings != .none else { return nil }
      _ = requests.next()
      return WarningsResponse(source: .nws, requestedAt: clock.now, alerts: [])
    }
    var line = request
    line.warnings = .none
    #expect(try await copy.report(line).warningsStatus == nil)
    #expect(requests.value == 0)
    for _ in 1...2 {
      #expect(try await copy.report(request).warningsStatus?.source == .nws)
      #expect(try await copy.report(line).warningsStatus == nil)
    }
    #expect(requests.value == 1)
    #expect(requestCount == 1)
  }

  private var lockPath: String {
    folder("forecasts") + "/"
      + (folder.names(in: "forecasts").first { $0.hasSuffix(".json") } ?? "")
      + ".lock"
  }

  @Test func failureIsThrownAndNotCached() async throws {
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let failing = CachedForecasts(
      folder: folder("forecasts"),
      client: WeatherClient(report: { _ async throws(WeatherFailure) in throw failure }),
      now: { [clock] in clock.now })
    await #expect(throws: failure) { try await failing.report(request) }
    #expect(try await copy().report(request).current.temperature == 1)
  }
}
