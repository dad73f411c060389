package import WeatherModel

/// The labels that stand before values.
package struct LabelWords: Sendable {
  let texts: Catalog

  /// The label of a quantity.
  package subscript(_ quantity: Quantity) -> String { texts[quantity.label] }
  /// The label of a quantity where there is room for whole words.
  package func long(_ quantity: Quantity) -> String { texts[quantity.longLabel] }

  package var temperature: String { texts["labels.temperature"] }
  package var feelsLike: String { texts["labels.feelsLike"] }
  /// `feels`, where there is little room.
  package var feelsLikeShort: String { texts["labels.feelsLikeShort"] }
  package var high: String { texts["labels.high"] }
  package var low: String { texts["labels.low"] }
  /// `about 14 °C`
  package func approximately(_ value: String) -> String {
    texts["labels.approximately", ["value": value]]
  }
  package var wind: String { texts["labels.wind"] }
  package var gusts: String { texts["labels.gusts"] }
  package var humidity: String { texts["labels.humidity"] }
  package var dewPoint: String { texts["labels.dewPoint"] }
  /// Where there is room for whole words.
  package var dewPointInFull: String { texts["labels.dewPointInFull"] }
  package var visibilityInFull: String { texts["labels.visibilityInFull"] }
  package var pressure: String { texts["labels.pressure"] }
  package var cloud: String { texts["labels.cloud"] }
  package var visibility: String { texts["labels.visibility"] }
  package var uvIndex: String { texts["labels.uvIndex"] }
  package var uvShort: String { texts["labels.uvShort"] }
  package var airQuality: String { texts["labels.airQuality"] }
  package var airShort: String { texts["labels.airShort"] }
  package var precipitation: String { texts["labels.precipitation"] }
  package var rain: String { texts["labels.rain"] }
  package var snow: String { texts["labels.snow"] }
  package var precipitationToday: String { texts["labels.precipitationToday"] }
  package var snowToday: String { texts["labels.snowToday"] }
  /// Where the hours of today that have passed are not known: `rest of today`.
  package var restOfToday: String { texts["labels.restOfToday"] }
  package var probability: String { texts["labels.probability"] }
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
  package var pm25: String { texts["labels.pm25"] }
  package var pm10: String { texts["labels.pm10"] }
  package var ozone: String { texts["labels.ozone"] }
  package var nitrogenDioxide: String { texts["labels.nitrogenDioxide"] }
  package var sulphurDioxide: String { texts["labels.sulphurDioxide"] }
  package var carbonMonoxide: String { texts["labels.carbonMonoxide"] }
}
