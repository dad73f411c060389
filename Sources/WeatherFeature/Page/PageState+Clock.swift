import Foundation
import WeatherModel

extension PageState {
  /// Keeps the cursors on their hour and their day while those that have passed leave the page.
  mutating func moveOn(from before: Date, to now: Date, in report: WeatherReport) {
    guard now > before else { return }
    if let first = report.hours(from: now).first {
      hour = max(0, hour - report.hours(from: before).count { $0.time < first.time })
    }
    if let first = report.days(from: now).first {
      day = max(0, day - report.days(from: before).count { $0.date < first.date })
    }
  }
}
