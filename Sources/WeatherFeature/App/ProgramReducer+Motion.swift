import MVI

/// What happens of itself in motion.
public enum MotionAction: Sendable, Equatable {
  /// The picture is due for its next step.
  case stepped
  /// The sliding page is.
  case slid
}

extension ProgramReducer {
  /// Moves what moves on by a step.
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
    }
  }

  /// Lets the page of the next place slide in; a place opened meanwhile starts its own.
  func slide(_ direction: Int, _ state: inout AppState) -> EffectType<AppAction> {
    guard state.settings.animates, state.hasColor else { return .none }
    state.motion.slide = PageSlide(direction: direction)
    return nextSlide
  }

  private var nextSlide: EffectType<AppAction> {
    EffectType<AppAction>.send(.motion(.slid)).debounce(id: EffectID.slide, for: PageSlide.pause)
  }

  /// Starts the clock of the picture when something begins to move; it ends by itself.
  func keepMoving(_ state: inout AppState) -> EffectType<AppAction>? {
    guard !state.motion.isTicking, let pause = Motion.pause(state) else { return nil }
    state.motion.isTicking = true
    return EffectType<AppAction>.send(.motion(.stepped)).delayed(by: pause)
  }
}
