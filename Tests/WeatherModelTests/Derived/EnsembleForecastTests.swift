import Foundation
import Testing
import WeatherModel

/// The statistics of an ensemble's runs.
@Suite struct EnsembleForecastTests {
  private static let start = Date(timeIntervalSince1970: 1_795_253_400)

  @Test func percentilesOfElevenMembersAreExact() throws {
    let hour = try #require(
      EnsembleForecast.Hour(at: Self.start, runs: (0...10).map(Double.init).shuffled()))
    #expect(hour.all == 0...10 && hour.most == 1...9 && hour.median == 5)
    // The standard deviation of 0 to 10 is the square root of 10.
    #expect(abs(hour.deviation - 10.0.squareRoot()) < 1e-12)
  }

  @Test func percentilesBetweenMembersAreInterpolated() throws {
    let hour = try #require(EnsembleForecast.Hour(at: Self.start, runs: [0, 1, 2, 3, 4, 10]))
    #expect(hour.most == 0.5...7 && hour.median == 2.5)
  }

  @Test func hourNeedsAtLeastFiveMembers() {
    #expect(EnsembleForecast.Hour(at: Self.start, runs: [1, 2, 3, 4]) == nil)
    #expect(EnsembleForecast.Hour(at: Self.start, runs: [1, 2, 3, 4, 5]) != nil)
  }

  @Test func nearestHourIsUsedWithinHalfAnHour() {
    let hours = (0..<3).compactMap {
      EnsembleForecast.Hour(
        at: Self.start + TimeInterval($0 * 3600), runs: Array(repeating: Double($0), count: 5))
    }
    let ensemble = EnsembleForecast(runs: 5, hours: hours)
    #expect(ensemble.hour(at: Self.start)?.median == 0)
    #expect(ensemble.hour(at: Self.start + 3600 + 1700)?.median == 1)
    #expect(ensemble.hour(at: Self.start + 3600 - 1700)?.median == 1)
    #expect(ensemble.hour(at: Self.start + 1799)?.median == 0)
    #expect(ensemble.hour(at: Self.start + 1801)?.median == 1)
    // Of two equally near hours, the earlier one.
    #expect(ensemble.hour(at: Self.start + 1800)?.median == 0)
    #expect(ensemble.hour(at: Self.start + 7200 + 1800)?.median == 2)
    #expect(ensemble.hour(at: Self.start - 1800)?.median == 0)
    #expect(ensemble.hour(at: Self.start + 7200 + 1801) == nil)
    #expect(ensemble.hour(at: Self.start - 1801) == nil)
    #expect(EnsembleForecast(runs: 5, hours: []).hour(at: Self.start) == nil)
  }

  @Test func ensembleChancesAreFreshForAnHour() {
    let chances = EnsembleChances(fetchedAt: Self.start, days: [:])
    #expect(chances.isFresh(at: Self.start + 3599) && !chances.isFresh(at: Self.start + 3600))
    #expect(!chances.isFresh(at: Self.start - 60))
  }

  /// A wet day, a day of much rain, frost, and gusts of 60 km/h in m/s.
  @Test func thresholdsAreThoseOfTheirNames() {
    let values = EnsembleChances.Threshold.allCases.map(\.value)
    #expect(values.count == 4 && values.prefix(3) == [1, 10, 0])
    #expect(abs(EnsembleChances.Threshold.gusts.value - 16.6667) < 0.0001)
  }
}
