/// A filter that drops key presses that arrive faster than a person types.
///
/// A key that is held down repeats about thirty times a second. Text pasted into a terminal without
/// bracketed paste, or a script, sends keys as fast as the connection allows. The excess is
/// dropped, so that a key flood cannot queue unbounded work. Every press of an arrow key, of Home,
/// End, Page Up or Page Down, and of Backspace or Delete is kept, because each press counts and is
/// cheap. Ctrl-C and a last key that differs from the rest of the flood are kept too.
///
/// ```swift
/// var repeats = KeyRepeats()
/// let held = [InputEvent](repeating: .key(.character("j")), count: 500)
/// let accepted = repeats.filter(held, at: .now)
/// // accepted has 64 events: a key that is held down does not run on after its release
/// ```
public struct KeyRepeats: Sendable {
  /// The limits for one key: a burst, and a rate above that of keyboard repetition.
  private var ofOneKey = Allowance(most: 64, inSecond: 60)
  /// The limits for all keys: a burst above the capacity of a text field, and a rate above any
  /// typist's.
  private var ofAll = Allowance(most: 512, inSecond: 200)
  private var last: InputEvent?

  /// Creates a filter that has seen no keys.
  public init() {}

  /// Returns the events without the excess.
  public mutating func filter(
    _ events: [InputEvent], at now: ContinuousClock.Instant
  ) -> [InputEvent] {
    ofOneKey.grow(until: now)
    ofAll.grow(until: now)
    return events.enumerated().filter { index, event in
      let isAnother = event != last
      if isAnother {
        last = event
        ofOneKey.fill()
      }
      guard event.isRepeatable else { return true }
      let isAllowed = ofOneKey.consume() && ofAll.consume()
      return isAllowed || isAnother && index == events.count - 1
    }.map(\.element)
  }
}

/// A token bucket that refills over time.
private struct Allowance {
  let most: Double
  let inSecond: Double
  private var left: Double
  private var moment: ContinuousClock.Instant?

  init(most: Double, inSecond: Double) {
    self.most = most
    self.inSecond = inSecond
    left = most
  }

  mutating func grow(until now: ContinuousClock.Instant) {
    let passed = moment.map { $0.duration(to: now) / .seconds(1) } ?? 0
    left = min(most, left + passed * inSecond)
    moment = now
  }

  mutating func fill() { left = most }

  mutating func consume() -> Bool {
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}

extension InputEvent {
  /// Whether excess presses of the key are dropped.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .key(.control("c"), _): false
    case .key(let key, _):
      switch key {
      case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .backspace, .delete: false
      default: true
      }
    case .mouse, .paste, .resize, .background, .exactColors, .pictures: false
    }
  }
}
