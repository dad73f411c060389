import Foundation
import WeatherModel

@testable import WeatherServices

/// Returns the status of a place for which a source has issued these warnings.
func warnings(of source: WarningsSource, _ alerts: [WeatherWarning]) -> KnownWarnings {
  SampleProvider.report(for: seoul, now: testNow)
    .with(WarningsResponse(source: source, requestedAt: testNow, alerts: alerts))
    .warnings(at: testNow)
}
