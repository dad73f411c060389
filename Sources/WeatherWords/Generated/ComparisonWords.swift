// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// How sure a forecast is: what models and providers say side by side.
package struct ComparisonWords: Sendable {
  let texts: Catalog

  /// Panel of models and providers side by side. Its title. `COMPARE FORECASTS`
  package var title: String { texts["sure.title"] }

  /// Panel of models and providers side by side. The conclusion: what the models say of rain, and
  /// the lowest and the highest of what they say of the day's high. `4 of 5 models say rain on
  /// Sunday; highs from 12° to 17°`
  package func highs(_ votes: String, _ lowest: String, _ highest: String) -> String {
    texts["sure.highs", ["votes": votes, "lowest": lowest, "highest": highest]]
  }

  /// Panel of models and providers side by side. The conclusion: what the models say of rain, and
  /// the day's high on which they agree. `4 of 5 models say rain on Sunday; all have a high of 12°`
  package func high(_ votes: String, _ high: String) -> String {
    texts["sure.high", ["votes": votes, "high": high]]
  }

  /// Panel of models and providers side by side. Label of the row of marks: how far the models
  /// agree on each day. `Agreement`
  package var agreement: String { texts["sure.agreement"] }

  /// Panel of models and providers side by side. Label of the row with the lowest and the highest
  /// of the highs, and of the amounts. `Spread`
  package var spread: String { texts["sure.spread"] }

  /// Panel of models and providers side by side. Heading of the column with the age of each model's
  /// last run: how long ago it began. `run`
  package var run: String { texts["sure.run"] }

  /// Panel of models and providers side by side. Legend of the ensemble's fan: the line. `median`
  package var median: String { texts["sure.median"] }

  /// Panel of models and providers side by side. Legend of the ensemble's fan: the band in which
  /// eight of ten runs lie. `8 of 10`
  package var most: String { texts["sure.most"] }

  /// Panel of models and providers side by side. Legend of the ensemble's fan: the faint band in
  /// which all runs lie. `all 51`
  package func all(_ count: String) -> String { texts["sure.all", ["count": count]] }

  /// Panel of models and providers side by side. Row of a model that has no data for the place. `no
  /// data`
  package var noData: String { texts["sure.noData"] }

  /// Panel of models and providers side by side. Row of a model that has no data for the place
  /// because it has not been computed for long. `no run since Sat 12 Sep`
  package func noRunSince(_ date: String) -> String { texts["sure.noRunSince", ["date": date]] }

  /// Panel of models and providers side by side. Heading of the chances that the runs of an
  /// ensemble reach a threshold. `CHANCE, OF 51 RUNS`
  package func chances(_ count: String) -> String { texts["sure.chances", ["count": count]] }

  /// Panel of models and providers side by side. Before the runs of the ensembles are asked for
  /// rain and gusts: the key, and what the request counts as at Open-Meteo. `% chances of rain,
  /// frost and gusts: counts as 8 of 10,000 requests a day`
  package func askChances(_ key: String, _ weight: String, _ limit: String) -> String {
    texts["sure.askChances", ["key": key, "weight": weight, "limit": limit]]
  }
}

extension Words {
  /// How sure a forecast is: what models and providers say side by side.
  package var certainty: ComparisonWords { ComparisonWords(texts: texts) }
}
