// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What `watch` reports of itself: failed checks and what it leaves out.
package struct WatchWords: Sendable {
  let texts: Catalog

  /// Standard error of watch, once when the first look fails. The reason is a sentence. `Cannot
  /// check the weather for Seoul; trying again. Open-Meteo cannot be reached; check the network.`
  package func blind(_ place: String, _ reason: String) -> String {
    texts["watch.blind", ["place": place, "reason": reason]]
  }

  /// Standard error of watch, after failures. `The weather for Seoul can be checked again.`
  package func seesAgain(_ place: String) -> String { texts["watch.seesAgain", ["place": place]] }

  /// Standard error of watch, once when the authority does not answer. `Cannot check the warnings
  /// for Oslo: MET Norway does not answer. There may be warnings.`
  package func warningsBlind(_ place: String, _ source: String) -> String {
    texts["watch.warningsBlind", ["place": place, "source": source]]
  }

  /// Standard error of watch. `The warnings for Oslo can be checked again.`
  package func warningsSeenAgain(_ place: String) -> String {
    texts["watch.warningsSeenAgain", ["place": place]]
  }

  /// Title of a notification: no authority has answered for an hour. `Oslo: warnings not checked`
  package func uncheckedTitle(_ place: String) -> String {
    texts["watch.uncheckedTitle", ["place": place]]
  }

  /// Body of the same notification; the time carries its day when that is not today. `No answer
  /// since 14:02. There may be warnings.`
  package func uncheckedBody(since time: String) -> String {
    texts["watch.uncheckedBody", ["time": time]]
  }

  /// Title of a notification that counts those that were not shown one by one. `Oslo: 12 more`
  package func moreTitle(_ place: String, _ count: Int) -> String {
    texts["watch.moreTitle", ["place": place, "count": String(count)]]
  }

  /// Body of the same notification. `weather-tui shows all of them.`
  package var moreBody: String { texts["watch.moreBody"] }
}

extension Words {
  /// What `watch` reports of itself: failed checks and what it leaves out.
  package var watch: WatchWords { WatchWords(texts: texts) }
}
