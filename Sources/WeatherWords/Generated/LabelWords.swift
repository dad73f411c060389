// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The labels that stand before values.
package struct LabelWords: Sendable {
  let texts: Catalog

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

  /// Label before a value. `UV`
  package var uvShort: String { texts["labels.uvShort"] }

  /// Label before a value. `Air`
  package var airShort: String { texts["labels.airShort"] }

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

  /// Between two parts of a fact, with the space that the language puts there. `, `
  package var comma: String { texts["labels.comma"] }

  /// Label of a time. `Moonrise`
  package var moonrise: String { texts["labels.moonrise"] }

  /// Label of a time. `Moonset`
  package var moonset: String { texts["labels.moonset"] }
}

extension Words {
  /// The labels that stand before values.
  package var labels: LabelWords { LabelWords(texts: texts) }
}
