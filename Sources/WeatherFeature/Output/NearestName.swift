import CitySearch

/// Returns the name that a text most likely means; nil if no name is similar.
///
/// A name that begins with the text, or of which a part begins with it (`meteo` of `open-meteo`),
/// takes precedence over a name with a similar spelling. Of equal names, the first one is returned.
package func nearestName(to text: String, in names: [String]) -> String? {
  let typed = Spelling(text)
  guard !typed.letters.isEmpty else { return nil }
  // A single letter begins too many names to be useful.
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

/// Returns the parts of a name between hyphens, underscores, points and slashes.
private func parts(of name: String) -> [String] {
  name.split { "-_./".contains($0) }.map(String.init)
}
