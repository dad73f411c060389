public import MVI
public import WeatherModel

/// The state of the screen of one date while it is open.
public struct DatedState: Equatable, Sendable {
  /// The response for a date that no available forecast covers.
  public enum Response: Equatable, Sendable {
    /// The values of the date.
    case weather(DatedWeather)
    /// No service has the date.
    case unknown
    /// The request failed.
    case failed(WeatherError)
  }

  /// The place; nil for the one on the page.
  public var place: Place?
  /// The date; nil for today.
  public var date: LocalDate?
  /// The typed digits of a date.
  public var typed = ""
  /// The responses that were received while the screen is open.
  public var responses: [DatedQuery: Response] = [:]
}

/// A date at a place.
public struct DatedQuery: Hashable, Sendable {
  /// The place.
  public var place: Place
  /// The date.
  public var date: LocalDate
  /// The provider of the forecasts.
  public var provider: Provider
}

/// The actions of the screen of one date.
public enum DatedAction: Equatable, Sendable {
  /// The screen was opened, at a date or at the chosen day of the page.
  case opened(LocalDate? = nil)
  /// The date moves by days.
  case moved(days: Int)
  /// The date moves by months.
  case movedMonths(Int)
  /// A digit of a date was typed.
  case typed(Character)
  /// The last digit was erased, or all of them.
  case erased, erasedAll
  /// The date of today is chosen.
  case today
  /// The date to request has changed.
  case changed
  /// The values are requested again.
  case reload
  /// A response was received.
  case received(DatedQuery, DatedState.Response)
  /// The screen was closed.
  case dismissed
}

/// The reducer of the screen of one date. It moves the date, and requests values that no forecast
/// has.
struct DatedReducer: FeatureReducer {
  /// The inputs from other parts of the state.
  struct Context: Equatable, Sendable {
    /// The place selected on the board, if the board has the keyboard focus.
    let boardPlace: Place?
    /// The day chosen on the page; nil for today.
    let chosenDay: LocalDate?
    /// Today's date at the place.
    let today: LocalDate
    /// The date to request.
    let request: DatedQuery?
    /// Whether network requests are disabled.
    let isOffline: Bool

    init(_ state: AppState) {
      boardPlace = state.boardHasKeys ? state.board.selected : nil
      let place = state.dated?.place ?? boardPlace ?? state.page.place
      today = state.today(at: place)
      chosenDay = boardPlace == nil ? state.chosenDay : nil
      request = state.datedRequest
      isOffline = state.settings.isOffline
    }
  }

  enum EffectID: Hashable, Sendable { case request }

  /// The debounce delay of a request, so that stepping through dates requests only the last one.
  static let pause = Duration.milliseconds(400)
  /// The number of digits of a date.
  static let digits = 8
  /// The maximum number of days ahead of today that keys can reach.
  static let maxDaysAhead = 3660

  @Inject(\.datedWeather) private var client

  func reduce(
    _ state: inout DatedState?, _ context: Context, _ action: DatedAction
  ) -> EffectType<DatedAction> {
    switch action {
    case .opened(let date):
      if state == nil {
        state = DatedState(place: context.boardPlace, date: date ?? context.chosenDay)
      }
    case .moved(let days):
      move(&state, context) { $0.advanced(byDays: days) }
    case .movedMonths(let months):
      move(&state, context) { $0.advanced(byMonths: months) }
    case .typed(let digit):
      type(digit, &state)
    case .erased:
      guard state?.typed.isEmpty == false else { break }
      state?.typed.removeLast()
    case .erasedAll:
      state?.typed = ""
    case .today:
      state?.typed = ""
      state?.date = nil
    case .changed:
      return request(&state, context)
    case .reload:
      guard let query = context.request, state?.responses.removeValue(forKey: query) != nil else {
        break
      }
      return request(&state, context)
    case .received(let query, let response):
      state?.responses[query] = response
    case .dismissed:
      state = nil
      return .cancel(id: EffectID.request)
    }
    return .none
  }

  private func move(
    _ state: inout DatedState?, _ context: Context, _ change: (LocalDate) -> LocalDate
  ) {
    guard let shown = state else { return }
    let last = context.today.advanced(byDays: Self.maxDaysAhead)
    let date = change(shown.date ?? context.today)
    state?.typed = ""
    state?.date = max(DatedWeather.Kind.archiveStart, min(last, date))
  }

  /// Appends a digit; the eighth one completes a date. An invalid date stays, so that it can be
  /// corrected.
  private func type(_ digit: Character, _ state: inout DatedState?) {
    guard digit.isASCII, digit.isNumber, let typed = state?.typed else { return }
    let digits = (typed.count < Self.digits ? typed : "") + String(digit)
    if let date = LocalDate(digits: digits) {
      state?.typed = ""
      state?.date = date
    } else {
      state?.typed = digits
    }
  }

  private func request(
    _ state: inout DatedState?, _ context: Context
  ) -> EffectType<DatedAction> {
    guard let query = context.request, let shown = state, shown.responses[query] == nil else {
      return .cancel(id: EffectID.request)
    }
    guard !context.isOffline || query.provider == .sample else {
      state?.responses[query] = .failed(.offlineWithoutData)
      return .cancel(id: EffectID.request)
    }
    let client = client
    return EffectType<DatedAction>.run { send in
      do throws(WeatherError) {
        let weather = try await client.weather(query.place, query.date, query.provider)
        await send(.received(query, weather.map { .weather($0) } ?? .unknown))
      } catch {
        if error != .cancelled { await send(.received(query, .failed(error))) }
      }
    }.debounce(id: EffectID.request, for: Self.pause)
  }
}

extension LocalDate {
  /// Parses the eight digits of a date, such as `20260301`; nil if the date does not exist.
  init?(digits: String) {
    guard digits.count == DatedReducer.digits else { return nil }
    let text = "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
    guard let date = LocalDate(text), date.description == text else { return nil }
    self = date
  }

  /// Returns the same day of another month, or that month's last day.
  func advanced(byMonths months: Int) -> LocalDate {
    let month = year * 12 + self.month - 1 + months
    let first = LocalDate(year: month / 12, month: month % 12 + 1, day: 1)
    let next = LocalDate(year: (month + 1) / 12, month: (month + 1) % 12 + 1, day: 1)
    return first.advanced(byDays: min(day, next.dayNumber - first.dayNumber) - 1)
  }
}

private enum DatedWeatherKey: DependencyKey {
  static var unimplemented: DatedWeatherClient {
    DatedWeatherClient { _, _, _ throws(WeatherError) in
      throw MVI.unimplemented("DatedWeatherClient.weather", WeatherError.cancelled)
    }
  }
}

extension DIContainer {
  /// The client for the values of dates.
  public var datedWeather: DatedWeatherClient {
    get { self[DatedWeatherKey.self] }
    set { self[DatedWeatherKey.self] = newValue }
  }
}
