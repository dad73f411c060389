import TerminalUI
import WeatherModel
import WeatherWords

/// The next days or hours of a place in one line each, for a list or a panel without room for bars.
struct ForecastLines {
  /// The texts of each line, with their styles. The first three have the same width in every line.
  let lines: [[(String, Style)]]

  init(
    of report: WeatherReport, from now: Date, count: Int, _ format: WeatherFormat, _ theme: Theme,
    _ icons: IconSet
  ) {
    let days = report.days(from: now, count: count)
    let today = report.localTime(now).date
    let labels = Self.aligned(days.map { format.day($0.date, today: today) }, .leading)
    let ranges = Self.aligned(days.map(format.temperatures), .trailing)
    lines = days.indices.map { index in
      let day = days[index]
      return [
        (labels[index], theme.label),
        (icons.icon(for: day.condition, isDay: true), theme.icon(day.condition, isDay: true)),
        (ranges[index], theme.value),
        (format.words.names.condition(day.condition), theme.text),
        (format.probability(day.precipitationProbability), theme.label),
      ]
    }
  }

  /// Creates the lines of the next hours.
  init(
    hoursOf report: WeatherReport, from now: Date, count: Int, _ format: WeatherFormat,
    _ theme: Theme, _ icons: IconSet
  ) {
    let hours = report.hours(from: now).prefix(count)
    let today = report.localTime(now).date
    let labels = Self.aligned(
      hours.map { format.moment(report.localTime($0.time), today: today) }, .trailing)
    let temperatures = Self.aligned(hours.map { format.temperature($0.temperature) }, .trailing)
    lines = hours.enumerated().map { index, hour in
      let isDay = hour.isDay ?? true
      return [
        (labels[index], theme.label),
        (icons.icon(for: hour.condition, isDay: isDay), theme.icon(hour.condition, isDay: isDay)),
        (temperatures[index], theme.temperature(hour.temperature)),
        (format.words.names.condition(hour.condition), theme.text),
        (format.probability(hour.precipitationProbability), theme.label),
      ]
    }
  }

  private static func aligned(_ texts: [String], _ alignment: TextAlignment) -> [String] {
    let width = texts.map { TextWidth.of($0) }.max() ?? 0
    return texts.map { TextWidth.padded($0, to: width, alignment: alignment) }
  }
}

extension Grid {
  /// Writes the texts of a line two columns apart, without those that do not fit.
  mutating func write(spaced pieces: [(String, Style)], x: Int, y: Int, maxX: Int) {
    var x = x
    for (text, style) in pieces where x + TextWidth.of(text) < maxX {
      x = write(text, x: x, y: y, style: style) + 2
    }
  }
}
