extension SectionWords {
  /// Returns sentences as running text. Chinese and Japanese have no space after a full stop.
  package func paragraph(_ sentences: [String]) -> String {
    sentences.reduce("") { $0 + ($0.isEmpty || $0.hasSuffix("。") ? "" : " ") + $1 }
  }
  /// Returns the period covered by the hours and their interval: `48 h`, or with longer steps `48 h
  /// · 3-hour steps`.
  package func hourlySpan(_ hours: Int, _ step: Int) -> String {
    step > 1
      ? texts["sections.hourlySpanSteps", ["hours": String(hours), "step": String(step)]]
      : texts["sections.hourlySpan", ["hours": String(hours)]]
  }
  /// `Rain in about 20 minutes, for 40 minutes`; without the length if it exceeds the data.
  package func rainBegins(_ what: String, _ minutes: Int, for length: Int?) -> String {
    let values: Template.Values = [
      "what": what, "minutes": String(minutes), "length": String(length ?? 0),
    ]
    return length == nil ? texts["nowcast.begins", values] : texts["nowcast.beginsFor", values]
  }
  /// `Rain reaches you at 17:40 from the west, for 25 minutes`; with the direction and the length
  /// if known.
  package func rainReaches(
    _ what: String, at clock: String, from direction: String?, for length: Int?
  ) -> String {
    let values: Template.Values = [
      "what": what, "clock": clock, "from": direction ?? "", "length": String(length ?? 0),
    ]
    switch (direction, length) {
    case (nil, nil): return texts["nowcast.reaches", values]
    case (nil, _?): return texts["nowcast.reachesFor", values]
    case (_?, nil): return texts["nowcast.reachesFrom", values]
    case (_?, _?): return texts["nowcast.reachesFromFor", values]
    }
  }
  /// `Rain for another 20 minutes, and again in about 55 minutes`
  package func rainEnds(_ what: String, _ minutes: Int, again: Int?) -> String {
    let values: Template.Values = [
      "what": what, "minutes": String(minutes), "again": String(again ?? 0),
    ]
    return again == nil ? texts["nowcast.ends", values] : texts["nowcast.endsAgain", values]
  }
}
