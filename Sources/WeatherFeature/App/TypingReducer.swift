public import MVI
import TerminalUI

/// The reducer that distinguishes typing from commands, because the letters of a name are commands
/// as well.
///
/// A letter's command changes the state immediately, while its effects wait for ``pause``. The
/// letters become text if a third letter follows the second within that time, or if a second letter
/// follows and the two are not a sequence of commands. The reducer then restores the state before
/// the first letter, drops the effects, and opens the search with the letters. A repeated letter
/// stays a command.
public struct TypingReducer: ReducerProtocol {
  /// The time within which a letter belongs to the same burst as the letter before it.
  static let pause = Duration.milliseconds(250)
  /// Delay before a command to quit is carried out.
  static let quitPause = Duration.milliseconds(220)
  /// The number of letters from which on a burst is text.
  private static let textLength = 3

  enum EffectID: Hashable, Sendable { case pause }

  private let program = AppReducer()

  /// A reducer over the container's clients.
  public init() {}

  /// Reduces one action. Actions that arrive during a burst wait for its end.
  public func reduce(state: inout AppState, action: AppAction) -> EffectType<AppAction> {
    switch action {
    case .typingSettled:
      return settle(&state)
    case .input(.background), .input(.pictures), .input(.resize):
      return wait(&state, action)
    case .input(let event):
      if event.letter != nil, !state.hasTextField { return receive(event, &state) }
      return settle(&state).merged(with: program.reduce(state: &state, action: action))
    default:
      return wait(&state, action)
    }
  }

  private func wait(_ state: inout AppState, _ action: AppAction) -> EffectType<AppAction> {
    guard state.burst != nil else { return program.reduce(state: &state, action: action) }
    state.burst?.waiting.append(action)
    return .none
  }

  // MARK: - Letters

  private func receive(_ event: InputEvent, _ state: inout AppState) -> EffectType<AppAction> {
    let command = state.action(for: event)
    if state.burst == nil, case .typed = command {
      return program.reduce(state: &state, action: .input(event))
    }
    if event == state.heldLetter {
      return program.reduce(state: &state, action: .input(event)).merged(with: timer(state))
    }
    state.heldLetter = nil
    let letters = (state.burst?.letters ?? []) + [event]
    if isText(letters, command, state.burst) { return takeBack(letters, &state) }
    if letters.count >= Self.textLength, Set(letters).count == 1 {
      let settled = settle(&state)
      state.heldLetter = event
      return .merge(settled, program.reduce(state: &state, action: .input(event)), timer(state))
    }
    if state.burst == nil { state.burst = TypingBurst(letters: [], before: [state]) }
    state.burst?.letters.append(event)
    if command == nil { state.burst?.isSequence = false }
    perform(event, command, &state)
    return timer(state)
  }

  private func isText(
    _ letters: [InputEvent], _ command: AppAction?, _ burst: TypingBurst?
  ) -> Bool {
    guard let burst, let last = burst.letters.last, let event = letters.last else { return false }
    if case .typed = command { return true }
    // A letter after a command to quit is text, and so is a letter without a command.
    if burst.quits || command == nil || !burst.isSequence { return true }
    return letters.count >= Self.textLength && event != last
  }

  /// Carries out a letter's command on the state only. The actions that its effects send are
  /// reduced immediately, in the order in which the store would reduce them. The other effects are
  /// held back.
  private func perform(_ event: InputEvent, _ command: AppAction?, _ state: inout AppState) {
    if command == .quit {
      state.burst?.quits = true
      return
    }
    guard var burst = state.burst else { return }
    state.burst = nil
    var actions: [AppAction] = [.input(event)]
    var index = 0
    while index < actions.count {
      let effect = program.reduce(state: &state, action: actions[index])
      split(effect, &actions, &burst.held.effects)
      index += 1
    }
    state.burst = burst
  }

  private func split(
    _ effect: EffectType<AppAction>, _ actions: inout [AppAction],
    _ held: inout [EffectType<AppAction>]
  ) {
    switch effect.operation {
    case .none: break
    case .send(let action): actions.append(action)
    case .merge(let effects): for effect in effects { split(effect, &actions, &held) }
    default: held.append(effect)
    }
  }

  private func timer(_ state: AppState) -> EffectType<AppAction> {
    .send(.typingSettled).debounce(
      id: EffectID.pause, for: state.burst?.quits == true ? Self.quitPause : Self.pause)
  }

  // MARK: - The end of a burst

  /// Ends a burst of commands and runs their effects.
  private func settle(_ state: inout AppState) -> EffectType<AppAction> {
    state.heldLetter = nil
    guard let burst = state.burst else { return .none }
    state.burst = nil
    let quit = burst.quits ? program.reduce(state: &state, action: .quit) : .none
    return .merge(
      [.cancel(id: EffectID.pause)] + burst.held.effects + [quit] + burst.waiting.map { .send($0) })
  }

  /// Ends a burst of text: undoes the commands and opens the search with the letters.
  private func takeBack(
    _ letters: [InputEvent], _ state: inout AppState
  ) -> EffectType<AppAction> {
    guard let burst = state.burst else { return .none }
    state = state.settled
    var effects: [EffectType<AppAction>] = [.cancel(id: EffectID.pause)]
    for (number, letter) in letters.enumerated() {
      let action: AppAction = number == 0 ? .typed(letter) : .input(letter)
      effects.append(program.reduce(state: &state, action: action))
    }
    return .merge(effects + burst.waiting.map { .send($0) })
  }
}

extension AppState {
  /// Whether a text field receives letters.
  fileprivate var hasTextField: Bool { layers.contains { $0.hasTextField(self) } }
}
