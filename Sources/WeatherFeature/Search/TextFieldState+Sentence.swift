import TerminalUI

extension TextFieldState {
  /// What was typed, as a sentence repeats it: a name is no longer, and more would fill the pane.
  var inSentence: String { TextWidth.truncated(text, to: 40) }
}
