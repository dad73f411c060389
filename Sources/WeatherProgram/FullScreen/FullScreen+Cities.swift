import CitySearch
import Dispatch
import MVI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The list of places behind the first frame: its index is built where there is none, and what the
/// first query would otherwise wait for is prepared.
extension FullScreen {
  /// What takes less is not worth a word.
  private nonisolated static let quick = Duration.milliseconds(200)

  func prepareCities(awaiting query: String??) {
    let cities = session.cities
    let language = session.settings.language.code
    Task(executorPreference: WorkerPool.shared) { @concurrent [self] in
      let start = ContinuousClock.now
      let isNew = !cities.isOpen
      var shown = -1
      do throws(PlaceProblem) {
        let index = try cities.opened { share in
          let percent = Int(share * 100)
          guard percent > shown, start.duration(to: .now) > Self.quick else { return }
          shown = percent
          onMain { $0.store.send(.cityIndex(.building(share))) }
        }
        if isNew { onMain { $0.indexIsThere(awaiting: query) } }
        index.prepare(language: language)
        cities.rest()
      } catch {
        onMain { $0.indexFailed(error, awaiting: query) }
      }
    }
  }

  /// In the order of the calls, unlike tasks.
  private nonisolated func onMain(_ action: @escaping @MainActor @Sendable (FullScreen) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { action(self) } }
  }

  private func indexIsThere(awaiting query: String??) {
    store.send(.cityIndexReady)
    // The person may have found a place meanwhile.
    guard let query, store.state.page.place == nil else { return }
    begin(with: Self.foundPlace(session, query))
  }

  private func indexFailed(_ problem: PlaceProblem, awaiting query: String??) {
    if case .listUnusable(let problem) = problem {
      store.send(.cityIndex(.unusable(problem)))
    } else {
      store.send(.cityIndex(.missing))
    }
    guard let query, store.state.page.place == nil else { return }
    begin(with: Self.foundPlace(session, query))
  }
}
