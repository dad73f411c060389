import TerminalUI
import WeatherWords

/// Shortens texts by dropping their last sentences or parts of sentences. An ellipsis is used only
/// if even the first part is too long.
enum FittingText {
  /// The separators between sentences, between the parts of a sentence, and between clauses.
  private static let sentenceEnds = ["。", ". ", "؟ "]
  private static let partEnds = ["; ", " ; ", "\u{A0}; ", "；", "؛ "]
  private static let clauseEnds = [" · ", ", ", "，", "、", "، ", " (", "(", "（"]

  /// Returns as many sentences and parts of sentences as fit.
  static func sentences(of text: String, width: Int) -> String {
    fitted(text, width: width, partEnds: partEnds)
  }

  /// Returns as many sentences, parts and clauses as fit. A clause ends at a comma or a middle dot,
  /// or before an opening bracket.
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
  /// Returns `offline · data 3 h old`, or `offline · 3 h` if that is too wide.
  func offline(age: String?, width: Int) -> String {
    guard let age else { return offline }
    let text = offlineWithAge(age)
    return TextWidth.of(text) <= width ? text : "\(offline) · \(age)"
  }
}

extension FittingText {
  /// Returns as many whole words of a text as fit, or the truncated first word if even that is too
  /// long.
  static func words(of text: String, width: Int) -> String {
    var words = text.split(separator: " ")
    while words.count > 1, TextWidth.of(words.joined(separator: " ")) > width {
      let last = words.removeLast()
      // A number without its unit would be another value.
      if words.count > 1, TextWrap.staysTogether(words[words.count - 1], last) {
        words.removeLast()
      }
    }
    return TextWidth.truncated(words.joined(separator: " "), to: width)
  }
}
