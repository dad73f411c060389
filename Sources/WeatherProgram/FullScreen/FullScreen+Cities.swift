import CitySearch
import Dispatch
import MVI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Prepares the list of places after the first frame: builds a missing index, and loads what the
/// first query would otherwise have to wait for.
extension FullScreen {
  /// The delay before the work shows its progress.
  private nonisolated static let quick = Duration.milliseconds(200)

  func prepareCities(awaiting query: String??) {
    let cities = session.cities
    Task.onPool { [self] in
      let start = ContinuousClock.now
      let isNew = !cities.isOpen
      var shown = -1
      do throws(PlaceProblem) {
        _ = try cities.opened { share in
          let percent = Int(share * 100)
          guard percent > shown, start.duration(to: .now) > Self.quick else { return }
          shown = percent
          onMain { $0.store.send(.cityIndex(.building(share))) }
        }
        if isNew || query != nil { onMain { $0.store.send(.cityIndexReady) } }
        if let query { await find(query) }
        if let places = session.startPlaces { onMain { $0.store.send(.startPlaces(places)) } }
        cities.releaseMemory()
        onMain { $0.prepareSearchWhenIdle() }
      } catch {
        onMain { $0.indexFailed(error) }
        if let query { await find(query) }
        if let places = session.startPlaces { onMain { $0.store.send(.startPlaces(places)) } }
      }
    }
  }

  /// Loads the data that only the search needs, one second after the start, since the first frames
  /// do not use it.
  private func prepareSearchWhenIdle() {
    let cities = session.cities
    let language = session.settings.language.code
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      Task.onPool {
        (try? cities.opened())?.prepare(language: language)
        cities.releaseMemory()
      }
    }
  }

  /// Runs actions on the main actor in the order of the calls, which tasks do not guarantee.
  private nonisolated func onMain(_ action: @escaping @MainActor @Sendable (FullScreen) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { action(self) } }
  }

  private func indexFailed(_ problem: PlaceProblem) {
    if case .listUnusable(let problem) = problem {
      store.send(.cityIndex(.unusable(problem)))
    } else {
      store.send(.cityIndex(.missing))
    }
  }

  /// Finds the place to show, with the geocoder if it is not in the list.
  private nonisolated func find(_ query: String?) async {
    let session = session
    let found: Result<Place?, PlaceProblem>
    do throws(PlaceProblem) {
      found = .success(try await session.findPlace(named: query))
    } catch {
      found = .failure(error)
    }
    onMain { $0.show(found) }
  }

  private func show(_ found: Result<Place?, PlaceProblem>) {
    // The user may have opened a place while the search was running.
    guard store.state.page.place == nil else { return }
    switch found {
    case .success(let place): begin(with: place)
    case .failure(let problem): Self.end(session, problem)
    }
  }
}
