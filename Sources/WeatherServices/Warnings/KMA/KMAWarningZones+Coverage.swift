/// What a text says about a zone.
enum KMACoverage: Equatable, Sendable {
  case covered
  case notCovered
  /// The text names areas that the table of zones does not have.
  case unknown

  /// The coverage by all but the areas.
  var inverted: KMACoverage {
    switch self {
    case .covered: .notCovered
    case .notCovered: .covered
    case .unknown: .unknown
    }
  }

  /// Both must cover the zone.
  func and(_ other: KMACoverage) -> KMACoverage {
    if self == .notCovered || other == .notCovered { return .notCovered }
    return self == .covered ? other : .unknown
  }

  /// One of both must cover the zone.
  func or(_ other: KMACoverage) -> KMACoverage {
    if self == .covered || other == .covered { return .covered }
    return self == .notCovered ? other : .unknown
  }
}

extension KMAWarningZones {
  /// Whether a list of areas covers a zone.
  /// - Parameters:
  ///   - zone: The zone of a place; nil where none is known.
  ///   - groups: The zones in whose brackets the list stands.
  func coverage(
    of zone: ZoneIndex?, by areas: [KMABulletin.Area], in groups: [ZoneIndex] = []
  ) -> KMACoverage {
    let union = areas.reduce(KMACoverage.notCovered) {
      $0.or(coverage(of: zone, by: $1, in: groups))
    }
    guard areas.contains(where: \.isExcluded) else { return union }
    // 제외 stands at the end of a list, inside the brackets of what the list is excluded from.
    guard areas.last?.isExcluded == true, !groups.isEmpty else { return .unknown }
    return union.inverted
  }

  /// Whether an area covers a zone, as if it were not excluded.
  private func coverage(
    of zone: ZoneIndex?, by area: KMABulletin.Area, in groups: [ZoneIndex]
  ) -> KMACoverage {
    // The sea first: 부산앞바다 begins like a city.
    if Self.isSea(area.name) { return .notCovered }
    guard let named = zones(named: area.name, in: groups) else {
      let possible = zones(beginning: area.name, in: groups)
      return membership(of: zone, in: possible.isEmpty ? groups : possible).and(.unknown)
    }
    if named.allSatisfy({ zones[$0].kind == .sea }) { return .notCovered }
    let whole = membership(of: zone, in: named)
    guard !area.parts.isEmpty else { return whole }
    return whole.and(coverage(of: zone, by: area.parts, in: named))
  }

  /// Whether a zone is a part of one of `others`; any may be where there are none.
  private func membership(of zone: ZoneIndex?, in others: [ZoneIndex]) -> KMACoverage {
    guard let zone else { return .unknown }
    if others.isEmpty { return .unknown }
    return others.contains { contains(zone, in: $0) } ? .covered : .notCovered
  }
}
