import Foundation
import WeatherModel

@testable import WeatherFeature

/// A synthetic climate with cold dry winters and hot wet summers.
enum YearFixture {
  static let years = 2016...2025

  static let normals = ClimateNormals(of: days, in: years)

  private static var days: [ClimateNormals.Day] {
    let first = LocalDate(year: years.lowerBound, month: 1, day: 1).dayNumber
    let end = LocalDate(year: years.upperBound + 1, month: 1, day: 1).dayNumber
    return (first..<end).map { number in
      let date = LocalDate(dayNumber: number)
      let season = -cos(2 * .pi * Double(ClimateNormals.dayIndex(of: date) - 14) / 366)
      // Five warm and five cold days alternate.
      let swing = 5 * sin(Double(number) * 2 * .pi / 10 + Double(date.year))
      let mean = 12 + 14 * season + swing
      return ClimateNormals.Day(
        date: date, low: (mean - 4).rounded(), high: (mean + 5).rounded(),
        precipitation: number.isMultiple(of: 3) ? max(0, 6 + 8 * season).rounded() : 0,
        sunshine: (6 + 1.5 * season).rounded())
    }
  }
}
