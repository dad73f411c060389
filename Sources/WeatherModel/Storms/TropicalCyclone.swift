/// A tropical cyclone as its centre's last advisory describes it.
public struct TropicalCyclone: Equatable, Sendable, Identifiable {
  /// Who issues advisories.
  public enum Agency: String, CaseIterable, Hashable, Sendable {
    /// Japan Meteorological Agency: the north-western Pacific.
    case jma
    /// National Hurricane Center: the Atlantic and the north-eastern Pacific.
    case nhc

    /// Where its cyclones are, with the land that they reach.
    public var basin: GeoBox {
      switch self {
      case .jma: GeoBox(west: 98, south: 0, east: 180, north: 52)
      case .nhc: GeoBox(west: -180, south: 0, east: -15, north: 52)
      }
    }

    /// Whether a part of the world is in its basin.
    public func covers(_ box: GeoBox) -> Bool {
      box.touches(west: basin.west, basin.south, basin.east, basin.north)
    }
  }

  /// How strong it is, in the words of its basin.
  public enum Strength: String, CaseIterable, Hashable, Sendable {
    case low, depression, storm, typhoon, hurricane
  }

  /// Where it is, or is forecast to be.
  public struct Position: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Its centre.
    public var center: Coordinate
    /// The radius of the circle in which the centre will be, in kilometres: with a probability of 70 %
    /// by JMA, of two thirds by NHC.
    public var radius: Double?
    /// The sustained wind in m/s, of ten minutes by JMA and of one by NHC.
    public var wind: Double?
    /// How strong it is then.
    public var strength: Strength

    /// A position at a time.
    public init(
      time: Date, center: Coordinate, radius: Double? = nil, wind: Double? = nil,
      strength: Strength
    ) {
      self.time = time
      self.center = center
      self.radius = radius
      self.wind = wind
      self.strength = strength
    }
  }

  /// The age from which an advisory is marked, in seconds: they are issued every three or six hours.
  public static let maxAge: TimeInterval = 12 * 3600
  /// The age in seconds from which on an advisory is ignored.
  public static let maxUsefulAge: TimeInterval = 72 * 3600

  /// The agency's own mark.
  public let id: String
  /// Its name, such as `Bavi`, or the agency's mark where it has none.
  public let name: String
  /// Who issued the advisory.
  public let agency: Agency
  /// When.
  public let issuedAt: Date
  /// The centres of the past, the earliest first.
  public let past: [Coordinate]
  /// Where it is and where it is forecast to be, in order of time; never empty.
  public let positions: [Position]

  /// Creates a cyclone; `nil` without any position.
  public init?(
    id: String, name: String, agency: Agency, issuedAt: Date, past: [Coordinate],
    positions: [Position]
  ) {
    guard !positions.isEmpty else { return nil }
    self.id = id
    self.name = name
    self.agency = agency
    self.issuedAt = issuedAt
    self.past = past
    self.positions = positions.sorted { $0.time < $1.time }
  }

  /// The position in the advisory.
  public var analysis: Position { positions[0] }

  /// Whether the advisory is so old that its age is shown.
  public func isOld(at now: Date) -> Bool { now.timeIntervalSince(issuedAt) > Self.maxAge }
}

/// Where a cyclone comes nearest to a place.
public struct StormPassage: Equatable, Sendable {
  /// The maximum distance in kilometres of a passage that is reported.
  public static let maxDistance = 500.0
  /// The maximum time ahead in seconds of a passage that is reported.
  public static let horizon: TimeInterval = 120 * 3600

  /// When.
  public var time: Date
  /// Kilometres.
  public var kilometres: Double
  /// The direction from the place to the centre, in degrees clockwise from north.
  public var bearing: Double
  /// How strong it is then.
  public var strength: TropicalCyclone.Strength
}

extension TropicalCyclone {
  /// Returns the nearest approach to a place from `now` on, at any distance; `nil` where the forecast
  /// does not reach so far.
  ///
  /// Between two positions the centre moves evenly along the great circle.
  public func nearest(to place: Coordinate, from now: Date) -> StormPassage? {
    let start = max(now, positions[0].time)
    let end = min(now + StormPassage.horizon, positions[positions.count - 1].time)
    guard start <= end else { return nil }
    func distance(_ seconds: Double) -> Double {
      place.kilometres(to: center(at: start + seconds))
    }
    let length = end.timeIntervalSince(start)
    let step = 600.0
    var best = (seconds: 0.0, distance: distance(0))
    for index in 0...Int((length / step).rounded(.up)) {
      let seconds = min(length, Double(index) * step)
      let distance = distance(seconds)
      if distance < best.distance { best = (seconds, distance) }
    }
    // Between the neighbours of the nearest step, by thirds.
    var (low, high) = (max(0, best.seconds - step), min(length, best.seconds + step))
    while high - low > 10 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      if distance(first) <= distance(second) { high = second } else { low = first }
    }
    let refined = (low + high) / 2
    if distance(refined) < best.distance { best = (refined, distance(refined)) }
    let time = start + best.seconds
    return StormPassage(
      time: time, kilometres: best.distance, bearing: place.bearing(to: center(at: time)),
      strength: positions.last { $0.time <= time }?.strength ?? analysis.strength)
  }

  /// Returns the passage that is told at a place: near enough, soon enough, of an advisory that is not
  /// forgotten.
  public func passage(at place: Coordinate, now: Date) -> StormPassage? {
    guard now.timeIntervalSince(issuedAt) < Self.maxUsefulAge,
      let passage = nearest(to: place, from: now), passage.kilometres <= StormPassage.maxDistance
    else { return nil }
    return passage
  }

  /// Returns the centre at a time between the first and the last position.
  func center(at time: Date) -> Coordinate {
    guard let next = positions.firstIndex(where: { $0.time >= time }) else {
      return positions[positions.count - 1].center
    }
    guard next > 0 else { return positions[0].center }
    let (from, to) = (positions[next - 1], positions[next])
    let span = to.time.timeIntervalSince(from.time)
    let length = from.center.kilometres(to: to.center)
    guard span > 0, length > 0 else { return to.center }
    let fraction = time.timeIntervalSince(from.time) / span
    return from.center.moved(
      kilometres: length * fraction, bearing: from.center.bearing(to: to.center))
  }
}

extension [TropicalCyclone] {
  /// Returns the cyclone whose passage is the nearest of those reported at a place.
  public func nearestPassage(
    at place: Coordinate, now: Date
  ) -> (cyclone: TropicalCyclone, passage: StormPassage)? {
    compactMap { cyclone in cyclone.passage(at: place, now: now).map { (cyclone, $0) } }
      .min { $0.1.kilometres < $1.1.kilometres }
  }
}

/// Gives tropical cyclones.
public struct StormClient: Sendable {
  /// Returns the cyclones of an agency's last advisories; requested at most once an hour.
  public var cyclones:
    @Sendable (TropicalCyclone.Agency) async throws(WeatherError) -> [TropicalCyclone]

  /// A client made of its call.
  public init(
    cyclones:
      @escaping @Sendable (TropicalCyclone.Agency) async throws(WeatherError) -> [TropicalCyclone]
  ) {
    self.cyclones = cyclones
  }

  /// A client that knows no cyclone.
  public static let none = StormClient { _ throws(WeatherError) in [] }
}
