// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The weather of one date: `--date`.
package struct DateWords: Sendable {
  let texts: Catalog

  /// Screen of the weather of one date at a place. Its title. `DATE`
  package var title: String { texts["date.title"] }

  /// Weather of one date (`--date`). What kind of knowledge it is: a forecast. Also `{kind}` of
  /// `--format`.
  package var forecast: String { texts["date.forecast"] }

  /// Weather of one date (`--date`). What kind of knowledge it is: an archive of the past.
  package var archive: String { texts["date.archive"] }

  /// Weather of one date (`--date`). What kind of knowledge it is: the means of the date over ten
  /// years, no forecast.
  package var usual: String { texts["date.usual"] }

  /// Weather of one date (`--date`). Label before the share of the years in which it rains or snows
  /// on the date.
  package var wetDays: String { texts["date.wetDays"] }

  /// Weather of one date (`--date`).
  package func usualNote(_ first: String, _ last: String) -> String {
    texts["date.usualNote", ["first": first, "last": last]]
  }

  /// Weather of one date (`--date`).
  package var archiveNote: String { texts["date.archiveNote"] }

  /// Weather of one date (`--date`).
  package var lagNote: String { texts["date.lagNote"] }

  /// On the command line, of `--date`.
  package func notArchived(_ date: String) -> String { texts["date.notArchived", ["date": date]] }

  /// On the command line, of `--date`.
  package func usualUnknown(_ date: String) -> String { texts["date.usualUnknown", ["date": date]] }

  /// On the command line, of `--date`.
  package func tooEarly(_ date: String) -> String { texts["date.tooEarly", ["date": date]] }

  /// Screen of the weather of one date. Eight typed digits are no date. `The date 2026-02-30 does
  /// not exist. Type another one.`
  package func impossible(_ date: String) -> String { texts["date.impossible", ["date": date]] }
}

extension Words {
  /// The weather of one date: `--date`.
  package var date: DateWords { DateWords(texts: texts) }
}
