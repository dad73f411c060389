import TerminalUI
import WeatherWords

/// Shortens a text where a reader would: by its last sentences or parts of them. An ellipsis stands
/// only where even the first part is too long.
enum FittingText {
  /// What stands behind a sentence, and what between two parts of one.
  private static let sentenceEnds = ["。", ". ", "؟ "]
  private static let partEnds = ["; ", " ; ", "\u{A0}; ", "；", "؛ "]
  private static let clauseEnds = [", ", "，", "、", "، ", " (", "(", "（"]

  /// As many of the sentences and their parts as there is room for.
  static func sentences(of text: String, width: Int) -> String {
    fitted(text, width: width, partEnds: partEnds)
  }

  /// As many of what commas keep apart as there is room for, a remark in brackets last.
  static func clauses(of text: String, width: Int) -> String {
    fitted(text, width: width, partEnds: partEnds + clauseEnds)
  }

  private static func fitted(_ text: String, width: Int, partEnds: [String]) -> String {
    var fitting = Substring(text)
    while TextWidth.of(String(fitting)) > width {
      let end = fitting.indices.dropLast().last { index in
        (sentenceEnds + partEnds).contains { fitting[index...].hasPrefix($0) }
      }
      guard let end else { return TextWidth.truncated(text, to: width) }
      let endsSentence = sentenceEnds.contains { fitting[end...].hasPrefix($0) }
      fitting = endsSentence ? fitting[...end] : fitting[..<end]
    }
    return String(fitting)
  }
}

extension StatusWords {
  /// `offline · data 3 h old`, or `offline · 3 h` where that is too wide.
  func offline(age: String?, width: Int) -> String {
    guard let age else { return offline }
    let text = offlineWithAge(age)
    return TextWidth.of(text) <= width ? text : "\(offline) · \(age)"
  }
}

extension FittingText {
  /// As many whole words of a text as have room; of a single one that is too long, its beginning.
  static func words(of text: String, width: Int) -> String {
    var words = text.split(separator: " ")
    while words.count > 1, TextWidth.of(words.joined(separator: " ")) > width { words.removeLast() }
    return TextWidth.truncated(words.joined(separator: " "), to: width)
  }
}
