import WeatherModel

extension PlaceTimeZone {
  /// Creates the clock of a response: the first known time zone of the place whose offset at
  /// `moment` equals the offset of the response. If there is none, the clock has the response's
  /// offset, or else the nautical zone.
  /// - Parameters:
  ///   - name: The zone that the response names.
  ///   - offset: The response's offset from UTC in seconds.
  ///   - nearby: The zone of the nearest city, if one is near.
  init(named name: String?, offset: Int?, place: Place, nearby: String? = nil, at moment: Date) {
    let known = [name, place.timeZoneIdentifier, nearby].lazy.compactMap { $0 }
      .compactMap { PlaceTimeZone(identifier: $0, at: moment) }
      .first { offset == nil || $0.fixedOffset == offset }
    self =
      known ?? offset.map { PlaceTimeZone(identifier: nil, fixedOffset: $0) }
      ?? .nautical(place.coordinate.longitude)
  }
}
