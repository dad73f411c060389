import FoundationEssentials
import WeatherModel

/// Looks after the weather of a place without a screen, and tells of what comes.
///
/// Between two turns it sleeps until the next moment at which there can be something to tell: when the
/// answer is no longer fresh, or when rain that is forecast comes near.
struct Watch: Sendable {
  /// How long it waits after a failure, in seconds; twice as long after each further one.
  private static let pause: TimeInterval = 60
  private static let longestPause: TimeInterval = 1800
  /// How long it waits where it may ask nobody and nothing is to come.
  private static let rest: TimeInterval = 3600

  /// What is told of.
  var choice: NoticeChoice
  /// How long before rain, in seconds.
  var lead: TimeInterval = WeatherNotice.usualLead
  /// Whether there is somebody to ask.
  var canAsk: Bool
  var now: @Sendable () -> Date
  /// A fresh answer.
  var report: @Sendable () async throws(WeatherFailure) -> WeatherReport
  /// The answer kept from before.
  var kept: @Sendable () -> WeatherReport?
  /// Changes what was told, in one piece.
  var remember: @Sendable ((inout NoticeMemory) -> Void) -> Void
  var tell: @Sendable (WeatherNotice, WeatherReport) async -> Void
  /// Returns at a moment.
  var sleep: @Sendable (_ until: Date) async throws -> Void

  /// Looks again and again; returns when it is cancelled, and throws what the person has to mend.
  func run() async throws(WeatherFailure) {
    var failures = 0
    while !Task.isCancelled {
      let next = try await turn(&failures)
      do { try await sleep(next) } catch { return }
    }
  }

  /// Looks once.
  /// - Returns: When to look again.
  func turn(_ failures: inout Int) async throws(WeatherFailure) -> Date {
    var failure: WeatherFailure?
    var answer: WeatherReport?
    do throws(WeatherFailure) {
      answer = canAsk ? try await report() : kept()
      failures = 0
    } catch {
      guard error.error.isOutOfReach else { throw error }
      failure = error
      failures += 1
      answer = kept()
    }
    let moment = now()
    guard let answer else { return next(after: moment, nil, failures, failure) }
    var news: [WeatherNotice] = []
    remember { news = $0.news(of: answer, at: moment, choice, lead: lead) }
    for notice in news { await tell(notice, answer) }
    return next(after: moment, answer, failures, failure)
  }

  private func next(
    after moment: Date, _ report: WeatherReport?, _ failures: Int, _ failure: WeatherFailure?
  ) -> Date {
    var asking = moment + Self.rest
    if failure != nil {
      let doubled = Self.pause * Double(1 << min(failures - 1, 10))
      asking = moment + min(Self.longestPause, doubled)
    } else if canAsk, let report {
      let freshUntil = report.fetchedAt + WeatherReport.freshFor
      let latest = max(freshUntil, report.expiresAt ?? freshUntil, report.restsUntil ?? freshUntil)
      // Neither a clock that was set nor an odd header makes it ask without a pause, or not at all.
      asking = min(max(latest, moment + Self.pause), moment + Self.rest)
    }
    let rain = report?.nextNotice(after: moment, choice, lead: lead)
    return min(asking, rain ?? asking)
  }
}
