import Synchronization
import WeatherFeature
import WeatherModel

/// The lists of places as this process last saved them.
///
/// Only the difference to them is saved, so that changes of another process are kept.
final class StatePersistence: Sendable {
  /// The lists that grow and shrink.
  struct Lists {
    var recents: [Place]
    var favourites: [Place]
  }

  private let known: Mutex<Lists>

  /// The lists as they were read when the program started.
  init(_ saved: PersistedState) {
    known = Mutex(Lists(recents: saved.recents, favourites: saved.favourites))
  }

  /// Gives `keep` the lists from before, one change at a time. What it could not keep is part of the
  /// next change.
  func replace<Failure>(
    with remembered: PersistedPlaces, keep: (Lists) throws(Failure) -> Void
  ) throws(Failure) {
    try known.withLock { known throws(Failure) in
      try keep(known)
      known = Lists(recents: remembered.recents, favourites: remembered.favourites)
    }
  }
}
