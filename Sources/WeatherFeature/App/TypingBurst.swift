import MVI
import TerminalUI

/// Letters that follow each other quickly: commands for now, and text if more of them come.
public struct TypingBurst: Equatable, Sendable {
  /// The keys so far, each a letter.
  var letters: [InputEvent]
  /// The program as it was before the first letter; one value.
  var before: [AppState]
  /// What the letters' commands want done outside of the state, held back until they are known to be
  /// commands.
  var held = HeldEffects()
  /// What happened in the program since the first letter; it is reduced once the burst is over.
  var waiting: [AppAction] = []
  /// Whether each letter is a command where it was pressed.
  var isSequence = true
  /// Whether the last letter leaves the program unless another one follows.
  var quits = false

  /// The effects of commands that may still be taken back.
  struct HeldEffects: Equatable, Sendable {
    var effects: [EffectType<AppAction>] = []

    /// Effects have no equality of their own; those of two bursts are compared by their number.
    static func == (one: HeldEffects, other: HeldEffects) -> Bool {
      one.effects.count == other.effects.count
    }
  }
}

extension AppState {
  /// The state without commands that may still be taken back. What is written or set outside of the
  /// program follows this one.
  public var settled: AppState { burst?.before.first ?? self }
}

extension InputEvent {
  /// The letter of a key, as it may begin a name; nil for everything else.
  var letter: Character? {
    guard case .key(.character(let character), _) = self, character.isLetter else { return nil }
    return character
  }
}
