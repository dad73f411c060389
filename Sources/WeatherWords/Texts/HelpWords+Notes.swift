extension HelpWords {
  /// The general notes below the keys.
  package var notes: [String] {
    [texts["help.notes.1"], texts["help.notes.2"], texts["help.notes.3"]]
  }
}
