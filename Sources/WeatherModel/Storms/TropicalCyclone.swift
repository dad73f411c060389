/// A tropical cyclone as described by the last advisory of its warning centre.
public struct TropicalCyclone: Equatable, Sendable, Identifiable {
  /// An agency that issues advisories.
  public enum Agency: String, CaseIterable, Hashable, Sendable {
    /// Japan Meteorological Agency: the north-western Pacific.
    case jma
    /// National Hurricane Center: the Atlantic and the north-eastern Pacific.
    case nhc

    /// The area of its cyclones, including the land that they reach.
    public var basin: GeoBox {
      switch self {
      case .jma: GeoBox(west: 98, south: 0, east: 180, north: 52)
      case .nhc: GeoBox(west: -180, south: 0, east: -15, north: 52)
      }
    }

    /// Returns whether a part of the world is in its basin.
    public func covers(_ box: GeoBox) -> Bool {
      box.touches(west: basin.west, basin.south, basin.east, basin.north)
    }
  }

  /// The strength of a cyclone, in the terms of its basin.
  public enum Strength: String, CaseIterable, Hashable, Sendable {
    case low, depression, storm, typhoon, hurricane
  }

  /// A current or forecast position.
  public struct Position: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The centre of the cyclone.
    public var center: Coordinate
    /// The radius in kilometres of the circle that will contain the centre, with a probability of
    /// 70 % from JMA and two thirds from NHC.
    public var radius: Double?
    /// The sustained wind in m/s, over ten minutes from JMA and over one minute from NHC.
    public var wind: Double?
    /// The strength at that time.
    public var strength: Strength

    /// Creates a position at a time.
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

  /// The age in seconds from which an advisory is marked as old. Advisories are issued every three
  /// or six hours.
  public static let maxAge: TimeInterval = 12 * 3600
  /// The age in seconds from which an advisory is ignored.
  public static let maxUsefulAge: TimeInterval = 72 * 3600

  /// The agency's own identifier.
  public let id: String
  /// The name, such as `Bavi`, or the agency's identifier if the cyclone has no name.
  public let name: String
  /// The agency that issued the advisory.
  public let agency: Agency
  /// The time of the advisory.
  public let issuedAt: Date
  /// The past positions of the centre, the earliest first.
  public let past: [Coordinate]
  /// The current and forecast positions in chronological order; never empty.
  public let positions: [Position]

  /// Creates a cyclone; `nil` if it has no position.
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

  /// The current position in the advisory.
  public var analysis: Position { positions[0] }

  /// Returns whether the advisory is so old that its age is shown.
  public func isOld(at now: Date) -> Bool { now.timeIntervalSince(issuedAt) > Self.maxAge }
}

/// The nearest approach of a cyclone to a place.
public struct StormPassage: Equatable, Sendable {
  /// The maximum distance in kilometres of a passage that is reported.
  public static let maxDistance = 500.0
  /// The maximum time ahead in seconds of a passage that is reported.
  public static let horizon: TimeInterval = 120 * 3600

  /// The time.
  public var time: Date
  /// The distance in kilometres.
  public var kilometres: Double
  /// The direction from the place to the centre, in degrees clockwise from north.
  public var bearing: Double
  /// The strength at that time.
  public var strength: TropicalCyclone.Strength
  /// Whether the cyclone is moving away now: it is nearest now or within half an hour, and farther
  /// in the hours after that.
  public var isLeaving: Bool
  /// Whether the time is the last one of the forecast, after which the cyclone may come nearer.
  public var isAtEnd: Bool
}

extension TropicalCyclone {
  /// The time in seconds within which a departing cyclone is nearest.
  private static let leavingTime: TimeInterval = 1800
  /// The time in seconds after the nearest approach, and the kilometres that a departing cyclone
  /// moves away in it. A slower one is almost stationary.
  private static let departure = (time: 6.0 * 3600, kilometres: 10.0)

  /// Returns the nearest approach to a place from `now` on, at any distance; `nil` if the forecast
  /// covers no time from `now` to ``StormPassage/horizon``.
  ///
  /// Between two positions, the centre moves at a constant speed along the great circle.
  ///
  /// ```swift
  /// let positions = [(0.0, 20.0), (24.0, 26.0)].map { hours, latitude in
  ///   TropicalCyclone.Position(
  ///     time: now + hours * 3600, center: Coordinate(latitude: latitude, longitude: 130),
  ///     strength: .typhoon)
  /// }
  /// let typhoon = TropicalCyclone(
  ///   id: "2601", name: "Bavi", agency: .jma, issuedAt: now, past: [], positions: positions)
  /// let naha = Coordinate(latitude: 26.2, longitude: 127.7)
  /// let passage = typhoon?.nearest(to: naha, from: now)
  /// // passage?.isAtEnd == true: 231 km to the east when the forecast ends.
  /// ```
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
    // Refines the result between the neighbours of the nearest step by ternary search.
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
      strength: positions.last { $0.time <= time }?.strength ?? analysis.strength,
      isLeaving: time.timeIntervalSince(now) < Self.leavingTime
        && distance(min(length, best.seconds + Self.departure.time))
          > best.distance + Self.departure.kilometres,
      isAtEnd: best.seconds == length
    )
  }

  /// Returns the passage to report at a place: near enough, soon enough, and from an advisory that
  /// is not too old.
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
    guard length > 0 else { return to.center }
    let fraction = time.timeIntervalSince(from.time) / span
    return from.center.moved(
      kilometres: length * fraction, bearing: from.center.bearing(to: to.center))
  }
}

extension [TropicalCyclone] {
  /// Returns the cyclone with the nearest reported passage at a place.
  public func nearestPassage(
    at place: Coordinate, now: Date
  ) -> (cyclone: TropicalCyclone, passage: StormPassage)? {
    compactMap { cyclone in cyclone.passage(at: place, now: now).map { (cyclone, $0) } }
      .min { $0.1.kilometres < $1.1.kilometres }
  }
}

/// A client that provides tropical cyclones.
public struct StormClient: Sendable {
  /// Returns the cyclones of the cached advisories of an agency, whatever their age; `nil` if none
  /// are cached.
  public var cached: @Sendable (TropicalCyclone.Agency) async -> [TropicalCyclone]?
  /// Returns the cyclones of an agency's latest advisories, which are requested at most once an
  /// hour.
  public var cyclones:
    @Sendable (TropicalCyclone.Agency) async throws(WeatherError) -> [TropicalCyclone]

  /// Creates a client from its operations.
  public init(
    cached: @escaping @Sendable (TropicalCyclone.Agency) async -> [TropicalCyclone]? = { _ in nil },
    cyclones:
      @escaping @Sendable (TropicalCyclone.Agency) async throws(WeatherError) -> [TropicalCyclone]
  ) {
    self.cached = cached
    self.cyclones = cyclones
  }

  /// A client that has no cyclones.
  public static let none = StormClient { _ throws(WeatherError) in [] }
}
