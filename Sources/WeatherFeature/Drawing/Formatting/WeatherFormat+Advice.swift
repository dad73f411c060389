import WeatherModel
import WeatherWords

/// Advice about the weather, in sentences.
extension WeatherFormat {
  /// The maximum number of sentences of advice at a time.
  private static let maxAdvice = 2

  /// Returns the most urgent advice for the coming day, without advice that the sentence about rain
  /// already covers.
  func adviceTexts(of report: WeatherReport, at now: Date) -> [String] {
    let kinds = report.outlook(at: now)?.phases.map(\.kind) ?? []
    return report.advice(at: now)
      .filter { $0.code != .thunderstorm || !kinds.contains(.thunderstorm) }
      .filter { $0.code != .blackIce || !kinds.contains(.freezingRain) }
      .prefix(Self.maxAdvice)
      .map { advice($0, of: report, at: now) }
  }

  /// Returns the text of advice: `Frost down to −3° from 23:00`, `Sun protection 10:00–16:00`,
  /// `Fog until 09:00`; `Fog at 17:00` if it is not known whether it begins then.
  func advice(_ advice: Advice, of report: WeatherReport, at now: Date) -> String {
    let what = subject(of: advice)
    var moments = SentenceMoments(report.timeZone)
    let sections = words.sections
    let end = advice.end.map { report.outlookMoment($0, at: now) }
    guard advice.start > now else {
      guard let end else { return what }
      return timed(end, &moments, { sections.until(what, $0) }, { sections.untilDay(what, $0, $1) })
    }
    let start = report.outlookMoment(advice.start, at: now)
    guard advice.isStartKnown else {
      let time = words.time
      return words.advice.at(
        what, timed(start, &moments, { time.at($0) }, { time.at($1, on: start.time.date) }))
    }
    guard let end, advice.code.namesEnd else {
      return timed(
        start, &moments, { sections.from(what, $0) }, { sections.fromDay(what, $0, $1) })
    }
    let times = [start, end].map { moment in
      timed(moment, &moments, { $0 }, { words.advice.dayAndClock($0, $1) })
    }
    return words.advice.during(what, times[0], times[1])
  }

  /// Returns the subject of the advice, with its value.
  private func subject(of advice: Advice) -> String {
    let texts = words.advice
    let value = advice.value
    switch advice.code {
    case .frostbite: return texts.frostbite(known(value) { number($0, digits: 0) })
    case .blackIce: return texts.blackIce
    case .heatStress: return texts.heatStress
    case .thunderstorm: return words.names.condition(.thunderstorm)
    case .fog: return words.names.condition(.fog)
    case .frost: return texts.frost(temperature(value))
    case .windscreenIce: return texts.windscreenIce
    case .humidex: return texts.humidex(known(value) { number($0, digits: 0) })
    case .windChill: return texts.windChill(temperature(value))
    case .sunProtection: return texts.sunProtection
    case .dryingWeather: return texts.dryingWeather
    }
  }
}

extension Advice.Code {
  /// Whether the text of advice for a later time names the end as well as the beginning. For cold
  /// and for humidex, only the beginning matters.
  fileprivate var namesEnd: Bool {
    switch self {
    case .frostbite, .blackIce, .frost, .humidex, .windChill: false
    case .heatStress, .thunderstorm, .fog, .windscreenIce, .sunProtection, .dryingWeather: true
    }
  }
}
