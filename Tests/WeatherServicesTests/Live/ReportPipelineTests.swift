import Foundation
import Synchronization
import Testing
import WeatherModel

@testable import WeatherServices

/// The steps in the life of a response.
@Suite struct ReportPipelineTests {
  private static let report = SampleProvider.report(for: seoul, now: testNow)

  private static func pipeline(
    _ provider: Provider, place: Place = seoul,
    load: @escaping @Sendable () -> Fetched<WeatherReport>? = { nil }
  ) throws -> ReportPipeline {
    var configuration = try ServicesConfiguration(
      environment: [:], programVersion: "1", now: { testNow })
    configuration.forecastCache = ForecastCache(load: { _, _ in load() }, save: { _ in })
    return ReportPipeline(
      services: LiveServices(configuration),
      request: WeatherRequest(place: place, provider: provider, language: "ko"))
  }

  @Test func pipelineOrdersStepsAsCheckChangeRequest() {
    let order = ReportPipeline.steps.map { step in
      switch step.work {
      case .check: 0
      case .change: 1
      case .requestBeside, .requestAfter: 2
      }
    }
    #expect(order == order.sorted() && Set(order) == [0, 1, 2])
    #expect(Set(ReportPipeline.steps.map(\.name)).count == ReportPipeline.steps.count)
  }

  @Test func responseWithoutValuesIsRejected() throws {
    var blank = Self.report
    blank.current = CurrentWeather(time: testNow)
    (blank.hourly, blank.daily) = ([], [])
    #expect(
      throws: WeatherFailure(
        provider: .nws, error: .responseUnreadable(detail: "no values"))
    ) { try Self.pipeline(.nws).changed(blank) }
  }

  @Test func earlierReportValuesArePreservedUntilReplaced() throws {
    var earlier = Self.report
    earlier.provider = .kma
    earlier.fetchedAt -= 3600
    earlier.observed = ObservationResponse(requestedAt: testNow - 60, observation: nil)
    earlier.supplemented = SupplementedValues(provider: .openMeteo, values: [.pressure])
    var new = Self.report
    new.provider = .kma
    new.hourly.removeFirst(6)
    new.current.pressure = nil
    for index in new.hourly.indices { new.hourly[index].pressure = nil }
    let report = try Self.pipeline(.kma) { [earlier] in earlier }.changed(new)
    #expect(report.hourly.count > new.hourly.count)
    #expect(report.observed == earlier.observed)
    #expect(report.isSupplemented(.pressure) && report.hourly.last?.pressure != nil)
    // Passed hours have supplements too, and do not count as values of the provider's own.
    #expect(report.hourly.first?.pressure != nil)
    // Only OpenWeather writes texts in the language of the request.
    #expect(report.language == nil)
  }

  @Test func theCacheIsReadOnceForAllSteps() throws {
    var place = seoul
    // Norway has warnings of its own.
    place.countryCode = "NO"
    var earlier = Self.report
    (earlier.provider, earlier.place.id) = (.kma, place.id)
    earlier.observed = ObservationResponse(requestedAt: testNow - 60, observation: nil)
    let reads = Mutex(0)
    let pipeline = try Self.pipeline(.kma, place: place) { [earlier] in
      reads.withLock { $0 += 1 }
      return earlier
    }
    var new = Self.report
    new.provider = .kma
    #expect(reads.withLock { $0 } == 0)
    #expect(try pipeline.changed(new).observed == earlier.observed)
    #expect(reads.withLock { $0 } == 1)
  }

  @Test func singleDeliveryDoesNotWaitForLateAddition() async throws {
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    defer { end.finish() }
    let task = Task<Bool, Never> {
      for await _ in never {}
      return Task.isCancelled
    }
    let addition = try #require(
      ReportAddition(task) { report in
        report.map { _ in Self.report.value }
      } join: { report, _ in
        report
      })
    var report = Self.report
    report.current.temperature = -60
    let delivered = await report.joined(by: [addition], within: .zero)
    #expect(delivered == Self.report)
    #expect(await task.value)
  }

  @Test func displayedReportIsRedeliveredWithLateAddition() async throws {
    let (arrival, arrive) = AsyncStream.makeStream(of: Void.self)
    let task = Task<Double, Never> {
      for await _ in arrival {}
      return 21
    }
    let addition = try #require(
      ReportAddition(task) { report, temperature in
        var report = report
        report.current.temperature = temperature
        return report
      })
    let first = Mutex<[Fetched<WeatherReport>]>([])
    let whole = await Self.report.joined(by: [addition], within: .zero, log: .none) { report in
      first.withLock { $0.append(report) }
      arrive.finish()
    }
    #expect(first.withLock { $0 } == [Self.report])
    #expect(whole.current.temperature == 21)
  }
}
