/// The registration of an observer in a store.
///
/// Releasing it does not end it: it lasts until ``cancel()`` or until the store is deallocated.
@MainActor
public final class Observation {
  /// Whether the observer is still notified.
  public private(set) var isActive = true

  init() {}

  /// Ends the registration; an observer may end its own.
  public func cancel() {
    isActive = false
  }
}
