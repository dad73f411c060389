// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The labels that stand before values.
package struct LabelWords: Sendable {
  let texts: Catalog

  /// Label before a value. `Temperature`
  package var temperature: String { texts["labels.temperature"] }

  /// Label before a value. `Feels like`
  package var feelsLike: String { texts["labels.feelsLike"] }

  /// Label before a value. `feels`, where there is little room.
  package var feelsLikeShort: String { texts["labels.feelsLikeShort"] }

  /// Label before a value. `High`
  package var high: String { texts["labels.high"] }

  /// Label before a value. `Low`
  package var low: String { texts["labels.low"] }

  /// Before a value of a day that is put together of few moments. `about 14 °C`
  package func approximately(_ value: String) -> String {
    texts["labels.approximately", ["value": value]]
  }

  /// Label before a value. `Wind`
  package var wind: String { texts["labels.wind"] }

  /// Label before a value. `Gusts`
  package var gusts: String { texts["labels.gusts"] }

  /// Label before a value. `Humidity`
  package var humidity: String { texts["labels.humidity"] }

  /// Label before a value. `Dew point`
  package var dewPoint: String { texts["labels.dewPoint"] }

  /// Label before a value. `Pressure`
  package var pressure: String { texts["labels.pressure"] }

  /// Label before a value. `Cloud`
  package var cloud: String { texts["labels.cloud"] }

  /// Label before a value. `Visibility`
  package var visibility: String { texts["labels.visibility"] }

  /// Label before a value. `UV index`
  package var uvIndex: String { texts["labels.uvIndex"] }

  /// Label before a value. `UV`
  package var uvShort: String { texts["labels.uvShort"] }

  /// Label before a value. `Air quality`
  package var airQuality: String { texts["labels.airQuality"] }

  /// Label before a value. `Air`
  package var airShort: String { texts["labels.airShort"] }

  /// Label before a value. `Precipitation`
  package var precipitation: String { texts["labels.precipitation"] }

  /// Label before a value. `Rain`
  package var rain: String { texts["labels.rain"] }

  /// Label before a value. `Snow`
  package var snow: String { texts["labels.snow"] }

  /// Label before a value. `Rain today`
  package var precipitationToday: String { texts["labels.precipitationToday"] }

  /// In the place of the label for rain, where it snows. `Snow today`
  package var snowToday: String { texts["labels.snowToday"] }

  /// Beside high, low or precipitation, where the hours of today that have passed are not known.
  /// `rest of today`
  package var restOfToday: String { texts["labels.restOfToday"] }

  /// Label before a value. `Chance of rain`
  package var probability: String { texts["labels.probability"] }

  /// Label before a value. `Sun`
  package var sun: String { texts["labels.sun"] }

  /// Label before a value. `Sunrise`
  package var sunrise: String { texts["labels.sunrise"] }

  /// Label before a value. `Sunset`
  package var sunset: String { texts["labels.sunset"] }

  /// Label before a value. `Day length`
  package var dayLength: String { texts["labels.dayLength"] }

  /// Label before a value. `Moon`
  package var moon: String { texts["labels.moon"] }

  /// Label before a value. `Elevation`
  package var elevation: String { texts["labels.elevation"] }

  /// Label before a value. `Coordinates`
  package var coordinates: String { texts["labels.coordinates"] }

  /// Label before a value. `Time zone`
  package var timeZone: String { texts["labels.timeZone"] }

  /// Label before a value. `Population`
  package var population: String { texts["labels.population"] }

  /// Label before a value. `Warnings`
  package var alerts: String { texts["labels.alerts"] }

  /// Label before a value. `now`
  package var now: String { texts["labels.now"] }

  /// Label before a value. `Weather`
  package var condition: String { texts["labels.condition"] }

  /// Label before a value. `Local time`
  package var localTime: String { texts["labels.localTime"] }

  /// Label before a value. `Source`
  package var source: String { texts["labels.source"] }

  /// Label before a value. `Received`
  package var received: String { texts["labels.received"] }

  /// Label before a value. `Fine particles PM2.5`
  package var pm25: String { texts["labels.pm25"] }

  /// Label before a value. `Particles PM10`
  package var pm10: String { texts["labels.pm10"] }

  /// Label before a value. `Ozone O₃`
  package var ozone: String { texts["labels.ozone"] }

  /// Label before a value. `Nitrogen dioxide NO₂`
  package var nitrogenDioxide: String { texts["labels.nitrogenDioxide"] }

  /// Label before a value. `Sulphur dioxide SO₂`
  package var sulphurDioxide: String { texts["labels.sulphurDioxide"] }

  /// Label before a value. `Carbon monoxide CO`
  package var carbonMonoxide: String { texts["labels.carbonMonoxide"] }

  /// Label of a time. `Moonrise`
  package var moonrise: String { texts["labels.moonrise"] }

  /// Label of a time. `Moonset`
  package var moonset: String { texts["labels.moonset"] }

  /// Label of a value in --print, where there is room. `Dew point`
  package var dewPointInFull: String { texts["labels.dewPointInFull"] }

  /// Label of a value in --print, where there is room. `Visibility`
  package var visibilityInFull: String { texts["labels.visibilityInFull"] }
}

extension Words {
  /// The labels that stand before values.
  package var labels: LabelWords { LabelWords(texts: texts) }
}
