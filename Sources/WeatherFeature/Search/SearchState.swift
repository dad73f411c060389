public import CitySearch
public import TerminalUI
public import WeatherModel
public import WeatherWords

/// The search pane.
public struct SearchState: Equatable, Sendable {
  /// What a search depends on besides the text; settled when the pane opens.
  public struct SearchContext: Equatable, Sendable {
    /// The language of names and words.
    public var language: Language
    /// Whose geocoder may be asked; nil where none may.
    public var geocoder: Provider?
    /// The place on the page, from which distances are counted.
    public var origin: Coordinate?

    /// Who asks with these settings, from a place.
    public init(_ settings: DisplaySettings = DisplaySettings(), origin: Coordinate? = nil) {
      language = settings.language
      geocoder = settings.isOffline ? nil : settings.provider.geocoder
      self.origin = origin
    }
  }

  /// The text field.
  public var field = TextFieldState()
  /// Who asks.
  public var context = SearchContext()
  /// The favourites when the pane opened.
  public var favourites: [Place] = []
  /// Places opened before that are no favourites.
  public var recents: [Place] = []
  /// What the list found for the text; nil while there is no text.
  public var found: FoundPlaces?
  /// What the geocoder said.
  public var online = OnlineSearch.idle
  /// How the index of the list is doing.
  public var index = CityIndexStatus.ready
  /// The places to choose from, in order.
  public private(set) var rows: [SearchRow] = []
  /// The chosen one of the rows; one more is the last line, which asks the geocoder.
  public var selection = 0
  /// The line of the list that was at its top.
  public var scroll = 0
  /// The pane's size.
  public var size = Size.zero

  /// An empty pane.
  public init() {}

  /// A pane that offers places before anything is typed.
  public init(context: SearchContext, favourites: [Place], recents: [Place]) {
    self.context = context
    self.favourites = favourites
    let known = Set(favourites.map(\.id))
    self.recents = recents.filter { !known.contains($0.id) }
    arrange()
  }

  /// The chosen row; nil when there is nothing to choose.
  public var chosen: SearchRow? { rows.indices.contains(selection) ? rows[selection] : nil }

  /// Whether the last line asks the geocoder for what was typed.
  var offersOnline: Bool { context.geocoder != nil && field.text.contains(where: \.isLetter) }

  /// Whether that line is the chosen one.
  var choosesOnline: Bool { offersOnline && selection == rows.count }

  /// The last line that can be chosen.
  var lastSelection: Int { max(0, rows.count - (offersOnline ? 0 : 1)) }

  /// Rebuilds the rows and keeps the selection.
  mutating func arrange() {
    var entries: [(SearchRow.Group, FoundPlace)] = []
    if field.isEmpty {
      entries += favourites.map { (.favourites, FoundPlace(place: $0)) }
      entries += recents.map { (.recents, FoundPlace(place: $0)) }
    } else {
      entries += (found?.places ?? []).map { (.list, $0) }
      if case .found(let places) = online { entries += places.map { (.online, $0) } }
    }
    let lines = CityLine.lines(
      for: entries.map { City($0.1.place) }, language: context.language.code,
      from: context.origin.map { ($0.latitude, $0.longitude) })
    rows = zip(entries, lines).map { SearchRow(found: $0.1, group: $0.0, line: $1) }
    selection = max(0, min(lastSelection, selection))
  }
}

/// A place to choose, with what tells it from others of its name.
public struct SearchRow: Equatable, Sendable {
  /// Where it comes from.
  public enum Group: Hashable, Sendable {
    case favourites, recents, list, online
  }

  /// The place and the letters that matched.
  public var found: FoundPlace
  /// Where it comes from.
  public var group: Group
  /// Division, country and distance, as far as they are needed.
  public var line: CityLine

  /// The place.
  public var place: Place { found.place }
}

/// What the geocoder said of the present text.
public enum OnlineSearch: Equatable, Sendable {
  /// It was not asked.
  case idle
  /// It was asked.
  case asking
  /// Places that the list did not find.
  case found([FoundPlace])
  /// It could not be asked.
  case failed(WeatherFailure)
}

/// How the index of places is doing.
public enum CityIndexStatus: Equatable, Sendable {
  /// It is there.
  case ready
  /// It is being built; the share that is done, from 0 to 1.
  case building(Double)
  /// There is no list to make it from.
  case missing
  /// The list cannot be used.
  case unusable(CityListError)
}

extension Words {
  /// That the index is being built, and how far that is.
  func building(_ share: Double) -> String {
    // The sign does not go to the next line by itself.
    let percent = numbers.percent(String(Int(max(0, min(1, share)) * 100)))
      .replacing(text: " ", with: "\u{A0}")
    return "\(search.buildingIndex) \(percent)"
  }

  /// Why there is no index; nil where there is one, or will be.
  func text(for status: CityIndexStatus) -> String? {
    switch status {
    case .ready, .building: nil
    case .missing: search.listNotFound
    case .unusable(let problem): search.listMissing(commandLine.listProblem(problem))
    }
  }
}

/// What happens in the search pane.
public enum SearchAction: Sendable, Equatable {
  /// A key, a paste or a click for the pane; positions count from its upper left corner.
  case input(InputEvent)
  /// There is more to be found than before: ask again.
  case searchAgain
  /// The geocoder was asked.
  case onlineAsked
  /// The geocoder answered what was typed then.
  case onlineAnswered(Result<[Place], WeatherFailure>)
  /// A place was chosen, and is kept where it was found online.
  case chosen(Place, discovery: DiscoveredPlace? = nil)
  /// A place is to become a favourite, or no longer to be one.
  case favouriteToggled(Place, discovery: DiscoveredPlace? = nil)
  /// The pane closes and leaves everything as it was.
  case dismissed
}
