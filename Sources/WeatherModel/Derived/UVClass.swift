/// The five classes of the UV index (WHO, "Global Solar UV Index: A Practical Guide").
package enum UVClass: Int, CaseIterable, Sendable {
  case low, moderate, high, veryHigh, extreme

  /// Creates the class of an index, which is first rounded to a whole number, as it is displayed.
  package init(index: Double) {
    switch index.rounded() {
    case ..<3: self = .low
    case ..<6: self = .moderate
    case ..<8: self = .high
    case ..<11: self = .veryHigh
    default: self = .extreme
    }
  }
}
