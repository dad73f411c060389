package import WeatherWords

/// A group of keys under a heading.
package struct HelpGroup: Equatable, Sendable {
  /// The heading, which names the purpose of the keys.
  package let title: String
  /// The keys and their functions.
  package let items: [HelpItem]
}

/// One line of help.
package struct HelpItem: Equatable, Sendable {
  /// The keys, as they are labelled on the keyboard.
  package let keys: String
  /// The function of the keys.
  package let text: String
}

extension HelpWords {
  /// Returns all groups of the help, in order.
  package func groups(_ words: Words) -> [HelpGroup] {
    func group(_ title: String, _ items: KeyValuePairs<String, String>) -> HelpGroup {
      HelpGroup(title: title, items: items.map { HelpItem(keys: $0.key, text: $0.value) })
    }
    return [
      group(
        moving,
        [
          "↑ ↓  k j": sectionUpDown,
          "← →  h l": insideSection,
          "< >": chosenHour,
          "Shift-← →": words.keys.sixHours,
          "Ctrl-← →": words.keys.midnight,
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
          "b c A Z 가 あ …": typing,
          "Esc Ctrl-C": searchBack,
          ".": words.location.here,
          "p": board,
          "f": favourite,
          "[ ]": favouriteWalk,
          "J K": boardMove,
          "s": boardSort,
        ]),
      group(data, ["r": reload, "a": warnings, "v": howSure, "y": year, "d": date]),
      group(
        words.sections.map,
        [
          "+ -": mapZoom, "4 Enter": mapWhole, "Tab": mapLayer, "← → ↑ ↓": mapPan, "0": mapRecentre,
        ]),
      group(
        looks, ["u": units, "t": theme, "m": mouse, ",": settings]),
      group(
        program, ["?  F1": help, "Ctrl-L": redraw, "Ctrl-Z": suspend, "q  Ctrl-C": quit]),
    ]
  }
}
