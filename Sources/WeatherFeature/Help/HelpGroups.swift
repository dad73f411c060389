package import WeatherWords

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
  package func groups(mapTitle: String, here: String) -> [HelpGroup] {
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
          "b c A Z 가 あ …": typing,
          "Esc Ctrl-C": searchBack,
          ".": here,
          "p": board,
          "f": favourite,
          "[ ]": favouriteWalk,
          "J K": boardMove,
          "s": boardSort,
        ]),
      group(data, ["r": reload, "a": warnings, "v": howSure, "y": year, "d": date]),
      group(
        mapTitle,
        [
          "+ -": mapZoom, "4 Enter": mapWhole, "Tab": mapLayer, "< >": chosenHour,
          "← → ↑ ↓": mapPan, "0": mapRecentre,
        ]),
      group(
        looks, ["u": units, "t": theme, "m": mouse, ",": settings]),
      group(
        program, ["?  F1": help, "Ctrl-L": redraw, "Ctrl-Z": suspend, "q  Ctrl-C": quit]),
    ]
  }
}
