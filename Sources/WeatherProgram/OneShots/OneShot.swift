import Dispatch
import Foundation
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Prints the weather of one place and ends.
struct OneShot: Sendable {
  enum Output: Sendable {
    /// As text; in words where it is to be read aloud.
    case page(inWords: Bool)
    case json
    case line(String)
  }

  let session: Session
  let output: Output

  func run(place query: String?) -> Never {
    let place = chosenPlace(query)
    Task.detached { await tell(of: place) }
    dispatchMain()
  }

  /// Writes the weather of a place, and ends.
  func tell(of place: Place) async -> Never {
    session.troubles.onEach { problem in
      Program.warn(session.settings.language.words.text(for: problem))
    }
    Program.end(await ask(place), words)
  }

  private var words: Words { session.settings.language.words }

  private func chosenPlace(_ query: String?) -> Place {
    do {
      if let place = try session.place(named: query) { return place }
      Program.fail(words.commandLine.noPlaceYet, .usage)
    } catch {
      Program.fail(words.text(for: error), error.status)
    }
  }

  /// Asks for the weather of a place, and says how the run ends.
  func ask(_ place: Place) async -> Ending {
    let settings = session.settings
    let cache = ForecastCache.live(
      folder: session.paths.forecasts, onProblem: session.troubles.add)
    let request = WeatherRequest(
      place: place, provider: settings.provider, language: settings.language.code)
    do throws(WeatherFailure) {
      if settings.isOffline, settings.provider != .sample {
        throw WeatherFailure(provider: settings.provider, error: .offlineWithoutData)
      }
      let report = try await session.weatherClient().report(request)
      cache.save(report)
      return ending(with: report, isStale: false)
    } catch {
      return fall(back: cache.load(place.id, settings.provider), from: error)
    }
  }

  /// What was kept is better than nothing, as long as it says how old it is. A refused key or
  /// request is the person's to mend and is never hidden behind old data.
  private func fall(back kept: WeatherReport?, from failure: WeatherFailure) -> Ending {
    let now = session.now()
    let error = words.error(failure, now: now)
    guard let kept, failure.error.isOutOfReach else {
      return Ending(failure: error.sentence, failure.error.status)
    }
    let format = WeatherFormat(units: session.settings.units, words: words)
    let age = format.age(of: kept.fetchedAt, at: now) ?? words.time.rough(0)
    // "No data", the short form of not being allowed to ask, is not what keeps from asking here.
    let reason = session.settings.isOffline ? "--offline" : error.short
    let warning = words.commandLine.stale(kept.provider.displayName, age, reason)
    return ending(with: kept, isStale: true, warning: warning)
  }

  private func ending(
    with report: WeatherReport, isStale: Bool, warning: String? = nil
  ) -> Ending {
    let now = session.now()
    let text: String
    switch output {
    case .page(let inWords):
      text =
        PlainPage(
          report, now: now, settings: session.settings, isStale: isStale, inWords: inWords
        ).text
    case .json: text = ReportJSON(report, now: now, isStale: isStale).text
    case .line(let template):
      do {
        text =
          try LineFormat(template).line(
            for: report, now: now, settings: session.settings, icons: session.settings.icons) + "\n"
      } catch {
        return Ending(failure: error.sentence(words), .usage)
      }
    }
    return Ending(output: text, errors: warning.map { [$0] } ?? [])
  }
}

extension WeatherError {
  /// The exit status that scripts can tell this failure by.
  var status: Program.Status {
    switch self {
    case .keyMissing, .keyRefused: .keyRefused
    case .answerUnreadable, .answerTooLarge: .unreadableAnswer
    case .badRequest, .placeNotFound, .tooManyRequests, .serverError, .unreachable, .timedOut,
      .offlineWithoutData, .cancelled:
      .unavailable
    }
  }
}
