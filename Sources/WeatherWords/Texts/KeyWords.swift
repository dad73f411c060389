/// What the keys do, in a word or two, for the footer.
package struct KeyWords: Sendable {
  let texts: Catalog

  package var section: String { texts["keys.section"] }
  package var search: String { texts["keys.search"] }
  package var board: String { texts["keys.board"] }
  package var reload: String { texts["keys.reload"] }
  package var favourite: String { texts["keys.favourite"] }
  package var units: String { texts["keys.units"] }
  package var theme: String { texts["keys.theme"] }
  package var settings: String { texts["keys.settings"] }
  package var help: String { texts["keys.help"] }
  package var quit: String { texts["keys.quit"] }
  package var back: String { texts["keys.back"] }
  package var open: String { texts["keys.open"] }
  package var choose: String { texts["keys.choose"] }
  package var hours: String { texts["keys.hours"] }
  package var sixHours: String { texts["keys.sixHours"] }
  package var midnight: String { texts["keys.midnight"] }
  package var days: String { texts["keys.days"] }
  package var values: String { texts["keys.values"] }
  package var otherValues: String { texts["keys.otherValues"] }
  package var pan: String { texts["keys.pan"] }
  package var layer: String { texts["keys.layer"] }
  package var zoom: String { texts["keys.zoom"] }
  package var recentre: String { texts["keys.recentre"] }
  package var remove: String { texts["keys.remove"] }
  package var move: String { texts["keys.move"] }
  package var sort: String { texts["keys.sort"] }
  package var scroll: String { texts["keys.scroll"] }
  package var change: String { texts["keys.change"] }
  package var tryAgain: String { texts["keys.tryAgain"] }
  package var warnings: String { texts["keys.warnings"] }
  package var otherWarnings: String { texts["keys.otherWarnings"] }
  package var howSure: String { texts["keys.howSure"] }
  package var clear: String { texts["keys.clear"] }
}
