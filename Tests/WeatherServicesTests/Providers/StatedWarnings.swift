import Foundation
import WeatherModel

@testable import WeatherServices

/// What is known of a place once a source has named these warnings.
func warnings(of source: WarningsSource, _ alerts: [WeatherWarning]) -> KnownWarnings {
  SampleProvider.report(for: seoul, now: testNow)
    .with(WarningsResponse(source: source, requestedAt: testNow, alerts: alerts))
    .warnings(at: testNow)
}
