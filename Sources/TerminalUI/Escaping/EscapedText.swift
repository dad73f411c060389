/// Text in the form that one destination shows as it is.
///
/// Each destination has a type of its own, so that text cannot reach one unescaped or escaped for
/// another. The forms are built from Unicode scalars: a combining mark after a character with a meaning
/// joins it in one `Character`, which a comparison of characters would not recognise.
package protocol EscapedText {
  /// Escapes plain text.
  init(_ plain: String)
  /// The escaped text.
  var text: String { get }
}

extension String {
  /// The text with scalars replaced; nil keeps one.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let new = replacement(scalar) {
        text += new
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
