// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What the keys do, in a word or two, for the footer.
package struct KeyWords: Sendable {
  let texts: Catalog

  /// Footer: what a key does, in a word or two. `section`
  package var section: String { texts["keys.section"] }

  /// Footer: what a key does, in a word or two. `search`
  package var search: String { texts["keys.search"] }

  /// Footer: what a key does, in a word or two. `board`
  package var board: String { texts["keys.board"] }

  /// Footer: what a key does, in a word or two. `reload`
  package var reload: String { texts["keys.reload"] }

  /// Footer: what a key does, in a word or two. `favourite`
  package var favourite: String { texts["keys.favourite"] }

  /// Footer: what a key does, in a word or two. `units`
  package var units: String { texts["keys.units"] }

  /// Footer: what a key does, in a word or two. `theme`
  package var theme: String { texts["keys.theme"] }

  /// Footer: what a key does, in a word or two. `settings`
  package var settings: String { texts["keys.settings"] }

  /// Footer: what a key does, in a word or two. `help`
  package var help: String { texts["keys.help"] }

  /// Footer: what a key does, in a word or two. `quit`
  package var quit: String { texts["keys.quit"] }

  /// Footer: what a key does, in a word or two. `back`
  package var back: String { texts["keys.back"] }

  /// Footer: what a key does, in a word or two. `open`
  package var open: String { texts["keys.open"] }

  /// Footer: what a key does, in a word or two. `choose`
  package var choose: String { texts["keys.choose"] }

  /// Footer: what a key does, in a word or two. `hours`
  package var hours: String { texts["keys.hours"] }

  /// Footer: what a key does, in a word or two. `days`
  package var days: String { texts["keys.days"] }

  /// Footer: what a key does, in a word or two. `weeks`
  package var weeks: String { texts["keys.weeks"] }

  /// Footer: what a key does, in a word or two. `today`
  package var today: String { texts["keys.today"] }

  /// Footer: what a key does, in a word or two. `values`
  package var values: String { texts["keys.values"] }

  /// Footer: what a key does, in a word or two. `other values`
  package var otherValues: String { texts["keys.otherValues"] }

  /// Footer: what a key does, in a word or two. `pan`
  package var pan: String { texts["keys.pan"] }

  /// Footer: what a key does, in a word or two. `zoom`
  package var zoom: String { texts["keys.zoom"] }

  /// Footer: what a key does, in a word or two. `recentre`
  package var recentre: String { texts["keys.recentre"] }

  /// Footer: what a key does, in a word or two. `remove`
  package var remove: String { texts["keys.remove"] }

  /// Footer: what a key does, in a word or two. `move`
  package var move: String { texts["keys.move"] }

  /// Footer: what a key does, in a word or two. `sort`
  package var sort: String { texts["keys.sort"] }

  /// Footer: what a key does, in a word or two. `scroll`
  package var scroll: String { texts["keys.scroll"] }

  /// Footer: what a key does, in a word or two. `change`
  package var change: String { texts["keys.change"] }

  /// Footer: what a key does, in a word or two. `try again`
  package var tryAgain: String { texts["keys.tryAgain"] }

  /// Footer: what a key does, in a word or two. `clear`
  package var clear: String { texts["keys.clear"] }

  /// Footer and help: what a key does, in a word or two. `six hours`
  package var sixHours: String { texts["keys.sixHours"] }

  /// Footer and help: what a key does, in a word or two. `midnight`
  package var midnight: String { texts["keys.midnight"] }

  /// Key in the footer. `warnings`
  package var warnings: String { texts["keys.warnings"] }

  /// Key in the footer. `other warnings`
  package var otherWarnings: String { texts["keys.otherWarnings"] }

  /// Key in the footer, at warnings: opens the authority’s page in a browser. `web page`
  package var webPage: String { texts["keys.webPage"] }

  /// Key in the footer. `compare`
  package var howSure: String { texts["keys.howSure"] }

  /// Footer: what a key does, in a word or two. Opens the year at the place. `year`
  package var year: String { texts["keys.year"] }

  /// Footer: what a key does, in a word or two. Opens the screen of a date, or types one there.
  /// `date`
  package var date: String { texts["keys.date"] }

  /// Footer: what a key does, in a word or two. Shows how likely rain, frost and gusts are.
  /// `chances`
  package var chances: String { texts["keys.chances"] }

  /// Footer: what a key does, in a word or two. `layer`
  package var layer: String { texts["keys.layer"] }

  /// Footer: what a key does, in a word or two. Lets the hours of the map pass by themselves.
  /// `play`
  package var play: String { texts["keys.play"] }
}

extension Words {
  /// What the keys do, in a word or two, for the footer.
  package var keys: KeyWords { KeyWords(texts: texts) }
}
