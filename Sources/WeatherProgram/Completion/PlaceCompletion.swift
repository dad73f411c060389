import CitySearch
import WeatherFeature
import WeatherModel

/// The completion of a place's name.
struct PlaceCompletion {
  /// The words of the name before the one at the cursor, since a name of several words needs no
  /// quotes.
  private let words: [String]
  private let current: String

  init(after words: [String], current: String) {
    self.words = words
    self.current = current
  }

  /// Returns the candidates: the user's own places first, then those of the list.
  func candidates(among places: any PlaceSource) -> [CompletionCandidate] {
    let typed = (words + [current]).joined(separator: " ")
    let spelling = Spelling(typed)
    var found = places.own
    if !spelling.letters.isEmpty { found += places.found(typed) }
    var seen: Set<String> = []
    var names: Set<[Unicode.Scalar]> = []
    return found.compactMap { place in
      let all = [places.title(of: place)] + place.allNames
      guard let name = all.first(where: { Spelling($0).begins(with: spelling) }),
        seen.insert(place.id).inserted, var value = rest(of: name)
      else { return nil }
      // If several places share a name, the name refers to the first.
      if !names.insert(Spelling(name).letters).inserted {
        guard let country = place.countryCode,
          names.insert(Spelling("\(name), \(country)").letters).inserted
        else { return nil }
        value += ", \(country)"
      }
      return CompletionCandidate(value: value, summary: places.summary(of: place))
    }
  }

  /// Returns the part of a name after the words before the cursor; nil if the name does not contain
  /// them as whole words.
  private func rest(of name: String) -> String? {
    guard !words.isEmpty else { return name }
    let parts = name.split(separator: " ")
    guard parts.count > words.count,
      Spelling(parts.prefix(words.count).joined()) == Spelling(words.joined())
    else { return nil }
    return parts.dropFirst(words.count).joined(separator: " ")
  }
}
