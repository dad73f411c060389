// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The board of places.
package struct BoardWords: Sendable {
  let texts: Catalog

  /// Board of places. `Places`
  package var title: String { texts["board.title"] }

  /// Board of places. `A–Z`
  package var sortedByName: String { texts["board.sortedByName"] }

  /// Board of places. `by temperature`
  package var sortedByTemperature: String { texts["board.sortedByTemperature"] }

  /// Board of places. `manual order`
  package var sortedByHand: String { texts["board.sortedByHand"] }

  /// Board of places. `No places yet. Press / to find one, then f to add it.`
  package var empty: String { texts["board.empty"] }

  /// Board of places. `loading`
  package var loading: String { texts["board.loading"] }

  /// Board of places. `waiting`
  package var waiting: String { texts["board.waiting"] }

  /// Board of places. `18/20`, while places come in.
  package func progress(_ done: Int, _ total: Int) -> String {
    texts["board.progress", ["done": String(done), "total": String(total)]]
  }

  /// Board of places. A place has left the board, and which key brings it back. `Ciudad de México
  /// removed; z undoes.`
  package func removed(_ place: String) -> String { texts["board.removed", ["place": place]] }

  /// Board of places. `Nothing to undo.`
  package var nothingToUndo: String { texts["board.nothingToUndo"] }

  /// Board of places. What z does, in the footer. `undo`
  package var undo: String { texts["board.undo"] }

  /// Board, after its title: these places are a beginning, the person has chosen none yet. `Places
  /// 20 · to start with`
  package var start: String { texts["board.start"] }

  /// Title below the list of the board beside the page: which of its places is the warmest, and so
  /// on. `All places`
  package var across: String { texts["board.across"] }

  /// Label before the name of the warmest place of the board. `Warmest`
  package var warmest: String { texts["board.warmest"] }

  /// Label before the name of the coldest place of the board. `Coldest`
  package var coldest: String { texts["board.coldest"] }

  /// Label before the name of the place of the board where most rain or snow falls in 24 hours.
  /// `Wettest, 24 h`
  package var wettest: String { texts["board.wettest"] }

  /// Label before the name of the place of the board with the strongest wind. `Windiest`
  package var windiest: String { texts["board.windiest"] }
}

extension Words {
  /// The board of places.
  package var board: BoardWords { BoardWords(texts: texts) }
}
