/// How numbers are written.
package struct NumberWords: Sendable {
  /// Before the fraction: a point or a comma.
  package let decimalSeparator: String
  /// Between three digits of a large number.
  package let thousandsSeparator: String
  /// `63 %`, from the digits.
  package let percent: @Sendable (_ digits: String) -> String
  /// Inhabitants, briefly: `1.2 M`.
  package let population: @Sendable (_ count: Int) -> String
  /// `37.566 N`, from the digits.
  package let latitude: @Sendable (_ digits: String, _ isNorth: Bool) -> String
  /// `126.978 E`, from the digits.
  package let longitude: @Sendable (_ digits: String, _ isEast: Bool) -> String
}
