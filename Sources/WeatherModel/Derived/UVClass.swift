/// The five classes of the UV index (WHO, "Global Solar UV Index: A Practical Guide").
package enum UVClass: Int, CaseIterable, Sendable {
  case low, moderate, high, veryHigh, extreme

  /// The class of an index, which is rounded to whole numbers first, as it is shown.
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
