// Written by hand because ICU's formatters take longer to load than the first frame may take.

/// What stands where a value is not known.
package let unknownValue = "–"

/// A number with a fixed count of fraction digits, halves away from zero, a true minus sign before
/// negative ones and none before what is shown as zero.
func decimalText(_ value: Double, digits: Int, separator: String = ".") -> String {
  fixedPoint(value, digits: digits, minus: "\u{2212}", separator: separator, trimming: false)
    ?? unknownValue
}

/// A number with at most so many fraction digits and an ASCII minus sign, as machines read it; nil
/// when it has no digits.
func plainNumber(_ value: Double, digits: Int) -> String? {
  fixedPoint(value, digits: digits, minus: "-", separator: ".", trimming: true)
}

/// A whole number in groups of three digits.
func grouped(_ number: Int, separator: String) -> String {
  let digits = String(number.magnitude)
  var text = number < 0 ? "\u{2212}" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
    text.append(digit)
  }
  return text
}

private func fixedPoint(
  _ value: Double, digits: Int, minus: String, separator: String, trimming: Bool
) -> String? {
  let powers: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
  let scale = powers[min(max(0, digits), powers.count - 1)]
  let scaled = (value * scale).rounded()
  guard abs(scaled) < 9e15 else { return nil }
  let magnitude = Int(abs(scaled))
  let unit = Int(scale)
  let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: unit)
  var text = scaled < 0 ? minus : ""
  text += String(whole)
  guard unit > 1, !(trimming && rest == 0) else { return text }
  // The leading 1 keeps the zeros that follow the point.
  var fraction = String(rest + unit).dropFirst()
  if trimming {
    while fraction.last == "0" { fraction.removeLast() }
  }
  return text + separator + fraction
}
