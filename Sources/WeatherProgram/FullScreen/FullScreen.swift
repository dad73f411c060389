import CitySearch
import CursesDriver
import Dispatch
import Glibc
import MVI
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The full-screen program. It handles input in batches, draws one frame per batch, and sleeps
/// otherwise.
@MainActor
final class FullScreen {
  /// The minimum time between two frames. The first one is drawn immediately.
  private static let frameInterval = DispatchTimeInterval.milliseconds(16)

  let session: Session
  private let screen: CursesScreen
  let store: Store<AppState, AppAction>
  /// Created with the first frame, so that its views are made once, of the place's weather.
  private lazy var renderer: FrameRenderer = {
    let environment = session.environment
    return FrameRenderer(
      store: store, screen: screen, coastline: DataFiles.coastline(environment: environment))
  }()
  private var lastFrame = DispatchTime(uptimeNanoseconds: 1)
  private var isFrameDue = false
  /// Whether input is being handled. A frame follows it anyway, so none needs to be scheduled.
  private var isReceiving = false
  /// Stores the lists of places for the next run.
  private let persist: @Sendable (PersistedPlaces) -> Void
  private let cache: ForecastCache
  private let icons: IconStore
  private var observations: [Observation] = []
  private var hasQueriedSixels = false
  /// The date to open with the first place.
  private var date: LocalDate?
  /// Writes the user's choices to the disk in the order in which they were made.
  private let writing = DispatchQueue(label: "weather-tui.choices")

  nonisolated static func run(
    session: Session, place query: String?, date: LocalDate? = nil
  ) -> Never {
    MainActor.assumeIsolated {
      let words = session.settings.language.words
      guard isatty(STDOUT_FILENO) == 1 else {
        Program.fail(words.commandLine.noTerminal, .usage)
      }
      // A place that needs the index is looked up after the first frame.
      let place = placeAtOnce(session, query)
      // Without the user's locale every wide glyph has the wrong width.
      TerminalLocale.setFromEnvironment()
      let program: FullScreen
      do throws(TerminalError) {
        let screen = try CursesScreen(
          options: CursesOptions(
            colors: session.effective.context.color == .never ? .never : .automatic,
            usesMouse: session.settings.usesMouse, requestsBackground: true,
            requestsSynchronizedOutput: TerminalDescription.mayHaveSynchronizedOutput(
              session.environment), requestsExactColors: true,
            hadExactColors: session.saved.exactColorTerminals.contains(
              terminalName(session.environment))))
        program = FullScreen(session: session, screen: screen)
        program.date = date
      } catch {
        Program.fail(words.text(for: error), .usage)
      }
      program.start(place, awaiting: place == nil ? .some(query) : nil)
      running = program
      program.screen.serve()
    }
  }

  /// Returns the key under which a terminal's capabilities are stored: its type, its program, and
  /// over ssh the remote machine.
  private static func terminalName(_ environment: [String: String]) -> String {
    let client = environment["SSH_CONNECTION"]?.split(separator: " ").first.map(String.init)
    return [environment["TERM"], environment["TERM_PROGRAM"], client].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Returns the place to show, if it is known already, or exits the program if none has the name.
  private static func placeAtOnce(_ session: Session, _ query: String?) -> Place? {
    do throws(PlaceProblem) {
      return try session.placeAtOnce(named: query)
    } catch {
      end(session, error)
    }
  }

  /// Exits the program because there is no place.
  static func end(_ session: Session, _ problem: PlaceProblem) -> Never {
    running?.screen.stop()
    Program.fail(session.settings.language.words.text(for: problem), problem.status)
  }

  /// The running program. This reference keeps it alive while the main queue runs.
  private static var running: FullScreen?

  private init(session: Session, screen: CursesScreen) {
    self.session = session
    self.screen = screen
    let stateFile = StateFile(path: session.paths.stateFile, onIssue: session.storageIssues.add)
    let memory = StatePersistence(session.saved)
    let storageIssues = session.storageIssues
    persist = { persisted in
      do throws(StorageIssue) {
        try memory.replace(with: persisted) { before throws(StorageIssue) in
          try stateFile.change { $0.apply(persisted, after: before) }
        }
        storageIssues.didSave()
      } catch {
        storageIssues.didNotSave(error)
      }
    }
    let cache = ForecastCache.live(
      folder: session.paths.forecasts, onIssue: session.storageIssues.add)
    self.cache = cache
    let icons = session.iconStore()
    self.icons = icons
    DIContainer.prepare { [persist] container in
      container.icons = IconClient { await icons.fetch($0, isOffline: $1) }
      container.now = session.now
      container.continuousClock = MachineClock()
      container.weatherClient = session.weatherClient()
      container.forecastCache = cache
      container.fields = session.fieldClient()
      container.radar = session.radarClient()
      container.storms = session.stormClient()
      container.normals = session.climateNormalsClient()
      container.datedWeather = session.datedWeatherClient()
      container.networkMonitor = .live
      container.upgrade = .live()
      container.location = .live
      container.geocodingClient = session.geocodingClient()
      container.cities = session.cities.client
      container.persist = persist
      container.openWebPage = { WebPage.open($0) }
      container.notifications = NotificationClient { [now = session.now] notification, text in
        var isNew = false
        stateFile.update { isNew = $0.notifications.markDelivered(notification, at: now()) }
        if isNew { await Self.show(text, TerminalNotifications(environment: session.environment)) }
      } summarize: { [now = session.now] notifications, text in
        var newCount = 0
        stateFile.update { state in
          for notification in notifications
          where state.notifications.markDelivered(notification, at: now()) { newCount += 1 }
        }
        if newCount > 0 {
          await Self.show(text, TerminalNotifications(environment: session.environment))
        }
      }
    }
    var state = AppState(size: screen.size, now: session.now(), settings: session.settings)
    state.settingsContext = session.effective.context
    state.settingsContext.stateFile = session.fromHome(session.paths.stateFile)
    state.settings.background =
      session.saved.background.flatMap(TerminalBackground.init(text:)) ?? .unknown
    state.fit(screen.capabilities)
    state.recents = session.saved.recents
    state.favourites = session.favourites
    state.notificationHistory = session.saved.notifications
    state.board.isStart = session.isBoardNew
    if session.isBoardNew {
      state.board.favouriteSuggestions = Set(session.saved.favourites.map(\.id))
    }
    state.board.order = session.saved.boardOrder.flatMap(BoardOrder.init) ?? .name
    store = Store(
      initialState: state, reducer: TypingReducer(), effectExecutor: WorkerPool.shared)
  }

  /// - Parameter query: The place to show once the index is ready; nil if nothing waits for it.
  private func start(_ place: Place?, awaiting query: String??) {
    WorkerPool.shared.withJobsPaused {
      if query == nil { begin(with: place) } else { store.send(.cityIndex(.building(0))) }
      draw()
    }
    renderer.onNeedsFrame = { [weak self] in self?.requestFrame() }
    // A search loads most of the index into memory, which is released when the search closes.
    let cities = session.cities
    let language = session.settings.language.code
    observations.append(
      store.observe({ $0.search != nil }) { isOpen in
        if !isOpen { return cities.releaseMemory() }
        Task.onPool {
          cities.prefetch()
          (try? cities.opened())?.prepare(language: language)
        }
      })
    applySettings()
    // `q` may quit some time after the key press.
    observations.append(
      store.observe({ $0.isQuitting }, initially: false) { [weak self] _ in
        if let self, !isReceiving { end() }
      })
    showStorageIssues()
    findPictures()
    screen.onTermination = { [weak self] _ in self?.save() }
    screen.start { [weak self] events in self?.receive(events) }
    prepareCities(awaiting: query)
  }

  /// Shows a place with its cached weather, so the first frame is complete.
  func begin(with place: Place?) {
    let provider = session.settings.provider
    let cached = place.flatMap { provider == .sample ? nil : cache.load($0.id, provider) }
    store.send(.started(place, cached: cached))
    if let date, place != nil { store.send(.dated(.opened(date))) }
    let isFirstStart = session.saved.lastPlace == nil && session.saved.recents.isEmpty
    if isFirstStart, place != nil { store.send(.noted(.firstStart)) }
  }

  private func receive(_ events: [InputEvent]) {
    WorkerPool.shared.withJobsPaused {
      isReceiving = true
      for case .exactColors(let hasThem) in events { persistExactColors(hasThem) }
      if events.contains(.key(.control("l"))) {
        screen.redrawEverything()
        renderer.setNeedsFrame()
      }
      store.send(contentsOf: events.map(AppAction.input))
      isReceiving = false
      if !store.state.isQuitting { drawIfTime() }
    }
    if store.state.isQuitting { end() }
  }

  private func end() -> Never {
    screen.stop()
    save()
    if let problem = session.storageIssues.unsaved {
      Program.warn(session.settings.language.words.text(for: problem))
    }
    session.log(.info, "ended")
    exit(Program.Status.success.rawValue)
  }

  /// Saves the lists of places and waits until pending choices are on the disk, since the last
  /// change may not have been written yet. The wait is limited because another process may hold the
  /// file's lock. The limit is longer than the timeout of that lock, since a change must still be
  /// written if the lock is not acquired.
  private func save() {
    let isDone = DispatchSemaphore(value: 0)
    writing.async { [persist, persisted = store.state.persisted] in
      persist(persisted)
      isDone.signal()
    }
    _ = isDone.wait(
      timeout: .now() + .seconds(Int(StateFile.lockTimeout.components.seconds) + 1))
  }

  // MARK: - Pictures

  /// Detects, once there is a picture to show, whether the terminal can show pictures: by the
  /// terminal's name or with a request to the terminal.
  private func findPictures() {
    let environment = session.environment
    observations.append(
      store.observe({ $0.wantsPictures && !$0.pictures.isPossible ? $0.settingsContext.icons : nil }
      ) { [weak self] choice in
        guard let self, let choice else { return }
        if let form = PictureProtocol(environment: environment) {
          screen.showPictures(form) { [weak self] in self?.file(named: $0) }
          store.send(.pictures(.possible))
        } else if PictureProtocol.isWorthQuerying(environment, isWanted: choice == .image) {
          querySixels()
        }
      })
  }

  /// Queries the terminal for sixel support. The library is loaded on the thread pool because this
  /// takes longer than a frame.
  private func querySixels() {
    guard !hasQueriedSixels else { return }
    hasQueriedSixels = true
    Task.onPool { [weak self] in
      guard SixelEncoder.load() else { return }
      await self?.queryTerminal()
    }
  }

  private func queryTerminal() {
    screen.querySixels { [weak self] in self?.file(named: $0) }
  }

  private func file(named name: String) -> [UInt8]? {
    WeatherIcon(name: name).flatMap { icons.file(of: $0) }
  }

  // MARK: - Settings

  /// Applies the mouse setting to the driver and saves the chosen settings in the state file.
  private func applySettings() {
    let stateFile = StateFile(path: session.paths.stateFile, onIssue: session.storageIssues.add)
    observations += [
      store.observe({ $0.settled.settings.usesMouse }) { [screen] in screen.isMouseEnabled = $0 },
      store.observe({ $0.settled.settingsContext.chosen }, initially: false) {
        [writing, storageIssues = session.storageIssues] chosen in
        writing.async {
          do throws(StorageIssue) {
            try stateFile.change { state in
              for (key, text) in chosen { state.choices[key] = text }
            }
          } catch {
            storageIssues.didNotSave(error)
          }
        }
      },
    ]
  }

  /// Stores whether the terminal shows 24-bit colours, for the next start.
  private func persistExactColors(_ hasThem: Bool) {
    let stateFile = StateFile(path: session.paths.stateFile, onIssue: session.storageIssues.add)
    let terminal = Self.terminalName(session.environment)
    writing.async {
      stateFile.update { $0.setExactColors(hasThem, of: terminal) }
    }
  }

  /// Sends a notification to the terminal.
  private static func show(_ text: NotificationText, _ terminal: TerminalNotifications) {
    let id = String(UInt32(truncatingIfNeeded: text.hashValue))
    running?.screen.show(terminal.bytes(title: text.title, body: text.body, id: id))
  }

  /// Reports in the footer, once, each file that cannot be used. The program continues without the
  /// file.
  private func showStorageIssues() {
    session.storageIssues.onEach { [log = session.log, weak self] problem in
      log(.warning, "\(problem)")
      Task { @MainActor in
        self?.store.send(.noted(.storage(problem)))
      }
    }
  }

  // MARK: - Frames

  private func requestFrame() {
    guard !isFrameDue, !isReceiving else { return }
    isFrameDue = true
    let next = max(DispatchTime.now(), lastFrame + Self.frameInterval)
    DispatchQueue.main.asyncAfter(deadline: next) { [weak self] in
      MainActor.assumeIsolated { self?.draw() }
    }
  }

  /// Draws a frame immediately if the last one is long enough ago.
  private func drawIfTime() {
    if DispatchTime.now() >= lastFrame + Self.frameInterval {
      draw()
    } else if renderer.isFrameDue {
      requestFrame()
    }
  }

  private func draw() {
    isFrameDue = false
    if renderer.drawIfNeeded() { lastFrame = DispatchTime.now() }
  }
}

extension PersistedState {
  /// Applies the changes from one version of the lists to the next to the stored state.
  mutating func apply(_ persisted: PersistedPlaces, after before: StatePersistence.Lists) {
    lastPlace = persisted.lastPlace ?? lastPlace
    recents.follow(from: before.recents, to: persisted.recents)
    recents.trimRecents()
    favourites.follow(from: before.favourites, to: persisted.favourites)
    boardOrder = persisted.boardOrder?.rawValue ?? boardOrder
    background = persisted.background ?? background
  }
}
