extension HelpWords {
  /// What holds everywhere, under the keys.
  package var notes: [String] {
    [texts["help.notes.1"], texts["help.notes.2"], texts["help.notes.3"]]
  }
}
