import MVI
import Testing

struct EffectInspectionTests {
  private typealias Effect = EffectType<Int>

  private enum Name { case search, image }

  @Test func effectListsItsIDsAndActionsWithoutRunning() {
    let effect = Effect.merge(
      .send(1),
      .run(id: Name.search, cancelInFlight: true) { _ in Issue.record("nothing runs") },
      .concatenate(.send(2), .send(3).debounce(id: Name.image, for: .seconds(1))),
      .cancel(id: "other"))
    #expect(effect.ids == [EffectID(Name.search), EffectID(Name.image)])
    #expect(
      effect.cancelledIDs == [EffectID(Name.search), EffectID(Name.image), EffectID("other")])
    #expect(effect.actions == [1, 2, 3])
    #expect(!effect.isNone)
  }

  @Test func compositionsOfEmptyEffectsAreNone() {
    #expect(Effect.none.isNone)
    #expect(Effect.merge(.none, .none).isNone)
    #expect(Effect.merge().isNone)
    #expect(Effect.concatenate(.none).isNone)
    #expect(Effect.none.delayed(by: .seconds(1)).isNone)
    #expect(Effect.none.cancellable(id: 1).isNone)
    #expect(Effect.none.map { "\($0)" }.isNone)
  }

  @Test func emptyReplacementEffectStillCancelsItsID() {
    #expect(Effect.none.cancellable(id: 1, cancelInFlight: true).cancelledIDs == [EffectID(1)])
    #expect(Effect.none.debounce(id: 1, for: .seconds(1)).cancelledIDs == [EffectID(1)])
  }

  @Test func effectDoesNotReplaceOthersUnlessRequested() {
    #expect(Effect.run(id: 1) { _ in }.cancelledIDs.isEmpty)
    #expect(Effect.run(id: 1) { _ in }.ids == [EffectID(1)])
    #expect(Effect.send(1).cancellable(id: 1).cancelledIDs.isEmpty)
    #expect(Effect.none.cancellable(id: 1).cancelledIDs.isEmpty)
  }

  @Test func mapChangesOnlyTheActions() {
    let effect = Effect.merge(
      .concatenate(.send(1), .run(id: "run") { _ in }),
      .send(2).debounce(id: "id", for: .seconds(1)),
      .cancel(id: "other"))
    let mapped = effect.map { "\($0)" }
    #expect(mapped.ids == effect.ids)
    #expect(mapped.cancelledIDs == effect.cancelledIDs)
    #expect(mapped.actions == ["1", "2"])
  }

  @Test func effectIDsCompareTypeAndValue() {
    #expect(EffectID(1) == EffectID(1))
    #expect(EffectID(1) != EffectID(2))
    #expect(EffectID(Name.search) != EffectID("search"))
    #expect(EffectID(EffectID(1)) == EffectID(1))
    #expect(Set([EffectID("a"), EffectID("a"), EffectID("b")]).count == 2)
    #expect(EffectID(Name.search).description == "search")
  }
}
