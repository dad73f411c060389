import Glibc

@testable import CitySearch

/// The search as its description reads, place by place and name by name, without any index: what
/// the real one is compared with.
struct NaiveSearch {
  struct Name {
    /// The folded letters, ending in 0 for the C library.
    var text: [CChar]
    var letters: [UInt32]
    /// Places in `text`, without the 0, where words begin.
    var starts: [UInt8]
    var isCode: Bool
  }

  struct Place {
    var id: Int
    var country: String
    var population: Int
    var isDistrict: Bool
    var names: [Name]
    /// All names one after the other: what is not in here is in none of them.
    var allNames: [CChar]
    var mainNames: Int
    var regionWords: [[UInt32]]
    /// The same as text, each after a line break.
    var regionText: [CChar]
    var codes: [[UInt32]]
  }

  private var places: [Place]

  init(_ json: String) throws {
    var text = json
    let list = try text.withUTF8 { try JSONListReader.read($0) { _ in } }
    places = list.places.map { Self.place($0, in: list) }
    places.sort { first, second in
      if first.isDistrict != second.isDistrict { return second.isDistrict }
      return first.population != second.population
        ? first.population > second.population : first.id < second.id
    }
  }

  // MARK: What there is

  private static func place(_ place: CityList.Place, in list: CityList) -> Place {
    let main = list.string(place.name)
    let others = list.others[place.others].map(list.string)
    let hangul =
      place.hangul.count > 0
      ? list.string(place.hangul)
      : others.first { $0.unicodeScalars.contains { Hangul.isSyllable($0.value) } }
    let base = hangul.map { NameVariants.withoutSuffix($0) ?? $0 }
    var names = [name(main)]
    var initials: [String] = []
    func addInitials(_ text: String) {
      let letters = text.unicodeScalars.filter { LetterFolding.classify($0.value) == .letter }
      guard letters.count > 1, letters.allSatisfy({ Hangul.isSyllable($0.value) }) else { return }
      initials.append(text)
    }
    if let hangul {
      names.append(name(hangul))
      addInitials(hangul)
    }
    for other in others where other != hangul {
      names.append(name(other, mayBeCode: true))
      if let base, other.hasPrefix(base) { addInitials(other) }
    }
    let text = hangul.map { CityList.Text(offset: 0, count: UInt32($0.utf8.count)) }
    var variantList = list
    var variantHangul = place.hangul
    if let hangul, place.hangul.count == 0, let text {
      variantHangul = CityList.Text(offset: UInt32(list.pool.count), count: text.count)
      variantList.pool += Array(hangul.utf8)
    }
    for variant in NameVariants.variants(of: place, hangul: variantHangul, in: variantList) {
      names.append(name(variant))
      addInitials(variant)
    }
    names += initials.map(initialsName)
    let country = CountryCode.string(place.country)
    let state = list.string(place.state)
    let (words, codes) = region(country: country, state: state)
    return Place(
      id: place.id, country: country, population: place.population,
      isDistrict: DistrictRule.isDistrict(place, in: list), names: names,
      allNames: names.flatMap { $0.text.dropLast() + [10] } + [0],
      mainNames: hangul == nil ? 1 : 2, regionWords: words, regionText: Self.text(words),
      codes: codes)
  }

  private static func text(_ words: [[UInt32]]) -> [CChar] {
    var bytes: [UInt8] = []
    for word in words {
      bytes.append(10)
      for letter in word { appendUTF8(letter, to: &bytes) }
    }
    return (bytes + [0]).map { CChar(bitPattern: $0) }
  }

  private static func name(_ text: String, mayBeCode: Bool = false) -> Name {
    let folded = FoldedText(text)
    return Name(
      text: (folded.bytes + [0]).map { CChar(bitPattern: $0) },
      letters: Pattern.letters(of: folded.bytes), starts: folded.starts,
      isCode: mayBeCode && NameVariants.isCode(Array(text.utf8)[...]))
  }

  private static func initialsName(_ text: String) -> Name {
    var bytes: [UInt8] = []
    var starts: [UInt8] = []
    var beginsWord = true
    for scalar in text.unicodeScalars {
      guard LetterFolding.classify(scalar.value) == .letter else {
        beginsWord = true
        continue
      }
      appendUTF8(0x1100 + (scalar.value - 0xAC00) / 588, to: &bytes)
      starts += [beginsWord ? 1 : 0, 0, 0]
      beginsWord = false
    }
    return Name(
      text: (bytes + [0]).map { CChar(bitPattern: $0) }, letters: Pattern.letters(of: bytes),
      starts: starts, isCode: false)
  }

  /// Each word's rest of the name, and the codes.
  private static func region(
    country: String, state: String
  ) -> (words: [[UInt32]], codes: [[UInt32]]) {
    var names = ["en", "ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk"].compactMap {
      RegionNames.countries(language: $0)[country]
    }
    names += RegionNames.otherCountryNames.filter { $0.code == country }.map(\.name)
    names.append(state)
    var codes = [country]
    if let entry = RegionNames.divisions[.init(country: country, name: state)] {
      names += [entry.name, entry.korean ?? ""] + entry.others
      codes.append(entry.code)
    }
    var words: [[UInt32]] = []
    for name in names where !name.isEmpty {
      let folded = self.name(name)
      for (place, start) in folded.starts.enumerated() where start == 1 {
        words.append(
          Pattern.letters(of: folded.text[place...].dropLast().map { UInt8(bitPattern: $0) }))
      }
      let syllables = name.unicodeScalars.filter { LetterFolding.classify($0.value) == .letter }
      if syllables.allSatisfy({ Hangul.isSyllable($0.value) }) {
        words.append(initialsName(name).letters)
      }
    }
    return (words, codes.filter { !$0.isEmpty }.map { Self.name($0).letters })
  }

  // MARK: What is found

  /// Ids in order, all of them.
  func search(_ query: String, context: SearchContext) -> [Int] {
    let text = TextCleaning.clean(query)
    var queries = [Query(text)]
    guard !queries[0].words.isEmpty else { return [] }
    var qualities = places.map { quality(of: queries[0], $0, forgiving: false) }
    if !qualities.contains(where: { (1...3).contains($0) }) {
      for ignoringShift in [false, true] {
        guard let swapped = KeyboardLayout.swapped(text, ignoringShift: ignoringShift) else {
          break
        }
        let other = Query(swapped)
        let found = places.map { quality(of: other, $0, forgiving: false) }
        guard found.contains(where: { (1...3).contains($0) }) else { continue }
        for (place, quality) in found.enumerated() where (1...3).contains(quality) {
          qualities[place] = quality
        }
        queries.append(other)
        break
      }
      if qualities.allSatisfy({ $0 == 0 }) {
        qualities = places.map { quality(of: queries[0], $0, forgiving: true) }
      }
    }
    return order(qualities, queries, context)
  }

  private func order(_ qualities: [UInt8], _ queries: [Query], _ context: SearchContext) -> [Int] {
    let isKorean = queries.contains(where: \.isKorean) && context.homeCountry != "KP"
    var result: [Int] = []
    let matching = places.indices.filter { qualities[$0] != 0 }
    for quality in UInt8(1)...7 where qualities.contains(quality) {
      for wantsOwn in [true, false] {
        let shelf = matching.filter { index in
          let place = places[index]
          let isOwn =
            place.country == context.homeCountry || (isKorean && place.country == "KR")
            || context.preferredIDs.contains(place.id)
          return qualities[index] == quality && isOwn == wantsOwn
        }
        result += quality == 1 ? namesakes(shelf, queries) : shelf
      }
    }
    return result.map { places[$0].id }
  }

  private func namesakes(_ shelf: [Int], _ queries: [Query]) -> [Int] {
    guard shelf.count > 1 else { return shelf }
    let phrases = queries.map { $0.phrase(0..<$0.words.count).letters }
    func isMain(_ index: Int) -> Bool {
      places[index].names.prefix(places[index].mainNames).contains { phrases.contains($0.letters) }
    }
    func weight(_ index: Int) -> Int { places[index].population * (isMain(index) ? 10 : 1) }
    let sorted = shelf.sorted { first, second in
      if places[first].isDistrict != places[second].isDistrict { return places[second].isDistrict }
      return weight(first) != weight(second) ? weight(first) > weight(second) : first < second
    }
    guard sorted.count > 10 else { return sorted }
    let room = max(0, 10 - sorted.filter(isMain).count)
    let others = sorted.filter { !isMain($0) }
    let late = others.dropFirst(room)
    return sorted.filter { !late.contains($0) } + late
  }

  private func quality(of query: Query, _ place: Place, forgiving: Bool) -> UInt8 {
    let count = query.words.count
    var best = nameQuality(query.phrase(0..<count), place, forgiving)
    guard count > 1 else { return best }
    func take(_ quality: UInt8) { if quality != 0, best == 0 || quality < best { best = quality } }
    let inRegion = query.words.map { isRegion($0, place, forgiving) }
    for start in 0..<count {
      for end in start + 1...count where end - start < count {
        guard (0..<count).allSatisfy({ (start..<end).contains($0) || inRegion[$0] }) else {
          continue
        }
        take(nameQuality(query.phrase(start..<end), place, forgiving))
      }
    }
    let names = query.words.map { nameQuality($0, place, forgiving) }.map { $0 == 4 ? 0 : $0 }
    if names.contains(where: { $0 != 0 }),
      (0..<count).allSatisfy({ names[$0] != 0 || inRegion[$0] })
    {
      take(max(3, names.max() ?? 3))
    }
    return best
  }

  private func isRegion(_ word: Pattern, _ place: Place, _ forgiving: Bool) -> Bool {
    if strstr(place.regionText, ([10] + word.bytes + [0]).map { CChar(bitPattern: $0) }) != nil {
      return true
    }
    return place.codes.contains(word.letters)
      || forgiving && word.letters.count >= 5
        && place.regionWords.contains { OneSlip.match(word.letters, $0[...]) != nil }
  }

  private func nameQuality(_ pattern: Pattern, _ place: Place, _ forgiving: Bool) -> UInt8 {
    let needle = (pattern.bytes + [0]).map { CChar(bitPattern: $0) }
    var best: UInt8 = 0
    let names = strstr(place.allNames, needle) == nil ? [] : place.names
    for name in names {
      name.text.withUnsafeBufferPointer { text in
        guard let base = text.baseAddress else { return }
        var from = base
        while let hit = strstr(from, needle) {
          let start = base.distance(to: UnsafePointer(hit))
          from = UnsafePointer(hit) + 1
          let end = start + pattern.bytes.count
          guard pattern.breaks.allSatisfy({ name.starts[start + $0] == 1 }) else { continue }
          var quality: UInt8 = name.starts[start] == 1 ? 3 : 4
          if start == 0 { quality = end == text.count - 1 && !name.isCode ? 1 : 2 }
          if best == 0 || quality < best { best = quality }
        }
      }
    }
    if best == 0, forgiving, pattern.letters.count >= 5 {
      for name in place.names {
        var letter = 0
        for (position, byte) in name.text.dropLast().enumerated()
        where UInt8(bitPattern: byte) & 0xC0 != 0x80 {
          defer { letter += 1 }
          guard name.starts[position] == 1,
            let reach = Self.slip(pattern.letters, name.letters[letter...])
          else { continue }
          let quality: UInt8 = position > 0 ? 7 : reach ? 5 : 6
          if best == 0 || quality < best { best = quality }
        }
      }
    }
    return best
  }

  /// Whether a text begins with a word but for one slip, by trying every slip there is; true when
  /// the whole text does.
  private static func slip(_ word: [UInt32], _ text: ArraySlice<UInt32>) -> Bool? {
    let text = Array(text)
    // A slip leaves one half of the word as it is; most texts are done with here.
    let half = word.count / 2
    guard text.count + 1 >= word.count,
      text.starts(with: word[..<(half - 1)])
        || (-1...1).contains(where: { shift in
          let start = half + 1 + shift
          return start >= 0 && start <= text.count
            && text[start...].starts(with: word[(half + 1)...])
        })
    else { return nil }
    var best: Bool?
    func compare(_ count: Int, _ same: (Int) -> Bool) {
      guard count <= text.count, (0..<count).allSatisfy(same) else { return }
      best = (best ?? false) || count == text.count
    }
    for place in word.indices {
      compare(word.count) { $0 == place || text[$0] == word[$0] }  // wrong
      compare(word.count - 1) { text[$0] == word[$0 < place ? $0 : $0 + 1] }  // extra
      if place + 1 < word.count {
        compare(word.count) {
          text[$0] == word[$0 == place ? place + 1 : $0 == place + 1 ? place : $0]
        }  // swapped
      }
    }
    for place in 0...word.count {
      // missing
      compare(word.count + 1) { $0 == place || text[$0] == word[$0 < place ? $0 : $0 - 1] }
    }
    return best
  }
}
