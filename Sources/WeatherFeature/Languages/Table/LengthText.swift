/// A rough length of time in its largest unit, from what is written after the count.
///
/// Up to two days are told in hours, so that the count of days is never one.
func roughLength(
  _ seconds: Int, second: String, minute: String, hour: String, days: String
) -> String {
  switch max(0, seconds) {
  case ..<60: "\(max(0, seconds))\(second)"
  case ..<3600: "\(seconds / 60)\(minute)"
  case ..<172_800: "\(seconds / 3600)\(hour)"
  default: "\(seconds / 86_400)\(days)"
  }
}

/// A length of time to the minute, the minutes beside hours in two digits: `10 h 04 min`.
func exactLength(_ minutes: Int, hour: String, minute: String) -> String {
  let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
  if hours == 0 { return "\(rest)\(minute)" }
  return "\(hours)\(hour) \(rest < 10 ? "0" : "")\(rest)\(minute)"
}
