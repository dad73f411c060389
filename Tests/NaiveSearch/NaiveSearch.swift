import Glibc

@testable import CitySearch

/// A direct implementation of the search's specification, place by place and name by name without
/// an index, as the reference for the real one.
struct NaiveSearch {
  struct Name {
    /// The folded letters, terminated by 0 for the C library.
    var text: [CChar]
    var letters: [UInt32]
    /// The offsets in `text`, without the 0, at which words begin.
    var starts: [UInt8]
    var nameClass: NameBounds.Class
    /// Whether the name abbreviates a longer one. If it has at most three letters, it only matches
    /// when typed completely.
    var isShort = false
  }

  struct Place {
    var id: Int
    var name: String
    var country: String
    var latitude: Double
    var longitude: Double
    var population: Int
    var level: DistrictRule.Level
    var weight: Int
    var isCapital: Bool
    var timeZone: String
    /// The country, the division and the place around it.
    var region: [String]
    var names: [Name]
    var texts: [String]
    /// The words of divisions and countries, each with the rest of its name.
    var regionWords: [[UInt32]]
    /// The same as text, with a line break before each word.
    var regionText: [CChar]
    var codes: [[UInt32]]
    /// The complete names of the division and of the country, in every language.
    var divisionNames: [[UInt8]]
    /// The names of the division in the languages of the queries.
    var translatedNames: [[UInt8]]
    var countryNames: [[UInt8]]
  }

  private var places: [Place]

  init(_ json: String) throws {
    var text = json
    let list = try text.withUTF8 { try JSONListReader.read($0) { _ in } }
    places = list.places.map { Self.place($0, in: list) }
    places.sort { first, second in
      if first.level != second.level { return first.level < second.level }
      return first.population != second.population
        ? first.population > second.population : first.id < second.id
    }
  }

  // MARK: Data

  private static func place(_ place: CityList.Place, in list: CityList) -> Place {
    let order = PlaceNames(of: place, in: list)
    let hangul = list.string(order.hangul)
    let base = NameVariants.withoutSuffix(hangul) ?? hangul
    var names: [Name] = []
    var initials: [String] = []
    func addInitials(_ text: String) {
      let letters = text.unicodeScalars.filter { LetterFolding.classify($0.value) == .letter }
      guard letters.count > 1, letters.allSatisfy({ Hangul.isSyllable($0.value) }) else { return }
      initials.append(text)
    }
    for (number, entry) in order.main.enumerated() {
      names.append(name(list.string(entry.text), .main))
      names[names.count - 1].isShort = entry.isShort
      if number > 0 { addInitials(list.string(entry.text)) }
    }
    for entry in order.codes { names.append(name(list.string(entry.text), .code)) }
    for entry in order.side {
      let text = list.string(entry.text)
      names.append(name(text, .side))
      if !base.isEmpty, text.hasPrefix(base) { addInitials(text) }
    }
    for variant in NameVariants.variants(of: place, hangul: order.hangul, in: list) {
      names.append(name(variant, .main))
      if place.population >= NameVariants.cityPopulation || variant.utf8.count < hangul.utf8.count {
        addInitials(variant)
      }
    }
    names += initials.map(initialsName)
    let country = CountryCode.string(place.country)
    let state = list.string(place.state)
    let (words, codes) = region(
      country: country, state: state, within: [place.within, place.withinHangul].map(list.string))
    let level = DistrictRule.level(of: place, in: list)
    return Place(
      id: place.id, name: list.string(place.name), country: country,
      latitude: place.latitude, longitude: place.longitude, population: place.population,
      level: level,
      weight: PlaceWeight.of(place, level: level), isCapital: place.isCapital,
      timeZone: list.string(place.timeZone),
      region: [country, state] + [place.within, place.withinHangul].map(list.string), names: names,
      texts: (order.main + order.side).map { list.string($0.text) }, regionWords: words,
      regionText: Self.text(words), codes: codes,
      divisionNames: RegionNames.names(ofDivision: state, country: country).map(folded),
      translatedNames: (divisionNames[.init(country: country, name: state)] ?? [])
        .flatMap { [$0] + [HanSuffix.ofDivision($0)].compactMap(\.self) }.map(folded),
      countryNames: country.isEmpty ? [] : RegionNames.allNames(ofCountry: country).map(folded))
  }

  private static func folded(_ text: String) -> [UInt8] { FoldedText(text).bytes }

  private static func text(_ words: [[UInt32]]) -> [CChar] {
    var bytes: [UInt8] = []
    for word in words {
      bytes.append(10)
      for letter in word { appendUTF8(letter, to: &bytes) }
    }
    return (bytes + [0]).map { CChar(bitPattern: $0) }
  }

  private static func name(_ text: String, _ nameClass: NameBounds.Class) -> Name {
    let folded = FoldedText(text)
    return Name(
      text: (folded.bytes + [0]).map { CChar(bitPattern: $0) },
      letters: Pattern.letters(of: folded.bytes), starts: folded.starts, nameClass: nameClass)
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
      starts: starts, nameClass: .main)
  }

  /// The languages whose names of countries and divisions the queries contain.
  private static let languages = [
    "en", "ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk", "ar", "fa", "he", "el",
  ]

  /// The translated names of divisions.
  private static let divisionNames: [RegionNames.DivisionKey: [String]] = {
    var names: [RegionNames.DivisionKey: [String]] = [:]
    for language in languages {
      NameTables.forEachDivision(in: language) {
        names[.init(country: $0, name: $1), default: []].append($2)
      }
    }
    return names
  }()

  /// Returns the rest of the name after each word, and the codes.
  private static func region(
    country: String, state: String, within: [String]
  ) -> (words: [[UInt32]], codes: [[UInt32]]) {
    var names = languages.compactMap { RegionNames.countries(language: $0)[country] }
    names += divisionNames[.init(country: country, name: state)] ?? []
    // Alternative names are indexed by word in Latin letters without accents and in Hangul.
    let others = RegionNames.otherCountryNames.filter { $0.code == country }.map(\.name)
    names += others.filter { name in
      name.utf8.count != 2
        && (name.utf8.allSatisfy { $0 < 0x80 }
          || name.unicodeScalars.contains { Hangul.isSyllable($0.value) })
    }
    names += [state] + within
    var codes = [country] + others.filter { $0.utf8.count == 2 }
    if let entry = RegionNames.divisions[.init(country: country, name: state)] {
      names += [entry.name, entry.korean ?? ""] + entry.others
      codes.append(entry.code)
    }
    var words: [[UInt32]] = []
    for name in names where !name.isEmpty {
      let folded = self.name(name, .main)
      for (place, start) in folded.starts.enumerated() where start == 1 {
        words.append(
          Pattern.letters(of: folded.text[place...].dropLast().map { UInt8(bitPattern: $0) }))
      }
      let syllables = name.unicodeScalars.filter { LetterFolding.classify($0.value) == .letter }
      if syllables.allSatisfy({ Hangul.isSyllable($0.value) }) {
        words.append(initialsName(name).letters)
      }
    }
    return (words, codes.filter { !$0.isEmpty }.map { Self.name($0, .main).letters })
  }

  // MARK: Search

  /// The results so far.
  private struct Found {
    var kinds: [UInt8]
    var queries: [Query]
    var isFinished = false
    var dropped: [String] = []
    var otherCountries: Set<UInt16> = []

    var hasMatches: Bool { kinds.contains { $0 != 0 } }
    var hasWholeName: Bool { kinds.contains(MatchKind.exactMain.rawValue) }
    var beginnings: Int { kinds.count { MatchKind.beginnings[Int($0)] } }
    var mainBeginnings: Int {
      kinds.count { $0 != 0 && $0 <= MatchKind.unfinishedMain.rawValue }
    }

    mutating func add(_ others: [UInt8]) {
      for (index, kind) in others.enumerated() where kind != 0 {
        if kinds[index] == 0 || kind < kinds[index] { kinds[index] = kind }
      }
    }
  }

  /// Returns all ids in order and the words that were dropped.
  func search(_ query: String, context: SearchContext) -> (ids: [Int], dropped: [String]) {
    var text = TextCleaning.clean(query)
    text = PinyinInitials.city(text, language: context.language) ?? text
    guard !Query(text).words.isEmpty, !TypedPoint.resembles(text) else { return ([], []) }
    if let code = AirportPhrase.code(text), beginsName(Query(code)) {
      text = code
    } else if let airport = AirportPhrase.english(text), beginsName(Query(airport)) {
      text = airport
    }
    var parsed = Query(text)
    var found = Found(kinds: kinds(of: parsed, fuzzy: false), queries: [parsed])
    var dropped: [String] = []
    if !found.hasWholeName { addReadings([QueryReading.ofShortWords(text)], to: &found) }
    if !found.hasWholeName, let joined = parsed.joined {
      let others = Found(kinds: kinds(of: joined, fuzzy: false), queries: [joined])
      if isMeant(others.kinds, ratherThan: parsed) { (parsed, found) = (joined, others) }
    }
    if !found.hasWholeName, parsed.words.count > 1, parsed.isPinyin,
      let name = HanSuffix.strippedPinyin(text)
    {
      addReadings([[QueryReading.ofPinyin(name)]], to: &found)
    }
    if !found.hasWholeName, let name = HanSuffix.strippedRomaji(text) {
      addReadings(
        [[QueryReading(query: Query(name), country: "JP", isWhole: true)]], to: &found)
    }
    if !found.hasWholeName, let address = townOfAddress(text) {
      (text, parsed, found, dropped) = address
    }
    if parsed.words.count > 1 || found.beginnings == 0,
      !found.hasWholeName, !namesRegion(parsed), !beginsName(parsed),
      namedBeforeLastWord(parsed).isEmpty
    {
      let rests = WeatherVocabulary.rests(of: text)
      let named = rests.first {
        beginsName(Query($0.text)) || !namedBeforeLastWord(Query($0.text)).isEmpty
          || namesRegion(Query($0.text))
      }
      var isDone = false
      let isKnown = found.beginnings > 0
      for (number, rest) in (named.map { [$0] } ?? rests.reversed()).enumerated() where !isDone {
        let query = Query(rest.text)
        let others = Found(kinds: kinds(of: query, fuzzy: false), queries: [query])
        let saysWeather = rest.removed.contains(where: WeatherVocabulary.contains)
        let isMisspelled =
          !others.hasWholeName
          && hasWholeName(withTypo: parsed, isKnown: !WeatherVocabulary.mayBePartOfName(rest))
        guard !isMisspelled,
          others.beginnings > 0 || (!isKnown && number == 0 && saysWeather)
        else { continue }
        (text, dropped) = rest
        (parsed, found) = (query, others)
        isDone = found.beginnings > 0
      }
    }
    let isFound = found.beginnings > 0
    if !found.hasWholeName, let name = WeatherVocabulary.withArticle(text, after: dropped) {
      addReadings([[QueryReading(query: Query(name), isWhole: true)]], to: &found)
    }
    let isAfterParticle = dropped.contains(where: WeatherVocabulary.inflects(after:))
    if !isFound || (isAfterParticle && !found.hasWholeName) {
      let rest = isFound ? nil : WeatherVocabulary.rests(of: text).last
      let isSentence =
        rest.map { !WeatherVocabulary.mayBePartOfName($0) } ?? false || !dropped.isEmpty
      addInflected(rest?.text ?? text, isSentence: isSentence, to: &found)
      if found.queries.count > 1 { dropped += rest?.removed ?? [] }
    }
    if !isFound, found.queries.count == 1 {
      addReadings(QueryReading.groups(of: text), to: &found)
    }
    if !isFound, found.queries.count == 1, let place = place(joinedToItsArea: text, context) {
      found = place
    }
    if isFound || found.queries.count == 1 { addStem(of: text, to: &found) }
    let few = parsed.words.count > 1 ? 1 : 3
    if found.mainBeginnings < few, found.queries.count == 1, !hasKnownName(found) {
      var typos = kinds(of: parsed, fuzzy: true)
      if rarityOfTypos(found, parsed, context) > 1 {
        for index in typos.indices
        where (1...MatchKind.prefixSide.rawValue).contains(found.kinds[index])
          && !MatchKind.beginnings[Int(typos[index])]
        {
          typos[index] = 0
        }
      }
      found.add(typos)
    }
    if !found.hasMatches, let rest = AddressNumbers.removed(from: text) {
      let query = Query(rest.text)
      let others = Found(kinds: kinds(of: query, fuzzy: false), queries: [query])
      (text, parsed) = (rest.text, query)
      dropped += rest.removed
      if others.hasMatches { found = others }
    }
    if !found.hasMatches, let named = placesBeforeLastWords(of: text, parsed, context) {
      found = named
      dropped += named.dropped
      found.dropped = []
    }
    if found.beginnings == 0 { addPlacesOfSameSound(as: parsed, to: &found, context) }
    if !found.hasMatches, let alike = placesOfSameSound(beforeRegionIn: parsed, context) {
      found = alike
    }
    if !found.hasMatches { addTwoTypos(of: parsed, to: &found) }
    if !found.hasMatches,
      let words = parsed.words.count > 1 ? text : JoinedWords.marked(text)
    {
      let known = knownWords(of: words)
      found = dropping(Query(known), isNew: known != text, context) ?? found
    }
    found.isFinished = query.last?.isWhitespace ?? false
    found.otherCountries = PostalCode.countries(without: dropped + found.dropped)
    return (order(found, context), dropped + found.dropped)
  }

  private func place(joinedToItsArea text: String, _ context: SearchContext) -> Found? {
    for pair in JoinedWords.pairs(text) {
      guard var found = wholeName(pair.place), let area = wholeName(pair.area),
        let id = order(area, context).first, let anchor = places.first(where: { $0.id == id })
      else { continue }
      let city = found.kinds.indices.first { places[$0].id == id && found.kinds[$0] != 0 }
      for index in found.kinds.indices {
        let place = places[index]
        let isNear =
          place.region == anchor.region
          || Sphere.kilometres(
            place.latitude, place.longitude, anchor.latitude, anchor.longitude) <= 120
        if place.id == id || !isNear { found.kinds[index] = 0 }
      }
      if !found.hasMatches, let city { found.kinds[city] = MatchKind.exactSide.rawValue }
      if found.hasMatches { return found }
    }
    return nil
  }

  private func placesBeforeLastWords(
    of text: String, _ query: Query, _ context: SearchContext
  ) -> Found? {
    let count = query.words.count
    let comma = text.split(separator: ",", maxSplits: 1)
    let named = comma.count > 1 ? Query(String(comma[0])).words.count : 0
    for end in (1..<max(1, count)).reversed()
    where end == named || WeatherVocabulary.isKind(query.texts[end]) {
      let part = query.keeping(Array(0..<end))
      var found = Found(kinds: kinds(of: part, fuzzy: false), queries: [part])
      let isWhole = zip(places, found.kinds).contains { place, kind in
        [MatchKind.exactMain.rawValue, MatchKind.exactSide.rawValue].contains(kind)
          && (place.country == context.homeCountry || place.population == 0
            || place.population >= 100_000)
      }
      guard isWhole else { continue }
      found.dropped = Array(query.texts[end...])
      return found
    }
    return nil
  }

  private func addPlacesOfSameSound(
    as query: Query, to found: inout Found, _ context: SearchContext
  ) {
    let (typo, typos) = (MatchKind.typoExactMain.rawValue, MatchKind.twoTyposMain.rawValue)
    let isKnown = places.indices.contains {
      found.kinds[$0] == typo && places[$0].population >= 100_000
    }
    guard !isKnown else { return }
    let isWhole = found.kinds.contains { $0 == typo || $0 == typos }
    let most = isWhole ? SoundMatcher.abroad + SoundMatcher.nearlySame : .max
    let kinds = kinds(soundingLike: query, context, atMost: most)
    for (index, kind) in (kinds ?? []).enumerated()
    where kind != 0 && (found.kinds[index] == 0 || kind < found.kinds[index]) {
      found.kinds[index] = kind
    }
  }

  private func placesOfSameSound(
    beforeRegionIn query: Query, _ context: SearchContext
  ) -> Found? {
    let count = query.words.count
    guard count <= SoundMatcher.maxWords else { return nil }
    for split in (1..<count).reversed() {
      let region = query.phrase(split..<count)
      func isNamed(_ place: Place) -> Bool {
        place.divisionNames.contains(region.bytes) || place.countryNames.contains(region.bytes)
      }
      let isRegion = places.contains(where: isNamed)
      let whole = [MatchKind.exactMain.rawValue, MatchKind.exactSide.rawValue]
      let areas = places.filter {
        City.Kind(id: $0.id) == .nature && whole.contains(nameKind(region, $0, false))
      }
      let isKind = query.texts[split...].allSatisfy(WeatherVocabulary.isKind)
      guard isKind || isRegion || !areas.isEmpty else { continue }
      let name = query.keeping(Array(0..<split))
      let kinds = kinds(soundingLike: name, context) { place in
        isKind || isRegion
          ? isKind || isNamed(place)
          : areas.contains {
            Sphere.kilometres($0.latitude, $0.longitude, place.latitude, place.longitude) <= 120
          }
      }
      if let kinds { return Found(kinds: kinds, queries: [name]) }
    }
    return nil
  }

  private func kinds(
    soundingLike query: Query, _ context: SearchContext, atMost most: Int = .max,
    isInRegion: ((Place) -> Bool)? = nil
  ) -> [UInt8]? {
    guard var matcher = SoundMatcher(query.phrase(0..<query.words.count)) else { return nil }
    let distances = places.map { place -> Int? in
      let isAtHome = place.country == context.homeCountry
      guard
        place.weight >= matcher.minWeight(isAtHome: isAtHome, isInRegion: isInRegion != nil),
        isInRegion?(place) ?? true
      else { return nil }
      let distances = place.names.filter { $0.nameClass == .main }.compactMap { name in
        let starts = name.starts.indices.prefix(64)
          .reduce(UInt64(0)) { $0 | UInt64(name.starts[$1]) << UInt64($1) }
        return name.text.dropLast().map { UInt8(bitPattern: $0) }.withUnsafeBufferPointer {
          matcher.distance(to: $0, starts: starts)
        }
      }
      return distances.min().map { $0 + (isAtHome ? 0 : SoundMatcher.abroad) }
    }
    guard let least = distances.compactMap(\.self).min(), least <= most else { return nil }
    return zip(places, distances).map { place, distance in
      guard let distance, distance <= least + SoundMatcher.tolerance else { return 0 }
      let same = place.country == context.homeCountry ? 0 : SoundMatcher.abroad
      return (distance == same ? MatchKind.typoExactMain : .twoTyposMain).rawValue
    }
  }

  private func addTwoTypos(of query: Query, to found: inout Found) {
    let letters = query.phrase(0..<query.words.count).letters
    guard letters.count >= 9, query.words.count <= 3 else { return }
    let longest = query.words.count > 1 ? 1 : 2
    for (index, place) in places.enumerated() where (15_000..<100_000).contains(place.population) {
      let hasTypos = place.names.contains { name in
        name.nameClass == .main && abs(name.letters.count - letters.count) <= longest
          && Self.steps(letters, name.letters) <= 2
      }
      let mayBegin = place.names.contains {
        $0.nameClass == .main && letters.prefix(2).contains($0.letters[0])
      }
      if hasTypos, mayBegin { found.kinds[index] = MatchKind.twoTyposMain.rawValue }
    }
  }

  private func wholeName(_ name: String) -> Found? {
    for name in [name, HanSuffix.stripped(name)].compactMap({ $0 }) {
      var found = Found(kinds: kinds(of: Query(name), fuzzy: false), queries: [Query(name)])
      let whole = [MatchKind.exactMain, .exactSide].map(\.rawValue)
      for index in found.kinds.indices where !whole.contains(found.kinds[index]) {
        found.kinds[index] = 0
      }
      if found.hasMatches { return found }
    }
    return nil
  }

  private func townOfAddress(
    _ text: String
  ) -> (text: String, query: Query, found: Found, dropped: [String])? {
    for address in PostalAddress.towns(in: text) {
      let query = Query(address.text)
      guard !query.words.isEmpty, !beginsName(Query(address.removed.joined(separator: " "))) else {
        continue
      }
      let found = Found(kinds: kinds(of: query, fuzzy: false), queries: [query])
      let isKnown = zip(places, found.kinds).contains {
        $1 == MatchKind.exactSide.rawValue && ($0.population == 0 || $0.population >= 100_000)
      }
      if found.hasWholeName || isKnown { return (address.text, query, found, address.removed) }
    }
    return nil
  }

  private func hasKnownName(_ found: Found) -> Bool {
    places.indices.contains {
      found.kinds[$0] == MatchKind.exactMain.rawValue
        && (places[$0].population == 0 || places[$0].population >= 100_000)
    }
  }

  /// Returns whether the words of a query written as one word are the name of a known place.
  private func isMeant(_ joined: [UInt8], ratherThan query: Query) -> Bool {
    func isName(_ kind: MatchKind) -> Bool {
      zip(places, joined).contains {
        $1 == kind.rawValue && ($0.population == 0 || $0.population >= 100_000)
      }
    }
    guard query.isPinyin else { return isName(.exactMain) && !beginsName(query) }
    let begins = zip(places, joined).contains {
      $1 == MatchKind.prefixMain.rawValue && $0.population >= 100_000
    }
    return isName(.exactMain) || isName(.exactSide) || begins && !beginsName(query)
  }

  private func beginsName(_ query: Query) -> Bool {
    let phrase = query.phrase(0..<query.words.count)
    return places.contains { MatchKind.beginnings[Int(nameKind(phrase, $0, false))] }
  }

  private func namesRegion(_ query: Query) -> Bool {
    let phrase = query.phrase(0..<query.words.count).bytes
    return query.words.count > 1
      && places.contains { $0.divisionNames.contains(phrase) || $0.countryNames.contains(phrase) }
  }

  private func hasWholeName(withTypo query: Query, isKnown: Bool) -> Bool {
    let phrase = query.phrase(0..<query.words.count)
    return places.contains {
      nameKind(phrase, $0, true) == MatchKind.typoExactMain.rawValue
        && (!isKnown || $0.population >= 100_000)
    }
  }

  /// Returns the known places whose complete name precedes an incomplete last word.
  private func namedBeforeLastWord(_ query: Query) -> [Int] {
    guard query.words.count > 1, let last = query.words.last, let text = query.texts.last,
      !WeatherVocabulary.contains(text),
      last.isBarelyBegun || WeatherVocabulary.hasWord(beginning: text)
    else { return [] }
    let name = query.phrase(0..<query.words.count - 1)
    return places.indices.filter {
      nameKind(name, places[$0], false) == MatchKind.exactMain.rawValue
        && places[$0].population >= 100_000
    }
  }

  private func addInflected(_ text: String, isSentence: Bool, to found: inout Found) {
    for reading in CaseEndings.readings(of: text, isSentence: isSentence) {
      let query = Query(reading)
      guard !query.words.isEmpty else { continue }
      let kinds = kinds(of: query, fuzzy: false).map { kind in
        [MatchKind.exactMain, .exactSide].map(\.rawValue).contains(kind) ? kind : 0
      }
      guard kinds.contains(where: { $0 != 0 }) else { continue }
      found.add(kinds)
      found.queries.append(query)
    }
  }

  private func addReadings(_ groups: [[QueryReading]], to found: inout Found) {
    for group in groups {
      var best: (kinds: [UInt8], query: Query, kind: UInt8)?
      for reading in group {
        var kinds = kinds(of: reading.query, fuzzy: false)
        reading.filter(&kinds) { places[$0].country == reading.country }
        let beginnings = kinds.filter { MatchKind.beginnings[Int($0)] }
        guard let kind = beginnings.min(), best.map({ kind < $0.kind }) ?? true else { continue }
        best = (kinds, reading.query, kind)
      }
      guard let best else { continue }
      for (index, kind) in best.kinds.enumerated() where MatchKind.beginnings[Int(kind)] {
        found.kinds[index] = kind
      }
      found.queries.append(best.query)
      return
    }
  }

  private func addStem(of text: String, to found: inout Found) {
    let isSpot = places.indices.contains {
      found.kinds[$0] == MatchKind.exactSide.rawValue && places[$0].population == 0
    }
    guard let stem = KoreanSuffix.stripped(text), !hasKnownName(found), !isSpot else { return }
    let query = Query(stem)
    guard !query.words.isEmpty else { return }
    var kinds = kinds(of: query, fuzzy: false)
    for index in kinds.indices
    where kinds[index] != MatchKind.exactMain.rawValue || places[index].country != "KR" {
      kinds[index] = 0
    }
    guard kinds.contains(where: { $0 != 0 }) else { return }
    found.add(kinds)
    found.queries.append(query)
  }

  private func knownWords(of text: String) -> String {
    text.split(separator: " ").map(String.init).map { word in
      guard let stem = HanSuffix.stripped(word), !isName(word), isName(stem, orOtherName: true),
        !Query(word).words.contains(where: { part in
          places.contains { isRegion(part, $0, false) }
        })
      else { return word }
      return stem
    }.joined(separator: " ")
  }

  private func isName(_ word: String, orOtherName: Bool = false) -> Bool {
    Query(word).words.allSatisfy { word in
      places.contains {
        let kind = nameKind(word, $0, false)
        return kind == MatchKind.exactMain.rawValue
          || orOtherName && kind == MatchKind.exactSide.rawValue
      }
    }
  }

  private func dropping(_ query: Query, isNew: Bool, _ context: SearchContext) -> Found? {
    let all = Array(query.words.indices)
    var kept = all.filter { word in
      places.contains { place in
        MatchKind.beginnings[Int(nameKind(query.words[word], place, false))]
          || isRegion(query.words[word], place, false)
      }
    }
    if kept.isEmpty { kept = all }
    let isUntried = isNew || kept.count < all.count
    kept = Array(kept.prefix(4))
    for size in stride(from: kept.count, through: 1, by: -1) where isUntried || size < kept.count {
      for fuzzy in [false, true] where !fuzzy || size > 1 || kept.count == 1 {
        var best: (found: Found, score: Int)?
        for mask in 0..<(1 << kept.count) where mask.nonzeroBitCount == size {
          let choice = kept.indices.filter { mask & (1 << $0) != 0 }.map { kept[$0] }
          let part = query.keeping(choice)
          if saysLittle(part) { continue }
          var found = Found(kinds: kinds(of: part, fuzzy: fuzzy), queries: [part])
          for index in found.kinds.indices
          where found.kinds[index] == MatchKind.inside.rawValue { found.kinds[index] = 0 }
          let score = places.indices.filter { found.kinds[$0] != 0 }
            .map { self.score($0, found, context) }.max()
          guard let score, best.map({ score > $0.score }) ?? true else { continue }
          found.dropped = all.filter { !choice.contains($0) }.map { query.texts[$0] }
          best = (found, score)
        }
        if let best { return best.found }
      }
    }
    return nil
  }

  /// Returns whether a query is only a particle, or a country that no place is called like.
  private func saysLittle(_ query: Query) -> Bool {
    if query.texts.allSatisfy({ WeatherVocabulary.isParticle($0) || WeatherVocabulary.isKind($0) })
    {
      return true
    }
    guard query.words.count == 1 else { return false }
    let phrase = query.words[0]
    if phrase.letters.count == 1, phrase.isShort { return true }
    return phrase.bytes.count > 1
      && places.contains { $0.countryNames.contains(phrase.bytes) }
      && !places.contains { nameKind(phrase, $0, false) == MatchKind.exactMain.rawValue }
  }

  private func order(_ found: Found, _ context: SearchContext) -> [Int] {
    let matches: [(index: Int, score: Int)] = places.indices.filter { found.kinds[$0] != 0 }
      .map { ($0, score($0, found, context)) }
    func sorted(_ matches: some Sequence<(index: Int, score: Int)>) -> [Int] {
      matches.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map(\.index)
    }
    let byScore = sorted(matches)
    guard let accent = TypedAccent(found.queries[0]) else { return byScore.map { places[$0].id } }
    let scores = Dictionary(uniqueKeysWithValues: matches.map { ($0.index, $0.score) })
    let best = byScore.prefix(TypedAccent.candidates).map { index in
      let isExact = found.kinds[index] == MatchKind.exactMain.rawValue
      let names = isExact ? [places[index].name] : places[index].texts
      let bonus = accent.bonus(kind: found.kinds[index], names: names)
      return (index: index, score: (scores[index] ?? 0) + bonus)
    }
    return (sorted(best) + byScore.dropFirst(TypedAccent.candidates)).map { places[$0].id }
  }

  private func score(_ index: Int, _ found: Found, _ context: SearchContext) -> Int {
    let place = places[index]
    guard let kind = MatchKind(rawValue: found.kinds[index]) else { return 0 }
    let query = found.queries[found.queries.count - 1]
    func steps(_ factor: Int) -> Int { PlaceWeight.steps(factor) }
    var score = MatchScore.factor(kind, isShort: query.isShort)
    if kind == .exactMain, found.isFinished { score += steps(5) }
    let isCode =
      query.isCode && !places.contains { $0.countryNames.contains(query.phrase(0..<1).bytes) }
    if isCode, kind == .exactCode { score = steps(30_000) }
    if !query.isCode, kind == .exactCode,
      query.words.first?.letters.count == 2
        || places.indices.contains(where: {
          found.kinds[$0] == MatchKind.exactMain.rawValue && places[$0].population >= 10_000
        })
    {
      score = 0
    }
    if isCode, kind == .exactSide, query.codeLength == 4 { score = steps(1000) }
    if kind.isTypo { score -= steps(rarityOfTypos(found, query, context)) }
    score += kind == .capital ? max(place.weight, steps(500_000)) : place.weight
    if kind == .region, place.population == 0 { score -= steps(50) }
    if found.otherCountries.contains(CountryCode.packed(place.country.utf8)) {
      score -= steps(1000)
    }
    if place.country == "KR", context.homeCountry != "KP",
      found.queries.contains(where: \.isKorean)
    {
      score += steps(query.words.contains(where: \.isInitials) ? 2000 : 100)
    } else if place.country == context.homeCountry || place.timeZone == context.timeZone {
      score +=
        kind <= .exactSide
        ? steps(25) : max(steps(4), min(steps(16), steps(3_000_000) - place.weight))
    }
    if context.preferredIDs.contains(place.id) {
      score += kind.isBeginning && kind != .wordSide ? steps(1000) : steps(30)
    }
    return score
  }

  /// Returns how many times less likely a typo is because names match without one.
  private func rarityOfTypos(
    _ found: Found, _ query: Query, _ context: SearchContext
  ) -> Int {
    let isLong = query.words.map(\.letters.count).reduce(0, +) >= 5
    return zip(places, found.kinds).map { place, kind in
      switch kind {
      case MatchKind.exactMain.rawValue: 5000
      case MatchKind.exactSide.rawValue where place.population == 0: 5000
      case MatchKind.exactSide.rawValue...MatchKind.unfinishedMain.rawValue:
        place.population >= 60_000 || place.country == context.homeCountry
          || isLong && place.population == 0 && place.weight >= PlaceWeight.steps(60_000) ? 100 : 1
      case MatchKind.prefixSide.rawValue: isLong && place.population >= 100_000 ? 25 : 1
      default: 1
      }
    }.max() ?? 1
  }

  private func kinds(of query: Query, fuzzy: Bool) -> [UInt8] {
    let count = query.words.count
    let phrase = query.phrase(0..<count)
    let phraseKinds = places.map { nameKind(phrase, $0, fuzzy, twice: true) }
    var kinds = phraseKinds
    let isNameOfKnownPlace = places.indices.contains {
      kinds[$0] == MatchKind.exactMain.rawValue && places[$0].population >= 100_000
    }
    if count > 1, !isNameOfKnownPlace {
      let hasPhrase = kinds.contains { $0 != 0 && $0 <= MatchKind.unfinishedMain.rawValue }
      let goesOn = places.indices.contains {
        kinds[$0] != 0 && kinds[$0] <= MatchKind.prefixMain.rawValue
          && places[$0].population >= 100_000
      }
      let words = query.words.map { word in
        (
          name: fuzzy
            && !places.contains { MatchKind.beginnings[Int(nameKind(word, $0, false))] },
          region: fuzzy && !places.contains { isRegion(word, $0, false) }
        )
      }
      for (index, place) in places.enumerated() {
        kinds[index] = wordsKind(
          query, place, fuzzy, words, best: kinds[index],
          limit: hasPhrase ? MatchKind.wordMain.rawValue : MatchKind.exactMain.rawValue)
      }
      if !fuzzy, !phraseKinds.contains(where: { MatchKind.beginnings[Int($0)] }) {
        addPlaces(withAreaIn: query, to: &kinds)
      }
      let isNamed = [MatchKind.exactMain, .exactSide].contains { kinds.contains($0.rawValue) }
      if !fuzzy, !goesOn, !isNamed {
        let isPhrase = places.indices.contains {
          (1...MatchKind.prefixMain.rawValue).contains(phraseKinds[$0])
        }
        for place in namedBeforeLastWord(query) + namedBeforeLetters(query, kinds, isPhrase) {
          kinds[place] = MatchKind.exactMain.rawValue
        }
      }
    }
    addRegion(phrase.bytes, to: &kinds)
    return kinds
  }

  /// Adds the places whose whole name is written before that of an area, or of a larger city near them,
  /// or after that of an area.
  private func addPlaces(withAreaIn query: Query, to kinds: inout [UInt8]) {
    let count = query.words.count
    guard count <= 6, query.words[0].letters[0] < 0x1100 else { return }
    func isArea(_ index: Int) -> Bool { City.Kind(id: places[index].id) == .nature }
    func named(_ words: Range<Int>) -> [Int] {
      places.indices.filter {
        let kind = nameKind(query.phrase(words), places[$0], false)
        return kind == MatchKind.exactMain.rawValue || kind == MatchKind.exactSide.rawValue
      }
    }
    func add(_ named: [Int], in areas: [Int]) -> Bool {
      let found = named.filter { index in
        let place = places[index]
        return City.Kind(id: place.id).isTownOrSight
          && areas.contains { area in
            let other = places[area]
            return Sphere.kilometres(
              place.latitude, place.longitude, other.latitude, other.longitude) <= 120
              && (isArea(area)
                || place.country == other.country && place.population < other.population)
          }
      }
      guard !found.isEmpty else { return false }
      for area in areas where isArea(area) {
        kinds[area] = max(kinds[area], MatchKind.wordMain.rawValue)
      }
      for index in found { kinds[index] = MatchKind.exactMain.rawValue }
      return true
    }
    for split in 1..<count {
      let (first, last) = (named(0..<split), named(split..<count))
      let after = last.filter { isArea($0) || places[$0].population >= 100_000 }
      let before = first.filter {
        isArea($0) && (kinds[$0] == 0 || kinds[$0] > MatchKind.exactSide.rawValue)
      }
      if add(first, in: after) || add(last, in: before) { return }
    }
  }

  /// Returns the places whose whole name, alone or with its region, precedes one or two letters.
  private func namedBeforeLetters(_ query: Query, _ kinds: [UInt8], _ isPhrase: Bool) -> [Int] {
    let last = query.words.count - 1
    let isKnown = places.indices.contains { kinds[$0] != 0 && places[$0].population >= 100_000 }
    guard query.words[last].isBarelyBegun, !isPhrase,
      !query.texts[..<last].contains(where: WeatherVocabulary.isFiller)
    else { return [] }
    let named = self.kinds(of: query.keeping(Array(0..<last)), fuzzy: false)
    return places.indices.filter {
      named[$0] == MatchKind.exactMain.rawValue
        && (last > 1 || !isKnown || places[$0].population >= 15_000)
    }
  }

  private func wordsKind(
    _ query: Query, _ place: Place, _ fuzzy: Bool, _ forgiven: [(name: Bool, region: Bool)],
    best: UInt8, limit: UInt8
  ) -> UInt8 {
    let count = query.words.count
    var best = best
    func take(_ kind: UInt8) { if kind != 0, best == 0 || kind < best { best = kind } }
    let inRegion = zip(query.words, forgiven).enumerated().map { word, entry in
      guard let name = regionName(of: word, in: query) else {
        return isRegion(entry.0, place, entry.1.region)
      }
      return place.divisionNames.contains(name) || place.countryNames.contains(name)
    }
    for start in 0..<count {
      for end in start + 1...count where end - start < count {
        guard (0..<count).allSatisfy({ (start..<end).contains($0) || inRegion[$0] }) else {
          continue
        }
        let kind = nameKind(
          query.phrase(start..<end), place, end - start == 1 ? forgiven[start].name : fuzzy)
        let isMisspelt = (0..<count).contains {
          !(start..<end).contains($0) && forgiven[$0].region && regionName(of: $0, in: query) == nil
        }
        let letters = query.words[start..<end].map(\.letters.count).reduce(0, +)
        if kind != 0, kind != MatchKind.inside.rawValue || letters > 3 {
          take(max(kind, limit, isMisspelt ? MatchKind.typoExactMain.rawValue : 0))
        }
      }
    }
    let names = zip(query.words, forgiven).map { nameKind($0, place, $1.name) }
      .map { $0 == MatchKind.inside.rawValue ? 0 : $0 }
    if names.contains(where: { $0 != 0 }),
      (0..<count).allSatisfy({ names[$0] != 0 || inRegion[$0] })
    {
      take(max(MatchKind.wordMain.rawValue, names.max() ?? 0))
    }
    return best
  }

  /// Returns the longest region name of several words, but not all of them, that contains a word.
  private func regionName(of word: Int, in query: Query) -> [UInt8]? {
    let count = query.words.count
    for length in stride(from: min(4, count - 1), through: 2, by: -1) {
      for start in (0...count - length).reversed() where (start..<start + length).contains(word) {
        let name = query.phrase(start..<start + length).bytes
        if places.contains(where: {
          $0.divisionNames.contains(name) || $0.countryNames.contains(name)
        }) {
          return name
        }
      }
    }
    return nil
  }

  /// Returns whether a text is the translated name of a place's division. It is read as one only if
  /// no place has the text as its name, and no well-known one begins with it.
  private func isTranslated(_ phrase: [UInt8], _ kinds: [UInt8]) -> (Place) -> Bool {
    let letters = Pattern.letters(of: phrase)
    let isNamed = places.contains {
      $0.countryNames.contains(phrase) || $0.divisionNames.contains(phrase)
    }
    let isPlace = places.indices.contains { index in
      (1...MatchKind.exactSide.rawValue).contains(kinds[index])
        || kinds[index] == MatchKind.prefixMain.rawValue && places[index].population >= 100_000
    }
    guard letters.count >= (letters[0] < 0x1100 ? 4 : 2), !isNamed, !isPlace else {
      return { _ in false }
    }
    return { $0.translatedNames.contains(phrase) }
  }

  private func addRegion(_ phrase: [UInt8], to kinds: inout [UInt8]) {
    guard phrase.count > 1 else { return }
    let isTranslated = isTranslated(phrase, kinds)
    let isPlace = places.indices.contains { index in
      let place = places[index]
      guard place.population >= 100_000 else { return false }
      return kinds[index] == MatchKind.exactMain.rawValue
        || kinds[index] == MatchKind.exactSide.rawValue && place.divisionNames.contains(phrase)
          && !place.countryNames.contains(phrase)
    }
    let isCountry = places.contains { $0.countryNames.contains(phrase) }
    let isWhole = kinds.contains { $0 != 0 && $0 <= MatchKind.exactSide.rawValue }
    let isNamed = { (place: Place) in
      place.divisionNames.contains(phrase) || isTranslated(place)
    }
    let largest =
      isCountry || isWhole || phrase.count <= 4
      ? nil
      : places.indices.filter { places[$0].population > 0 && isNamed(places[$0]) }
        .max { (places[$0].weight, $1) < (places[$1].weight, $0) }
    for (index, place) in places.enumerated() {
      let isInCountry = place.countryNames.contains(phrase)
      guard isInCountry || place.divisionNames.contains(phrase) || isTranslated(place) else {
        continue
      }
      let isCapital =
        place.isCapital && isInCountry
        && (phrase.count > 4
          || RegionNames.isName(phrase, ofCountry: place.country, inLanguage: "en"))
      guard isCapital || !isPlace else { continue }
      let kind: MatchKind =
        isCapital && !isPlace
        ? .capital : isCapital || index == largest ? .capitalBesidePlace : .region
      if kinds[index] == 0 || kind.rawValue < kinds[index] { kinds[index] = kind.rawValue }
    }
  }

  private func isRegion(_ word: Pattern, _ place: Place, _ fuzzy: Bool) -> Bool {
    if place.codes.contains(word.letters) { return true }
    if word.bytes.count > 1,
      place.divisionNames.contains(word.bytes) || place.countryNames.contains(word.bytes)
    {
      return true
    }
    guard word.letters.count > 2 || word.letters[0] >= 0x1100 else { return false }
    if strstr(place.regionText, ([10] + word.bytes + [0]).map { CChar(bitPattern: $0) }) != nil {
      return true
    }
    return fuzzy && word.letters.count >= 5
      && place.regionWords.contains { SingleTypoMatcher.match(word.letters, $0[...]) != nil }
  }

  private func nameKind(
    _ pattern: Pattern, _ place: Place, _ fuzzy: Bool, twice: Bool = false
  ) -> UInt8 {
    let needle = (pattern.bytes + [0]).map { CChar(bitPattern: $0) }
    var best: UInt8 = 0
    func take(_ kind: MatchKind) {
      if best == 0 || kind.rawValue < best { best = kind.rawValue }
    }
    // An abbreviation does not match the beginning of a name: up to three letters must all match.
    let isFew = pattern.letters.count <= 3 && pattern.breaks.isEmpty
    let isMeant = !pattern.isShort || (pattern.letters.count > 2 && place.population >= 100_000)
    // One or two letters of an alphabet are not looked for within words.
    let isFewLetters =
      pattern.letters.count < 3 && !NGram.isFoundInside(pattern.letters[0])
    // Nor are they found as two words.
    if isFewLetters, pattern.letters.count == 2, !pattern.breaks.isEmpty { return 0 }
    for name in place.names {
      name.text.withUnsafeBufferPointer { text in
        guard let base = text.baseAddress else { return }
        var from = base
        while let hit = strstr(from, needle) {
          let start = base.distance(to: UnsafePointer(hit))
          from = UnsafePointer(hit) + 1
          let isEnd = start + pattern.bytes.count == text.count - 1
          guard pattern.breaks.allSatisfy({ name.starts[start + $0] == 1 }) else { continue }
          if name.isShort, isFew, name.letters.count <= 3, start > 0 || !isEnd { continue }
          let isWord = name.starts[start] == 1
          if isFewLetters, !isWord, start > 0 { continue }
          // Nor does it when the beginning of a longer one is all that was typed.
          let isPart =
            name.isShort
            && NameVariants.isAbbreviation(
              name.text.dropLast().map { UInt8(bitPattern: $0) }, name.starts)
            && !isEnd
          let nameClass = isPart && isFew ? .side : name.nameClass
          switch nameClass {
          case .code: if start == 0, isEnd, pattern.isShort { take(.exactCode) }
          case .main:
            let isWhole = !pattern.isHangul || Self.isEdge(pattern.lastEdge / 3, name.letters)
            take(
              start > 0
                ? isWord ? .wordMain : .inside
                : isEnd ? .exactMain : isWhole ? .prefixMain : .unfinishedMain)
          case .side:
            take(
              start == 0
                ? isEnd && isMeant ? .exactSide : .prefixSide : isWord ? .wordSide : .inside)
          }
        }
      }
    }
    if fuzzy { Self.take(typoKind(pattern, place, twice: twice), &best) }
    return best
  }

  /// Returns whether the syllable before a key ends there.
  private static func isEdge(_ place: Int, _ keys: [UInt32]) -> Bool {
    guard place < keys.count, (0x3131...0x3163).contains(keys[place]) else { return true }
    return keys[place] < 0x314F && place + 1 < keys.count && keys[place + 1] >= 0x314F
      && keys[place + 1] <= 0x3163
  }

  private static func take(_ kind: UInt8, _ best: inout UInt8) {
    if kind != 0, best == 0 || kind < best { best = kind }
  }

  private func typoKind(_ pattern: Pattern, _ place: Place, twice: Bool) -> UInt8 {
    let count = pattern.letters.count
    guard count >= 4 else { return 0 }
    let initials = Hangul.initials(ofKeys: pattern.letters[...])
    var best: UInt8 = 0
    if count == 4, !NGram.isFoundInside(pattern.letters[2]),
      place.population < 100_000, !hasWord(beginningLike: pattern.letters, place)
    {
      return 0
    }
    for name in place.names where name.nameClass != .code {
      let isMain = name.nameClass == .main
      guard isMain || count >= 6 else { continue }
      var letter = 0
      for (position, byte) in name.text.dropLast().enumerated()
      where UInt8(bitPattern: byte) & 0xC0 != 0x80 {
        defer { letter += 1 }
        guard name.starts[position] == 1,
          let isWhole = Self.typo(pattern.letters, name.letters[letter...]),
          initials.count != 2
            || Hangul.initials(ofKeys: name.letters[letter...]).starts(with: initials)
        else { continue }
        if position == 0, isWhole {
          Self.take((isMain ? MatchKind.typoExactMain : .typoExactSide).rawValue, &best)
        } else if count >= 5 {
          let kind: MatchKind =
            position > 0 ? .typoWord : isMain ? .typoPrefixMain : .typoPrefixSide
          Self.take(kind.rawValue, &best)
        }
      }
      if twice, isMain, count >= 8, place.population >= 100_000,
        abs(name.letters.count - count) <= (pattern.breaks.isEmpty ? 2 : 1),
        Self.steps(pattern.letters, name.letters) <= 2
      {
        Self.take(MatchKind.twoTyposMain.rawValue, &best)
      }
    }
    return best
  }

  /// Returns whether a word of a main name begins with the first letter and the second or third one.
  private func hasWord(beginningLike letters: [UInt32], _ place: Place) -> Bool {
    place.names.contains { name in
      guard name.nameClass == .main, !name.isShort else { return false }
      var letter = 0
      for (position, byte) in name.text.dropLast().enumerated()
      where UInt8(bitPattern: byte) & 0xC0 != 0x80 {
        defer { letter += 1 }
        let word = name.letters[letter...].prefix(2)
        if name.starts[position] == 1,
          [letters[1], letters[2]].contains(where: { word.elementsEqual([letters[0], $0]) })
        {
          return true
        }
      }
      return false
    }
  }

  /// Returns the number of wrong, missing, extra or swapped letters (optimal string alignment).
  private static func steps(_ first: [UInt32], _ second: [UInt32]) -> Int {
    var table = (0...first.count).map { row in
      (0...second.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 }
    }
    for row in first.indices {
      for column in second.indices {
        let isSame = first[row] == second[column]
        var steps = min(
          table[row][column + 1] + 1, table[row + 1][column] + 1,
          table[row][column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          steps = min(steps, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = steps
      }
    }
    return table[first.count][second.count]
  }

  /// Returns true if a text equals a word with one typo, false if it only begins like that, and nil
  /// otherwise. Tries every typo.
  private static func typo(_ word: [UInt32], _ text: ArraySlice<UInt32>) -> Bool? {
    let text = Array(text)
    // A typo leaves one half of the word unchanged, which rules out most texts.
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
