import Dispatch
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Notifies of rain and warnings before they begin, without a screen.
struct WatchCommand: Command {
  static let words = ["watch"]
  static let definition = CommandDefinition(
    words: words, summary: "Notify of rain and warnings in advance, without a screen.",
    discussion: [
      """
      Notifies once of each spell of rain, snow or hail and of each warning: through desktop \
      notifications, the command of --exec, or a line of output where there is no desktop. Without \
      --rain and --warnings the notify setting decides; if it is off, both are on.
      """,
      """
      The command of --exec is run by a shell, with the notification in its environment: \
      WEATHER_TUI_NOTICE_KIND (rain, warning, unchecked, more), _TITLE, _BODY, _PLACE, _START, _END, \
      _CONDITION, _SEVERITY.
      """,
      """
      The command of --heartbeat is run after each complete check. A check that fails is reported \
      once on standard error, and so is the next one that succeeds.
      """,
    ],
    argument: .place,
    options: [
      .value(
        "rain", "DURATION",
        "Notify of rain, snow and hail this long before they begin, such as 30m or 2h."),
      .flag("warnings", "Notify of warnings."),
      .value("exec", "COMMAND", "Run this command for each notification."),
      .value(
        "heartbeat", "COMMAND", "Run this command after each complete check."),
    ] + OptionDefinition.common + [.help])

  private let place: String?
  private let rain: String?
  private let warnings: Bool
  private let command: String?
  private let heartbeat: String?
  private let common: CommandLineChoices

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) {
    place = arguments.text
    rain = arguments["rain"]
    warnings = arguments.has("warnings")
    command = arguments["exec"]
    heartbeat = arguments["heartbeat"]
    common = arguments.common
  }

  func run() {
    let session = Session.orFail(common)
    let words = session.settings.language.words
    let lead: TimeInterval
    do throws(SettingsProblem) {
      lead = try self.lead()
    } catch {
      Program.fail(words.text(for: error), error.status)
    }
    for (option, text) in [("--exec", command), ("--heartbeat", heartbeat)]
    where text?.trimmed.isEmpty == true {
      Program.fail(words.commandLine.emptyCommand(option), .usage)
    }
    let choice = choice(session.settings)
    // The watch runs on the program's own pool: the global one would wake the process every second.
    Task.onPool { [place, command, heartbeat] in
      let place = await OneShot(session: session, output: .json).chosenPlace(
        place, in: .nowhere)
      session.warnOfStorageIssues()
      do throws(WeatherFailure) {
        try await session.watch(place, choice, lead: lead, command: command, heartbeat: heartbeat)
          .run()
      } catch {
        let text = words.error(error, now: session.now(), in: .commandLine)
        Program.fail(text.sentence, error.error.status)
      }
    }
    dispatchMain()
  }

  /// Returns the events to notify of.
  func choice(_ settings: DisplaySettings) -> NotificationChoice {
    let requested = NotificationChoice(rain: rain != nil, warnings: warnings)
    if requested != .off { return requested }
    return settings.notify == .off ? .all : settings.notify
  }

  /// Returns how long before rain to notify, in seconds.
  func lead() throws(SettingsProblem) -> TimeInterval {
    guard let rain else { return WeatherNotification.defaultLead }
    guard let span = TimeSpan(rain), span.seconds > 0 else {
      throw .malformed("--rain", value: rain, examples: ["10m", "30m", "2h"])
    }
    return span.seconds
  }
}

extension Session {
  /// Returns the watch of a place, connected to the services and files of the session.
  func watch(
    _ place: Place, _ choice: NotificationChoice, lead: TimeInterval, command: String?,
    heartbeat: String?
  ) -> Watch {
    let answers = CachedForecasts(
      folder: paths.forecasts, client: weatherClient(), now: now, log: log,
      onIssue: storageIssues.add)
    var request = WeatherRequest(
      place: place, provider: settings.provider, language: settings.language.code,
      // There are no notifications of air quality.
      detailLevel: .forecast, warnings: settings.warnings)
    request.includesNearby = false
    let stateFile = StateFile(path: paths.stateFile, onIssue: storageIssues.add)
    let delivery = NotificationDelivery(
      command: command.map(NotificationCommand.init), place: place, settings: settings, now: now)
    let manager = ServiceManager(environment: environment)
    manager?.notifyReady()
    return Watch(
      provider: settings.provider, choice: choice, lead: lead,
      canRequest: !settings.isOffline || settings.provider == .sample,
      maxSleep: manager?.watchdogInterval.map { $0 / 2 }, now: now,
      report: { [request] () async throws(WeatherFailure) in try await answers.report(request) },
      checkWarnings: { [request] in await answers.withCurrentWarnings($0, for: request) },
      cached: { [request] in answers.cached(request) },
      updateHistory: { change in stateFile.update { change(&$0.notifications) } },
      send: { notification, report in delivery.deliver(notification, of: report) },
      notify: { delivery.notify($0) },
      log: { delivery.log($0) },
      didCheck: { [path = paths.watch] look in
        let record = WatchRecord(
          place: place.name, checkedAt: look.time, receivedAt: look.receivedAt,
          warningsCheckedAt: look.warningsCheckedAt)
        record.save(to: path)
        manager?.notifyAlive(status: "\(place.name), \(look.time.rfc3339)")
        if look.isComplete, let heartbeat { NotificationCommand(heartbeat).start([:]) }
      },
      sleep: { [now] moment in
        let seconds = max(1, moment.timeIntervalSince(now()))
        try await MachineClock().sleep(for: .seconds(seconds))
      },
      upgrade: .live(),
      notifyUpgrade: { [settings] in Program.warn(settings.language.words.status.upgraded) })
  }
}
