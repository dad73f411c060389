import CitySearch

/// Returns the name that a text is most likely meant to be, or nil where no name is alike.
///
/// A name that has the text as its beginning, or as the beginning of one of its parts
/// (`meteo` of `open-meteo`), comes before one that is spelled alike. Of equals the first one counts.
package func nearestName(to text: String, in names: [String]) -> String? {
  let typed = Spelling(text)
  guard !typed.letters.isEmpty else { return nil }
  // One letter is in too many names to say anything.
  if typed.letters.count > 1,
    let name = names.first(where: { Spelling($0).begins(with: typed) })
      ?? names.first(where: { name in
        parts(of: name).contains { Spelling($0).begins(with: typed) }
      })
  {
    return name
  }
  return names.compactMap { name in
    typed.distance(ifSimilarTo: Spelling(name)).map { (name: name, distance: $0) }
  }.min { $0.distance < $1.distance }?.name
}

/// The parts of a name that hyphens, underscores, points and slashes separate.
private func parts(of name: String) -> [String] {
  name.split { "-_./".contains($0) }.map(String.init)
}
