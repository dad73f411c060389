import Foundation
import MVI
import TerminalUI
import TestSupport
import WeatherModel

@testable import WeatherFeature

/// A user who may press any key at any time, in an environment in which anything may happen: the
/// whole program in memory, on a clock of its own.
///
/// The same seed takes the same walk, so a failure can be reproduced.
@MainActor
final class ProgramWalker {
  /// A violated invariant, with the steps that led to it.
  struct Stumble: Error, CustomStringConvertible {
    let description: String
  }

  private let seed: UInt64
  private var random: SeededRandom
  private let world: WalkedWorld
  private let screen: WalkedScreen
  private let store: Store<AppState, AppAction>
  private let renderer: FrameRenderer
  /// The last action, which is only formatted for a failure.
  private var lastStep: Any = ""
  private var isFrameDue = true
  /// The number of times that the state changed.
  private var changes = 0
  /// The number of steps taken.
  private(set) var steps = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    let world = WalkedWorld(seed: seed)
    self.world = world
    let screen = WalkedScreen()
    self.screen = screen
    store = DIContainer.withValues {
      world.register(in: &$0)
    } operation: {
      var state = AppState(size: screen.size, now: Sample.now)
      state.favourites = Boards.places
      return Store(
        initialState: state, reducer: TypingReducer(), effectExecutor: TestExecutor.shared)
    }
    renderer = FrameRenderer(store: store, screen: screen, coastline: MapFixtures.coastline)
    renderer.onNeedsFrame = { [weak self] in self?.isFrameDue = true }
  }

  /// Takes a number of steps.
  func walk(_ count: Int) async throws {
    // Within a step the state may change and change back, for example if a response arrives
    // immediately.
    let observation = store.observe({ $0 }, initially: false) { [weak self] _ in
      self?.changes += 1
    }
    defer { observation.cancel() }
    store.send(.started(Sample.seoul))
    for _ in 0..<count {
      let (changesBefore, wasFrameDue) = (changes, isFrameDue)
      try await step()
      steps += 1
      if changes == changesBefore, isFrameDue != wasFrameDue {
        throw stumble("a frame of nothing new")
      }
      try look()
    }
    store.cancelEffects()
    await TestExecutor.shared.settle()
  }

  // MARK: - Steps

  private func step() async throws {
    let chance = Int.random(in: 0..<100, using: &random)
    switch chance {
    case ..<70: send(.input(.key(key(), modifiers())))
    case ..<78: send(.input(.mouse(mouse())))
    case ..<82: send(.input(.resize(size())))
    case ..<84: send(.input(.paste(["서울", "new york", "\n\n", "x\u{301}", ""].pick(&random))))
    case ..<85: send(.input(.background(Color.rgb(255, 255, 255))))
    case ..<86: send(.forecasts(.networkChanged(Bool.random(using: &random))))
    case ..<87: world.jump(by: [-86_400, -3600, 1, 3600, 86_400 * 3].pick(&random))
    default: await pass(milliseconds())
    }
    if Int.random(in: 0..<4, using: &random) == 0 { await TestExecutor.shared.settle() }
  }

  private func send(_ action: AppAction) {
    lastStep = action
    if case .input(.resize(let size)) = action { screen.size = size }
    store.send(action)
  }

  private func pass(_ milliseconds: Int) async {
    lastStep = "\(milliseconds) ms"
    await world.clock.advance(by: .milliseconds(milliseconds))
  }

  /// Long waits are rare, because the sky is animated all the time and the walk should progress.
  private func milliseconds() -> Int {
    Int.random(in: 0..<40, using: &random) == 0
      ? [20_000, 61_000, 700_000].pick(&random) : [1, 20, 120, 300, 1000].pick(&random)
  }

  private func key() -> Key {
    let named: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .enter, .escape, .escape,
      .tab, .backTab, .backspace, .delete, .insert, .function(1), .control("l"), .control("u"),
      .control("f"), .control("w"), .alt("1"),
    ]
    guard Int.random(in: 0..<2, using: &random) == 0 else { return named.pick(&random) }
    return .character(Array("abcdefghijklmnoprstuvwxyz0123456789+-?/[] ㄱㅏ서é,.").pick(&random))
  }

  private func modifiers() -> KeyModifiers {
    [[], [], [], .shift, .control].pick(&random)
  }

  private func mouse() -> MouseEvent {
    MouseEvent(
      kind: [.press, .release, .wheelUp, .wheelDown].pick(&random),
      position: Point(
        x: Int.random(in: -1...screen.size.width, using: &random),
        y: Int.random(in: -1...screen.size.height, using: &random)))
  }

  private func size() -> Size {
    [
      Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 39, height: 11),
      Size(width: 60, height: 20), Size(width: 120, height: 40), Size(width: 200, height: 60),
      Size(width: 1, height: 1), Size(width: 100, height: 13),
    ].pick(&random)
  }

  // MARK: - Invariants

  private func look() throws {
    // Several steps may precede a frame, like keys that are typed ahead.
    guard Int.random(in: 0..<6, using: &random) == 0 else { return }
    let isDrawn = renderer.drawIfNeeded()
    guard isDrawn == isFrameDue else { throw stumble("a frame that was not due, or none that was") }
    isFrameDue = false
    guard !renderer.drawIfNeeded() else { throw stumble("a second frame after no change") }
    guard screen.frame.size == store.state.size else { throw stumble("a frame of another size") }
    if isDrawn { try compareCells() }
    if Int.random(in: 0..<25, using: &random) == 0 { try checkEverything() }
  }

  /// Checks that no half of a wide glyph stands alone.
  private func compareCells() throws {
    let frame = screen.frame
    for y in 0..<frame.size.height {
      var x = 0
      while x < frame.size.width {
        let width = frame[x, y].width
        let isWhole =
          width == 1
          || width == 2 && x + 1 < frame.size.width && frame[x + 1, y].isContinuation
        guard isWhole else { throw stumble("half a sign at \(x), \(y)") }
        x += width
      }
    }
  }

  /// Checks that a frame drawn from the state for the first time equals the frame on the screen, so
  /// no part, page or board, shows outdated contents.
  private func checkEverything() throws {
    // The outgoing page of a slide is only known if it was drawn before.
    guard store.state.motion.slide == nil else { return }
    let other = WalkedScreen()
    other.size = screen.size
    FrameRenderer(
      store: Store(initialState: store.state, reducer: TypingReducer()), screen: other,
      coastline: MapFixtures.coastline
    ).drawIfNeeded()
    guard other.frame != screen.frame else { return }
    let different = zip(other.frame.lines, screen.frame.lines).enumerated()
      .first { $1.0 != $1.1 }.map { "line \($0): \($1)" }
    throw stumble(
      "a part of \(store.state.layersInSight.map { type(of: $0) }) shows what was before: "
        + (different ?? "a style"))
  }

  private func stumble(_ what: String) -> Stumble {
    Stumble(description: "seed \(seed), step \(steps), after \(lastStep): \(what)")
  }
}

extension Array {
  fileprivate func pick(_ random: inout SeededRandom) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}

/// A screen that stores the last frame.
@MainActor
private final class WalkedScreen: Screen {
  var size = Size(width: 80, height: 24)
  let capabilities = ScreenCapabilities(colors: 1 << 24, isUnicode: true, hasMouse: true)
  private(set) var frame = Grid(size: .zero)

  func present(
    _ grid: Grid, cursor: Point?, resting: Point?, pictures: [PicturePlacement]
  ) -> FrameStatistics {
    frame = grid
    return FrameStatistics(cellsChanged: 0)
  }

  func redrawEverything() {}
}
