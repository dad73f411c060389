import CursesDriver
import Dispatch
import Foundation
import MVI
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices

/// The full-screen program: input in batches, one frame for each, nothing while nothing happens.
@MainActor
final class FullScreen {
  /// The least time between two frames; the first one comes at once.
  private static let frameInterval = DispatchTimeInterval.milliseconds(16)

  private let session: Session
  private let screen: CursesScreen
  private let store: Store<AppState, AppAction>
  private let renderer: FrameRenderer
  private var lastFrame = DispatchTime(uptimeNanoseconds: 1)
  private var isFrameDue = false
  private var resting: Observation?

  nonisolated static func run(
    session: Session, place query: String?, usesColor: Bool, usesMouse: Bool
  ) -> Never {
    MainActor.assumeIsolated {
      let words = session.settings.language.words
      guard isatty(STDOUT_FILENO) == 1 else {
        Program.fail(words.commandLine.noTerminal, .usage)
      }
      let place: Place?
      do throws(PlaceProblem) {
        place = try session.place(named: query)
      } catch {
        Program.fail(words.text(for: error), error.status)
      }
      // Without the person's locale every wide glyph has the wrong width.
      TerminalLocale.setFromEnvironment()
      let program: FullScreen
      do throws(TerminalError) {
        let screen = try CursesScreen(
          options: CursesOptions(colors: usesColor ? .automatic : .never, usesMouse: usesMouse))
        program = FullScreen(session: session, screen: screen)
      } catch {
        Program.fail("\(error)", .usage)
      }
      program.start(place)
      running = program
    }
    dispatchMain()
  }

  /// Keeps the program alive while the main queue runs it.
  private static var running: FullScreen?

  private init(session: Session, screen: CursesScreen) {
    self.session = session
    self.screen = screen
    let stateFile = StateFile(path: session.paths.stateFile)
    DIContainer.prepare { container in
      container.now = session.now
      container.continuousClock = MachineClock()
      container.weatherClient = session.weatherClient()
      container.forecastCache = .live(folder: session.paths.forecasts)
      container.cities = session.cities.client
      let memory = Memory(session.saved)
      container.remember = { remembered in
        memory.replace(with: remembered) { before in
          stateFile.update { $0.take(remembered, after: before, startedWith: session.settings) }
        }
      }
    }
    var state = AppState(size: screen.size, now: session.now(), settings: session.settings)
    state.recents = session.saved.recents
    state.favourites = session.saved.favourites
    store = Store(
      initialState: state, reducer: AppReducer(), effectExecutor: WorkerPool.shared)
    let coastline = DataFiles.coastline(environment: session.environment)
      .flatMap { FileManager.default.contents(atPath: $0) }
    renderer = FrameRenderer(
      store: store, screen: screen, coastline: coastline.flatMap { Coastline(bytes: Array($0)) })
  }

  private func start(_ place: Place?) {
    store.send(.started(place))
    draw()
    renderer.onNeedsFrame = { [weak self] in self?.requestFrame() }
    // A search brings most of the index into memory.
    let cities = session.cities
    resting = store.observe({ $0.search == nil }) { if $0 { cities.rest() } }
    screen.start { [weak self] events in self?.take(events) }
    buildCityIndex()
  }

  private func take(_ events: [InputEvent]) {
    if events.contains(.key(.control("l"))) { screen.redrawEverything() }
    store.send(contentsOf: events.map(AppAction.input))
    if store.state.isQuitting {
      screen.stop()
      exit(Program.Status.success.rawValue)
    }
    drawIfTime()
  }

  private func buildCityIndex() {
    let cities = session.cities
    guard !cities.isReady else { return }
    Task(executorPreference: WorkerPool.shared) { @concurrent [weak self] in
      guard (try? cities.opened()) != nil else { return }
      await self?.store.send(.cityIndexReady)
    }
  }

  // MARK: - Frames

  private func requestFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    let next = max(DispatchTime.now(), lastFrame + Self.frameInterval)
    DispatchQueue.main.asyncAfter(deadline: next) { [weak self] in
      MainActor.assumeIsolated { self?.draw() }
    }
  }

  /// A key is answered at once when the last frame is long enough ago.
  private func drawIfTime() {
    if DispatchTime.now() >= lastFrame + Self.frameInterval { draw() }
  }

  private func draw() {
    isFrameDue = false
    if renderer.drawIfNeeded() { lastFrame = DispatchTime.now() }
  }
}

extension SavedState {
  /// Takes over what is to be remembered. What only this run's command line said is not.
  mutating func take(
    _ remembered: Remembered, after before: Memory.Lists, startedWith initial: DisplaySettings
  ) {
    lastPlace = remembered.lastPlace
    recents.follow(from: before.recents, to: remembered.recents)
    recents = Array(recents.prefix(Self.recentsLimit))
    favourites.follow(from: before.favourites, to: remembered.favourites)
    if remembered.settings.units != initial.units { units = remembered.settings.units }
    if remembered.settings.language != initial.language {
      language = remembered.settings.language.code
    }
  }
}
