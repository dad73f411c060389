// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// How sure a forecast is: what models and providers say side by side.
package struct ComparisonWords: Sendable {
  let texts: Catalog

  /// Panel of models and providers side by side. Its title. `COMPARE FORECASTS`
  package var title: String { texts["sure.title"] }

  /// Panel of models and providers side by side. The lowest and the highest of what they say of the
  /// chosen day's high. `Highs from 12° to 17°`
  package func highs(_ lowest: String, _ highest: String) -> String {
    texts["sure.highs", ["lowest": lowest, "highest": highest]]
  }

  /// Panel of models and providers side by side. What the band means that stands behind the curve
  /// of the hours from now on. `The shaded band shows how far the runs of ECMWF’s ensemble differ`
  package var band: String { texts["sure.band"] }
}

extension Words {
  /// How sure a forecast is: what models and providers say side by side.
  package var certainty: ComparisonWords { ComparisonWords(texts: texts) }
}
