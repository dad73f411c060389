import Synchronization
import WeatherModel

/// The processing of a provider's response as a list of named steps.
///
/// To add a step, add an entry to ``steps``. The caller merges the resulting report with an
/// existing one (see ``Fetched/merged(with:)``) and stores it in the ``ForecastCacheStore``, which
/// validates every value.
struct ReportPipeline: Sendable {
  typealias Report = Fetched<WeatherReport>

  /// A processing step.
  struct Step: Sendable {
    /// The work of a step.
    enum Work: Sendable {
      /// Returns the reason to refuse the response; nil if it is valid.
      case check(@Sendable (Report) -> WeatherError?)
      /// Changes the report without a request, as soon as the weather is known.
      case change(@Sendable (Report, ReportPipeline) -> Report)
      /// Starts a request concurrently with the weather request. Its result is merged into the
      /// report.
      case requestBeside(@Sendable (ReportPipeline) -> ReportAddition?)
      /// Starts a request that depends on the weather. Its result is merged into the report.
      case requestAfter(@Sendable (Report, ReportPipeline) -> ReportAddition?)
    }

    /// The name of the step in the log.
    let name: String
    let work: Work

    init(_ name: String, _ work: Work) {
      self.name = name
      self.work = work
    }
  }

  /// Every step, in order. The requests of the last three run at the same time.
  static let steps: [Step] = [
    // A response with nothing but nulls must not replace an earlier one.
    Step("values", .check { $0.value.isBlank ? .noValues : nil }),
    Step("language", .change { $0.inLanguage(of: $1.request) }),
    Step("earlier supplements", .change { $0.carryingOverSupplements(of: $1.earlier.value) }),
    // Passed hours may contain supplemented values. They are merged after the supplements, so that
    // these values do not count as the provider's own.
    Step("passed hours", .change { $0.carryingOverPassedHours(of: $1.earlier.value) }),
    Step(
      "earlier warnings",
      .change { report, pipeline in
        guard let source = pipeline.services.warningsSource(for: pipeline.request) else {
          return report
        }
        return report.carryingOverWarnings(of: source, after: pipeline.earlier.value)
      }),
    Step(
      "earlier observation",
      .change { $1.request.includesNearby ? $0.carryingOverObservation(of: $1.earlier.value) : $0 }),
    Step("supplements", .requestAfter { $1.services.supplements(to: $0, for: $1.request) }),
    Step(
      "warnings",
      .requestBeside { $0.services.warningsAddition(for: $0.request, after: $0.earlier) }),
    Step(
      "nearby",
      .requestBeside {
        $0.services.nearbyAddition(for: $0.request, after: $0.earlier, within: $0.limit)
      }),
  ]

  let services: LiveServices
  let request: WeatherRequest
  /// The time after which a slow service counts as unavailable, for a report that is delivered
  /// once.
  let limit: Duration?
  /// The last report of the place in the cache, which all steps share.
  let earlier: EarlierReport

  init(services: LiveServices, request: WeatherRequest, limit: Duration? = nil) {
    self.services = services
    self.request = request
    self.limit = limit
    earlier = EarlierReport(of: request, in: services.configuration.forecastCache)
  }

  /// Returns a response after the checks and changes of ``steps``.
  func changed(_ response: Report) throws(WeatherFailure) -> Report {
    var report = response
    for step in Self.steps {
      switch step.work {
      case .check(let check):
        guard let error = check(report) else { continue }
        throw WeatherFailure(provider: request.provider, error: error)
      case .change(let change): report = change(report, self)
      case .requestBeside, .requestAfter: continue
      }
    }
    return report
  }

  /// Starts the requests that do not depend on the weather.
  func additionsBesideWeather() -> [ReportAddition] {
    additions { if case .requestBeside(let start) = $0 { start(self) } else { nil } }
  }

  /// Starts the requests that depend on the weather.
  func additions(after report: Report) -> [ReportAddition] {
    additions { if case .requestAfter(let start) = $0 { start(report, self) } else { nil } }
  }

  private func additions(_ start: (Step.Work) -> ReportAddition?) -> [ReportAddition] {
    Self.steps.compactMap { step in
      var addition = start(step.work)
      addition?.name = step.name
      return addition
    }
  }
}

/// The last report of a place in the cache. The file is read once, when the report is first needed.
final class EarlierReport: Sendable {
  private enum State {
    case unread
    case read(Fetched<WeatherReport>?)
  }

  private let request: WeatherRequest
  private let cache: ForecastCache
  private let state = Mutex(State.unread)

  init(of request: WeatherRequest, in cache: ForecastCache) {
    self.request = request
    self.cache = cache
  }

  /// The report; nil if the cache has none.
  var value: Fetched<WeatherReport>? {
    state.withLock { state in
      if case .read(let report) = state { return report }
      let report = cache.load(request.place.id, request.provider)
      state = .read(report)
      return report
    }
  }
}

extension Fetched where Value == WeatherReport {
  /// Returns the report with the language of its provider's texts. Only OpenWeather has any.
  fileprivate func inLanguage(of request: WeatherRequest) -> Fetched {
    guard provider == .openWeather else { return self }
    var report = self
    report.language = request.language
    return report
  }

  /// Returns the report with the hours of an earlier one that have passed. MET Norway's provider
  /// merges these hours itself, into the response that it caches and repeats.
  fileprivate func carryingOverPassedHours(of earlier: @autoclosure () -> Fetched?) -> Fetched {
    guard detailLevel != .summary, provider != .metNorway else { return self }
    return merging(passedHoursOf: earlier())
  }

  /// Returns the report with the supplements of an earlier one until newer ones arrive.
  fileprivate func carryingOverSupplements(of earlier: @autoclosure () -> Fetched?) -> Fetched {
    guard LiveServices.lacksValues(provider), let earlier = earlier(),
      let provider = earlier.supplemented?.provider
    else { return self }
    return supplemented(from: earlier.value, of: provider)
  }

  /// Returns the report with the observation of an earlier one until a newer one arrives.
  fileprivate func carryingOverObservation(of earlier: @autoclosure () -> Fetched?) -> Fetched {
    guard detailLevel != .summary, observed == nil, let earlier = earlier(),
      earlier.place.id == value.place.id
    else { return self }
    var report = self
    report.observed = earlier.observed
    return report
  }
}
