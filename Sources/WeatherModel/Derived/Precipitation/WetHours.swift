extension PrecipitationTimeline {
  /// The hours with rain, snow or hail in the 24 hours from ``now`` on: 0 to 24, a segment that is
  /// under way or reaches further counted for its part of them; any rain at all is at least an hour.
  /// Nil where nothing but the weather now is known.
  public var wetHours: Int? {
    let end = now + 24 * 3600
    let known = segments.filter { $0.end > now && $0.start < end && $0.isWet != nil }
    guard known.contains(where: { $0.source != .measured }) else { return nil }
    let seconds = known.filter { $0.isWet == true }.reduce(0) { sum, segment in
      sum + min(segment.end, end).timeIntervalSince(max(segment.start, now))
    }
    return seconds == 0 ? 0 : max(1, min(24, Int((seconds / 3600).rounded())))
  }
}
