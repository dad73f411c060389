@_spi(_Unicode) import Swift

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension String {
  /// The text in NFC. Swift's own tables serve: Foundation's would bring 30 MB with them.
  package var composed: String { String(String.UnicodeScalarView(_nfc)) }

  /// The text in NFD.
  package var decomposed: String { String(String.UnicodeScalarView(_nfd)) }

  /// A number with zeros before it, as wide as asked for.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "")
      + String(repeating: "0", count: Swift.max(0, width - digits.count))
      + digits
  }

  /// A number with as many digits behind the point, rounded half to even as `printf` does.
  package static func fixed(_ number: Double, digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let scaled = (number.magnitude * factor).rounded(.toNearestOrEven)
    guard scaled < 1e15 else { return String(number) }
    let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: Int(factor))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return digits == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(padded(part, to: digits))"
  }
}
