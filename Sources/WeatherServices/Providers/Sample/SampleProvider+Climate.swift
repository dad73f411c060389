public import WeatherModel

/// The sample's climate, computed from ten years of its atmosphere at a place.
extension SampleProvider {
  /// The solar hours at which a past day is sampled, those of the lowest and the highest
  /// temperature among them. Showers are too short for fewer: the monsoon's last less than three
  /// hours.
  private static let sampleHours = stride(from: 0.0, to: 24, by: 1.5)

  /// Returns the simulated climate of a place over the ten whole years before `now`.
  public static func normals(for place: Place, now: Date) -> ClimateNormals {
    let clock = PlaceTimeZone(named: place.timeZoneIdentifier, offset: nil, place: place, at: now)
    let years = ClimateNormals.years(before: clock.localTime(now).date)
    let first = LocalDate(year: years.lowerBound, month: 1, day: 1).dayNumber
    let end = LocalDate(year: years.upperBound + 1, month: 1, day: 1).dayNumber
    // The sun is as high every year.
    let sunny = (0..<ClimateNormals.dayCount).map { index in
      SunTimes(
        on: ClimateNormals.date(ofDay: index, in: years.upperBound), at: place.coordinate,
        utcOffset: Int(place.coordinate.longitude * 240), above: SampleSky.minSunElevation
      ).dayLength / 3600
    }
    return ClimateNormals(
      of: (first..<end).map { day(LocalDate(dayNumber: $0), of: place, sunny) }, in: years)
  }

  private static func day(
    _ date: LocalDate, of place: Place, _ sunny: [Double]
  ) -> ClimateNormals.Day {
    let atmosphere = SampleAtmosphere()
    let midnight =
      Double(date.dayNumber) * 86_400 - place.coordinate.longitude * 240
    let samples = Self.sampleHours.map { hour in
      atmosphere.weather(
        at: place.coordinate, elevation: place.elevation ?? 0,
        time: Date(timeIntervalSince1970: midnight + hour * 3600))
    }
    func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    let temperatures = samples.map(\.temperature)
    let rain = samples.map(\.precipitation).reduce(0, +) * 24 / Double(samples.count)
    let cloud = samples[5...11].map(\.cloud).reduce(0, +) / 7
    return ClimateNormals.Day(
      date: date, low: temperatures.min().map(tenths), high: temperatures.max().map(tenths),
      precipitation: tenths(rain),
      sunshine: tenths(sunny[ClimateNormals.dayIndex(of: date)] * (1 - cloud)))
  }
}
