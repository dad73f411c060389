import WeatherModel

extension Optional<Double> {
  /// The value when it is inside `range`; minus zero becomes zero.
  func within(_ range: ClosedRange<Double>) -> Double? {
    guard let self, range.contains(self) else { return nil }
    return self == 0 ? 0 : self
  }
}

extension Optional<LenientValue> {
  /// The number when it is inside `range`; minus zero becomes zero.
  func within(_ range: ClosedRange<Double>) -> Double? {
    (self?.number).within(range)
  }
}

extension Optional<String> {
  /// The paragraphs of a longer text cleaned, nil when nothing is left of them.
  func cleanedParagraphs(limit: Int) -> String? {
    guard let text = self?.paragraphsFromOutside(limit: limit), !text.isEmpty else { return nil }
    return text
  }

  /// The text cleaned, nil when nothing is left of it.
  func cleaned(limit: Int = 200) -> String? {
    guard let text = self?.cleanedFromOutside(limit: limit), !text.isEmpty else { return nil }
    return text
  }
}
