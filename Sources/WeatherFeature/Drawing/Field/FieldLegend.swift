import TerminalUI
import WeatherModel
import WeatherWords

/// The legend of a layer: its colours, each with a number, and the unit.
struct FieldLegend: Equatable, Sendable {
  /// A colour and the value at which it begins.
  struct Entry: Equatable, Sendable {
    var text: String
    var background: Color?
    var foreground: Color

    var width: Int { max(4, TextWidth.of(text) + 1) }
  }

  private(set) var entries: [Entry]
  let unit: String

  /// - Parameters:
  ///   - range: The range of values on the map.
  ///   - snowFrom: The index of the first snow class, if there is snow.
  ///   - width: The columns of the map.
  init?(
    _ layer: MapLayer, _ palette: FieldPalette, _ format: WeatherFormat,
    range: ClosedRange<Double>?, snowFrom: Int?, width: Int
  ) {
    guard layer != .plain, let range else { return nil }
    unit = format.unit(of: layer)
    func entries(_ values: [Double], from start: Int = 0) -> [Entry] {
      palette.classes(of: values).map { index, value in
        Entry(
          text: format.number(value, of: layer), background: palette.land[start + index],
          foreground: palette.text[start + index])
      }
    }
    let classes = entries(Self.values(of: layer, range))
    let snow = snowFrom.map { entries([FieldPalette.minRain, 1, 4], from: $0) } ?? []
    let heading = Entry(text: format.words.labels.snow, background: nil, foreground: .standard)
    // The heading separates the classes of snow from those of rain, however few are shown.
    func thinned(by step: Int) -> [Entry] {
      func every(_ entries: [Entry]) -> [Entry] {
        stride(from: 0, to: entries.count, by: step).map { entries[$0] }
      }
      return every(classes) + (snow.isEmpty ? [] : [heading] + every(snow))
    }
    var step = 1
    self.entries = thinned(by: step)
    // The scale bar is in the same row.
    while self.width > width - 30, classes.count > 2 * step {
      step *= 2
      self.entries = thinned(by: step)
    }
    if self.width > width - 2 { return nil }
  }

  private static func values(of layer: MapLayer, _ range: ClosedRange<Double>) -> [Double] {
    switch layer {
    case .temperature:
      let span = range.upperBound - range.lowerBound
      let step = [1.0, 2, 5].first { span / $0 <= 9 } ?? 10
      let first = (range.lowerBound / step).rounded(.down) * step
      return Array(stride(from: first, through: range.upperBound, by: step))
    case .wind: return [0, 2, 4, 6, 8, 11, 14, 18, 24]
    case .rain: return [FieldPalette.minRain, 0.5, 1, 2, 4, 8, 15, 30]
    case .cloud: return [10, 30, 50, 70, 90]
    case .pressure, .plain: return []
    }
  }

  private var width: Int {
    entries.reduce(0) { $0 + $1.width } + 1 + TextWidth.of(unit)
  }

  /// Returns the frame of the legend, at the left of the last row.
  func frame(in size: Size) -> Rect {
    Rect(x: 1, y: size.height - 1, width: width, height: size.height > 3 ? 1 : 0)
  }
}

extension WeatherFormat {
  func unit(of layer: MapLayer) -> String {
    switch layer {
    case .temperature: temperatureUnit
    case .wind: speedUnit
    case .rain: units == .imperial ? words.units.inchesPerHour : words.units.millimetresPerHour
    case .cloud: "%"
    case .pressure: pressureUnit
    case .plain: ""
    }
  }

  /// Returns a value of a layer as a bare number, with as few digits as distinguish it from its
  /// neighbours.
  func number(_ value: Double, of layer: MapLayer) -> String {
    switch layer {
    case .temperature: temperatureNumber(value)
    case .wind: known(value) { number(wind.speed($0), digits: 0) }
    case .rain:
      known(value) {
        let depth = units.precipitation($0)
        guard units != .imperial else { return number(depth, digits: depth < 0.0095 ? 3 : 2) }
        return number(depth, digits: $0 < 0.95 && $0 > 0 ? 1 : 0)
      }
    case .cloud, .plain: known(value) { number($0, digits: 0) }
    case .pressure: pressureNumber(value)
    }
  }

  /// Returns the value of a layer at a town: `9°`, `↗ 3.2`, `0.4`, `60 %`, `1016`.
  func townValue(
    of layer: MapLayer, in field: WeatherField, at coordinate: Coordinate, hour: Double
  ) -> String? {
    func value(_ quantity: FieldQuantity) -> Double? {
      field.value(quantity, at: coordinate, hour: hour)
    }
    var weather = CurrentWeather(time: Date(timeIntervalSince1970: 0), condition: .unknown)
    switch layer {
    case .temperature: weather.temperature = value(.temperature)
    case .wind:
      let wind = field.wind(at: coordinate, hour: hour)
      (weather.windSpeed, weather.windDirection) = (wind?.speed, wind?.direction)
    case .rain: weather.precipitationRate = value(.precipitation)
    case .cloud: weather.cloudCover = value(.cloudCover)
    case .pressure: weather.pressure = value(.pressure)
    case .plain: return nil
    }
    return townValue(of: layer, in: weather)
  }

  /// Returns the value of a layer in the weather of a place; `nil` if it is unknown.
  func townValue(of layer: MapLayer, in weather: CurrentWeather) -> String? {
    switch layer {
    case .temperature: return weather.temperature.map { temperature($0) }
    case .wind:
      guard let speed = weather.windSpeed, let direction = weather.windDirection else { return nil }
      return "\(windArrow(direction)) \(speedNumber(speed))"
    case .rain:
      return weather.precipitationRate.map {
        precipitationNumber($0 < FieldPalette.minRain ? 0 : $0)
      }
    case .cloud: return weather.cloudCover.map { percent($0) }
    case .pressure: return weather.pressure.map { pressureNumber($0) }
    case .plain: return nil
    }
  }
}
