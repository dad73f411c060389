import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

@MainActor
@Suite struct LocationReducerTests {
  private nonisolated static let here = MachineLocation(
    coordinate: Coordinate(latitude: 35.13, longitude: 129.03))
  private nonisolated static let nearest = NearbyPlace(
    place: Sample.busan, kilometres: 3.3, bearing: 0)

  /// Returns a small screen, on which the dialogue scrolls.
  private func context(_ isAllowed: Bool?) -> LocationReducer.Context {
    var state = Sample.state(Size(width: 40, height: 10))
    state.settingsContext.location = isAllowed
    state.location = LocationState(.question)
    return LocationReducer.Context(state)
  }

  private func store(
    _ location: LocationState.Step? = nil, isAllowed: Bool? = nil,
    _ result: Result<MachineLocation, LocationError>? = nil
  ) -> TestStore<LocationState?, LocationAction> {
    TestStore(initialState: location.map(LocationState.init)) {
      LocationReducer().within(context(isAllowed))
    } dependencies: {
      $0.cities = Sample.cities
      $0.cities.nearest = { _ in Self.nearest }
      guard let result else { return }
      $0.location = LocationClient { () async throws(LocationError) in try result.get() }
    }
  }

  private var place: Place { HerePlace(Self.here, nearest: Self.nearest).place }

  @Test func firstRequestPromptsForConsent() async {
    await store().send(.requested) { $0 = LocationState(.question) }
  }

  @Test func grantedConsentStartsLocatingImmediately() async {
    let store = store(isAllowed: true, .success(Self.here))
    await store.send(.requested) { $0 = LocationState(.looking) }
    await store.receive(.answered(.success(Self.here), nearest: Self.nearest)) { $0 = nil }
    await store.receive(.found(place))
  }

  @Test func refusedConsentShowsStatusMessage() async {
    let store = store(isAllowed: false)
    await store.send(.requested)
    await store.receive(.noted(.locationNotAllowed))
  }

  @Test func allowingPersistsConsentAndStartsLocating() async {
    let store = store(.question, .success(Self.here))
    await store.send(.allowed) { $0 = LocationState(.looking) }
    await store.receive(.decided(true))
    await store.receive(.answered(.success(Self.here), nearest: Self.nearest)) { $0 = nil }
    await store.receive(.found(place))
  }

  @Test func refusalIsPersisted() async {
    let store = store(.question)
    await store.send(.refused) { $0 = nil }
    await store.receive(.decided(false))
  }

  @Test(arguments: LocationError.allCases)
  func failureEndsLocatingAndShowsStatusMessage(error: LocationError) async {
    let store = store(isAllowed: true, .failure(error))
    await store.send(.requested) { $0 = LocationState(.looking) }
    await store.receive(.answered(.failure(error))) { $0 = nil }
    await store.receive(.noted(.locationFailed(error)))
  }

  @Test func responseAfterDismissalIsIgnored() async {
    await store().send(.answered(.success(Self.here)))
    await store(.question).send(.answered(.failure(.failed)))
  }

  @Test func dismissingCancelsTheLocationRequest() async {
    let store = TestStore<LocationState?, LocationAction>(initialState: nil) {
      LocationReducer().within(context(true))
    } dependencies: {
      $0.cities = Sample.cities
      $0.location = LocationClient { () async throws(LocationError) in
        do { try await ContinuousClock().sleep(for: .seconds(600)) } catch {}
        throw .failed
      }
    }
    await store.send(.requested) { $0 = LocationState(.looking) }
    #expect(store.effectsInFlight.count == 1)
    await store.send(.dismissed) { $0 = nil }
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func promptScrollingIsClampedToTheContent() async {
    let last = context(nil).layout.lastScroll
    #expect(last > 0)
    let store = store(.question)
    await store.send(.scrolled(-1))
    await store.send(.scrolled(100)) { $0?.scroll = last }
    await store.send(.scrolled(-1)) { $0?.scroll = last - 1 }
    await self.store().send(.scrolled(1))
  }
}
