import Foundation
import WeatherModel

/// Where the sun stands, by NOAA's general solar position calculations (the Fourier series of
/// Spencer, 1971): good to some two minutes below the polar circles, which does for a sample.
struct SampleSun {
  var coordinate: Coordinate

  /// Degrees above the horizon.
  func elevation(at moment: Date) -> Double {
    let (declination, equation) = position(moment)
    let minutes =
      moment.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) / 60
      + equation + 4 * coordinate.longitude
    let hourAngle = (minutes / 4 - 180) * .pi / 180
    let latitude = coordinate.latitude * .pi / 180
    let sine =
      sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
    return asin(max(-1, min(1, sine))) * 180 / .pi
  }

  /// When the sun rises and sets around the solar noon nearest to `noon`; nil where it does not.
  func riseAndSet(around noon: Date) -> (rise: Date, set: Date)? {
    let (declination, equation) = position(noon)
    let latitude = coordinate.latitude * .pi / 180
    // 90.833°: the sun's radius and the air's refraction.
    let cosine =
      cos(90.833 * .pi / 180) / (cos(latitude) * cos(declination))
      - tan(latitude) * tan(declination)
    guard (-1...1).contains(cosine) else { return nil }
    let half = acos(cosine) * 180 / .pi * 4 * 60
    let day = (noon.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    var transit = day + (720 - 4 * coordinate.longitude - equation) * 60
    let away = (noon.timeIntervalSince1970 - transit) / 86_400
    transit += away.rounded() * 86_400
    return (
      Date(timeIntervalSince1970: (transit - half).rounded()),
      Date(timeIntervalSince1970: (transit + half).rounded())
    )
  }

  /// Declination in radians and the equation of time in minutes.
  private func position(_ moment: Date) -> (declination: Double, equation: Double) {
    let time = LocalTime(moment, utcOffset: 0)
    let newYear = LocalDate(year: time.date.year, month: 1, day: 1)
    let day = Double(time.date.dayNumber - newYear.dayNumber)
    let year = 2 * Double.pi / 365.25 * (day + (Double(time.hour) - 12) / 24)
    let equation =
      229.18
      * (0.000075 + 0.001868 * cos(year) - 0.032077 * sin(year) - 0.014615 * cos(2 * year)
        - 0.040849 * sin(2 * year))
    let declination =
      0.006918 - 0.399912 * cos(year) + 0.070257 * sin(year) - 0.006758 * cos(2 * year)
      + 0.000907 * sin(2 * year) - 0.002697 * cos(3 * year) + 0.00148 * sin(3 * year)
    return (declination, equation)
  }
}
