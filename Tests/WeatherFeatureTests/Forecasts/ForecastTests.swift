import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// When a place's forecast is requested again.
@Suite struct ForecastTests {
  /// An hour-old forecast that was requested just now.
  private func forecast(_ change: (inout Forecast) -> Void = { _ in }) -> Forecast {
    var report = Sample.report()
    report.fetchedAt = Sample.now - 3600
    var forecast = Forecast(fetched: report)
    forecast.requestedAt = Sample.now
    change(&forecast)
    return forecast
  }

  private static let failure = WeatherFailure(
    provider: .openMeteo, error: .serverError(status: 500))

  /// The tolerance is five seconds. A request from the future means that the clock was set back.
  @Test(arguments: [(0.0, false), (54, false), (55, true), (60, true), (-1, true)])
  func staleForecastIsDueAMinuteAfterItsRequest(seconds: Double, isDue: Bool) {
    #expect(forecast().isDue(for: .full, at: Sample.now + seconds) == isDue)
  }

  @Test(arguments: [(0, 60), (1, 120), (2, 240), (4, 960), (5, 1800), (40, 1800)])
  func pauseDoublesWithEachFailureUpToHalfAnHour(failures: Int, pause: Int) {
    let forecast = forecast { $0.failures = failures }
    #expect(forecast.nextTry == Sample.now + Double(pause))
    #expect(!forecast.isDue(for: .full, at: Sample.now + Double(pause - 6)))
    #expect(forecast.isDue(for: .full, at: Sample.now + Double(pause - 5)))
  }

  @Test func forecastIsNotDueWhileItIsReadOrRequested() {
    for status in [Forecast.Status.reading, .loading] {
      let busy = forecast { $0.status = status }
      #expect(!busy.isDue(for: .full, at: Sample.now + 3600))
      #expect(!busy.needsWarnings(at: Sample.now, in: "en"))
    }
    #expect(forecast { $0.requestedAt = nil }.isDue(for: .full, at: Sample.now))
  }

  @Test func missingDetailsAreDueAtOnceUnlessTheRequestFailed() {
    let summary = forecast { $0.fetched?.detailLevel = .summary }
    #expect(summary.isDue(for: .full, at: Sample.now + 1))
    let failed = forecast {
      $0.fetched?.detailLevel = .summary
      $0.status = .failed(Self.failure, at: Sample.now)
    }
    #expect(!failed.isDue(for: .full, at: Sample.now + 1))
  }

  /// Failed warnings are requested again after two minutes, with a tolerance of five seconds.
  @Test(arguments: [(0.0, false), (114, false), (115, true), (120, true), (-1, true)])
  func warningsAreRequestedAgainAfterTwoMinutes(seconds: Double, isNeeded: Bool) {
    var report = Sample.report()
    report.alerts = []
    report.warningsStatus = WarningsStatus(
      source: .kma, respondedAt: Sample.now - 3600, failedAt: Sample.now - 600)
    var forecast = Forecast(fetched: report)
    #expect(forecast.needsWarnings(at: Sample.now, in: "en"))
    forecast.warningsRequestedAt = Sample.now - seconds
    #expect(forecast.needsWarnings(at: Sample.now, in: "en") == isNeeded)
  }

  @Test func networkIsConnectedUntilItIsKnownToBeAbsent() {
    #expect(NetworkState.unknown.isConnected && NetworkState.connected.isConnected)
    #expect(!NetworkState.absent.isConnected)
    #expect(!NetworkState.lost(since: Sample.now).isConnected)
  }

  @Test func normalsBelongToOpenMeteo() {
    let normals = ClimateNormalsScreenTests.normals(3, 9)
    for (provider, isKnown) in [(Provider.openMeteo, true), (.metNorway, false)] {
      var forecasts = ForecastsState(provider: provider)
      forecasts.normals[Sample.seoul.id] = normals
      #expect((forecasts.normals(at: Sample.seoul) != nil) == isKnown)
      #expect(forecasts.normals(at: Sample.busan) == nil && forecasts.normals(at: nil) == nil)
    }
  }

  @Test func issuesAreFailuresOrALostNetwork() {
    var forecasts = ForecastsState()
    forecasts.entries = Forecasts.known([Sample.seoul, Sample.busan])
    forecasts.network = .absent
    #expect(!forecasts.hasIssue && !forecasts.isLoading)
    forecasts.network = .lost(since: Sample.now)
    #expect(forecasts.hasIssue)
    forecasts.network = .connected
    forecasts.entries[Sample.busan.id]?.status = .failed(Self.failure, at: Sample.now)
    #expect(forecasts.hasIssue && !forecasts.isLoading)
    forecasts.entries[Sample.seoul.id]?.status = .loading
    #expect(forecasts.isLoading)
  }
}

/// What a reload of several places reports.
@Suite struct ReloadStateTests {
  private let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)

  private func note(
    _ place: Place, expiry: Double?, unchanged: Bool = true, in reload: inout Reload
  ) {
    let before = Sample.report(of: place)
    var report = before
    report.expiresAt = expiry.map { Sample.now + $0 }
    if !unchanged { report.fetchedAt += 1 }
    reload.note(
      WeatherResponse(Boards.request(place), .success(report)), before: before, at: Sample.now)
  }

  private func fail(_ place: Place, _ error: WeatherError, in reload: inout Reload) {
    let failure = WeatherFailure(provider: .openMeteo, error: error)
    reload.note(
      WeatherResponse(Boards.request(place), .failure(failure)), before: nil, at: Sample.now)
  }

  private func message(_ reload: Reload) -> StatusMessage? {
    reload.statusMessage(at: Sample.now, provider: .openMeteo)
  }

  @Test(arguments: [(1800.0, 900.0), (900, 1800)])
  func earliestExpiryIsStated(first: Double, second: Double) {
    var reload = Reload(of: [Sample.seoul, Sample.busan])
    note(Sample.seoul, expiry: first, in: &reload)
    #expect(reload.waiting == [Sample.busan.id])
    note(Sample.busan, expiry: second, in: &reload)
    #expect(reload.waiting.isEmpty)
    #expect(message(reload) == .rests(.openMeteo, until: Sample.now + 900))
  }

  @Test func expiredOrNewerReportsCountAsUpdated() {
    for (expiry, unchanged) in [(0.0, true), (-1, true), (1800, false)] as [(Double, Bool)] {
      var reload = Reload(of: [Sample.seoul])
      note(Sample.seoul, expiry: expiry, unchanged: unchanged, in: &reload)
      #expect(message(reload) == .updated(at: Sample.now))
    }
    var reload = Reload(of: [Sample.seoul])
    note(Sample.seoul, expiry: 1, in: &reload)
    #expect(message(reload) == .rests(.openMeteo, until: Sample.now + 1))
  }

  @Test func failuresAreStatedUnlessAPlaceWasUpdated() {
    var reload = Reload(of: [Sample.seoul, Sample.busan, Boards.daegu])
    fail(Sample.seoul, .timedOut, in: &reload)
    note(Sample.busan, expiry: 900, in: &reload)
    #expect(message(reload) == .failed(failure, at: Sample.now))
    note(Boards.daegu, expiry: nil, in: &reload)
    #expect(message(reload) == .updatedPartly(1, of: 3, at: Sample.now))
  }

  @Test func cancelledAndUnrequestedAnswersAreNotCounted() {
    var reload = Reload(of: [Sample.seoul])
    note(Sample.busan, expiry: nil, in: &reload)
    #expect(reload == Reload(of: [Sample.seoul]))
    fail(Sample.seoul, .cancelled, in: &reload)
    #expect(reload.waiting.isEmpty && message(reload) == nil)
  }
}
