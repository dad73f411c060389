/// The registration of an observer in a store.
///
/// Releasing it does not end the observation, which lasts until ``cancel()`` is called or the store
/// is deallocated.
@MainActor
public final class Observation {
  /// Whether the observer is still notified.
  public private(set) var isActive = true

  init() {}

  /// Ends the registration. An observer may end its own.
  public func cancel() {
    isActive = false
  }
}
