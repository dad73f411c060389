/// The precipitation at a place over time. It is the only source of rain, snow and hail for
/// sentences, bars, notifications, the calendar and the JSON output.
///
/// The minutes of a nowcast take precedence over the hours of the forecast, and the current weather
/// over the step that contains it.
public struct PrecipitationTimeline: Equatable, Sendable {
  /// The source of a segment.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The current weather.
    case measured
    /// Radar, or a model in steps of minutes.
    case nowcast
    /// The steps of the forecast.
    case forecast
    /// A step of the forecast without a measurable amount, for which only a probability of at least
    /// ``PrecipitationTimeline/minDoubt`` is known.
    case chanceOnly = "chance-only"
  }

  /// A period with one kind of precipitation, or none.
  public struct Segment: Equatable, Sendable {
    /// The time at which it begins.
    public var start: Date
    /// The time at which it ends.
    public var end: Date
    /// Whether there is precipitation; nil if unknown.
    public var isWet: Bool?
    /// The kind of precipitation; for a dry segment, the kind that would fall.
    public var kind: Condition
    /// The mean rate in mm an hour; nil if unknown.
    public var rate: Double?
    /// The probability of precipitation, 0–1; nil if unknown.
    public var chance: Double?
    /// The source of the segment.
    public var source: Source
    /// Whether it is longer than three hours, so that the time of a change within it is unknown.
    public var isCoarse = false
    /// Whether it is dry at ``PrecipitationTimeline/now``, but wet at some time before the end of
    /// the segment.
    public var isPending = false
    /// Whether the segment is dry because of the nowcast or the current weather, although the
    /// forecast says that it is wet.
    public var isDisputed = false

    /// The amount in mm of the whole segment; nil if unknown.
    public var amount: Double? { rate.map { $0 * (duration / 3600) } }

    /// Whether both the amount and the probability indicate no precipitation. A nowcast needs no
    /// probability.
    public var isReliablyDry: Bool {
      guard isWet == false, !isDisputed else { return false }
      if source == .nowcast { return true }
      return rate != nil && chance.map { $0 < PrecipitationTimeline.minDoubt } ?? false
    }

    /// The duration in seconds.
    var duration: TimeInterval { end.timeIntervalSince(start) }

    /// Returns the part from `start` to `end`.
    func part(from start: Date, to end: Date) -> Segment {
      var part = self
      part.start = start
      part.end = end
      return part
    }
  }

  /// The probability from which a dry step is in doubt.
  public static let minDoubt = 0.3
  /// The probability from which precipitation without a measurable amount is called possible.
  public static let minPossible = 0.5

  /// The time at which the timeline was computed.
  public var now: Date
  /// The segments in order, including the passed ones. There may be gaps between them.
  public var segments: [Segment]
  /// Whether there is precipitation at ``now``; nil if unknown.
  public var isWetNow: Bool?

  /// Returns the segment at a time.
  public func segment(at time: Date) -> Segment? {
    segments.last { $0.start <= time && time < $0.end }
  }

  /// The segments that have not ended at ``now``, up to the first gap.
  public var connectedSegments: ArraySlice<Segment> {
    guard let first = segments.firstIndex(where: { $0.end > now }), segments[first].start <= now
    else { return [] }
    var last = first
    while last + 1 < segments.count, segments[last + 1].start == segments[last].end { last += 1 }
    return segments[first...last]
  }

  /// Returns whether all amounts and probabilities indicate no precipitation from ``now`` until
  /// `end`.
  public func isReliablyDry(until end: Date) -> Bool {
    isReliablyDry(from: now, until: end)
  }

  /// Returns whether all amounts and probabilities indicate no precipitation from `start` until
  /// `end`.
  func isReliablyDry(from start: Date, until end: Date) -> Bool {
    isKnown(from: start, until: end, \.isReliablyDry)
  }

  /// Returns whether segments without gaps cover the time from `start` until `end`, and all of them
  /// satisfy `condition`.
  func isKnown(
    from start: Date, until end: Date, _ condition: (Segment) -> Bool
  ) -> Bool {
    let covering = segments.filter { $0.end > start && $0.start < end }
    guard let first = covering.first, let last = covering.last else { return false }
    let isConnected = zip(covering, covering.dropFirst()).allSatisfy { $0.end == $1.start }
    return isConnected && first.start <= start && last.end >= end
      && covering.allSatisfy(condition)
  }

  /// Returns the amount in mm from ``now`` or `start`, whichever is later, until `end`. A segment
  /// that extends beyond this time counts in proportion. Nil if the amount of a part is unknown.
  public func amount(from start: Date, until end: Date) -> Double? {
    let start = max(start, now)
    guard isKnown(from: start, until: end, { $0.amount != nil }) else { return nil }
    return segments.filter { $0.end > start && $0.start < end }.reduce(0) { sum, segment in
      let part = segment.part(from: max(segment.start, start), to: min(segment.end, end))
      return sum + (part.amount ?? 0)
    }
  }

  /// Returns the maximum probability from ``now`` until `end`: 1 if there is precipitation already
  /// or a nowcast predicts it. Nil if none is known.
  public func maxChance(until end: Date) -> Double? {
    if isWetNow == true { return 1 }
    return segments.filter { $0.end > now && $0.start < end }
      .compactMap { $0.source == .nowcast ? ($0.isWet == true ? 1 : nil) : $0.chance }.max()
  }
}
