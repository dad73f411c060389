import WeatherModel
import WeatherWords

/// The part of the state that the screen of the year is drawn from.
struct YearSlice: Equatable, Sendable {
  /// The reason why there is no climate to show.
  enum Absence: Equatable, Sendable {
    /// The cache is being read.
    case reading
    /// The climate of the sample is being computed.
    case computing
    /// The archive was requested and has not responded yet.
    case loading
    /// Requests are disabled by `--offline`.
    case offlineByChoice
    /// There is no network.
    case offline
    /// The archive is not used with this provider.
    case otherProvider(Provider)
    /// The request to the archive failed.
    case failed
  }

  /// A day of this year with its extremes in °C.
  struct Day: Equatable, Sendable {
    let date: LocalDate
    let low: Double
    let high: Double
  }

  let place: Place
  let normals: ClimateNormals?
  let absence: Absence?
  /// The place's date.
  let today: LocalDate
  /// Today's low and high in °C, if all hours of the day are known.
  let low: Double?
  let high: Double?
  /// The other days of this year that the report has: yesterday and the days of the forecast.
  let days: [Day]
  /// The difference between today's high and the normal high in °C.
  let highAboveNormal: Double?
  let isSample: Bool
  /// The chosen week of the year.
  let week: Int
  let scroll: Int
  /// The place named in the header, if there is a header.
  let headerPlace: Place.ID?
  let settings: DisplaySettings
  let layout: PageLayout.Inputs

  /// Creates the slice; nil if the year is not open.
  init?(_ state: AppState) {
    guard let year = state.year, let place = state.yearPlace else { return nil }
    let report = state.forecasts[place]?.report
    self.place = place
    today = state.today(at: place)
    normals = state.forecasts.normals[place.id]
    absence = normals == nil ? Absence(state, at: place) : nil
    let day = report?.today(at: state.now)
    let isWhole = day.map { !$0.isRestOfDay && !$0.isCoarse } ?? false
    low = isWhole ? day?.temperatureMin : nil
    high = isWhole ? day?.temperatureMax : nil
    days = Self.days(of: report, today: today)
    highAboveNormal = report?.highAboveNormal(normals, at: state.now)
    isSample = state.forecasts.provider == .sample
    week = year.week ?? ClimateNormals.week(of: today)
    scroll = year.scroll
    headerPlace = state.showsHeader ? state.page.place?.id : nil
    settings = state.settings
    layout = PageLayout.Inputs(state)
  }

  /// Returns the whole days of a report in this year, without today.
  private static func days(of report: WeatherReport?, today: LocalDate) -> [Day] {
    (report?.daily ?? []).compactMap { day in
      guard day.date != today, day.date.year == today.year, !day.isRestOfDay, !day.isCoarse,
        let low = day.temperatureMin, let high = day.temperatureMax, low <= high
      else { return nil }
      return Day(date: day.date, low: low, high: high)
    }
  }

  /// Creates the year around a date, whose values replace today's.
  init?(around date: DatedSlice) {
    guard let normals = date.normals else { return nil }
    place = date.place
    today = date.date
    self.normals = normals
    absence = nil
    low = date.weather?.kind == .normals ? nil : date.weather?.day.temperatureMin
    high = date.weather?.kind == .normals ? nil : date.weather?.day.temperatureMax
    days = []
    highAboveNormal = nil
    isSample = date.weather?.provider == .sample
    week = ClimateNormals.week(of: date.date)
    scroll = 0
    headerPlace = date.headerPlace
    settings = date.settings
    layout = date.layout
  }
}

extension YearSlice.Absence {
  init(_ state: AppState, at place: Place) {
    let provider = state.forecasts.provider
    let mayRequest = provider == .openMeteo && !state.lacksNetwork
    if state.forecasts.climateRequest == place.id {
      self = mayRequest ? .loading : provider == .sample ? .computing : .reading
    } else if provider != .openMeteo, provider != .sample {
      self = .otherProvider(provider)
    } else if state.settings.isOffline {
      self = .offlineByChoice
    } else {
      self = state.lacksNetwork ? .offline : .failed
    }
  }

  /// Returns a sentence with the cause and the remedy.
  func sentence(_ words: Words) -> String {
    switch self {
    case .reading: ""
    case .computing: words.year.computing
    case .loading: words.year.loading
    case .offlineByChoice: words.year.offlineByChoice
    case .offline: words.year.offline
    case .otherProvider(let provider): words.year.otherProvider(words.name(of: provider))
    case .failed: words.year.failed
    }
  }
}

extension AppState {
  /// The place of the displayed year.
  var yearPlace: Place? { year.flatMap { $0.place ?? page.place } }
}
