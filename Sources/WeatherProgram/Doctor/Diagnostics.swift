import CitySearch
import CursesDriver
import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Checks everything that the program depends on.
struct Diagnostics: Sendable {
  let session: Session
  /// The reason why the settings cannot be used; nil if they can.
  let problem: SettingsProblem?
  /// Whether the locale that the environment names is installed.
  var isLocaleInstalled = true
  /// Whether right-to-left text can be reordered.
  var reordersText = Bidi.isAvailable
  /// Whether pictures can be decoded for terminals with sixels.
  var decodesPictures = SixelEncoder.canDecode

  private var words: Words { session.settings.language.words }
  private var doctor: DoctorWords { words.doctor }

  func report() async -> DoctorReport {
    var report = DoctorReport()
    report.add(doctor.version, "weather-tui \(Program.fullVersion)")
    checkTerminal(&report)
    checkLocale(&report)
    checkLibraries(&report)
    checkPaths(&report)
    checkConfiguration(&report)
    checkKeys(&report)
    await checkNetwork(&report)
    await checkWarnings(&report)
    checkCache(&report)
    checkCities(&report)
    checkCoastline(&report)
    checkWatch(&report)
    return report
  }

  private func checkTerminal(_ report: inout DoctorReport) {
    guard let size = TerminalDescription.size else {
      return report.add(doctor.terminal, doctor.noTerminal)
    }
    let type = session.environment["TERM"] ?? ""
    guard let description = TerminalDescription(type: type), description.canPlaceCursor else {
      return report.add(
        doctor.terminal, problem: words.commandLine.terminalUnknown(type), .usage, words)
    }
    report.add(
      doctor.terminal,
      [
        type, "\(size.width)×\(size.height)", doctor.colors(String(description.colors)),
        description.hasMouse ? doctor.mouse : doctor.noMouse,
      ].joined(separator: ", "))
  }

  private func checkLocale(_ report: inout DoctorReport) {
    let variable = ["LC_ALL", "LC_CTYPE", "LANG"]
      .first { !(session.environment[$0] ?? "").isEmpty }
    let locale = variable.map { "\($0)=\(session.environment[$0] ?? "")" } ?? "C"
    let encoding = TerminalLocale.isUTF8 ? "UTF-8" : doctor.notUTF8
    let note = isLocaleInstalled ? "" : ", \(doctor.localeMissing)"
    report.add(doctor.locale, "\(locale)\(note), \(encoding)")
  }

  /// Reports the missing libraries of the screen. A missing library for right-to-left text is a
  /// problem only in a right-to-left language. A missing library for pictures is never a problem.
  private func checkLibraries(_ report: inout DoctorReport) {
    if !reordersText {
      let isNeeded = session.settings.language.endonym.isRightToLeft
      add(Bidi.library, isNeeded: isNeeded, to: &report)
    }
    if !decodesPictures { add(SixelEncoder.decoder, isNeeded: false, to: &report) }
  }

  private func add(
    _ library: (name: String, package: String), isNeeded: Bool, to report: inout DoctorReport
  ) {
    let failure = WeatherFailure(
      provider: session.settings.provider,
      error: .libraryMissing(library: library.name, package: library.package))
    let text = words.error(failure, now: session.now(), in: .commandLine).sentence
    if isNeeded {
      report.add(doctor.terminal, problem: text, failure.error.status, words)
    } else {
      report.add(doctor.terminal, text)
    }
  }

  private func checkPaths(_ report: inout DoctorReport) {
    let paths = session.paths
    for path in [paths.configuration, paths.cache, paths.state, paths.log] {
      let status = PathStatus(path: path)
      let mode = status.mode.map { String($0, radix: 8) } ?? doctor.missing
      // The program only reads the configuration.
      if status.isWritable || path == paths.configuration {
        let note = status.isWritable ? doctor.writable : doctor.notWritable
        report.add(doctor.paths, "\(path) (\(mode), \(note))")
      } else {
        report.add(
          doctor.paths, problem: "\(path) (\(mode), \(doctor.notWritable))", .configuration, words)
      }
    }
  }

  private func checkConfiguration(_ report: inout DoctorReport) {
    if let problem {
      report.add(doctor.configuration, problem: words.text(for: problem), problem.status, words)
    } else {
      let file = session.configurationFile
      report.add(
        doctor.configuration, "\(file.path) (\(file.exists ? doctor.fine : doctor.missing))")
    }
    // Lists each value as it would be written in the configuration file, with its source.
    for definition in SettingDefinition.all {
      guard let text = definition.text(session.effective.values) else { continue }
      report.add(
        doctor.configuration, "\(definition.key.rawValue) = \(text) (\(origin(of: definition.key)))"
      )
    }
  }

  private func origin(of key: SettingKey) -> String {
    let source = session.effective.context.source(of: key)
    return source.origin ?? (source == .saved ? doctor.chosen : doctor.standard)
  }

  private func checkKeys(_ report: inout DoctorReport) {
    for key in APIKey.all {
      let name = key.provider.displayName + ": "
      if session.effective.services.keys[key.provider] != nil {
        report.add(doctor.apiKey, name + doctor.keyFrom(origin(of: key.setting)))
      } else if session.settings.provider == key.provider {
        let failure = WeatherFailure(provider: key.provider, error: .keyMissing)
        let text = words.error(failure, now: session.now(), in: .commandLine).sentence
        report.add(doctor.apiKey, problem: text, .keyRefused, words)
      } else if key.reportsAbsence {
        report.add(doctor.apiKey, name + words.settings.keyAbsent)
      }
    }
  }

  private func checkNetwork(_ report: inout DoctorReport) async {
    let isConnected = NetworkMonitor.live.isConnected()
    report.add(doctor.network, isConnected ? doctor.linkUp : doctor.linkDown)
    let provider = session.settings.provider
    if session.settings.warnings == .everywhere, let missing = LiveServices.missingForPublicAlerts {
      let failure = WeatherFailure(provider: provider, error: missing)
      let text = words.error(failure, now: session.now(), in: .commandLine).sentence
      let name = WarningsSource.publicAlerts.displayName
      report.add(doctor.network, problem: name + words.colon + text, missing.status, words)
    }
    if session.settings.isOffline || provider == .sample {
      return report.add(doctor.network, "\(provider.displayName): \(doctor.notAsked)")
    }
    let start = ContinuousClock.now
    do throws(WeatherFailure) {
      try await session.services.probe(provider)
      let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
      report.add(doctor.network, "\(provider.displayName): \(doctor.answered(milliseconds))")
    } catch {
      // The check of the key reports this.
      if error.error == .keyMissing { return }
      let text = words.error(error, now: session.now(), in: .commandLine).sentence
      report.add(doctor.network, problem: text, error.error.status, words)
    }
  }

  /// Checks whether the warning authorities of the board's places and the last place respond, with
  /// one place for each authority.
  private func checkWarnings(_ report: inout DoctorReport) async {
    let settings = session.settings
    guard !settings.isOffline, settings.provider != .sample else { return }
    var known: Set<WarningsSource> = []
    for place in [session.saved.lastPlace].compactMap(\.self) + session.favourites {
      guard let source = WarningsSource(country: place.countryCode), known.insert(source).inserted
      else { continue }
      let request = WeatherRequest(
        place: place, provider: settings.provider, language: settings.language.code,
        warnings: settings.warnings)
      let start = ContinuousClock.now
      guard let response = await session.services.warnings(for: request) else { continue }
      let name = response.source.displayName
      if response.alerts != nil {
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        report.add(doctor.network, "\(name): \(doctor.answered(milliseconds))")
      } else {
        report.add(
          doctor.network, problem: words.warnings.unavailable(name, age: nil), .unavailable, words)
      }
    }
  }

  private func checkCache(_ report: inout DoctorReport) {
    let cache = CacheSummary(folder: session.paths.forecasts)
    var text = "\(doctor.files(cache.count)), \((cache.bytes + 1023) / 1024) KiB"
    if let newest = cache.newest, let oldest = cache.oldest {
      // File times come from the machine's clock, even if the program's clock is overridden.
      let ages = [newest, oldest].map {
        words.time.rough(max(0, Int(Date.now.timeIntervalSince($0))))
      }
      text += ", " + doctor.cacheAges(ages[0], ages[1])
    }
    report.add(doctor.cache, text)
  }

  /// Reports when `watch` last checked, unless it never ran.
  private func checkWatch(_ report: inout DoctorReport) {
    guard let record = WatchRecord(path: session.paths.watch) else { return }
    func age(_ time: Date) -> String {
      words.time.rough(max(0, Int(session.now().timeIntervalSince(time))))
    }
    let seen = record.receivedAt.map { doctor.watchSawWeather(age($0)) } ?? doctor.watchNothingSeen
    let warnings = record.warningsCheckedAt.map { doctor.watchCheckedWarnings(age($0)) }
    report.add(
      "watch",
      [
        doctor.watchedPlace(record.place.cleanedFromOutside(limit: 100), age(record.checkedAt)),
        seen, warnings,
      ]
      .compactMap(\.self).joined(separator: ", "))
  }

  private func checkCities(_ report: inout DoctorReport) {
    do throws(PlaceProblem) {
      let count = try session.cities.opened().count
      let format = WeatherFormat(session.settings)
      report.add(doctor.cityList, doctor.indexReady(count, writtenAs: format.count(count)))
    } catch {
      report.add(doctor.cityList, problem: words.text(for: error), error.status, words)
    }
  }

  /// Checks the coastline against its checksum. The program does not do this at startup.
  private func checkCoastline(_ report: inout DoctorReport) {
    if DataFiles.coastline(environment: session.environment)?.isIntact == true {
      report.add(doctor.coastline, doctor.coastlineIntact)
    } else {
      report.add(
        doctor.coastline, problem: doctor.coastlineDamaged, .configuration, words)
    }
  }
}
