/// Whether a text covers a zone.
enum KMACoverage: Equatable, Sendable {
  case covered
  case notCovered
  /// The text contains areas that the table of zones lacks.
  case unknown

  /// The coverage by the complement of the areas.
  var inverted: KMACoverage {
    switch self {
    case .covered: .notCovered
    case .notCovered: .covered
    case .unknown: .unknown
    }
  }

  /// Returns the coverage by both: both must cover the zone.
  func and(_ other: KMACoverage) -> KMACoverage {
    if self == .notCovered || other == .notCovered { return .notCovered }
    return self == .covered ? other : .unknown
  }

  /// Returns the coverage by either: one of them must cover the zone.
  func or(_ other: KMACoverage) -> KMACoverage {
    if self == .covered || other == .covered { return .covered }
    return self == .notCovered ? other : .unknown
  }
}

/// The areas of a text, with their names resolved in the table of zones.
struct KMAZoneList: Sendable {
  /// An area, as the zones that its name stands for.
  fileprivate struct Area: Sendable {
    /// The zones of the area; empty for the sea. For an unknown name, the zones of which the area
    /// may be a part; nil if it may be a part of any zone.
    var zones: [KMAWarningZones.ZoneIndex]?
    var isKnown: Bool
    /// The parts of the zones that are meant; nil for all.
    var parts: KMAZoneList?
  }

  fileprivate var areas: [Area]
  fileprivate var excluding: Exclusion

  /// The effect of `제외` after a list.
  fileprivate enum Exclusion: Sendable {
    case none
    /// The list names the excluded parts of the zones before its brackets.
    case all
    /// The position of `제외` has no known meaning.
    case unclear
  }
}

extension KMAWarningZones {
  /// Resolves the names of areas.
  /// - Parameter groups: The zones in whose brackets the areas are.
  func list(_ areas: [KMABulletin.Area], in groups: [ZoneIndex] = []) -> KMAZoneList {
    let isExcluding = areas.contains(where: \.isExcluded)
    // 제외 is at the end of a list, inside the brackets of the zone that it restricts.
    let isClear = areas.last?.isExcluded == true && !groups.isEmpty
    return KMAZoneList(
      areas: areas.map { area($0, in: groups) },
      excluding: isExcluding ? (isClear ? .all : .unclear) : .none)
  }

  private func area(_ area: KMABulletin.Area, in groups: [ZoneIndex]) -> KMAZoneList.Area {
    // The sea is checked first: 부산앞바다 begins like a city.
    if Self.isSea(area.name) { return KMAZoneList.Area(zones: [], isKnown: true) }
    guard let named = zones(named: area.name, in: groups) else {
      let possible = zones(beginning: area.name, in: groups)
      let others = possible.isEmpty ? groups : possible
      return KMAZoneList.Area(zones: others.isEmpty ? nil : others, isKnown: false)
    }
    let land = named.filter { zones[$0].kind != .sea }
    return KMAZoneList.Area(
      zones: land, isKnown: true,
      parts: area.parts.isEmpty || land.isEmpty ? nil : list(area.parts, in: land))
  }

  /// Whether a list covers a zone.
  /// - Parameter zone: The zone of a place; nil if it is unknown.
  func coverage(of zone: ZoneIndex?, by list: KMAZoneList) -> KMACoverage {
    let union = list.areas.reduce(KMACoverage.notCovered) { $0.or(coverage(of: zone, by: $1)) }
    switch list.excluding {
    case .none: return union
    case .all: return union.inverted
    case .unclear: return .unknown
    }
  }

  /// Whether an area covers a zone, regardless of exclusion.
  private func coverage(of zone: ZoneIndex?, by area: KMAZoneList.Area) -> KMACoverage {
    guard let zones = area.zones else { return .unknown }
    if zones.isEmpty { return .notCovered }
    guard let zone else { return .unknown }
    let isInside = zones.contains { contains(zone, in: $0) }
    let whole: KMACoverage = isInside ? .covered : .notCovered
    if !area.isKnown { return whole.and(.unknown) }
    guard let parts = area.parts else { return whole }
    // The parts decide even for a zone outside the area, because old texts name 군위 under the
    // province that it has left.
    return parts.excluding == .none || isInside ? coverage(of: zone, by: parts) : whole
  }

  func coverage(of zone: ZoneIndex?, by areas: [KMABulletin.Area]) -> KMACoverage {
    coverage(of: zone, by: list(areas))
  }
}
