// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The help, by what one wants to do.
package struct HelpWords: Sendable {
  let texts: Catalog

  /// Help. `Help`
  package var title: String { texts["help.title"] }

  /// Help. `See more of the page`
  package var moving: String { texts["help.moving"] }

  /// Help. `section up, down`
  package var sectionUpDown: String { texts["help.sectionUpDown"] }

  /// Help. `inside the section: hours, days, map, values`
  package var insideSection: String { texts["help.insideSection"] }

  /// Help. `a page up, down`
  package var page: String { texts["help.page"] }

  /// Help. `first, last section`
  package var firstLast: String { texts["help.firstLast"] }

  /// Help. `the section of that number`
  package var sectionNumber: String { texts["help.sectionNumber"] }

  /// Help. `next, previous section`
  package var nextSection: String { texts["help.nextSection"] }

  /// Help. `open what is in focus`
  package var open: String { texts["help.open"] }

  /// Help. `one level back; never quits`
  package var back: String { texts["help.back"] }

  /// Help. `Find a place, keep it`
  package var places: String { texts["help.places"] }

  /// Help. `find a place`
  package var search: String { texts["help.search"] }

  /// Help. `all your places at once`
  package var board: String { texts["help.board"] }

  /// Help. `favourite on, off`
  package var favourite: String { texts["help.favourite"] }

  /// Help. `previous, next favourite`
  package var favouriteWalk: String { texts["help.favouriteWalk"] }

  /// Help. `on the board: move the place down, up`
  package var boardMove: String { texts["help.boardMove"] }

  /// Help. `on the board: sort by name, temperature, own order`
  package var boardSort: String { texts["help.boardSort"] }

  /// Help. `The data is old`
  package var data: String { texts["help.data"] }

  /// Help. `ask again`
  package var reload: String { texts["help.reload"] }

  /// Help. `the warnings for this place`
  package var warnings: String { texts["help.warnings"] }

  /// Help. `map closer, farther`
  package var mapZoom: String { texts["help.mapZoom"] }

  /// Help. `the map on the whole screen`
  package var mapWhole: String { texts["help.mapWhole"] }

  /// Help. `in the map: move it`
  package var mapPan: String { texts["help.mapPan"] }

  /// Help. `map back at the place`
  package var mapRecentre: String { texts["help.mapRecentre"] }

  /// Help. `Change how it looks`
  package var looks: String { texts["help.looks"] }

  /// Help. `°C or °F and the units that go with them`
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

  /// Help. `draw everything anew`
  package var redraw: String { texts["help.redraw"] }

  /// Help. `suspend; fg comes back`
  package var suspend: String { texts["help.suspend"] }

  /// Help. `quit`
  package var quit: String { texts["help.quit"] }

  /// Help. `any other text or a paste: find it`
  package var typing: String { texts["help.typing"] }

  /// Help. `leave the search`
  package var searchBack: String { texts["help.searchBack"] }

  /// Help. `how sure: models and providers side by side`
  package var howSure: String { texts["help.howSure"] }

  /// Help. `on the whole map: another layer of weather`
  package var mapLayer: String { texts["help.mapLayer"] }

  /// Help. `an hour earlier, later: hours and map`
  package var chosenHour: String { texts["help.chosenHour"] }
}

extension Words {
  /// The help, by what one wants to do.
  package var help: HelpWords { HelpWords(texts: texts) }
}
