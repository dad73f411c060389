extension DIContainer {
  /// The clock that times delays and debouncing; `ContinuousClock()` in the program.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var unimplemented: any Clock<Duration> { UnimplementedClock() }
}

/// A clock that never advances and reports each sleep on it as unimplemented.
private struct UnimplementedClock: Clock {
  private let base = ContinuousClock()

  var now: ContinuousClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    throw MVI.unimplemented("continuousClock")
  }
}
