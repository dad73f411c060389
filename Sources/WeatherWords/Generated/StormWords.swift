// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// Tropical cyclones.
package struct StormWords: Sendable {
  let texts: Catalog

  /// What a tropical cyclone is called, on the map and the page. `Typhoon Bavi`
  package func typhoon(_ name: String) -> String { texts["storm.typhoon", ["name": name]] }

  /// What a tropical cyclone is called, on the map and the page. `Hurricane Bavi`
  package func hurricane(_ name: String) -> String { texts["storm.hurricane", ["name": name]] }

  /// What a tropical cyclone is called, on the map and the page. `Tropical storm Bavi`
  package func storm(_ name: String) -> String { texts["storm.storm", ["name": name]] }

  /// What a tropical cyclone is called, on the map and the page. `Tropical depression Bavi`
  package func depression(_ name: String) -> String { texts["storm.depression", ["name": name]] }

  /// What a tropical cyclone is called, on the map and the page. `Low Bavi`
  package func low(_ name: String) -> String { texts["storm.low", ["name": name]] }

  /// The page: a tropical cyclone whose forecast passes within 500 km in five days. `Typhoon Bavi:
  /// nearest on Thursday evening, 220 km to the south-east`
  package func nearest(_ storm: String, _ when: String, _ distance: String, _ direction: String) -> String {
    texts["storm.nearest", ["storm": storm, "when": when, "distance": distance, "direction": direction]]
  }

  /// The page: a tropical cyclone that still approaches when its forecast ends: where it is then.
  /// `Typhoon Bavi: forecast ends on Thursday evening, 220 km to the south-east`
  package func atEnd(_ storm: String, _ when: String, _ distance: String, _ direction: String) -> String {
    texts["storm.atEnd", ["storm": storm, "when": when, "distance": distance, "direction": direction]]
  }

  /// The page: a tropical cyclone that has passed its nearest point. `Typhoon Bavi: moving away,
  /// now 220 km to the south-east`
  package func leaving(_ storm: String, _ distance: String, _ direction: String) -> String {
    texts["storm.leaving", ["storm": storm, "distance": distance, "direction": direction]]
  }

  /// Behind the line of a tropical cyclone whose advisory is older than twelve hours. `Typhoon
  /// Bavi: nearest on Thursday evening, 220 km to the south-east (advisory 13 h old)`
  package func old(_ text: String, _ age: String) -> String {
    texts["storm.old", ["text": text, "age": age]]
  }

  /// When a tropical cyclone is nearest: a part of a day. `Thursday night`
  package func night(_ day: String) -> String { texts["storm.night", ["day": day]] }

  /// When a tropical cyclone is nearest: a part of a day. `Thursday morning`
  package func morning(_ day: String) -> String { texts["storm.morning", ["day": day]] }

  /// When a tropical cyclone is nearest: a part of a day. `Thursday afternoon`
  package func afternoon(_ day: String) -> String { texts["storm.afternoon", ["day": day]] }

  /// When a tropical cyclone is nearest: a part of a day. `Thursday evening`
  package func evening(_ day: String) -> String { texts["storm.evening", ["day": day]] }
}

extension Words {
  /// Tropical cyclones.
  package var storm: StormWords { StormWords(texts: texts) }
}
