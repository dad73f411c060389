/// A clock's time after the preposition that it takes.
enum UkrainianClock {
  /// At a time: `о 16:00`. Eleven begins with a vowel when it is read aloud: `об 11:00` (об
  /// одинадцятій).
  static func locative(_ clock: String) -> String {
    clock.hasPrefix("11:") ? "об \(clock)" : "о \(clock)"
  }
}
