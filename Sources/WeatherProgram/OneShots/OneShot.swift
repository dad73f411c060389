import Dispatch
import Files
import Glibc
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// A run that prints the weather of one place and exits.
struct OneShot: Sendable {
  enum Output: Sendable {
    /// Text; with words instead of signs if a screen reader reads it.
    case page(inWords: Bool, PlainPage.Reach = PlainPage.Reach())
    case json
    case line(LineFormat)
    case bar(StatusBar, LineFormat)
    /// Rain and warnings as events.
    case calendar
    /// The page as a picture in a file; `-` for standard output.
    case picture(path: String)

    /// Whether the output shows measurements near the place.
    var showsNearby: Bool {
      switch self {
      case .page, .json, .picture: true
      case .line, .bar, .calendar: false
      }
    }

    /// Whether the output tells the division and the country of the place.
    var namesPlace: Bool {
      switch self {
      case .page, .json, .calendar, .picture: true
      case .line, .bar: false
      }
    }

    /// Whether the output shows official warnings, including as the colour and class of a status
    /// bar.
    var showsWarnings: Bool {
      switch self {
      case .line(let template), .bar(.starship, let template): template.usesWarnings
      case .bar, .page, .json, .calendar, .picture: true
      }
    }

    var template: LineFormat? {
      switch self {
      case .line(let template), .bar(_, let template): template
      case .page, .json, .calendar, .picture: nil
      }
    }

    /// Returns the level of detail that the output needs.
    func detailLevel(of provider: Provider) -> DetailLevel {
      switch self {
      case .page, .json, .picture: .full
      case .line(let template), .bar(_, let template): template.detailLevel(of: provider)
      case .calendar: .forecast
      }
    }
  }

  let session: Session
  let output: Output
  /// The maximum age of a cached report, if one was given.
  var maxAge: TimeSpan?
  /// The date whose weather is printed, if one was given.
  var date: LocalDate?

  func run(place query: String?) -> Never {
    let naming: Namesakes.Naming =
      !output.namesPlace ? .nowhere : isatty(STDOUT_FILENO) == 1 ? .screen : .output
    Task.onPool { await finish(with: await chosenPlace(query, in: naming)) }
    dispatchMain()
  }

  /// Prints the weather of a place and exits.
  func finish(with place: Place) async -> Never {
    session.warnOfStorageIssues()
    Program.end(await fetch(place), words)
  }

  private var words: Words { session.settings.language.words }

  func chosenPlace(_ query: String?, in naming: Namesakes.Naming) async -> Place {
    do {
      // The list is no longer needed, so its memory is released before the weather is requested.
      defer { session.cities.releaseMemory() }
      if let place = try await session.findPlace(named: query, in: naming) { return place }
      // Without a usable list no place is found, so its problem is the cause.
      try session.cities.opened()
      Program.fail(words.commandLine.noPlaceYet, .usage)
    } catch {
      Program.fail(words.text(for: error), error.status)
    }
  }

  /// Requests the weather of a place and returns the result of the run.
  func fetch(_ place: Place) async -> ExitResult {
    if let date { return await DatedOneShot(oneShot: self, date: date, place: place).result() }
    let settings = session.settings
    let answers = answers
    var request = WeatherRequest(
      place: place, provider: settings.provider, language: settings.language.code,
      detailLevel: output.detailLevel(of: settings.provider),
      warnings: output.showsWarnings ? settings.warnings : .none)
    request.includesNearby = output.showsNearby
    do throws(WeatherFailure) {
      if settings.isOffline, settings.provider != .sample {
        throw WeatherFailure(provider: settings.provider, error: .offlineWithoutData)
      }
      let answer = try await answers.answer(request, noOlderThan: maxAge?.seconds)
      guard answer.isStale else {
        return await ending(
          with: answer.report, isStale: false, warning: outdatedWarning(answer.report))
      }
      return await stale(answer.report, because: words.commandLine.anotherCopyAsks)
    } catch {
      return await fall(back: answers.cached(request), from: error)
    }
  }

  /// The forecasts for a run that exits after printing.
  var answers: CachedForecasts {
    CachedForecasts(
      folder: session.paths.forecasts, client: session.weatherClient(isOneShot: true),
      now: session.now,
      log: session.log, onIssue: session.storageIssues.add)
  }

  /// Returns a cached report, which is better than none as long as its age is stated. A rejected
  /// key or request, which only the user can fix, is never hidden behind stale data.
  private func fall(back cached: Fetched<WeatherReport>?, from failure: WeatherFailure) async
    -> ExitResult
  {
    let error = words.error(failure, now: session.now(), in: .commandLine)
    guard let cached, failure.error.isOutOfReach else {
      return ExitResult(failure: error.sentence, failure.error.status)
    }
    // Offline, the short form of the failure would say "no data", which is false here.
    return await stale(cached, because: session.settings.isOffline ? "--offline" : error.short)
  }

  /// Returns a stale report with its age and the reason why there is no newer one.
  private func stale(_ cached: Fetched<WeatherReport>, because reason: String) async -> ExitResult {
    await ending(with: cached, isStale: true, warning: staleWarning(cached, because: reason))
  }

  /// Returns a sentence with the age of a report and the reason why there is no newer one.
  func staleWarning(_ cached: Fetched<WeatherReport>, because reason: String) -> String {
    let now = session.now()
    let format = WeatherFormat(session.settings)
    let age = format.age(of: cached.dataTime, at: now) ?? words.time.rough(0)
    let provider = cached.provider.displayName
    return cached.fetchedAt > now + Self.clockSlack
      ? words.commandLine.staleAhead(provider, Self.moment(cached, format), reason)
      : words.commandLine.stale(provider, age, reason)
  }

  /// Returns a sentence with the age of weather that was old when it was received; nil otherwise.
  private func outdatedWarning(_ report: Fetched<WeatherReport>) -> String? {
    report.outdatedTime.map { time in
      let age = WeatherFormat(session.settings).age(of: time, at: session.now())
      return words.commandLine.outdated(report.provider.displayName, age ?? words.time.rough(0))
    }
  }

  /// The tolerance for a clock that was set back, in seconds. Beyond it "0 s ago" would be wrong.
  private static let clockSlack: TimeInterval = 60

  /// Returns the time at which a report was received, on its place's clock.
  private static func moment(_ report: Fetched<WeatherReport>, _ format: WeatherFormat) -> String {
    let time = report.timeZone.localTime(report.fetchedAt)
    return "\(time.date) \(format.clock(time))"
  }

  private func ending(
    with report: Fetched<WeatherReport>, isStale: Bool, warning: String? = nil
  ) async -> ExitResult {
    let now = session.now()
    let text: String
    switch output {
    case .page(let inWords, let reach):
      text =
        PlainPage(
          report, now: now, settings: session.settings, isStale: isStale, inWords: inWords,
          reach: reach, normals: normals(of: report)
        ).text
    case .json:
      text =
        ReportJSON(
          report, now: now, language: session.settings.language, isStale: isStale,
          normals: normals(of: report)
        ).text
    case .calendar:
      text = ReportCalendar(report, now: now, settings: session.settings).text
    case .picture(let path):
      text = await picture(of: report, now: now, isStale: isStale)
      guard path != "-" else { break }
      do {
        try FileSystem.write(text, to: path)
        return ExitResult(errors: warning.map { [$0] } ?? [])
      } catch {
        return ExitResult(failure: words.status.fileUnwritable(path), .outputLost)
      }
    case .line, .bar:
      do throws(LineFormat.UnknownPlaceholder) {
        text = try line(with: report, now: now, isStale: isStale)
      } catch {
        return ExitResult(failure: error.sentence(words), .usage)
      }
    }
    return ExitResult(output: text, errors: warning.map { [$0] } ?? [])
  }

  /// Returns the cached climate normals of a place if Open-Meteo provides the weather. No request
  /// is made.
  private func normals(of report: Fetched<WeatherReport>) -> ClimateNormals? {
    report.provider == .openMeteo ? session.climateNormalsClient().cached(report.place) : nil
  }

  private func line(
    with report: Fetched<WeatherReport>, now: Date, isStale: Bool
  ) throws(LineFormat.UnknownPlaceholder) -> String {
    let settings = session.settings
    switch output {
    case .bar(let bar, let template):
      return try BarLine(
        report, now: now, settings: settings, template: template, isStale: isStale
      ).text(for: bar)
    case .line(let template):
      return try template.line(for: report, now: now, settings: settings, icons: settings.icons)
        + "\n"
    case .page, .json, .calendar, .picture: return ""
    }
  }

  @MainActor private func picture(
    of report: Fetched<WeatherReport>, now: Date, isStale: Bool
  ) -> String {
    return PagePicture(
      report, now: now, settings: session.settings, isStale: isStale,
      coastline: DataFiles.coastline(environment: session.environment),
      towns: session.cities.client.towns
    ).svg()
  }
}

extension WeatherError {
  /// The exit status by which scripts recognise the failure.
  var status: Program.Status {
    switch self {
    case .keyMissing, .keyRefused: .keyRefused
    case .responseUnreadable, .responseTooLarge: .unreadableAnswer
    case .badRequest, .placeNotFound, .tooManyRequests, .quotaReserved, .serverError,
      .unreachable, .libraryMissing, .timedOut, .offlineWithoutData, .cancelled:
      .unavailable
    }
  }
}
