// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What the nearest station measured.
package struct ObservationWords: Sendable {
  let texts: Catalog

  /// The weather now: what the nearest station measured, beside the forecast. `Measured 17:30 at
  /// Incheon airport, 14 km: 8°, mist, gusts 9 m/s`
  package func atAirport(_ clock: String, _ station: String, _ distance: String, _ values: String) -> String {
    texts["observed.atAirport", ["clock": clock, "station": station, "distance": distance, "values": values]]
  }

  /// The weather now: what the nearest station measured, beside the forecast. `Measured 17:30 at
  /// Berlin-Tempelhof, 5 km: 8°, gusts 9 m/s`
  package func atStation(_ clock: String, _ station: String, _ distance: String, _ values: String) -> String {
    texts["observed.atStation", ["clock": clock, "station": station, "distance": distance, "values": values]]
  }

  /// A part of the line of what the nearest station measured. `gusts 9 m/s`
  package func gusts(_ speed: String) -> String { texts["observed.gusts", ["speed": speed]] }

  /// A part of the line of what the nearest station measured. `wind 5 m/s`
  package func wind(_ speed: String) -> String { texts["observed.wind", ["speed": speed]] }

  /// A part of the line of what the nearest station measured. `mist`
  package var mist: String { texts["observed.mist"] }

  /// A part of the line of what the nearest station measured. `haze`
  package var haze: String { texts["observed.haze"] }

  /// After the line of what the nearest station measured, where it differs from the forecast. `4°
  /// warmer than forecast`
  package func warmer(_ difference: String) -> String {
    texts["observed.warmer", ["difference": difference]]
  }

  /// After the line of what the nearest station measured, where it differs from the forecast. `4°
  /// colder than forecast`
  package func colder(_ difference: String) -> String {
    texts["observed.colder", ["difference": difference]]
  }

  /// After the line of what the nearest station measured, where it differs from the forecast. `wet
  /// there, dry in the forecast`
  package var wetThere: String { texts["observed.wetThere"] }

  /// After the line of what the nearest station measured, where it differs from the forecast. `dry
  /// there, wet in the forecast`
  package var dryThere: String { texts["observed.dryThere"] }

  /// The weather now: what the nearest station measured, beside the forecast. Where there is little
  /// room. `Measured 17:30, 14 km: 8°, mist`
  package func short(_ clock: String, _ distance: String, _ values: String) -> String {
    texts["observed.short", ["clock": clock, "distance": distance, "values": values]]
  }
}

extension Words {
  /// What the nearest station measured.
  package var observed: ObservationWords { ObservationWords(texts: texts) }
}
