import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Prints the weather of one date: from the forecast if that covers it, from the archive if it is
/// past, otherwise the climate normals.
struct DatedOneShot: Sendable {
  let oneShot: OneShot
  let date: LocalDate
  let place: Place

  /// The values and their notes, or the reason why there are none.
  private enum Outcome {
    case weather(DatedWeather, warning: String? = nil)
    case failure(String, Program.Status)
  }

  /// The number of days, from today on, in Open-Meteo's response for the page. Later days are
  /// requested alone.
  private static let pageDays = 7

  private var session: Session { oneShot.session }
  private var words: Words { session.settings.language.words }
  private var provider: Provider { session.settings.provider }

  private var zone: PlaceTimeZone { session.zone(of: place) }

  func result() async -> ExitResult {
    let today = zone.localTime(session.now()).date
    let outcome: Outcome =
      switch DatedWeather.Kind(of: date, today: today) {
      case nil: .failure(words.date.tooEarly(date.description), .usage)
      case .archive: await values(.archive)
      case .forecast
      where provider == .openMeteo && date.dayNumber - today.dayNumber >= Self.pageDays:
        await values(.forecast)
      case .forecast: await forecast()
      case .normals: await climateNormals()
      }
    switch outcome {
    case .failure(let sentence, let status): return ExitResult(failure: sentence, status)
    case .weather(var weather, let warning):
      if weather.kind != .normals {
        weather.normals = cachedNormals?.range(on: date)
      }
      return written(weather, warning)
    }
  }

  private func written(_ weather: DatedWeather, _ warning: String?) -> ExitResult {
    let settings = session.settings
    let isStale = warning != nil
    let text: String
    switch oneShot.output {
    case .page(let inWords, let reach):
      text =
        DatedPage(
          weather, settings: settings, isStale: isStale, inWords: inWords,
          hasHours: reach.hours > 0
        ).text
    case .json: text = DatedJSON(weather, isStale: isStale).text
    case .line(let template):
      let (report, noon) = weather.report
      do throws(LineFormat.UnknownPlaceholder) {
        text =
          try template.line(
            for: report, now: noon, settings: settings, icons: settings.icons, kind: weather.kind,
            readAt: session.now()) + "\n"
      } catch {
        return ExitResult(failure: error.sentence(words), .usage)
      }
    case .bar, .calendar, .picture:
      // The command line rejects these formats together with a date.
      text = ""
    }
    return ExitResult(output: text, errors: warning.map { [$0] } ?? [])
  }

  // MARK: - Forecast

  private func forecast() async -> Outcome {
    let settings = session.settings
    // A date has neither warnings nor measurements.
    var request = WeatherRequest(
      place: place, provider: provider, language: settings.language.code, detailLevel: .forecast,
      warnings: .none)
    request.includesNearby = false
    let answers = oneShot.answers
    do throws(WeatherFailure) {
      if settings.isOffline, provider != .sample {
        throw WeatherFailure(provider: provider, error: .offlineWithoutData)
      }
      let answer = try await answers.answer(request, noOlderThan: oneShot.maxAge?.seconds)
      if let known = DatedWeather(answer.report, on: date) {
        return .weather(
          known,
          warning: answer.isStale
            ? oneShot.staleWarning(answer.report, because: words.commandLine.anotherCopyAsks) : nil)
      }
    } catch {
      guard error.error.isOutOfReach, let cached = answers.cached(request),
        let known = DatedWeather(cached, on: date)
      else { return failure(error) }
      let reason =
        settings.isOffline
        ? "--offline" : words.error(error, now: session.now(), in: .commandLine).short
      return .weather(known, warning: oneShot.staleWarning(cached, because: reason))
    }
    guard provider == .openMeteo else { return await climateNormals() }
    return await values(.forecast)
  }

  /// Returns the values of a date that no available forecast covers; beyond every forecast, the
  /// climate normals.
  private func values(_ kind: DatedWeather.Kind) async -> Outcome {
    guard !session.settings.isOffline || provider == .sample else {
      return failure(WeatherFailure(provider: .openMeteo, error: .offlineWithoutData))
    }
    do throws(WeatherError) {
      let client = session.datedWeatherClient()
      if let weather = try await client.weather(place, date, provider) { return .weather(weather) }
      guard kind == .archive, provider != .sample else { return await climateNormals() }
      return .failure(words.date.notArchived(date.description), .unavailable)
    } catch {
      return failure(WeatherFailure(provider: .openMeteo, error: error))
    }
  }

  // MARK: - Climate normals

  private var cachedNormals: ClimateNormals? {
    let client = session.climateNormalsClient()
    return provider == .sample ? client.sample(place) : client.cached(place)
  }

  private func climateNormals() async -> Outcome {
    var normals = cachedNormals
    if normals == nil, provider != .sample {
      guard !session.settings.isOffline else {
        return .failure(words.year.offlineByChoice, .unavailable)
      }
      normals = await session.climateNormalsClient().load(place)
    }
    let source: Provider = provider == .sample ? .sample : .openMeteo
    guard let normals,
      let weather = DatedWeather(
        normalsOn: date, at: place, from: source, timeZone: zone, normals)
    else { return .failure(words.date.usualUnknown(date.description), .unavailable) }
    return .weather(weather)
  }

  private func failure(_ failure: WeatherFailure) -> Outcome {
    .failure(
      words.error(failure, now: session.now(), in: .commandLine).sentence, failure.error.status)
  }
}
