import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Writes the weather of one date: of the forecast where that reaches it, of the archive where it is past,
/// otherwise what is usual for it.
struct DatedOneShot: Sendable {
  let oneShot: OneShot
  let date: LocalDate
  let place: Place

  /// The values with what is said beside them, or why there are none.
  private enum Outcome {
    case weather(DatedWeather, warning: String? = nil)
    case failure(String, Program.Status)
  }

  private var session: Session { oneShot.session }
  private var words: Words { session.settings.language.words }
  private var provider: Provider { session.settings.provider }

  /// The place's zone; of bare coordinates that of the nearest city.
  private var zone: PlaceTimeZone {
    var place = place
    if place.timeZoneIdentifier == nil {
      place.timeZoneIdentifier = session.cities.zone(near: place.coordinate)
    }
    return PlaceTimeZone(of: place, at: session.now())
  }

  /// How the run ends.
  func result() async -> ExitResult {
    let today = zone.localTime(session.now()).date
    let outcome: Outcome =
      switch DatedWeather.Kind(of: date, today: today) {
      case nil: .failure(words.date.tooEarly(date.description), .usage)
      case .archive: await past()
      case .forecast: await forecast()
      case .usual: await usual()
      }
    switch outcome {
    case .failure(let sentence, let status): return ExitResult(failure: sentence, status)
    case .weather(var weather, let warning):
      if weather.kind != .usual {
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
            for: report, now: noon, settings: settings, icons: settings.icons, kind: weather.kind)
          + "\n"
      } catch {
        return ExitResult(failure: error.sentence(words), .usage)
      }
    case .bar, .calendar, .picture:
      // The command line refuses them together with a date.
      text = ""
    }
    return ExitResult(output: text, errors: warning.map { [$0] } ?? [])
  }

  // MARK: - Forecast

  private func forecast() async -> Outcome {
    let settings = session.settings
    let request = WeatherRequest(
      place: place, provider: provider, language: settings.language.code, detailLevel: .forecast,
      warnings: settings.warnings)
    let answers = oneShot.answers
    do throws(WeatherFailure) {
      if settings.isOffline, provider != .sample {
        throw WeatherFailure(provider: provider, error: .offlineWithoutData)
      }
      let answer = try await answers.answer(request, noOlderThan: oneShot.maxAge?.seconds)
      if let known = weather(of: answer.report) {
        return .weather(
          known,
          warning: answer.isStale
            ? oneShot.staleWarning(answer.report, because: words.commandLine.anotherCopyAsks) : nil)
      }
    } catch {
      guard error.error.isOutOfReach, let cached = answers.cached(request),
        let known = weather(of: cached)
      else { return failure(error) }
      let reason =
        settings.isOffline
        ? "--offline" : words.error(error, now: session.now(), in: .commandLine).short
      return .weather(known, warning: oneShot.staleWarning(cached, because: reason))
    }
    guard provider == .openMeteo else { return await usual() }
    return await values(.forecast)
  }

  /// The day of a report, where all of it is known.
  private func weather(of report: WeatherReport) -> DatedWeather? {
    guard let day = report.daily.first(where: { $0.date == date }), day.temperatureMin != nil,
      day.temperatureMax != nil
    else { return nil }
    let hours = report.hourly.filter { report.localTime($0.time).date == date }
    return DatedWeather(
      .forecast, at: report.place, from: report.provider, timeZone: report.timeZone,
      fetchedAt: report.fetchedAt, day: day, hours: hours)
  }

  // MARK: - Past

  private func past() async -> Outcome {
    guard provider != .sample else {
      let noon = zone.start(of: date) + 43_200
      guard var archived = weather(of: SampleProvider.report(for: place, now: noon)) else {
        return await usual()
      }
      archived.kind = .archive
      archived.fetchedAt = session.now()
      // The past has no probabilities.
      archived.day.precipitationProbability = nil
      for index in archived.hours.indices { archived.hours[index].precipitationProbability = nil }
      return .weather(archived)
    }
    return await values(.archive)
  }

  /// The values of the date by Open-Meteo's archive; where that is behind and does not have it yet, by its
  /// forecast.
  private func values(_ kind: DatedWeather.Kind) async -> Outcome {
    guard !session.settings.isOffline else {
      return failure(WeatherFailure(provider: .openMeteo, error: .offlineWithoutData))
    }
    do throws(WeatherError) {
      let isPast = kind == .archive
      if isPast, let values = try await session.services.day(date, isArchived: true, for: place) {
        return .weather(weather(.archive, values))
      }
      let today = zone.localTime(session.now()).date
      let isRecent = today.dayNumber - date.dayNumber <= Self.archiveLag
      if !isPast || isRecent,
        let values = try await session.services.day(date, isArchived: false, for: place)
      {
        var forecast = weather(.forecast, values)
        forecast.isAheadOfArchive = isPast
        return .weather(forecast)
      }
      guard isPast else { return await usual() }
      return .failure(words.date.notArchived(date.description), .unavailable)
    } catch {
      return failure(WeatherFailure(provider: .openMeteo, error: error))
    }
  }

  /// Days of which the archive may have no values yet: it is about five days behind, seldom more.
  private static let archiveLag = 10

  private func weather(_ kind: DatedWeather.Kind, _ values: DayValues) -> DatedWeather {
    DatedWeather(
      kind, at: place, from: .openMeteo, timeZone: zone, fetchedAt: session.now(),
      day: values.day, sunshine: values.sunshine)
  }

  // MARK: - Usual

  private var cachedNormals: ClimateNormals? {
    let client = session.climateNormalsClient()
    return provider == .sample ? client.sample(place) : client.cached(place)
  }

  private func usual() async -> Outcome {
    var normals = cachedNormals
    if normals == nil, provider != .sample {
      guard !session.settings.isOffline else {
        return .failure(words.year.offlineByChoice, .unavailable)
      }
      normals = await session.climateNormalsClient().ask(place)
    }
    let source: Provider = provider == .sample ? .sample : .openMeteo
    guard let normals,
      let weather = DatedWeather(
        usualOn: date, at: place, from: source, timeZone: zone, normals)
    else { return .failure(words.date.usualUnknown(date.description), .unavailable) }
    return .weather(weather)
  }

  private func failure(_ failure: WeatherFailure) -> Outcome {
    .failure(
      words.error(failure, now: session.now(), in: .commandLine).sentence, failure.error.status)
  }
}
