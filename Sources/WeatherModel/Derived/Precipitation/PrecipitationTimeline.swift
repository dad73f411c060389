/// What falls at a place over time: the only account of rain, snow and hail that sentences, bars,
/// notifications, the calendar and the JSON output are read from.
///
/// Minutes of a nowcast stand before the hours of the forecast, and the weather now before the step
/// that it falls into.
public struct PrecipitationTimeline: Equatable, Sendable {
  /// The source of a segment.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The weather now.
    case measured
    /// Radar or a model in steps of minutes.
    case nowcast
    /// The steps of the forecast.
    case forecast
    /// A step of the forecast without a measurable amount, of which only a probability of at least
    /// ``PrecipitationTimeline/minDoubt`` is known.
    case chanceOnly = "chance-only"
  }

  /// A span in which one thing falls, or nothing.
  public struct Segment: Equatable, Sendable {
    /// When it begins.
    public var start: Date
    /// When it ends.
    public var end: Date
    /// Whether anything falls; nil where that is not known.
    public var isWet: Bool?
    /// The kind of precipitation; of a dry segment, the kind that would fall.
    public var kind: Condition
    /// mm an hour on the average; nil where that is not known.
    public var rate: Double?
    /// 0–1, that anything falls; nil where that is not known.
    public var chance: Double?
    /// The source of the segment.
    public var source: Source
    /// Whether it is longer than three hours, so that the time of a change within it is not known.
    public var isCoarse = false
    /// Whether it is dry at the time of the timeline and wet at some time before the segment's end.
    public var isPending = false
    /// Whether the forecast says that it is wet, and what is known of the time before it that it is
    /// not.
    public var isDisputed = false

    /// mm in the whole segment; nil where that is not known.
    public var amount: Double? { rate.map { $0 * (duration / 3600) } }

    /// Whether both the amount and the probability say that nothing falls; a nowcast needs no
    /// probability.
    public var isReliablyDry: Bool {
      guard isWet == false, !isDisputed else { return false }
      if source == .nowcast { return true }
      return rate != nil && chance.map { $0 < PrecipitationTimeline.minDoubt } ?? false
    }

    /// Seconds.
    var duration: TimeInterval { end.timeIntervalSince(start) }

    /// The part from `start` to `end`.
    func part(from start: Date, to end: Date) -> Segment {
      var part = self
      part.start = start
      part.end = end
      return part
    }
  }

  /// The probability from which on a dry step is in doubt.
  public static let minDoubt = 0.3
  /// The probability from which on precipitation without a measurable amount is called possible.
  public static let minPossible = 0.5

  /// The time that it holds for.
  public var now: Date
  /// The segments in order, the passed ones included. Between two of them there may be a gap.
  public var segments: [Segment]
  /// Whether anything falls at ``now``; nil where that is not known.
  public var isWetNow: Bool?

  /// The segment at a time.
  public func segment(at time: Date) -> Segment? {
    segments.last { $0.start <= time && time < $0.end }
  }

  /// The segments that have not ended at ``now``, as far as one begins where the one before it ends.
  public var connectedSegments: ArraySlice<Segment> {
    guard let first = segments.firstIndex(where: { $0.end > now }), segments[first].start <= now
    else { return [] }
    var last = first
    while last + 1 < segments.count, segments[last + 1].start == segments[last].end { last += 1 }
    return segments[first...last]
  }

  /// Whether all amounts and probabilities are zero from ``now`` until `end`.
  public func isReliablyDry(until end: Date) -> Bool {
    isReliablyDry(from: now, until: end)
  }

  /// Whether all amounts and probabilities are zero from `start` until `end`.
  func isReliablyDry(from start: Date, until end: Date) -> Bool {
    let covering = segments.filter { $0.end > start && $0.start < end }
    guard let first = covering.first, let last = covering.last else { return false }
    let isConnected = zip(covering, covering.dropFirst()).allSatisfy { $0.end == $1.start }
    return isConnected && first.start <= start && last.end >= end
      && covering.allSatisfy(\.isReliablyDry)
  }

  /// mm from ``now`` or `start`, whichever is later, until `end`; of a segment that reaches further,
  /// its share. Nil where no amount is known.
  public func amount(from start: Date, until end: Date) -> Double? {
    let parts = segments.compactMap { segment -> Double? in
      let (from, to) = (max(segment.start, start, now), min(segment.end, end))
      return from < to ? segment.part(from: from, to: to).amount : nil
    }
    return parts.isEmpty ? nil : parts.reduce(0, +)
  }

  /// The greatest probability from ``now`` until `end`: 1 where it falls already or minutes say that
  /// it will. Nil where none is known.
  public func maxChance(until end: Date) -> Double? {
    if isWetNow == true { return 1 }
    return segments.filter { $0.end > now && $0.start < end }
      .compactMap { $0.source == .nowcast ? ($0.isWet == true ? 1 : nil) : $0.chance }.max()
  }
}
