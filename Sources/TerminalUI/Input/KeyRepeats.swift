/// Keeps a flood of one key from doing one thing a hundred thousand times.
///
/// A person who holds a key down sends it some thirty times a second. Text that is pasted into a
/// terminal without paste marks, or a script, sends it at the speed of the line: what is more than
/// any person could mean is left out. Keys that move by one step are all kept, for there each
/// counts and costs nothing.
public struct KeyRepeats: Sendable {
  /// So many equal keys in a row are taken at once.
  public static let most = 64
  /// So many more in each second, which no keyboard's repetition reaches.
  public static let inSecond = 100

  private var last: InputEvent?
  private var left = 0.0
  private var moment: ContinuousClock.Instant?

  /// A filter that has seen nothing.
  public init() {}

  /// The events without those that repeat the one before too often.
  public mutating func filter(
    _ events: [InputEvent], at now: ContinuousClock.Instant
  ) -> [InputEvent] {
    let passed = moment.map { ($0.duration(to: now)) / .seconds(1) } ?? 0
    left = min(Double(Self.most), left + passed * Double(Self.inSecond))
    moment = now
    return events.filter { event in
      if event != last {
        last = event
        left = Double(Self.most)
      }
      guard event.isRepeatable else { return true }
      guard left >= 1 else { return false }
      left -= 1
      return true
    }
  }
}

extension InputEvent {
  /// Whether many of it are no more than one.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .key(let key, _):
      switch key {
      case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .backspace, .delete: false
      default: true
      }
    case .mouse, .paste, .resize: false
    }
  }
}
