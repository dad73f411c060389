extension Optional {
  /// Whether there is a value. For an `Equatable` wrapped type, `!= nil` compares values and copies
  /// the optional for that. The optional may hold the state of a whole screen.
  var isPresent: Bool {
    if case .none = self { false } else { true }
  }
}
