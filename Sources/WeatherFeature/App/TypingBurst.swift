import MVI
import TerminalUI

/// A burst of letters. They are commands at first, and text if more letters follow.
public struct TypingBurst: Equatable, Sendable {
  /// The keys so far, each a letter.
  var letters: [InputEvent]
  /// The state before the first letter.
  var before: [AppState]
  /// The effects of the letters' commands, held back until they are known to be commands.
  var held = HeldEffects()
  /// The actions that arrived since the first letter; they are reduced when the burst is over.
  var waiting: [AppAction] = []
  /// Whether each letter was a command when it was pressed.
  var isSequence = true
  /// Whether the last letter quits the program unless another letter follows.
  var quits = false

  /// The effects of commands that may still be taken back.
  struct HeldEffects: Equatable, Sendable {
    var effects: [EffectType<AppAction>] = []

    /// Effects are not equatable; those of two bursts are compared by their number.
    static func == (one: HeldEffects, other: HeldEffects) -> Bool {
      one.effects.count == other.effects.count
    }
  }
}

extension AppState {
  /// The state without the commands that may still be undone. Everything that the program writes or
  /// sets outside itself is derived from this state.
  public var settled: AppState { burst?.before.first ?? self }
}

extension InputEvent {
  /// The letter of a key that may begin a name; nil for other events.
  var letter: Character? {
    guard case .key(.character(let character), _) = self, character.isLetter else { return nil }
    return character
  }
}
