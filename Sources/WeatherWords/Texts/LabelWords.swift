package import WeatherModel

/// The labels that stand before values.
package struct LabelWords: Sendable {
  let texts: Catalog

  /// The label of a quantity.
  package subscript(_ quantity: Quantity) -> String { texts[quantity.label] }
  package subscript(_ pollutant: Pollutant) -> String { texts[pollutant.label] }
  /// The label of a quantity where there is room for whole words.
  package func long(_ quantity: Quantity) -> String { texts[quantity.longLabel] }

  /// `feels`, where there is little room.
  package var feelsLikeShort: String { texts["labels.feelsLikeShort"] }
  package var high: String { texts["labels.high"] }
  package var low: String { texts["labels.low"] }
  /// `about 14 °C`
  package func approximately(_ value: String) -> String {
    texts["labels.approximately", ["value": value]]
  }
  package var uvShort: String { texts["labels.uvShort"] }
  package var airShort: String { texts["labels.airShort"] }
  package var rain: String { texts["labels.rain"] }
  package var snow: String { texts["labels.snow"] }
  package var precipitationToday: String { texts["labels.precipitationToday"] }
  package var snowToday: String { texts["labels.snowToday"] }
  /// Where the hours of today that have passed are not known: `rest of today`.
  package var restOfToday: String { texts["labels.restOfToday"] }
  package var sun: String { texts["labels.sun"] }
  package var sunrise: String { texts["labels.sunrise"] }
  package var sunset: String { texts["labels.sunset"] }
  package var dayLength: String { texts["labels.dayLength"] }
  package var moon: String { texts["labels.moon"] }
  package var moonrise: String { texts["labels.moonrise"] }
  package var moonset: String { texts["labels.moonset"] }
  package var elevation: String { texts["labels.elevation"] }
  package var coordinates: String { texts["labels.coordinates"] }
  package var timeZone: String { texts["labels.timeZone"] }
  package var population: String { texts["labels.population"] }
  package var alerts: String { texts["labels.alerts"] }
  package var now: String { texts["labels.now"] }
  package var condition: String { texts["labels.condition"] }
  package var localTime: String { texts["labels.localTime"] }
  package var source: String { texts["labels.source"] }
  package var received: String { texts["labels.received"] }
}
