import Foundation
import WeatherModel

extension PlaceTimeZone {
  /// The clock of an answer: the zone it names, or the one known for the place where that shows
  /// the answer's offset at `moment`, or else the bare offset.
  init(named name: String?, offset: Int?, place: Place, at moment: Date) {
    if let name, let zone = PlaceTimeZone(identifier: name, at: moment),
      offset == nil || zone.fixedOffset == offset
    {
      self = zone
    } else if let known = place.timeZoneIdentifier,
      let zone = PlaceTimeZone(identifier: known, at: moment),
      offset == nil || zone.fixedOffset == offset
    {
      self = zone
    } else {
      self.init(
        identifier: nil, fixedOffset: offset ?? Self.nauticalOffset(place.coordinate.longitude))
    }
  }

  /// The offset by the sun alone, in whole hours, where nothing better is known.
  static func nauticalOffset(_ longitude: Double) -> Int {
    Int((longitude / 15).rounded()) * 3600
  }

  /// When a date begins on the place's clock.
  func start(of date: LocalDate) -> Date {
    let midnight = Date(timeIntervalSince1970: TimeInterval(date.dayNumber) * 86_400)
    let guess = midnight.addingTimeInterval(-TimeInterval(offset(at: midnight)))
    return midnight.addingTimeInterval(-TimeInterval(offset(at: guess)))
  }
}
