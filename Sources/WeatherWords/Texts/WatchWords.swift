/// What `watch` tells of itself: whether it sees, and what it leaves out.
package struct WatchWords: Sendable {
  let texts: Catalog

  /// The first look that failed; `reason` is a sentence.
  package func blind(_ place: String, _ reason: String) -> String {
    texts["watch.blind", ["place": place, "reason": reason]]
  }
  package func seesAgain(_ place: String) -> String {
    texts["watch.seesAgain", ["place": place]]
  }
  /// The first time that the authority did not answer.
  package func warningsBlind(_ place: String, _ source: String) -> String {
    texts["watch.warningsBlind", ["place": place, "source": source]]
  }
  package func warningsSeenAgain(_ place: String) -> String {
    texts["watch.warningsSeenAgain", ["place": place]]
  }
  package func uncheckedTitle(_ place: String) -> String {
    texts["watch.uncheckedTitle", ["place": place]]
  }
  package func uncheckedBody(since time: String) -> String {
    texts["watch.uncheckedBody", ["time": time]]
  }
  package func moreTitle(_ place: String, _ count: Int) -> String {
    texts["watch.moreTitle", ["place": place, "count": String(count)]]
  }
  package var moreBody: String { texts["watch.moreBody"] }
}
