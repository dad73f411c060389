// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What the values mean: short words under a value, and a sentence or two in its panel.
package struct DetailWords: Sendable {
  let texts: Catalog

  /// Detail section and its panel. `2° below the air`, from the difference without its sign; zero
  /// has its own text.
  package func feelsBelow(_ difference: String) -> String {
    texts["detail.feelsBelow", ["difference": difference]]
  }

  /// Detail section and its panel. `2° warmer than the air`
  package func feelsAbove(_ difference: String) -> String {
    texts["detail.feelsAbove", ["difference": difference]]
  }

  /// Detail section and its panel. `same as the air`
  package var feelsSame: String { texts["detail.feelsSame"] }

  /// Detail section and its panel. Why it feels colder or warmer than it is. `Wind draws heat from
  /// the skin: dress for the lower figure.`
  package var feelsColderMeaning: String { texts["detail.feelsColderMeaning"] }

  /// Why it feels colder than it is, where it is warm. `Wind cools the skin: it feels a little
  /// cooler than it is.`
  package var feelsColderWarmMeaning: String { texts["detail.feelsColderWarmMeaning"] }

  /// Detail section and its panel. `Humid air keeps sweat from cooling you: take it easy and drink
  /// enough.`
  package var feelsWarmerMeaning: String { texts["detail.feelsWarmerMeaning"] }

  /// Detail section and its panel. `Neither wind nor humidity changes how warm it feels.`
  package var feelsSameMeaning: String { texts["detail.feelsSameMeaning"] }

  /// How the pressure changed over the three hours until now. `↑ 3 in 3 h`
  package func pressurePast(_ arrow: String, _ amount: String) -> String {
    texts["detail.pressurePast", ["arrow": arrow, "amount": amount]]
  }

  /// How the pressure is forecast to change over the next three hours. `↑ 3 next 3 h`
  package func pressureAhead(_ arrow: String, _ amount: String) -> String {
    texts["detail.pressureAhead", ["arrow": arrow, "amount": amount]]
  }

  /// Detail section and its panel. `The forecast does not say how the pressure will change.`
  package var pressureUnknown: String { texts["detail.pressureUnknown"] }

  /// Detail section and its panel. `force 3`
  package func beaufort(_ number: Int) -> String {
    texts["detail.beaufort", count: "number", number]
  }

  /// Hours with precipitation of one kind in the next 24. `rain for 6 h`
  package func wetHours(_ what: String, _ count: Int) -> String {
    texts["detail.wetHours", ["what": what, "count": String(count)]]
  }

  /// Detail section and its panel. `dry`
  package var dryDay: String { texts["detail.dryDay"] }

  /// Detail section and its panel. `The sun does not set today.`
  package var polarDay: String { texts["detail.polarDay"] }

  /// Where sunrise and sunset would stand, and there is neither. `polar day`
  package var polarDayShort: String { texts["detail.polarDayShort"] }

  /// Detail section and its panel. `The sun does not rise today.`
  package var polarNight: String { texts["detail.polarNight"] }

  /// Where sunrise and sunset would stand, and there is neither. `polar night`
  package var polarNightShort: String { texts["detail.polarNightShort"] }

  /// Detail section and its panel. `The sun is above the horizon for 10 h 04 min.`
  package func sunMeaning(_ dayLength: String) -> String {
    texts["detail.sunMeaning", ["dayLength": dayLength]]
  }

  /// Detail section and its panel. `63 % lit`
  package func moonLit(_ percent: String) -> String {
    texts["detail.moonLit", ["percent": percent]]
  }

  /// Detail section and its panel. `Open-Meteo does not provide this value here.`
  package func unknownMeaning(_ provider: String) -> String {
    texts["detail.unknownMeaning", ["provider": provider]]
  }

  /// In the panel of the air, where none of the six kinds of pollen is in the air. `no pollen`
  package var noPollen: String { texts["detail.noPollen"] }

  /// The opened value of the snow depth: the depth at that time. `In 24 hours: 12 cm.`
  package func snowDepthAhead(_ depth: String) -> String {
    texts["detail.snowDepthAhead", ["depth": depth]]
  }

  /// The opened value of the fresh snow. `In the next 24 hours: 12 cm of fresh snow.`
  package func snowfallAhead(_ depth: String) -> String {
    texts["detail.snowfallAhead", ["depth": depth]]
  }
}

extension Words {
  /// What the values mean: short words under a value, and a sentence or two in its panel.
  package var detail: DetailWords { DetailWords(texts: texts) }
}
