import WeatherModel

extension PlaceTimeZone {
  /// The clock of an answer: the first of the zones known for the place that shows the answer's
  /// offset at `moment`, or else the bare offset, or else the nautical zone.
  /// - Parameters:
  ///   - name: The zone that the answer names.
  ///   - offset: Seconds ahead of UTC by the answer.
  ///   - nearby: The zone of the nearest city, where one is near.
  init(named name: String?, offset: Int?, place: Place, nearby: String? = nil, at moment: Date) {
    let known = [name, place.timeZoneIdentifier, nearby].lazy.compactMap { $0 }
      .compactMap { PlaceTimeZone(identifier: $0, at: moment) }
      .first { offset == nil || $0.fixedOffset == offset }
    self =
      known ?? offset.map { PlaceTimeZone(identifier: nil, fixedOffset: $0) }
      ?? .nautical(place.coordinate.longitude)
  }
}
