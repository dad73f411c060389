/// The help, by what one wants to do.
package struct HelpWords: Sendable {
  package let title: String
  package let moving: String
  package let sectionUpDown: String
  package let insideSection: String
  package let page: String
  package let firstLast: String
  package let sectionNumber: String
  package let nextSection: String
  package let open: String
  package let back: String
  package let places: String
  package let search: String
  package let board: String
  package let favourite: String
  package let favouriteWalk: String
  package let boardMove: String
  package let boardSort: String
  package let data: String
  package let reload: String
  package let mapZoom: String
  package let mapPan: String
  package let mapRecentre: String
  package let looks: String
  package let units: String
  package let language: String
  package let theme: String
  package let mouse: String
  package let settings: String
  package let program: String
  package let help: String
  package let redraw: String
  package let suspend: String
  package let quit: String
  /// What holds everywhere, under the keys.
  package let notes: [String]
}

/// Keys under a heading.
package struct HelpGroup: Equatable, Sendable {
  /// What one wants to do.
  package let title: String
  /// The keys for it, and what they do.
  package let items: [HelpItem]
}

/// One line of help.
package struct HelpItem: Equatable, Sendable {
  /// As they stand on the keyboard.
  package let keys: String
  /// What they do.
  package let text: String
}

extension HelpWords {
  /// The whole help, in order.
  package func groups(mapTitle: String) -> [HelpGroup] {
    func group(_ title: String, _ items: KeyValuePairs<String, String>) -> HelpGroup {
      HelpGroup(title: title, items: items.map { HelpItem(keys: $0.key, text: $0.value) })
    }
    return [
      group(
        moving,
        [
          "↑ ↓  k j": sectionUpDown,
          "← →  h l": insideSection,
          "PgUp PgDn Space": page,
          "Home End  g G": firstLast,
          "1–5": sectionNumber,
          "Tab Shift-Tab": nextSection,
          "Enter": open,
          "Esc": back,
        ]),
      group(
        places,
        [
          "/": search,
          "p": board,
          "f": favourite,
          "[ ]": favouriteWalk,
          "J K": boardMove,
          "s": boardSort,
        ]),
      group(data, ["r": reload]),
      group(mapTitle, ["+ −": mapZoom, "Enter ← → ↑ ↓": mapPan, "0": mapRecentre]),
      group(
        looks, ["u": units, "L": language, "t": theme, "m": mouse, ",": settings]),
      group(
        program, ["?  F1": help, "Ctrl-L": redraw, "Ctrl-Z": suspend, "q  Ctrl-C": quit]),
    ]
  }
}
