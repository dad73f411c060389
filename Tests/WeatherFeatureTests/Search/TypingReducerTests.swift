import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// Letters typed in a burst are text, otherwise commands.
@MainActor
@Suite(SearchFixtures.dependencies)
struct TypingReducerTests {
  private static let reducer = TypingReducer()

  private static func start(_ opening: String = "") -> AppState {
    var state = Sample.state(Size(width: 80, height: 24))
    state.settings.provider = .sample
    state.favourites = [Sample.seoul, Sample.busan]
    press(opening, &state)
    return state
  }

  /// Presses keys with long pauses in between.
  private static func press(_ keys: String, _ state: inout AppState) {
    for key in keys {
      send(.input(.key(.character(key))), &state)
      send(.typingSettled, &state)
    }
  }

  /// Reduces an action with everything it sends, and returns the effects to run elsewhere.
  @discardableResult
  private static func send(
    _ action: AppAction, _ state: inout AppState
  ) -> [EffectType<AppAction>] {
    var (actions, rest) = ([action], [EffectType<AppAction>]())
    func split(_ effect: EffectType<AppAction>) {
      switch effect.operation {
      case .none: break
      case .send(let action): actions.append(action)
      case .merge(let effects): effects.forEach(split)
      default: rest.append(effect)
      }
    }
    var index = 0
    while index < actions.count {
      split(reducer.reduce(state: &state, action: actions[index]))
      index += 1
    }
    return rest
  }

  /// Types a text so quickly that no pause elapses.
  @discardableResult
  private static func type(_ text: String, _ state: inout AppState) -> [EffectType<AppAction>] {
    text.flatMap { send(.input(.key(.character($0))), &state) }
  }

  nonisolated static let names = [
    "quito", "tunis", "milan", "faro", "tokyo", "paris", "hanoi", "lima", "london", "athens",
    "gwangju", "Kyoto", "Ürümqi", "haarlem", "aachen", "aalborg", "jakarta", "lagos", "madrid",
    "manila", "prague", "riga", "perth", "kuala", "Gdansk", "hull", "ulm", "kyiv", "malaga", "graz",
    "ㅅㅓㅇㅜㄹ", "ㅂㅜㅅㅏㄴ", "Москва", "서울",
  ]

  @Test(arguments: names, ["", "p", "?", ",", "a", "v", "3\n", "."])
  func typedNameOpensTheSearchAndRevertsCommands(name: String, opening: String) {
    var state = Self.start(opening)
    let before = state
    Self.type(name, &state)
    #expect(state.search?.field.text == name)
    #expect(state.settings == before.settings && state.favourites == before.favourites)
    #expect(state.page.place == before.page.place && state.board.order == before.board.order)
    #expect(state.persisted == before.persisted && !state.isQuitting && state.burst == nil)
    #expect(state.help == nil && state.settingsPanel == nil && state.location == nil)
  }

  @Test func effectsAreDeferredUntilTheBurstSettles() {
    var state = Self.start()
    let held = Self.type("f", &state)
    // Shown immediately, and saved only after the pause.
    #expect(state.favourites.count == 1 && state.settled.favourites.count == 2)
    #expect(held.count == 1 && held[0].ids.contains(EffectID(TypingReducer.EffectID.pause)))
    let done = Self.send(.typingSettled, &state)
    #expect(state.settled.favourites.count == 1 && state.burst == nil)
    #expect(done.contains { if case .run = $0.operation { true } else { false } })
  }

  @Test func revertedCommandsRunNoEffects() {
    var state = Self.start()
    let rest = Self.type("faro", &state)
    #expect(state.favourites.count == 2)
    #expect(!rest.contains { if case .run = $0.operation { true } else { false } })
  }

  @Test func eventsDuringABurstAreAppliedAfterwards() {
    for ending in ["", "aro"] {
      var state = Self.start()
      Self.type("f", &state)
      Self.send(.input(.resize(Size(width: 100, height: 30))), &state)
      #expect(state.size.width == 80)
      Self.type(ending, &state)
      Self.send(.typingSettled, &state)
      #expect(state.size == Size(width: 100, height: 30))
      #expect((state.search?.field.text ?? "") == (ending.isEmpty ? "" : "faro"))
    }
  }

  @Test func qQuitsOnlyAfterThePause() {
    var state = Self.start()
    let effects = Self.type("q", &state)
    #expect(!state.isQuitting)
    guard case .cancellable(_, _, let inner)? = effects.last?.operation,
      case .delay(.milliseconds(220), _) = inner.operation
    else {
      Issue.record("\(effects)")
      return
    }
    Self.send(.typingSettled, &state)
    #expect(state.isQuitting)
    var other = Self.start()
    Self.type("qu", &other)
    #expect(other.search?.field.text == "qu" && !other.isQuitting)
  }

  /// Quick key presses have the same result as slow ones.
  @Test(arguments: [
    "p", "pj", "pk", "ps", "pf", "gg", "jj", "jjj", "jjjj", "kk", "kkkk", "ll", "llll", "hh", "tt",
    "uu", "ff", "pp", "ja", "jv", "jl", "G", "Gk", "gj", "pG", "ut", "tu", "mm", "jjjjjjjj",
    "]]", "][", "3", "5", "2l", "3j", "pjjjj", "a", "aa", "ㅓ", "ㅓㅓ", "ㅔ", "ㅔㅓ",
  ])
  func quickCommandSequencesMatchSlowOnes(keys: String) {
    var slow = Self.start()
    Self.press(keys, &slow)
    var quick = Self.start()
    Self.type(keys, &quick)
    Self.send(.typingSettled, &quick)
    #expect(quick.search == nil)
    // The state of the animation depends on the intervening frames.
    (slow.motion, quick.motion) = (MotionState(), MotionState())
    #expect(quick == slow)
  }

  @Test(arguments: ["fz", "ff", "sj", "jf", "KJ", "JJ", "gj", "Gk", "kk"])
  func quickCommandSequencesMatchSlowOnesOnTheBoard(keys: String) {
    var (slow, quick) = (Self.start("p"), Self.start("p"))
    Self.press(keys, &slow)
    Self.type(keys, &quick)
    Self.send(.typingSettled, &quick)
    (slow.motion, quick.motion) = (MotionState(), MotionState())
    #expect(quick == slow && quick.board.isShown)
  }

  @Test(arguments: [Key.enter, .down, .escape, .control("l")])
  func nonLetterKeyEndsTheBurst(key: Key) {
    var (slow, quick) = (Self.start(), Self.start())
    Self.press("3", &slow)
    Self.press("l", &slow)
    Self.send(.input(.key(key)), &slow)
    Self.type("3l", &quick)
    Self.send(.input(.key(key)), &quick)
    #expect(quick.burst == nil)
    (slow.motion, quick.motion) = (MotionState(), MotionState())
    #expect(quick == slow)
  }

  @Test func lettersInTheSearchAreText() {
    var state = Self.start()
    Self.type("/", &state)
    Self.type("qqq", &state)
    #expect(state.search?.field.text == "qqq" && state.burst == nil)
  }

  @Test func burstSettlesAfter250MillisecondsWithoutALetter() async {
    let clock = TestClock()
    let store = SettlingStore(initialState: Self.start()) {
      TypingReducer()
    } dependencies: {
      $0.storms = .none
      $0.continuousClock = clock
    }
    await store.send(.input(.key(.character("f"))))
    await clock.advance(by: .milliseconds(249))
    await store.settle()
    #expect(store.state.burst != nil && store.state.settled.favourites.count == 2)
    await clock.advance(by: .milliseconds(1))
    await store.settle()
    #expect(store.state.burst == nil && store.state.settled.favourites.count == 1)
    await store.finish()
  }
}
