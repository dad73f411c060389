import MVI
import TerminalUI

/// A burst of letters: commands at first, and text if more of them follow.
public struct TypingBurst: Equatable, Sendable {
  /// The keys so far, each a letter.
  var letters: [InputEvent]
  /// The state before the first letter.
  var before: [AppState]
  /// The effects of the letters' commands, held back until they are known to be commands.
  var held = HeldEffects()
  /// The actions that arrived since the first letter; they are reduced when the burst is over.
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
  /// The state without commands that may still be undone. Everything that is written or set outside the
  /// program follows this state.
  public var settled: AppState { burst?.before.first ?? self }
}

extension InputEvent {
  /// The letter of a key, as it may begin a name; nil for everything else.
  var letter: Character? {
    guard case .key(.character(let character), _) = self, character.isLetter else { return nil }
    return character
  }
}
