/// Keeps a flood of keys from doing a hundred thousand things.
///
/// A person who holds a key down sends it some thirty times a second. Text that is pasted into a
/// terminal without paste marks, or a script, sends keys at the speed of the line: what is more than
/// any person could mean is left out, so that neither time nor memory goes into it. Keys that move
/// by one step are all kept, for there each counts and costs nothing; so are Ctrl-C, and a last key
/// that is another one than the flood's.
public struct KeyRepeats: Sendable {
  /// One key: so many at once, and more each second than a keyboard repeats.
  private var ofOneKey = Allowance(most: 64, inSecond: 60)
  /// All keys: more at once than a text field takes, and more each second than anybody types.
  private var ofAll = Allowance(most: 512, inSecond: 200)
  private var last: InputEvent?

  /// A filter that has seen nothing.
  public init() {}

  /// The events without those that are too many.
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

/// A store of turns that is used up and grows again with time.
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
  /// Whether many of it are no more than a few.
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
