extension Double {
  /// The number in the notation of requests: a decimal point, no exponent, at most four decimals
  /// (11 m).
  var inRequest: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
