/// A clock's time after an article, which is plural but for one o'clock: `las 21:00`, `la 01:00`.
enum RomanceClock {
  /// The time after one of two words.
  static func after(_ plural: String, _ singular: String, _ clock: String) -> String {
    let hour = clock.split { !$0.isNumber }.first.flatMap { Int($0) }
    return "\(hour == 1 ? singular : plural) \(clock)"
  }
}
