/// A place as typed on the command line.
enum PlaceName {
  /// Returns the name, and the country's code if one follows after a comma: `London, CA`.
  static func parts(of text: String) -> (name: String, country: String?) {
    guard let comma = text.lastIndex(of: ",") else { return (text, nil) }
    let country = text[text.index(after: comma)...].filter { $0 != " " }
    guard country.count == 2, country.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return (text, nil)
    }
    return (String(text[..<comma]), country.uppercased())
  }
}
