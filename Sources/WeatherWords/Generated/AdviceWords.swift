// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What the weather of the coming day means for people.
package struct AdviceWords: Sendable {
  let texts: Catalog

  /// In a sentence, before or after its time: `Bare skin freezes within 10 min from 18:00`.
  package func frostbite(_ minutes: String) -> String {
    texts["advice.frostbite", ["minutes": minutes]]
  }

  /// Water that freezes on the roads. In a sentence with its time: `Black ice from 05:00`.
  package var blackIce: String { texts["advice.blackIce"] }

  /// Heat in which the body can hardly cool itself. In a sentence with its time: `Heat stress
  /// 11:00–17:00`.
  package var heatStress: String { texts["advice.heatStress"] }

  /// The air cools below freezing. In a sentence with its beginning: `Frost down to −3° from
  /// 23:00`.
  package func frost(_ temperature: String) -> String {
    texts["advice.frost", ["temperature": temperature]]
  }

  /// In a sentence with its time: `Ice on windscreens 23:00–Sun 08:00`.
  package var windscreenIce: String { texts["advice.windscreenIce"] }

  /// Canada's index of humid heat, a number without a unit. In a sentence with its beginning.
  /// `humidex up to 38`
  package func humidex(_ value: String) -> String { texts["advice.humidex", ["value": value]] }

  /// Cold that wind adds to, by its name in the forecasts. In a sentence with its beginning. `wind
  /// chill down to −24°`
  package func windChill(_ temperature: String) -> String {
    texts["advice.windChill", ["temperature": temperature]]
  }

  /// The UV index is 3 or more. In a sentence with its time: `Sun protection needed 10:00–16:00`.
  package var sunProtection: String { texts["advice.sunProtection"] }

  /// Washing dries outside. In a sentence with its time: `Good drying weather 10:00–16:00`.
  package var dryingWeather: String { texts["advice.dryingWeather"] }

  /// Advice with its beginning and its end. `sun protection needed 10:00–16:00`
  package func during(_ what: String, _ from: String, _ to: String) -> String {
    texts["advice.during", ["what": what, "from": from, "to": to]]
  }

  /// Advice with a time at which it applies, where its beginning is not known. `fog at 17:00`
  package func at(_ what: String, _ moment: String) -> String {
    texts["advice.at", ["what": what, "moment": moment]]
  }

  /// A time on another day within a span: `Sun 08:00`.
  package func dayAndClock(_ day: String, _ clock: String) -> String {
    texts["advice.dayAndClock", ["day": day, "clock": clock]]
  }
}

extension Words {
  /// What the weather of the coming day means for people.
  package var advice: AdviceWords { AdviceWords(texts: texts) }
}
