/// The help, by what one wants to do.
package struct HelpWords: Sendable {
  let texts: Catalog

  package var title: String { texts["help.title"] }
  package var moving: String { texts["help.moving"] }
  package var sectionUpDown: String { texts["help.sectionUpDown"] }
  package var insideSection: String { texts["help.insideSection"] }
  package var page: String { texts["help.page"] }
  package var firstLast: String { texts["help.firstLast"] }
  package var sectionNumber: String { texts["help.sectionNumber"] }
  package var nextSection: String { texts["help.nextSection"] }
  package var open: String { texts["help.open"] }
  package var back: String { texts["help.back"] }
  package var places: String { texts["help.places"] }
  package var search: String { texts["help.search"] }
  package var typing: String { texts["help.typing"] }
  package var searchBack: String { texts["help.searchBack"] }
  package var board: String { texts["help.board"] }
  package var favourite: String { texts["help.favourite"] }
  package var favouriteWalk: String { texts["help.favouriteWalk"] }
  package var boardMove: String { texts["help.boardMove"] }
  package var boardSort: String { texts["help.boardSort"] }
  package var data: String { texts["help.data"] }
  package var reload: String { texts["help.reload"] }
  package var warnings: String { texts["help.warnings"] }
  package var howSure: String { texts["help.howSure"] }
  package var mapZoom: String { texts["help.mapZoom"] }
  package var mapWhole: String { texts["help.mapWhole"] }
  package var mapLayer: String { texts["help.mapLayer"] }
  package var mapPan: String { texts["help.mapPan"] }
  package var mapRecentre: String { texts["help.mapRecentre"] }
  package var looks: String { texts["help.looks"] }
  package var units: String { texts["help.units"] }
  package var theme: String { texts["help.theme"] }
  package var mouse: String { texts["help.mouse"] }
  package var settings: String { texts["help.settings"] }
  package var program: String { texts["help.program"] }
  package var help: String { texts["help.help"] }
  package var redraw: String { texts["help.redraw"] }
  package var suspend: String { texts["help.suspend"] }
  package var quit: String { texts["help.quit"] }
  /// What holds everywhere, under the keys.
  package var notes: [String] {
    [texts["help.notes.1"], texts["help.notes.2"], texts["help.notes.3"]]
  }
}
