import TerminalUI
import Testing

@Suite struct KeyRepeatsTests {
  private let start = ContinuousClock.now

  private func kept(_ event: InputEvent, _ count: Int) -> Int {
    var repeats = KeyRepeats()
    return repeats.filter(Array(repeating: event, count: count), at: start).count
  }

  @Test(arguments: [Key.character("r"), .character("x"), .escape, .control(" "), .enter, .tab])
  func repeatsOfOneKeyAreLimited(key: Key) {
    #expect(kept(.key(key), 64) == 64)
    #expect(kept(.key(key), 100_000) == 64)
  }

  @Test(arguments: [Key.up, .down, .left, .right, .pageDown, .backspace])
  func navigationKeyRepeatsAreNotLimited(key: Key) {
    #expect(kept(.key(key), 1000) == 1000)
  }

  @Test func wheelEventsAreNotLimited() {
    let wheel = MouseEvent(kind: .wheelDown, button: .none, position: .zero)
    #expect(kept(.mouse(wheel), 1000) == 1000)
  }

  @Test func keyHeldAtRepeatRateIsNotLimited() {
    var repeats = KeyRepeats()
    // A minute at sixty repeats a second, faster than keyboards repeat.
    let counts = (0..<3600).map { number in
      repeats.filter([.key(.character("f"))], at: start + .milliseconds(number * 1000 / 60)).count
    }
    #expect(counts.allSatisfy { $0 == 1 })
  }

  @Test func repeatsAreLimitedAcrossBatches() {
    var repeats = KeyRepeats()
    let part = Array(repeating: InputEvent.key(.character("r")), count: 4096)
    let kept = (0..<100).map { repeats.filter(part, at: start + .milliseconds($0 * 10)).count }
    // One second's worth: the first sixty-four, and a hundred more.
    #expect(kept.reduce(0, +) <= 64 + 100)
  }

  @Test func limitsGrowAgainWithTime() {
    var repeats = KeyRepeats()
    let (r, f) = (InputEvent.key(.character("r")), InputEvent.key(.character("f")))
    let held = Array(repeating: r, count: 1000)
    #expect(repeats.filter(held, at: start).count == 64)
    #expect(repeats.filter(held, at: start + .seconds(1)).count == 60)
    #expect(repeats.filter(held, at: start + .seconds(60)).count == 64)
    // The last key of the flood is kept too.
    repeats = KeyRepeats()
    let mixed = (0..<2000).map { $0 % 2 == 0 ? r : f }
    #expect(repeats.filter(mixed, at: start).count == 512 + 1)
    #expect(repeats.filter(mixed, at: start + .seconds(1)).count == 200 + 1)
  }

  @Test func differentKeyResetsTheRepeatLimit() {
    var repeats = KeyRepeats()
    let (r, f) = (InputEvent.key(.character("r")), InputEvent.key(.character("f")))
    let flood = Array(repeating: r, count: 1000)
    let kept = repeats.filter(flood + [f] + [r], at: start)
    #expect(kept.suffix(3) == [r, f, r])
  }

  @Test func mixedKeyFloodIsLimitedAndKeepsTheLastCommand() {
    var repeats = KeyRepeats()
    let (r, f) = (InputEvent.key(.character("r")), InputEvent.key(.character("f")))
    let flood = (0..<100_000).map { $0 % 2 == 0 ? r : f }
    #expect(repeats.filter(flood, at: start).count <= 513)
    #expect(repeats.filter(flood + [.key(.character("q"))], at: start) == [.key(.character("q"))])
    let interrupt = InputEvent.key(.control("c"))
    #expect(repeats.filter(flood + [interrupt, r, r], at: start) == [interrupt])
  }

  @Test func textTypedAtOnceIsNotLimited() {
    var repeats = KeyRepeats()
    let text = (0..<400).map { InputEvent.key(.character($0 % 2 == 0 ? "a" : "b")) }
    #expect(repeats.filter(text, at: start) == text)
  }
}
