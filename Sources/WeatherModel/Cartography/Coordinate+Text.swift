extension Coordinate {
  /// The letters for north, south, east and west.
  public struct Letters: Hashable, Sendable {
    /// Of northern latitudes.
    public var north: String
    /// Of southern latitudes.
    public var south: String
    /// Of eastern longitudes.
    public var east: String
    /// Of western longitudes.
    public var west: String

    /// Letters of a language; English by default.
    public init(
      north: String = "N", south: String = "S", east: String = "E", west: String = "W"
    ) {
      self.north = north
      self.south = south
      self.east = east
      self.west = west
    }
  }

  /// `37.566 N 126.978 E`: degrees with three decimals.
  public func decimalText(_ letters: Letters = Letters()) -> String {
    text(letters) { degrees in
      String.fixed(abs(degrees), digits: 3)
    } sign: { degrees in
      (degrees * 1000).rounded() < 0
    }
  }

  /// `37°34′ N 126°59′ E`: degrees and whole minutes.
  public func minutesText(_ letters: Letters = Letters()) -> String {
    text(letters) { degrees in
      let minutes = Int((abs(degrees) * 60).rounded())
      return "\(minutes / 60)°" + String.padded(minutes % 60, to: 2) + "′"
    } sign: { degrees in
      (degrees * 60).rounded() < 0
    }
  }

  private func text(
    _ letters: Letters, number: (Double) -> String, sign isNegative: (Double) -> Bool
  ) -> String {
    guard latitude.isFinite, longitude.isFinite else { return "–" }
    let northing = isNegative(latitude) ? letters.south : letters.north
    let easting = isNegative(longitude) ? letters.west : letters.east
    return "\(number(latitude)) \(northing) \(number(longitude)) \(easting)"
  }
}
