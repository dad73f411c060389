import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct QuotaLedgerTests {
  private let start = Date(timeIntervalSince1970: 1_795_219_200)

  private func cost(_ weight: Double, _ service: RateLimitedService = .openMeteo) -> RequestCost {
    RequestCost(service: service, weight: weight)
  }

  @Test func requestOverMinuteLimitIsRefusedUntilItFits() {
    var ledger = QuotaLedger()
    #expect(ledger.consume(cost(400), at: start) == .granted)
    #expect(ledger.consume(cost(200), at: start + 30) == .granted)
    #expect(ledger.consume(cost(1), at: start + 31) == .refused(until: start + 61))
    #expect(ledger.consume(cost(500), at: start + 31) == .refused(until: start + 91))
    #expect(ledger.consume(cost(400), at: start + 61) == .granted)
  }

  @Test(arguments: [(3600, 5_000.0), (86_400, 10_000)])
  func hourlyAndDailyLimitsAreEnforced(seconds: Int, most: Double) {
    var ledger = QuotaLedger()
    var moment = start
    var consumed = 0.0
    // Spread as evenly as the limit allows, so that no shorter limit interferes.
    while consumed + 100 <= most {
      #expect(ledger.consume(cost(100), at: moment) == .granted)
      consumed += 100
      moment += TimeInterval(seconds) * 100 / most * 0.9
    }
    guard case .refused(let until) = ledger.consume(cost(100), at: moment) else {
      Issue.record("granted")
      return
    }
    #expect(until > moment && until <= start + TimeInterval(seconds) * 62 / 60)
    #expect(ledger.consume(cost(100), at: until) == .granted)
  }

  @Test func everyRequestOfTheLastMinuteCounts() {
    var ledger = QuotaLedger()
    for second in 0..<60 {
      #expect(ledger.consume(cost(10), at: start + Double(second)) == .granted)
    }
    #expect(ledger.consume(cost(10), at: start + 60) == .refused(until: start + 61))
    #expect(ledger.consume(cost(10), at: start + 61) == .granted)
  }

  /// Requests of the hour expire a minute at a time.
  @Test func requestOverHourLimitIsRefusedUntilTheFirstMinuteExpires() {
    var ledger = QuotaLedger()
    for minute in 0..<8 { _ = ledger.consume(cost(600), at: start + Double(minute) * 62) }
    #expect(ledger.consume(cost(200), at: start + 496) == .granted)
    #expect(ledger.consume(cost(1), at: start + 558) == .refused(until: start + 3660))
    #expect(ledger.consume(cost(1), at: start + 3659) == .refused(until: start + 3660))
    #expect(ledger.consume(cost(1), at: start + 3660) == .granted)
  }

  @Test func closingOfAnHourAppliesFromItsStart() {
    var ledger = QuotaLedger()
    ledger.close(.openMeteo, until: start + 80_000, at: start)
    #expect(ledger.consume(cost(1), at: start) == .refused(until: start + 3600))
  }

  @Test func servicesHaveSeparateQuotas() {
    var ledger = QuotaLedger()
    for _ in 1...60 { #expect(ledger.consume(.openWeather, at: start) == .granted) }
    #expect(ledger.consume(.openWeather, at: start) == .refused(until: start + 61))
    #expect(ledger.consume(cost(1), at: start) == .granted)
  }

  @Test func closedServiceReopensAtItsTimeOrWithinAnHour() {
    var ledger = QuotaLedger()
    ledger.close(.openMeteo, until: start + 40, at: start)
    #expect(ledger.consume(cost(1), at: start + 39) == .refused(until: start + 40))
    #expect(ledger.consume(cost(1), at: start + 40) == .granted)
    ledger.close(.openMeteo, until: start + 80_000, at: start + 41)
    #expect(ledger.consume(cost(1), at: start + 50) == .refused(until: start + 3641))
  }

  @Test(arguments: [-34_560_000, -86_400, -60, -1, 34_560_000, 4e10, -3e9] as [TimeInterval])
  func clockJumpBlocksRequestsForAtMostAnHour(jump: TimeInterval) {
    var ledger = QuotaLedger()
    #expect(ledger.consume(cost(600), at: start) == .granted)
    if jump < 0 { ledger.close(.openMeteo, until: start + 3000, at: start) }
    // If the clock goes back a little, the refusal still applies, but never for longer than stated.
    let evaluate = ledger.consume(cost(600), at: start + jump)
    if case .refused(let until) = evaluate {
      #expect(until.timeIntervalSince(start + jump) <= 3600)
    }
    #expect(ledger.consume(cost(600), at: start + jump + 7200) == .granted)
  }

  @Test func reloadIntervalGrowsAboveFourFifthsOfAQuota() {
    var ledger = QuotaLedger()
    func rest(at moment: Date) -> TimeInterval {
      ledger.rest(of: .openMeteo, baseline: 600, at: moment)
    }
    for minute in 0..<8 { _ = ledger.consume(cost(500), at: start + Double(minute) * 62) }
    #expect(rest(at: start + 434) == 600)
    _ = ledger.consume(cost(500), at: start + 496)
    let rested = rest(at: start + 496)
    #expect(rested > 2000 && rested < 2200)
    _ = ledger.consume(cost(500), at: start + 558)
    #expect(rest(at: start + 558) == 3600)
    #expect(rest(at: start + 8000) == 600)
  }

  @Test func minuteLimitDoesNotLengthenReloadInterval() {
    var ledger = QuotaLedger()
    _ = ledger.consume(cost(600), at: start)
    #expect(ledger.rest(of: .openMeteo, baseline: 600, at: start) == 600)
  }

  @Test func boardOfTwentyConsumesAtMostThreeThousandADay() throws {
    let router = OpenMeteoRouter(endpoints: try Endpoints())
    let coordinates = (1...20).map { Coordinate(latitude: Double($0), longitude: 100) }
    var ledger = QuotaLedger()
    var total = 0.0
    for tick in 0..<144 {
      let request = router.forecast(coordinates, detailLevel: .summary)
      let cost = try #require(request.cost)
      #expect(RequestCost.openMeteo(request.query) == cost && cost.weight == 20)
      let now = start + Double(tick) * 600
      #expect(ledger.consume(cost, at: now) == .granted)
      #expect(ledger.rest(of: .openMeteo, baseline: 600, at: now) == 600)
      total += cost.weight
    }
    #expect(total <= 3_000)
  }

  @Test(
    arguments: [
      ("latitude=1&current=a,b", 1.0), ("latitude=1,2,3&current=a,b&daily=c", 3),
      ("latitude=1,2&hourly=a,b,c,d,e,f,g,h,i,j,k,l,m,n,o&forecast_days=7", 3),
      ("latitude=1&hourly=a&forecast_days=16&past_days=12", 2),
      ("latitude=1&hourly=a,b,c,d,e,f&models=x,y", 1.2), ("name=seoul", 1),
    ])
  func openMeteoRequestWeightIsComputedFromItsQuery(query: String, weight: Double) {
    let items = query.split(separator: "&").map { item in
      let parts = item.split(separator: "=")
      return HTTPRequest.QueryItem(name: String(parts[0]), value: String(parts[1]))
    }
    #expect(abs(RequestCost.openMeteo(items).weight - weight) < 0.001)
  }
}
