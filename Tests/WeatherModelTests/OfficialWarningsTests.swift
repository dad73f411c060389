import Testing
import WeatherModel

/// The sources of official warnings, and their responses in a report.
@Suite struct OfficialWarningsTests {
  private static let alert = WeatherWarning(
    event: "Flood", sender: nil, start: nil, end: nil, text: nil)

  private func report(
    _ alerts: [WeatherWarning]? = nil, status: WarningsStatus? = nil
  ) -> Fetched<WeatherReport> {
    var report = Fetched(WeatherModelTests.report(steps: 0), from: .openMeteo)
    report.alerts = alerts
    report.warningsStatus = status
    return report
  }

  @Test(
    arguments: [
      (.nws, 120, 600, 900), (.metNorway, 600, 600, 900), (.dwd, 120, 600, 900),
      (.kma, 120, 600, 900), (.publicAlerts, 600, 600, 900), (.jma, 900, 900, 1200),
      (.eccc, 900, 900, 1200), (.meteoAlarm, 900, 900, 1200), (.metService, 900, 900, 1200),
      (.hko, 900, 900, 1200),
    ] as [(WarningsSource, Double, Double, Double)])
  func sharedListsAreRequestedLessOften(
    source: WarningsSource, watch: Double, list: Double, valid: Double
  ) {
    #expect(source.watchInterval == watch)
    #expect(source.listInterval == list && source.validFor == valid)
  }

  /// The minutes since the response and since the failure, and whether it was unreadable.
  @Test(
    arguments: [
      (nil, nil, nil, false, true), (nil, nil, true, false, true), (5, nil, nil, false, false),
      (5, nil, true, false, false), (nil, 5, nil, false, false), (nil, 5, true, false, false),
      (5, 5, nil, false, false), (5, 5, false, false, false), (5, 5, true, true, false),
      (5, 3, true, false, false),
    ] as [(Double?, Double?, Bool?, Bool, Bool)])
  func partialResponseIsReadAndFailedAtOnce(
    responded: Double?, failed: Double?, isUnreadable: Bool?, isPartial: Bool, isPending: Bool
  ) {
    var status = WarningsStatus(
      source: .dwd, respondedAt: responded.map { evening - minutes($0) },
      failedAt: failed.map { evening - minutes($0) })
    status.isUnreadable = isUnreadable
    #expect(status.isPartial == isPartial && status.isPending == isPending)
  }

  @Test func responseReplacesTheWarnings() {
    var response = WarningsResponse(
      source: .dwd, requestedAt: evening, alerts: Array(repeating: Self.alert, count: 101))
    response.language = "de"
    let read = report([]).with(response)
    #expect(read.alerts?.count == 100)
    #expect(
      read.warningsStatus == WarningsStatus(source: .dwd, respondedAt: evening, language: "de"))
    response.isUnreadable = true
    let part = report([]).with(response)
    #expect(part.alerts?.count == 100 && part.warningsStatus?.isPartial == true)
  }

  @Test func failedRequestKeepsTheWarnings() {
    let earlier = WarningsStatus(source: .dwd, respondedAt: evening - 600, language: "de")
    var response = WarningsResponse(source: .dwd, requestedAt: evening, alerts: nil)
    let failed = report([Self.alert], status: earlier).with(response)
    #expect(failed.alerts == [Self.alert])
    #expect(
      failed.warningsStatus
        == WarningsStatus(
          source: .dwd, respondedAt: evening - 600, failedAt: evening, language: "de"))
    response.isUnreadable = true
    let unreadable = report([Self.alert], status: earlier).with(response)
    #expect(unreadable.warningsStatus?.isUnreadable == true)
    #expect(unreadable.warningsStatus?.isPartial == false)
    // The response of another source does not count.
    response = WarningsResponse(source: .nws, requestedAt: evening, alerts: nil)
    #expect(
      report([Self.alert], status: earlier).with(response).warningsStatus
        == WarningsStatus(source: .nws, failedAt: evening))
  }

  @Test func choiceOfNoSourceRemovesOnlyTheWarningsOfAuthorities() {
    let official = report([Self.alert], status: WarningsStatus(source: .dwd))
    let own = report([Self.alert])
    #expect(official.applying(.none).alerts == nil)
    #expect(official.applying(.none).warningsStatus == nil)
    #expect(own.applying(.none) == own)
    for choice in [WarningsChoice.automatic, .everywhere] {
      #expect(official.applying(choice) == official)
    }
  }

  @Test func warningsOfTheSamePlaceAndSourceAreCarriedOver() {
    let status = WarningsStatus(source: .dwd, respondedAt: evening - 60)
    let earlier = report([Self.alert], status: status)
    let new = report([])
    let same = new.carryingOverWarnings(of: .dwd, after: earlier)
    #expect(same.alerts == [Self.alert] && same.warningsStatus == status)
    var elsewhere = earlier
    elsewhere.place.id = "elsewhere"
    var pending = earlier
    pending.warningsStatus = WarningsStatus(source: .dwd, failedAt: evening)
    let others: [(source: WarningsSource, earlier: Fetched<WeatherReport>?)] = [
      (.dwd, nil), (.dwd, elsewhere), (.dwd, pending), (.nws, earlier), (.dwd, report([])),
    ]
    for (source, earlier) in others {
      let found = new.carryingOverWarnings(of: source, after: earlier)
      #expect(found.alerts == [] && found.warningsStatus == WarningsStatus(source: source))
    }
  }
}
