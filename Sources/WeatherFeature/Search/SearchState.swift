public import CitySearch
public import TerminalUI
public import WeatherModel
public import WeatherWords

/// The state of the search pane.
public struct SearchState: Equatable, Sendable {
  /// The inputs of a search besides the text; they are fixed when the pane opens.
  public struct SearchContext: Equatable, Sendable {
    /// The language of names and words.
    public var language: Language
    /// The provider whose geocoder may be requested; nil for none.
    public var geocoder: Provider?
    /// The place on the page, from which distances are measured.
    public var origin: Coordinate?

    /// Creates the inputs from the settings and a place.
    public init(_ settings: DisplaySettings = DisplaySettings(), origin: Coordinate? = nil) {
      language = settings.language
      geocoder = settings.isOffline ? nil : settings.provider.geocoder
      self.origin = origin
    }
  }

  /// The text field.
  public var field = TextFieldState()
  /// The inputs of the search.
  public var context = SearchContext()
  /// The favourites when the pane opened.
  public var favourites: [Place] = []
  /// Recently opened places that are not favourites.
  public var recents: [Place] = []
  /// The board's suggestions while there are no favourites, and towns around the place on the page.
  public var suggestions: [Place] = []
  /// The matches of the list; nil while there is no text.
  public var found: FoundPlaces?
  /// The first match before the last letter was typed; nil if the text does not continue the
  /// earlier text.
  public var leader: Place?
  /// The state of the geocoder's request.
  public var online = OnlineSearch.idle
  /// The state of the list's index.
  public var index = CityIndexStatus.ready
  /// The places to choose from, in order.
  public private(set) var rows: [SearchRow] = []
  /// The selected line: a row, or the line that requests the geocoder. That line is below the
  /// matches and above the places that are offered besides.
  public var selection = 0
  /// The first visible line of the list.
  public var scroll = 0
  /// Whether no key has changed the text for a while, so that the list may use all rows.
  public var isAtRest = false
  /// The line of the first heading of the offered places since the last rest. They stay there while
  /// the user types and the matches end above them.
  public var offersLine: Int?

  /// Creates an empty pane.
  public init() {}

  /// Creates a pane that offers places before the user types.
  public init(
    context: SearchContext, favourites: [Place], recents: [Place], suggestions: [Place] = []
  ) {
    self.context = context
    self.favourites = favourites
    var known = Set(favourites.map(\.id))
    self.recents = recents.filter { !known.contains($0.id) }
    known.formUnion(recents.map(\.id))
    self.suggestions = suggestions.filter { known.insert($0.id).inserted }
    arrange()
  }

  /// The chosen row; nil when there is nothing to choose.
  public var chosen: SearchRow? { row(at: selection).map { rows[$0] } }

  /// Whether nothing matches the text, so that other places are offered.
  var isWithoutMatch: Bool {
    guard !field.isEmpty, found?.places.isEmpty == true else { return false }
    if case .found(let places) = online { return places.isEmpty }
    return true
  }

  /// The maximum number of matches with other places below them.
  static let fewMatches = 5

  /// Whether the matches are so few that the places of an empty search are offered below them. Once
  /// the user stops typing, they fill the rows below any number of matches.
  private var hasFewMatches: Bool {
    guard !field.isEmpty, let found else { return false }
    return found.places.count <= Self.fewMatches || isAtRest && found.places.count >= found.total
  }

  /// Whether rows below the matches offer other places.
  var hasOffers: Bool { rows.count > onlineSelection }

  /// Whether the geocoder can be requested.
  var offersOnline: Bool { context.geocoder != nil && field.text.contains(where: \.isLetter) }

  /// Whether the line that requests the geocoder is chosen.
  var choosesOnline: Bool { offersOnline && selection == onlineSelection }

  /// The selection of the line that requests the geocoder, after the matches. Where nothing matches,
  /// it is also the first selection without a geocoder, so that Enter opens no place that the text
  /// does not name.
  var onlineSelection: Int { rows.prefix { $0.group == .list || $0.group == .online }.count }

  /// Whether the selections include ``onlineSelection``.
  private var hasOnlineSelection: Bool { offersOnline || isWithoutMatch }

  /// The last selection.
  var lastSelection: Int { max(0, rows.count - (hasOnlineSelection ? 0 : 1)) }

  /// Returns the index of the row of a selection; nil for the line that requests the geocoder.
  func row(at selection: Int) -> Int? {
    let isBelow = hasOnlineSelection && selection >= onlineSelection
    if isBelow, selection == onlineSelection { return nil }
    let row = isBelow ? selection - 1 : selection
    return rows.indices.contains(row) ? row : nil
  }

  /// Returns the selection of a row.
  func selection(ofRow row: Int) -> Int {
    hasOnlineSelection && row >= onlineSelection ? row + 1 : row
  }

  /// Rebuilds the rows and keeps the selection.
  /// - Parameter count: The maximum number of places that are offered below few matches.
  mutating func arrange(offering count: Int = .max) {
    var entries: [(SearchRow.Group, FoundPlace)] = []
    if !field.isEmpty {
      entries += (found?.places ?? []).map { (.list, $0) }
      if case .found(let places) = online { entries += places.map { (.online, $0) } }
    }
    if field.isEmpty || isWithoutMatch || hasFewMatches {
      if isWithoutMatch { entries += (found?.beginning?.places ?? []).map { (.similar, $0) } }
      let known = Set(entries.map(\.1.place.id))
      let offers: [(SearchRow.Group, [Place])] = [
        (.favourites, favourites), (.recents, recents), (.suggestions, suggestions),
      ]
      entries += offers.flatMap { group, places in
        places.lazy.filter { !known.contains($0.id) }.map { (group, FoundPlace(place: $0)) }
      }.prefix(field.isEmpty || isWithoutMatch ? .max : count)
    }
    let lines = CityLine.lines(
      for: entries.map { City($0.1.place) }, language: context.language.code,
      from: context.origin.map { ($0.latitude, $0.longitude) })
    rows = zip(entries, lines).map { SearchRow(found: $0.1, group: $0.0, line: $1) }
    selection = max(0, min(lastSelection, selection))
  }
}

/// A place to choose, with the details that distinguish it from places with the same name.
public struct SearchRow: Equatable, Sendable {
  /// The source of a place.
  public enum Group: Hashable, Sendable {
    case favourites, recents, suggestions, list, online
    /// The matches of the beginning of a text that has none itself.
    case similar
  }

  /// The place and the letters that matched.
  public var found: FoundPlace
  /// The source of the place.
  public var group: Group
  /// Division, country and distance, as far as they are needed.
  public var line: CityLine

  /// The place.
  public var place: Place { found.place }
}

/// The state of the geocoder's request for the present text.
public enum OnlineSearch: Equatable, Sendable {
  /// No request was made.
  case idle
  /// The request is running.
  case requesting
  /// Places that the list did not find.
  case found([FoundPlace])
  /// The request failed.
  case failed(WeatherFailure)
}

/// The state of the index of places.
public enum CityIndexStatus: Equatable, Sendable {
  /// The index is ready.
  case ready
  /// The index is being built; the value is the finished share, from 0 to 1.
  case building(Double)
  /// There is no list to build the index from.
  case missing
  /// The list cannot be used.
  case unusable(CityListError)
}

extension Words {
  /// Returns the text that the index is being built, with the finished share.
  func building(_ share: Double) -> String {
    // A no-break space keeps the percent sign on the line of its number.
    let percent = numbers.percent(String(Int(max(0, min(1, share)) * 100)))
      .replacing(text: " ", with: "\u{A0}")
    return "\(search.buildingIndex) \(percent)"
  }

  /// Returns why there is no index; nil if the index is ready or being built.
  func text(for status: CityIndexStatus) -> String? {
    switch status {
    case .ready, .building: nil
    case .missing: search.listNotFound
    case .unusable(let problem): search.listMissing(commandLine.listProblem(problem))
    }
  }
}

/// The actions of the search pane.
public enum SearchAction: Sendable, Equatable {
  /// A key, a paste or a click for the pane; positions count from its upper left corner.
  case input(InputEvent)
  /// The list has changed, so the search is repeated.
  case searchAgain
  /// No key has changed the text for a while.
  case rested
  /// The request to the geocoder was sent.
  case onlineRequested
  /// The geocoder's response for the text of its request.
  case onlineAnswered(Result<[Place], WeatherFailure>)
  /// A place was selected; a place that was found online is stored as a discovery.
  case chosen(Place, discovery: DiscoveredPlace? = nil)
  /// A place is added to the favourites or removed.
  case favouriteToggled(Place, discovery: DiscoveredPlace? = nil)
  /// The pane closes without a selection.
  case dismissed
}
