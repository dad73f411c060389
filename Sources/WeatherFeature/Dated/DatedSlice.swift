import TerminalUI
import WeatherModel
import WeatherWords

/// The part of the state that the screen of one date is drawn from.
struct DatedSlice: Equatable, Sendable {
  /// The reason why the values of the date are not shown.
  enum Absence: Equatable, Sendable {
    /// The typed digits are no date.
    case impossible
    /// The values are being requested from a provider.
    case loading(Provider)
    /// The date is before the archive.
    case tooEarly
    /// No archive has the date.
    case notArchived
    /// The request failed.
    case failed(WeatherFailure)
    /// The climate of the place is unknown.
    case climate(YearSlice.Absence)
  }

  let place: Place
  let date: LocalDate
  let today: LocalDate
  let typed: String
  let weather: DatedWeather?
  let absence: Absence?
  let normals: ClimateNormals?
  let now: Date
  /// The place named in the header, if there is a header.
  let headerPlace: Place.ID?
  let settings: DisplaySettings
  let layout: PageLayout.Inputs

  /// Creates the slice; nil if the screen is not open.
  init?(_ state: AppState) {
    guard let dated = state.dated, let query = state.datedQuery else { return nil }
    place = query.place
    date = query.date
    today = state.today(at: query.place)
    typed = dated.typed
    let isImpossible = typed.count == DatedReducer.digits
    (weather, absence) =
      isImpossible ? (nil, .impossible) : Self.content(of: query, dated, state, today)
    normals = state.forecasts.normals[query.place.id]
    now = state.now
    headerPlace = state.showsHeader ? state.page.place?.id : nil
    settings = state.settings
    layout = PageLayout.Inputs(state)
  }

  /// Returns the available forecast, the response for the date, or the normals.
  private static func content(
    of query: DatedQuery, _ dated: DatedState, _ state: AppState, _ today: LocalDate
  ) -> (DatedWeather?, Absence?) {
    guard let kind = DatedWeather.Kind(of: query.date, today: today) else {
      return (nil, .tooEarly)
    }
    let archive = query.provider.archive
    let normals = state.forecasts.normals[query.place.id]
    var weather: DatedWeather?
    if kind == .forecast {
      let forecast = state.forecasts[query.place]
      guard let report = forecast?.fetched else {
        return (nil, forecast?.failure.map { .failed($0) } ?? .loading(query.provider))
      }
      weather = DatedWeather(report, on: query.date)
    }
    if weather == nil, kind != .normals {
      switch dated.responses[query] {
      case .weather(let known): weather = known
      case .failed(let error):
        return (nil, .failed(WeatherFailure(provider: archive, error: error)))
      case .unknown where kind == .archive: return (nil, .notArchived)
      case .unknown: break
      case nil where state.datedRequest == nil: break
      case nil: return (nil, .loading(archive))
      }
    }
    if weather != nil {
      weather?.normals = normals?.range(on: query.date)
      return (weather, nil)
    }
    let zone = PlaceTimeZone(of: query.place, at: state.now)
    weather = normals.flatMap {
      DatedWeather(
        normalsOn: query.date, at: query.place, from: archive, timeZone: zone, $0)
    }
    return (weather, weather == nil ? .climate(YearSlice.Absence(state, at: query.place)) : nil)
  }
}

extension DatedSlice.Absence {
  /// Returns a sentence with the cause and the remedy.
  func sentence(_ slice: DatedSlice, _ words: Words) -> String {
    switch self {
    case .impossible: words.date.impossible(DatedView.template(slice.typed))
    case .loading(let provider): words.status.asking(words.name(of: provider))
    case .tooEarly: words.date.tooEarly(slice.date.description)
    case .notArchived: words.date.notArchived(slice.date.description)
    case .failed(let failure): words.error(failure, now: slice.now).sentence
    case .climate(let absence): absence.sentence(words)
    }
  }
}

extension AppState {
  /// The place of the displayed date.
  var datedPlace: Place? { dated.flatMap { $0.place ?? page.place } }

  /// The displayed date with its place; nil if the screen is not open.
  var datedQuery: DatedQuery? {
    guard let dated, let place = datedPlace else { return nil }
    return DatedQuery(
      place: place, date: dated.date ?? today(at: place), provider: forecasts.provider)
  }

  func today(at place: Place?) -> LocalDate {
    guard let place else { return LocalTime(now, utcOffset: 0).date }
    let zone = forecasts[place]?.report?.timeZone ?? PlaceTimeZone(of: place, at: now)
    return zone.localTime(now).date
  }

  /// The day chosen in DAYS; nil if that is today.
  var chosenDay: LocalDate? {
    let days = report?.days(from: now, count: PageLayout(of: self).dayCount) ?? []
    return page.focus == .daily && days.indices.contains(page.day) ? days[page.day].date : nil
  }

  /// The displayed date if it must be requested: a past date from the archive, or one that the
  /// available forecast does not cover. Other providers' forecasts are shorter; beyond them normals
  /// are shown.
  var datedRequest: DatedQuery? {
    guard let query = datedQuery else { return nil }
    switch DatedWeather.Kind(of: query.date, today: today(at: query.place)) {
    case nil, .normals: return nil
    case .archive: return query
    case .forecast:
      guard query.provider == .openMeteo, let report = forecasts[query.place]?.report else {
        return nil
      }
      return report.wholeDay(on: query.date) == nil ? query : nil
    }
  }
}
