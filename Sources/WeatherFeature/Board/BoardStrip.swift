import TerminalUI
import WeatherModel

/// A strip of the hours of a place. The temperature is drawn as columns of eighths, on a scale that
/// all places share. The precipitation has a line of its own and is drawn from the top down, so
/// that it does not look like that of the place below.
struct BoardStrip: Equatable {
  private let start: Date
  private let coordinate: Coordinate
  private let temperatures: [Double?]
  private let rates: [Double?]
  private let chosenHour: Int?

  /// Creates the strip of a report; nil if the report has no hours ahead.
  /// - Parameters:
  ///   - count: The number of hours.
  ///   - chosen: The chosen time; nil for the current one.
  init?(_ report: WeatherReport, from now: Date, count: Int, chosen: Date?) {
    let steps = report.hours(from: now, ahead: count)
    guard let start = steps.first?.time else { return nil }
    self.start = start
    coordinate = report.place.coordinate
    // A step longer than an hour fills each of its hours. Hours beyond the forecast stay unknown,
    // so that every strip has the same hours in the same columns.
    var hours: [HourForecast?] = []
    for step in steps where hours.count < count {
      let length = max(1, step.hours ?? report.stepHours)
      hours += Array(repeating: step, count: min(length, count - hours.count))
    }
    hours += Array(repeating: nil, count: count - hours.count)
    temperatures = hours.map { $0?.temperature }
    rates = hours.map { $0.flatMap(report.precipitationRate) }
    let ahead = chosen.map { Int($0.timeIntervalSince(start) / 3600) }
    chosenHour = ahead.flatMap { hours.indices.contains($0) ? $0 : nil }
  }

  /// Draws the strip.
  /// - Parameter isLoading: A Boolean value that indicates whether newer values are being loaded.
  func draw(
    into grid: inout Grid, in frame: Rect, scale: Scale?, theme: Theme, isLoading: Bool
  ) {
    guard let scale, temperatures.count > 1 else { return }
    let bands = theme.shades.map { grounds($0, width: frame.width) }
    let chart = LineChart(values: temperatures)
    let (rain, curve) = frame.splitBottom(frame.height > 1 ? 1 : 0)
    for (column, value) in chart.samples(width: frame.width).enumerated() {
      let x = frame.x + column
      let ground = bands?[column] ?? .standard
      for y in frame.y..<frame.maxY { grid.put(" ", x: x, y: y, style: Style(background: ground)) }
      if let value {
        let style = isLoading ? theme.stale : theme.temperature(value)
        // Blocks are not text and need no readable contrast: they have exactly the colours of the
        // bars.
        let color = isLoading ? nil : theme.shades.map { $0.temperature(value) }
        let eighths = 1 + scale.position(of: value, among: curve.height * 8)
        for row in 0...((eighths - 1) / 8) {
          guard let block = Unicode.Scalar(0x2580 + UInt32(min(8, eighths - row * 8))) else {
            continue
          }
          grid.put(
            block, x: x, y: curve.maxY - 1 - row,
            style: (color.map { style.foreground($0) } ?? style).background(ground))
        }
      }
      let hour = chart.index(atColumn: column, width: frame.width) ?? 0
      if !rain.isEmpty, let rate = rates[hour], rate >= HangingRain.minRate {
        HangingRain.draw(rate, x: x, y: rain.y, ground: ground, into: &grid, theme)
      }
    }
    guard let chosenHour else { return }
    let column = chart.column(of: chosenHour, width: frame.width)
    let light = theme.strong.foreground
    grid.style(Rect(x: frame.x + column, y: frame.y, width: 1, height: frame.height)) {
      guard let shades = theme.shades else { return $0 = $0.reversed() }
      $0.background = shades.isCoarse ? light : $0.background.mixed(with: light, at: 0.5)
      if !shades.isCoarse { $0.foreground = $0.foreground.mixed(with: light, at: 0.5) }
    }
  }

  private func grounds(_ shades: Shades, width: Int) -> [Color] {
    (0..<width).map { column in
      let part = Double(column) / Double(max(1, width - 1))
      let moment = start + 3600 * Double(temperatures.count - 1) * part
      return shades.band(sunAltitude: SunPosition(at: moment, from: coordinate).altitude)
    }
  }
}

/// The scales that all places of the board share, including places that are scrolled out of sight.
struct BoardScales: Equatable {
  /// The scale from the lowest to the highest temperature of today.
  let today: Scale?
  /// The scale of the temperatures in the hours of the strips.
  let hours: Scale?

  init(_ slice: BoardSlice, hours count: Int) {
    let reports = slice.favourites.compactMap { slice.forecasts[$0]?.report }
    today = Scale(
      of: reports.flatMap { report -> [Double?] in
        let today = report.today(at: slice.now)
        let current = report.weatherNow(at: slice.now).weather
        return [today?.temperatureMin, today?.temperatureMax, current.temperature]
      })
    hours = Scale(
      of: reports.flatMap { $0.hours(from: slice.now, ahead: count).map(\.temperature) }
    )?.spanning(atLeast: 8)
  }
}
