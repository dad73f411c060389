/// A kind of pollen that commonly causes allergies.
public enum PollenKind: String, CaseIterable, Hashable, Sendable {
  case alder, birch, grass, mugwort, olive, ragweed
}

/// Grains of pollen per cubic metre of air; nil if a kind is not forecast.
public struct Pollen: Equatable, Sendable, Codable {
  /// Alnus.
  public var alder: Double?
  /// Betula.
  public var birch: Double?
  /// Poaceae.
  public var grass: Double?
  /// Artemisia.
  public var mugwort: Double?
  /// Olea.
  public var olive: Double?
  /// Ambrosia.
  public var ragweed: Double?

  /// Creates a value with all kinds unknown.
  public init() {}

  /// The number of grains of a kind.
  public subscript(kind: PollenKind) -> Double? {
    get { self[keyPath: Self.path(of: kind)] }
    set { self[keyPath: Self.path(of: kind)] = newValue }
  }

  private static func path(of kind: PollenKind) -> WritableKeyPath<Pollen, Double?> {
    switch kind {
    case .alder: \.alder
    case .birch: \.birch
    case .grass: \.grass
    case .mugwort: \.mugwort
    case .olive: \.olive
    case .ragweed: \.ragweed
    }
  }

  /// The kinds of pollen in the air with their grades, the highest grade first.
  public var present: [(kind: PollenKind, grains: Double, grade: PollenGrade)] {
    PollenKind.allCases.compactMap { kind in
      self[kind].flatMap { grains in
        PollenGrade(grains: grains, of: kind).map { (kind, grains, $0) }
      }
    }.sorted { $0.2 > $1.2 }
  }
}

/// The severity of a kind of pollen for people who are allergic to it.
public enum PollenGrade: Int, CaseIterable, Comparable, Sendable {
  case low, moderate, high, veryHigh

  /// Creates the grade for a number of grains per cubic metre; nil below one grain.
  ///
  /// These are MeteoSwiss's classes of the daily mean (Belastungsklassen). For olives, which
  /// MeteoSwiss does not have, they are the three classes of Spain's aerobiology network (REA).
  public init?(grains: Double, of kind: PollenKind) {
    let upperBounds: [Double] =
      switch kind {
      case .alder: [10, 69, 249]
      case .birch: [10, 69, 299]
      case .grass: [19, 49, 149]
      case .mugwort: [5, 14, 49]
      case .ragweed: [5, 10, 39]
      case .olive: [50, 200, .infinity]
      }
    let count = grains.rounded()
    guard count >= 1 else { return nil }
    let rank = upperBounds.firstIndex { count <= $0 } ?? upperBounds.count
    self = Self.allCases[rank]
  }

  /// The name for scripts.
  public var name: String {
    switch self {
    case .low: "low"
    case .moderate: "moderate"
    case .high: "high"
    case .veryHigh: "very-high"
    }
  }

  /// Orders lower grades first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
