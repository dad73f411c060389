// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The help, by what one wants to do.
package struct HelpWords: Sendable {
  let texts: Catalog

  /// Help. `Help`
  package var title: String { texts["help.title"] }

  /// Help. `Move around`
  package var moving: String { texts["help.moving"] }

  /// Help. `previous, next section`
  package var sectionUpDown: String { texts["help.sectionUpDown"] }

  /// Help. `within the section: hours, days, map, values`
  package var insideSection: String { texts["help.insideSection"] }

  /// Help. `page up, page down`
  package var page: String { texts["help.page"] }

  /// Help. `first, last section`
  package var firstLast: String { texts["help.firstLast"] }

  /// Help. `section by number`
  package var sectionNumber: String { texts["help.sectionNumber"] }

  /// Help. `next, previous section`
  package var nextSection: String { texts["help.nextSection"] }

  /// Help. `open the section`
  package var open: String { texts["help.open"] }

  /// Help. `back (never quits)`
  package var back: String { texts["help.back"] }

  /// Help. `Places`
  package var places: String { texts["help.places"] }

  /// Help. `find a place`
  package var search: String { texts["help.search"] }

  /// Help. `all your places`
  package var board: String { texts["help.board"] }

  /// Help. `add or remove favourite`
  package var favourite: String { texts["help.favourite"] }

  /// Help. `previous, next favourite`
  package var favouriteWalk: String { texts["help.favouriteWalk"] }

  /// Help. `on the board: move the place down, up`
  package var boardMove: String { texts["help.boardMove"] }

  /// Help. `on the board: sort by name, temperature, manual order`
  package var boardSort: String { texts["help.boardSort"] }

  /// Help. `Data`
  package var data: String { texts["help.data"] }

  /// Help. `reload`
  package var reload: String { texts["help.reload"] }

  /// Help. `warnings for this place`
  package var warnings: String { texts["help.warnings"] }

  /// Help. `zoom the map in, out`
  package var mapZoom: String { texts["help.mapZoom"] }

  /// Help. `full-screen map`
  package var mapWhole: String { texts["help.mapWhole"] }

  /// Help. `on the map: move it`
  package var mapPan: String { texts["help.mapPan"] }

  /// Help. `recentre the map on the place`
  package var mapRecentre: String { texts["help.mapRecentre"] }

  /// Help. `Appearance`
  package var looks: String { texts["help.looks"] }

  /// Help. `°C or °F and matching units`
  package var units: String { texts["help.units"] }

  /// Help. `theme`
  package var theme: String { texts["help.theme"] }

  /// Help. `mouse on, off`
  package var mouse: String { texts["help.mouse"] }

  /// Help. `settings`
  package var settings: String { texts["help.settings"] }

  /// Help. `Program`
  package var program: String { texts["help.program"] }

  /// Help. `this help`
  package var help: String { texts["help.help"] }

  /// Help. `redraw the screen`
  package var redraw: String { texts["help.redraw"] }

  /// Help. `suspend (fg resumes)`
  package var suspend: String { texts["help.suspend"] }

  /// Help. `quit`
  package var quit: String { texts["help.quit"] }

  /// Help. `type anything else to search for it`
  package var typing: String { texts["help.typing"] }

  /// Help. `leave the search`
  package var searchBack: String { texts["help.searchBack"] }

  /// Help. `compare forecasts: models and providers`
  package var howSure: String { texts["help.howSure"] }

  /// Help. `the year here: temperatures, rain, daylight`
  package var year: String { texts["help.year"] }

  /// Help: what the key d does. `a date: forecast, archive or normals`
  package var date: String { texts["help.date"] }

  /// Help. `on the full-screen map: another weather layer`
  package var mapLayer: String { texts["help.mapLayer"] }

  /// Help. `previous, next hour: hours and map`
  package var chosenHour: String { texts["help.chosenHour"] }
}

extension Words {
  /// The help, by what one wants to do.
  package var help: HelpWords { HelpWords(texts: texts) }
}
