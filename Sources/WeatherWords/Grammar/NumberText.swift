// Implemented here because ICU's formatters take longer to load than the first frame may take.

/// The text of an unknown value.
package let unknownValue = "–"

/// Returns a number with a fixed number of fraction digits, rounded half away from zero, with a
/// true minus sign for negative numbers and no sign for numbers shown as zero.
package func decimalText(_ value: Double, digits: Int, separator: String = ".") -> String {
  let powers: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
  let scale = powers[min(max(0, digits), powers.count - 1)]
  let scaled = (value * scale).rounded()
  guard abs(scaled) < 9e15 else { return unknownValue }
  let unit = Int(scale)
  let (whole, rest) = Int(abs(scaled)).quotientAndRemainder(dividingBy: unit)
  let text = (scaled < 0 ? "\u{2212}" : "") + String(whole)
  // The leading 1 preserves the zeros after the decimal point.
  return unit > 1 ? text + separator + String(rest + unit).dropFirst() : text
}

/// Returns an integer in groups of three digits.
package func grouped(_ number: Int, separator: String) -> String {
  let digits = String(number.magnitude)
  var text = number < 0 ? "\u{2212}" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
    text.append(digit)
  }
  return text
}
