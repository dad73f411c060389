package import WeatherModel

extension LabelWords {
  /// The label of a quantity.
  package subscript(_ quantity: Quantity) -> String { texts[quantity.label] }
  /// The label of a pollutant.
  package subscript(_ pollutant: Pollutant) -> String { texts[pollutant.label] }
  /// Returns the label of a quantity for layouts with room for whole words.
  package func long(_ quantity: Quantity) -> String { texts[quantity.longLabel] }
}
