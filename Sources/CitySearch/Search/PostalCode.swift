/// What postal codes look like: they are no names, and no list of places has them.
enum PostalCode {
  /// Digits and letters of the countries' codes: `#` a digit, `@` a letter.
  private static let shapes: Set<String> = [
    "#####", "#####-####", "###-####", "#######", "######", "####", "#### @@", "####@@", "##-###",
    "#####-###", "####-###", "### ##", "###-###", "@# #@@", "@## #@@", "@@# #@@", "@@## #@@",
    "@#@ #@@",
    "@@#@ #@@", "@#@ #@#", "@#@#@#", "@-####", "@@-####", "@-#####", "@@@ ####",
  ]

  /// Whether a text looks like one.
  static func isLikely(_ text: String) -> Bool {
    let shape = text.split(separator: " ").joined(separator: " ").unicodeScalars.map { scalar in
      switch scalar {
      case "0"..."9": "#"
      case "a"..."z", "A"..."Z": "@"
      default: String(scalar)
      }
    }.joined()
    return shapes.contains(shape)
  }
}
