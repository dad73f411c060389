/// Rain, snow or hail without a pause.
public struct WetSpell: Equatable, Sendable {
  /// A part of a spell in which one kind falls, or milder ones beside it.
  public struct Phase: Hashable, Sendable {
    /// What falls.
    public var kind: Condition
    /// When it begins.
    public var start: Date
    /// When it ends, or as far as it is known to last.
    public var end: Date

    /// A part of a spell.
    public init(kind: Condition, start: Date, end: Date) {
      self.kind = kind
      self.start = start
      self.end = end
    }
  }

  /// When it begins; may have passed.
  public var start: Date
  /// When it ends, or as far as it is known to last.
  public var end: Date
  /// Whether it is not known when it ends: nothing is known of the time after ``end``.
  public var isOpen: Bool
  /// The end of its first segment where it is dry yet and begins at some time in it.
  public var pendingUntil: Date?
  /// mm in all; nil where a part of it is not known.
  public var amount: Double?
  /// What its first segment is known from.
  public var source: PrecipitationTimeline.Source

  /// The kinds of its segments.
  private var parts: [Phase]

  /// The worst kind that falls.
  public var worst: Condition {
    parts.max { $0.kind.severity < $1.kind.severity }?.kind ?? .unknown
  }

  /// A spell of segments that follow one another, at least one.
  init(_ segments: ArraySlice<PrecipitationTimeline.Segment>, isOpen: Bool) {
    start = segments.first?.start ?? .distantPast
    end = segments.last?.end ?? .distantPast
    self.isOpen = isOpen
    pendingUntil = segments.first.flatMap { $0.isPending ? $0.end : nil }
    source = segments.first?.source ?? .forecast
    parts = segments.map { Phase(kind: $0.kind, start: $0.start, end: $0.end) }
    let amounts = segments.compactMap(\.amount)
    amount = amounts.count == segments.count ? (amounts.reduce(0, +) * 1000).rounded() / 1000 : nil
  }

  /// The changes of its kind from a time on: the first kind, one between that is of another nature, the
  /// worst kind, and what follows it. At least one where the spell has not ended.
  public func phases(from time: Date) -> [Phase] {
    let ahead = parts.filter { $0.end > time }
      .map { Phase(kind: $0.kind, start: max($0.start, time), end: $0.end) }
    return Self.phases(of: Self.runs(of: ahead))
  }

  /// Parts of one kind that follow one another as one; of showers and rain the worse one names both.
  private static func runs(of parts: [Phase]) -> [Phase] {
    parts.reduce(into: []) { runs, part in
      guard let last = runs.indices.last, runs[last].kind.isSameKind(as: part.kind) else {
        return runs.append(part)
      }
      runs[last].end = part.end
      if part.kind.severity > runs[last].kind.severity { runs[last].kind = part.kind }
    }
  }

  /// What is told of the runs: the first one, the worst one before the worst of all that is of another
  /// nature than the first, the worst of all, and the worst of what follows. What is not told counts to
  /// what stands before it. O(n) in the number of runs.
  private static func phases(of runs: [Phase]) -> [Phase] {
    guard let severity = runs.map(\.kind.severity).max(), let end = runs.last?.end,
      let worst = runs.firstIndex(where: { $0.kind.severity == severity }),
      let last = runs.lastIndex(where: { $0.kind.severity == severity })
    else { return [] }
    let first = runs[0].kind
    let before = runs[..<worst].dropFirst().filter {
      $0.kind.nature != first.nature || $0.kind.isHazard
    }
    // Of several equally bad ones the earliest.
    let between = before.reduce(nil as Phase?) { found, run in
      found.map { $0.kind.severity >= run.kind.severity ? $0 : run } ?? run
    }
    let rest = runs[(last + 1)...]
    let next = rest.max { $0.kind.severity < $1.kind.severity }?.kind
    var told = worst > 0 ? [runs[0]] : []
    told += [between, runs[worst]].compactMap(\.self)
    if let next, let start = rest.first?.start {
      told.append(Phase(kind: next, start: start, end: end))
    }
    return told.enumerated().map { index, phase in
      Phase(
        kind: phase.kind, start: phase.start,
        end: index + 1 < told.count ? told[index + 1].start : end)
    }
  }
}

extension Condition {
  /// What it is that falls, whatever its strength.
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
  /// The spells that have not ended at ``now``, in order; each from its own beginning, which may have
  /// passed, so that it is the same one whenever the timeline is made.
  ///
  /// What is not known ends a spell, and so does a segment of more than three hours: when it rains in
  /// it cannot be told. Where it is dry between the rain before and the rain to come, they are two. O(n) in the number of segments.
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
        spells.append(WetSpell(segments[index...last], isOpen: !endsKnown))
      }
      index = last + 1
    }
    return spells
  }

  /// The spell that falls at ``now``.
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
