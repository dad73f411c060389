import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// The effects that are derived from a change of the state. Each rule is written once and holds for
/// every screen.
extension ProgramReducer {
  func deriveEffects(from before: AppState, _ state: inout AppState) -> EffectType<AppAction> {
    .merge([
      reloadAfterResize(from: before, state), applySettings(from: before, state),
      reloadBoard(from: before, state), requestMissingForecasts(from: before, state),
      requestField(from: before, state), requestRadar(state), requestStorms(state),
      requestComparison(from: before, state), requestClimate(from: before, state),
      requestDated(from: before, state),
      requestPreview(from: before, state), extendSearch(from: before, state),
      persist(since: before, state),
      notifyOfNews(since: before, &state), fetchPictures(since: before, &state),
      scheduleMotion(&state) ?? .none,
    ])
  }

  private func reloadAfterResize(from before: AppState, _ state: AppState) -> EffectType<AppAction>
  {
    let page: EffectType<AppAction> = state.size == before.size ? .none : .send(.page(.resized))
    guard state.board.isShown, before.board.isShown else { return page }
    // Rows keep their positions while responses arrive.
    let isSorted =
      state.board.order.isByWeather && !state.forecasts.isLoading
      && state.forecasts.entries != before.forecasts.entries
    let isStale = state.size != before.size || state.settings != before.settings || isSorted
    return isStale ? .merge(page, .send(.board(.rearrange))) : page
  }

  private func applySettings(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    if state.settings.provider != before.settings.provider {
      return .send(.forecasts(.providerChanged))
    }
    if state.settings.warnings != before.settings.warnings {
      return .send(.forecasts(.warningsChanged))
    }
    return state.settings.language == before.settings.language
      ? .none : .send(.forecasts(.languageChanged))
  }

  /// Shows places that appear on the screen from the cache, and requests those whose cached weather is stale.
  private func requestMissingForecasts(from before: AppState, _ state: AppState) -> EffectType<
    AppAction
  > {
    let known = Set((before.placesInSight + before.townsInSight).map(\.id))
    let new = (state.placesInSight + state.townsInSight).filter { !known.contains($0.id) }
    let appeared: EffectType<AppAction> = new.isEmpty ? .none : .send(.forecasts(.appeared(new)))
    // A place of which only the row was visible still lacks the rest of its page.
    guard let shown = state.page.place, shown.id != before.page.place?.id, known.contains(shown.id)
    else { return appeared }
    let page = EffectType<AppAction>.send(.forecasts(.appeared([shown])))
    guard state.boardHasKeys else { return .merge(appeared, page) }
    return .merge(appeared, page.debounce(id: EffectID.page, for: Self.pagePause))
  }

  /// Delay before a page is requested, because the user may still be moving to another row.
  private static let pagePause = Duration.milliseconds(300)

  /// Shows the page of the place that is selected on a board beside the page.
  private func reloadBoard(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    guard state.isPageBesideBoard, state.boardHasKeys, before.board.isShown,
      let chosen = state.board.selected, chosen.id != before.board.selected?.id,
      chosen.id != state.page.place?.id
    else { return .none }
    return .send(.page(.show(chosen)))
  }

  /// Requests another weather field when the map shows another part of the world.
  private func requestField(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    let request = state.fieldInSight
    let appeared = EffectType<AppAction>.send(
      .field(.appeared(request, isWhole: state.page.holdsMap)))
    if request == state.fields.request {
      return request == before.fieldInSight ? .none : .cancel(id: EffectID.map)
    }
    guard request != nil, !state.page.holdsMap else {
      return .merge(.cancel(id: EffectID.map), appeared)
    }
    // The first frames do not wait for the field of the page's map. Animations do not delay it.
    guard request != before.fieldInSight || state.page != before.page else { return .none }
    return appeared.debounce(id: EffectID.map, for: FieldReducer.restDelay)
  }

  /// Requests the radar for the rain layer where a radar covers the place.
  private func requestRadar(_ state: AppState) -> EffectType<AppAction> {
    guard state.fields.layer == .rain || state.radar.place != nil else { return .none }
    let place = state.radarInSight
    return place == state.radar.place ? .none : .send(.radar(.appeared(place)))
  }

  /// Requests the advisories for the basins in sight.
  private func requestStorms(_ state: AppState) -> EffectType<AppAction> {
    let agencies = state.stormAgencies
    return agencies == state.storms.agencies ? .none : .send(.storms(.appeared(agencies)))
  }

  /// Requests the model forecasts only while their panel is open.
  private func requestComparison(
    from before: AppState, _ state: AppState
  ) -> EffectType<AppAction> {
    guard state.page.panel == .comparison, let place = state.page.place else { return .none }
    if before.page.panel != .comparison { return .send(.forecasts(.compare(place))) }
    // The hint of the key has already stated the weight of the request.
    return state.page.showsChances && !before.page.showsChances
      ? .send(.forecasts(.countRuns(place))) : .none
  }

  /// Requests the values of a date that the forecast does not contain, and requests them again when
  /// the network returns after a failure.
  private func requestDated(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    guard let dated = state.dated else { return .none }
    let request = state.datedRequest
    guard request == before.datedRequest else { return .send(.dated(.changed)) }
    guard let request, state.forecasts.network.isConnected, !before.forecasts.network.isConnected,
      case .failed = dated.responses[request]
    else { return .none }
    return .send(.dated(.reload))
  }

  /// Reads the climate of a place when its year or a date opens, and requests it only if it is not
  /// cached.
  private func requestClimate(
    from before: AppState, _ state: AppState
  ) -> EffectType<AppAction> {
    let (place, previous) = (
      state.yearPlace ?? state.datedPlace, before.yearPlace ?? before.datedPlace
    )
    guard let place,
      place.id != previous?.id || state.forecasts.provider != before.forecasts.provider
    else { return .none }
    return .send(.forecasts(.climateOpened(place)))
  }

  /// Shows the cached weather of the place that is selected in the search pane, after a delay.
  private func requestPreview(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    let chosen = state.search?.chosen?.place
    guard chosen?.id != before.search?.chosen?.place.id else { return .none }
    guard let chosen, state.forecasts[chosen] == nil else {
      return .cancel(id: EffectID.requestPreview)
    }
    return EffectType<AppAction>.send(.forecasts(.previewed(chosen)))
      .debounce(id: EffectID.requestPreview, for: Self.previewDelay)
  }

  /// Delay before the preview is read. While the user types, each key selects another place, and no
  /// file is read for these places.
  private static let previewDelay = Duration.milliseconds(150)

  /// Fills the rows of the search pane once the user stops typing.
  private func extendSearch(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    guard state.search?.field.text != before.search?.field.text else { return .none }
    guard state.search.isPresent else { return .cancel(id: EffectID.searchRest) }
    return EffectType<AppAction>.send(.search(.rested))
      .debounce(id: EffectID.searchRest, for: Self.searchRest)
  }

  /// Delay before the list of the search uses all rows. While the user types, each key sends only as
  /// many rows as a slow connection shows at once.
  private static let searchRest = Duration.milliseconds(300)

  private func persist(since before: AppState, _ state: AppState) -> EffectType<AppAction> {
    let persisted = state.persisted
    var known = before.persisted
    // The places that the user passes on the board are persisted with the next other change, and
    // when the program ends.
    if state.isPageBesideBoard, state.boardHasKeys { known.lastPlace = persisted.lastPlace }
    guard persisted != known else { return .none }
    let persist = persist
    return .run { _ in persist(persisted) }
  }
}

extension ProgramReducer {
  /// Delivers notifications of rain and warnings for the place on the page, each once: after a new
  /// response, and in the minute in which rain comes near.
  private func notifyOfNews(since before: AppState, _ state: inout AppState) -> EffectType<
    AppAction
  > {
    let (choice, now) = (state.settings.notify, state.now)
    guard choice != .off, let report = state.fetched, report.detailLevel == .full,
      now != before.now || choice != before.settings.notify || report != before.fetched
    else { return .none }
    let unsent = state.notificationHistory.newNotifications(from: report.value, at: now, choice)
    guard !unsent.isEmpty else { return .none }
    let format = WeatherFormat(state.settings)
    let notifications = notifications
    return .run { _ in
      for notification in unsent.prefix(WeatherNotification.maxAtOnce) {
        await notifications.deliver(
          notification, format.notification(notification, of: report, at: now))
      }
      let rest = Array(unsent.dropFirst(WeatherNotification.maxAtOnce))
      if !rest.isEmpty {
        await notifications.summarize(rest, format.moreNotifications(rest.count, at: report.place))
      }
    }
  }
}

/// The actions of animations.
public enum MotionAction: Sendable, Equatable {
  /// The next step of the animated pictures is due.
  case stepped
  /// The next step of the page's slide is due.
  case slid
  /// Starts or stops playing through the hours of the map.
  case playToggled
  /// The next hour of the map is due.
  case played
  /// The next part of an hour of the map is due.
  case glided
  /// The terminal took long to draw a large frame, or no longer does.
  case terminalTakes(isSlow: Bool)
}

extension ProgramReducer {
  /// The reducer of animations.
  func move(_ state: inout AppState, _ action: MotionAction) -> EffectType<AppAction> {
    switch action {
    case .stepped:
      state.motion.isTicking = false
      if Motion.pause(state) != nil { state.motion.phase += 1 }
      return .none
    case .slid:
      guard var slide = state.motion.slide else { return .none }
      slide.step += 1
      state.motion.slide = slide.step < PageSlide.steps ? slide : nil
      return state.motion.slide == nil ? .none : nextSlide
    case .playToggled:
      state.motion.isPlaying = !state.motion.isPlaying && state.page.holdsMap
      state.motion.partOfHour = 0
      guard state.motion.isPlaying else { return .cancel(id: EffectID.play) }
      // Playing from the last hour starts again at the current one.
      if isAtEnd(state) { state.page.hour = 0 }
      if isSmooth(state) { state.motion.partOfHour = state.partBeforeRadar }
      return nextHour(state)
    case .glided, .played:
      guard state.motion.isPlaying, state.page.holdsMap, !isAtEnd(state) else {
        (state.motion.isPlaying, state.motion.partOfHour) = (false, 0)
        return .none
      }
      if action == .glided {
        state.motion.partOfHour += 1 / Double(Motion.parts(state))
        return nextHour(state)
      }
      state.motion.partOfHour = 0
      return .merge(.send(.page(.moveHour(.hours(1)))), nextHour(state))
    case .terminalTakes(let isSlow):
      state.motion.isTerminalSlow = isSlow
      return .none
    }
  }

  /// Starts the animation that slides in the page of the next place. A place that is opened during
  /// a slide starts its own.
  func slide(_ direction: Int, _ state: inout AppState) -> EffectType<AppAction> {
    guard state.settings.animates, state.hasColor, !state.motion.isTerminalSlow else {
      return .none
    }
    let isExact = Theme(state.settings.colorScheme).shades?.isCoarse == false
    state.motion.slide = PageSlide(direction: direction, on: state.size, isExact: isExact)
    return state.motion.slide == nil ? .none : nextSlide
  }

  /// Whether the map shows the last hour of its field.
  private func isAtEnd(_ state: AppState) -> Bool {
    let last = (state.report?.hours(from: state.now).count ?? 1) - 1
    return state.page.hour >= last || state.hoursAhead >= WeatherField.hourCount - 2
  }

  /// Schedules the next step while the map plays. Three hours pass in a second, in fractions of an
  /// hour where the terminal keeps up; an hour of radar takes a second. The next step is scheduled
  /// only after the frame of the last one was written, so that no frames queue up.
  private func nextHour(_ state: AppState) -> EffectType<AppAction> {
    let isSmooth = isSmooth(state)
    let parts = Motion.parts(state)
    let pause =
      !isSmooth
      ? Motion.playPause * (state.report?.stepHours ?? 1)
      : parts > Motion.playParts ? Motion.radarPause : Motion.playPause / parts
    let isLast = state.motion.partOfHour + 1.5 / Double(parts) > 1
    return EffectType<AppAction>.send(.motion(isSmooth && !isLast ? .glided : .played))
      .debounce(id: EffectID.play, for: pause)
  }

  /// Whether the map plays in fractions of an hour.
  private func isSmooth(_ state: AppState) -> Bool {
    state.settings.animates && !state.motion.isTerminalSlow && state.report?.stepHours == 1
  }

  private var nextSlide: EffectType<AppAction> {
    EffectType<AppAction>.send(.motion(.slid)).debounce(id: EffectID.slide, for: PageSlide.pause)
  }

  /// Starts the animation timer when an animation begins. The timer stops with the last animation.
  func scheduleMotion(_ state: inout AppState) -> EffectType<AppAction>? {
    guard !state.motion.isTicking, let pause = Motion.pause(state) else { return nil }
    state.motion.isTicking = true
    return EffectType<AppAction>.send(.motion(.stepped)).delayed(by: pause)
  }
}
