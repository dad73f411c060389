extension Optional {
  /// Whether there is a value. `!= nil` compares where it can, and for that copies what may be the
  /// state of a whole screen.
  var isPresent: Bool {
    if case .none = self { false } else { true }
  }
}
