import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The key, the dialogue, the response, and the result.
@MainActor
@Suite struct WhereAmITests {
  private static let here = MachineLocation(
    coordinate: Coordinate(latitude: 35.13, longitude: 129.03))

  private func store(
    _ permission: Bool?, _ result: Result<MachineLocation, LocationError>? = nil
  ) -> SettlingStore<AppState, AppAction> {
    var state = Sample.state()
    state.settingsContext.location = permission
    let store = SettlingStore(program: state) {
      $0.cities.nearest = { _ in
        NearbyPlace(place: Sample.busan, kilometres: 3.3, bearing: 0)
      }
      $0.normals = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        Sample.report(of: request.place)
      }
      $0.location = LocationClient { () async throws(LocationError) in
        guard let result else {
          Issue.record("the system was asked")
          throw .failed
        }
        return try result.get()
      }
    }
    return store
  }

  private func press(_ key: Key, _ store: SettlingStore<AppState, AppAction>) async {
    await store.send(.input(.key(key)))
  }

  @Test func consentPromptPrecedesTheSystemRequest() async {
    let store = store(nil)
    await press(.character("."), store)
    #expect(store.state.location?.step == .question)
    #expect(store.state.settingsContext.location == nil)
    await store.finish()
  }

  @Test(arguments: [Key.enter, .character("y"), .character("ㅛ")])
  func consentOpensTheLocationAndIsPromptedOnlyOnce(key: Key) async {
    let store = store(nil, .success(Self.here))
    await press(.character("."), store)
    await press(key, store)
    await store.finish()
    #expect(store.state.location == nil)
    #expect(store.state.page.place?.near?.name == "Busan")
    #expect(store.state.page.place?.coordinate == Self.here.coordinate)
    #expect(store.state.settingsContext.chosen[.location] == "true")

    await press(.character("."), store)
    #expect(store.state.location == nil && store.state.page.place?.near?.name == "Busan")
    await store.finish()
  }

  @Test func refusalIsPersistedAndReportedOnNextRequest() async {
    let store = store(nil)
    await press(.character("."), store)
    await press(.character("n"), store)
    #expect(store.state.location == nil)
    #expect(store.state.settingsContext.chosen[.location] == "false")
    await press(.character("."), store)
    #expect(store.state.location == nil)
    #expect(store.state.statusMessage == .locationNotAllowed)
    await store.finish()
  }

  @Test func escapeDismissesThePromptWithoutPersistingAChoice() async {
    let store = store(nil)
    await press(.character("."), store)
    await press(.escape, store)
    #expect(store.state.location == nil)
    #expect(store.state.settingsContext.chosen[.location] == nil)
    await press(.character("."), store)
    #expect(store.state.location?.step == .question)
    await store.finish()
  }

  @Test(arguments: LocationError.allCases)
  func failureShowsStatusMessageAndPreservesThePage(error: LocationError) async {
    let store = store(true, .failure(error))
    await press(.character("."), store)
    await store.finish()
    #expect(store.state.location == nil)
    #expect(store.state.statusMessage == .locationFailed(error))
    #expect(store.state.page.place == Sample.seoul)
  }

  @Test func responseAfterEscapeDoesNotChangeThePage() async {
    let store = store(nil)
    await press(.character("."), store)
    await press(.escape, store)
    await store.send(.location(.answered(.success(Self.here))))
    #expect(store.state.page.place == Sample.seoul)
    await store.finish()
  }
}

@Suite struct LocationViewTests {
  init() { #expect(TerminalLocale.setUTF8()) }

  private func view(
    _ size: Size, _ language: Language = .english, _ location: LocationState.Step = .question
  ) throws -> LocationView {
    var state = Sample.state(size)
    state.settings.language = language
    state.location = LocationState(location)
    return try #require(LocationView(state))
  }

  @Test(
    arguments: [
      Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 20, height: 5),
      Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 200, height: 60),
    ], Language.allCases)
  func viewFitsTheScreen(size: Size, language: Language) throws {
    for location in [LocationState.Step.question, .looking] {
      let view = try view(size, language, location)
      let grid = view.grid()
      #expect(grid.size.width <= size.width)
      #expect(grid.size.height <= max(0, size.height - 1))
    }
  }

  @Test(arguments: [(7, true), (8, false)])
  func promptListsItsKeysOnlyWithoutAFooter(height: Int, isListed: Bool) {
    var state = Sample.state(Size(width: 80, height: height))
    state.location = LocationState(.question)
    #expect(LocationLayout(of: state).lines.contains { $0.contains("Esc") } == isListed)
  }

  @Test(arguments: Language.allCases)
  func wholePromptFitsAn80x24Terminal(language: Language) throws {
    let view = try view(Size(width: 80, height: 24), language)
    let lines = view.grid().lines
    let shown = lines.joined().filter { $0 != " " && $0 != "│" }
    for text in language.words.location.question("Open-Meteo") {
      // Right-to-left text is reordered line by line, so only its words stay intact.
      let isWhole =
        text == text.onGrid
        ? shown.contains(text.filter { $0 != " " })
        : text.split { !$0.isLetter }.allSatisfy { word in
          lines.contains { $0.contains(String(word).onGrid) }
        }
      #expect(isWhole, "\(text)")
    }
  }
}
