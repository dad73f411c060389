/// A period of rain, snow or hail without a pause.
public struct WetSpell: Equatable, Sendable {
  /// A part of a spell with one kind of precipitation, possibly mixed with milder ones.
  public struct Phase: Hashable, Sendable {
    /// The kind of precipitation.
    public var kind: Condition
    /// The time at which it begins.
    public var start: Date
    /// The time at which it ends, or until which it is known to last.
    public var end: Date
  }

  /// The time at which it begins, possibly in the past.
  public var start: Date
  /// The time at which it ends, or until which it is known to last.
  public var end: Date
  /// Whether its end is unknown: there is no data after ``end``.
  public var isOpen: Bool
  /// Whether it begins at ``start``, or has begun. It is not known if there is no data before.
  public var isStartKnown: Bool
  /// The end of its first segment, if it is still dry and precipitation begins at some time within
  /// that segment.
  public var pendingUntil: Date?
  /// The total amount in mm; nil if a part of it is unknown.
  public var amount: Double?
  /// The source of its first segment.
  public var source: PrecipitationTimeline.Source

  /// The end of its first segment.
  var firstEnd: Date { parts.first?.end ?? end }

  /// The segments of the spell with their kinds.
  private var parts: [Phase]

  /// The worst kind of precipitation.
  public var worst: Condition {
    parts.map(\.kind).max() ?? .unknown
  }

  /// Creates a spell from consecutive segments, at least one.
  init(
    _ segments: ArraySlice<PrecipitationTimeline.Segment>, isOpen: Bool, isStartKnown: Bool
  ) {
    start = segments.first?.start ?? .distantPast
    end = segments.last?.end ?? .distantPast
    self.isOpen = isOpen
    self.isStartKnown = isStartKnown
    pendingUntil = segments.first.flatMap { $0.isPending ? $0.end : nil }
    source = segments.first?.source ?? .forecast
    parts = segments.map { Phase(kind: $0.kind, start: $0.start, end: $0.end) }
    let amounts = segments.compactMap(\.amount)
    amount = amounts.count == segments.count ? (amounts.reduce(0, +) * 1000).rounded() / 1000 : nil
  }

  /// Returns the phases from a time on: that of the first kind, one of a different nature in
  /// between, that of the worst kind, and that of the kind after it. There is at least one if the
  /// spell has not ended.
  public func phases(from time: Date) -> [Phase] {
    let ahead = parts.filter { $0.end > time }
      .map { Phase(kind: $0.kind, start: max($0.start, time), end: $0.end) }
    return Self.phases(of: Self.runs(of: ahead))
  }

  /// Returns the parts with consecutive parts of the same kind merged. Showers and rain count as
  /// the same kind, and the merged part gets the worse of the two.
  private static func runs(of parts: [Phase]) -> [Phase] {
    parts.reduce(into: []) { runs, part in
      guard let last = runs.indices.last, runs[last].kind.isSameKind(as: part.kind) else {
        return runs.append(part)
      }
      runs[last].end = part.end
      runs[last].kind = max(runs[last].kind, part.kind)
    }
  }

  /// Returns the runs to describe: the first one, the worst one before the worst of all that
  /// differs in nature from the first, the worst of all, and the worst one after it. The other runs
  /// are included in the preceding phase. O(n) in the number of runs.
  private static func phases(of runs: [Phase]) -> [Phase] {
    guard let worstKind = runs.map(\.kind).max(), let end = runs.last?.end,
      let worst = runs.firstIndex(where: { $0.kind == worstKind }),
      let last = runs.lastIndex(where: { $0.kind == worstKind })
    else { return [] }
    let first = runs[0].kind
    let before = runs[..<worst].dropFirst().filter {
      $0.kind.nature != first.nature || $0.kind.isHazard
    }
    // Of several equally severe runs, the earliest is used.
    let between = before.reduce(nil as Phase?) { found, run in
      found.map { $0.kind >= run.kind ? $0 : run } ?? run
    }
    let rest = runs[(last + 1)...]
    let next = rest.map(\.kind).max()
    var shown = worst > 0 ? [runs[0]] : []
    shown += [between, runs[worst]].compactMap(\.self)
    if let next, let start = rest.first?.start {
      shown.append(Phase(kind: next, start: start, end: end))
    }
    return shown.enumerated().map { index, phase in
      Phase(
        kind: phase.kind, start: phase.start,
        end: index + 1 < shown.count ? shown[index + 1].start : end)
    }
  }
}

extension Condition {
  /// The physical nature of the precipitation, regardless of its intensity.
  fileprivate enum Nature { case liquid, freezing, frozen }

  fileprivate var nature: Nature {
    switch self {
    case .freezingRain: .freezing
    case .sleet, .snow, .heavySnow, .hail: .frozen
    default: .liquid
    }
  }
}

extension PrecipitationTimeline {
  /// The spells that have not ended at ``now``, in order. Each starts at its own beginning, which
  /// may be in the past, so that it is the same spell regardless of when the timeline is made.
  ///
  /// An unknown segment ends a spell, as does a segment of more than three hours, because the time
  /// of the rain within it is unknown. If it is dry between passed and coming rain, they are two
  /// spells. O(n) in the number of segments.
  public var spells: [WetSpell] {
    var spells: [WetSpell] = []
    var index = 0
    while index < segments.count {
      guard segments[index].isWet == true, !segments[index].isCoarse else {
        index += 1
        continue
      }
      var last = index
      while last + 1 < segments.count, follows(last), segments[last + 1].isWet == true,
        !segments[last + 1].isCoarse, !segments[last + 1].isPending
      {
        last += 1
      }
      if segments[last].end > now {
        let endsKnown = follows(last) && segments[last + 1].isWet == false
        let isStartKnown =
          segments[index].start <= now
          || index > 0 && follows(index - 1) && segments[index - 1].isWet == false
        spells.append(
          WetSpell(segments[index...last], isOpen: !endsKnown, isStartKnown: isStartKnown))
      }
      index = last + 1
    }
    return spells
  }

  /// The spell at ``now``.
  public var currentSpell: WetSpell? {
    guard isWetNow == true, let first = spells.first, first.start <= now else { return nil }
    return first
  }

  /// The first spell that begins after ``now``.
  public var nextSpell: WetSpell? { spells.first { $0.start > now || $0.pendingUntil != nil } }

  private func follows(_ index: Int) -> Bool {
    index + 1 < segments.count && segments[index + 1].start == segments[index].end
  }
}
