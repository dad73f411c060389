/// The registration of an observer in a store, which ends with its release.
///
/// Letting go of it does not end it: it lasts until ``cancel()`` or until the store goes away.
@MainActor
public final class Observation {
  /// Whether the observer is still notified.
  public private(set) var isActive = true

  init() {}

  /// Ends it; also from inside the observer itself.
  public func cancel() {
    isActive = false
  }
}
