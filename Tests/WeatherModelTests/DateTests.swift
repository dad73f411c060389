import Testing
import WeatherModel

@Suite struct DateTests {
  private let moment = Date(timeIntervalSince1970: 1_000_000_000)

  @Test func momentIsCountedFrom1970And2001() {
    #expect(moment.timeIntervalSince1970 == 1_000_000_000)
    #expect(moment.timeIntervalSinceReferenceDate == 21_692_800)
    #expect(Date(timeIntervalSinceReferenceDate: 21_692_800) == moment)
  }

  @Test func secondsAreAddedAndSubtracted() {
    let later = Date(timeIntervalSince1970: 1_000_000_060)
    #expect(moment + 60 == later && later - 60 == moment)
    #expect(moment.addingTimeInterval(60) == later && moment.advanced(by: 60) == later)
    #expect(later.timeIntervalSince(moment) == 60 && moment.distance(to: later) == 60)
    var changed = moment
    changed += 60
    #expect(changed == later)
    changed -= 60
    #expect(changed == moment)
    changed.addTimeInterval(60)
    #expect(changed == later)
  }

  @Test func momentsAreOrdered() {
    #expect(moment < moment + 1 && !(moment < moment) && !(moment < moment - 1))
    #expect(Date.distantPast < moment && moment < .distantFuture)
  }
}
