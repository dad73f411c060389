import Synchronization
import WeatherFeature
import WeatherModel

/// The lists of places that this process last saved.
///
/// Only the difference from these lists is saved, so changes by another process are kept.
final class StatePersistence: Sendable {
  /// The lists that can change.
  struct Lists {
    var recents: [Place]
    var favourites: [Place]
  }

  private let known: Mutex<Lists>

  /// Creates the lists as read when the program started.
  init(_ saved: PersistedState) {
    known = Mutex(Lists(recents: saved.recents, favourites: saved.favourites))
  }

  /// Passes the previous lists to `save`, one change at a time. If `save` throws, its change
  /// becomes part of the next one.
  func replace<Failure>(
    with persisted: PersistedPlaces, save: (Lists) throws(Failure) -> Void
  ) throws(Failure) {
    try known.withLock { known throws(Failure) in
      try save(known)
      known = Lists(recents: persisted.recents, favourites: persisted.favourites)
    }
  }
}
