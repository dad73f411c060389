import TerminalUI
import WeatherModel
import WeatherWords

/// A scale of the classes of a value, with marks at the class of the chosen hour and at the
/// greatest class of the hours ahead.
struct ClassScaleBar {
  /// One class of the scale.
  struct Step {
    var name: String
    /// The name for a bar whose steps have room for it.
    var longName: String?
    var style: Style
  }

  let steps: [Step]
  let current: Int?
  /// The class of the greatest value of the hours ahead.
  var greatest: Int?
  /// The values at the two marks, for a bar whose steps have room for them.
  var texts: (current: String?, greatest: String?) = (nil, nil)
  let page: PageContext

  /// The number of rows of the bar with its marks and its names.
  static let height = 3

  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height >= 2, area.width >= steps.count * 4 else { return }
    let width = area.width / steps.count
    let longNames = steps.map { $0.longName ?? $0.name }
    let names =
      longNames.allSatisfy { TextWidth.of($0) < width } ? longNames : steps.map(\.name)
    let y = area.y + max(0, (area.height - Self.height) / 2)
    // If the name of the current class is wider than its step, the other names are left out to make
    // room.
    let standsAlone = current.map { TextWidth.of(names[$0]) >= width } ?? false
    for (index, step) in steps.enumerated() {
      let part = Rect(x: area.x + index * width, y: y, width: width - 1, height: 1)
      let isNow = index == current
      if area.height >= Self.height {
        let mark = isNow ? "▼" : index == greatest ? "▽" : ""
        let value = isNow ? texts.current : index == greatest ? texts.greatest : nil
        let long = mark + (value.map { " " + $0 } ?? "")
        let marked = TextWidth.of(long) <= part.width ? long : mark
        // The colours of the bars may be too pale for text.
        grid.write(
          marked, x: part.x + (part.width - TextWidth.of(marked)) / 2, y: y,
          style: step.style.bold(), keepingBackground: page.theme.shades)
      }
      for x in part.x..<part.maxX {
        grid.put(isNow ? "█" : "━", x: x, y: y + 1, style: step.style)
      }
      let nameWidth = TextWidth.of(names[index])
      guard area.height >= Self.height, isNow || !standsAlone && nameWidth <= part.width
      else { continue }
      let x = part.x + (part.width - nameWidth) / 2
      grid.write(
        names[index], x: max(area.x, min(area.maxX - nameWidth, x)), y: y + 2,
        style: isNow ? page.theme.strong : page.theme.label, maxX: area.maxX)
    }
  }
}

extension ClassScaleBar {
  /// Creates the scale of the air quality.
  init(_ air: AirClass, _ page: PageContext) {
    let classes = AirClass.all(of: air.scale)
    self.init(
      steps: classes.map {
        Step(
          name: page.words.names.airClassShort($0), longName: page.words.names.airClass($0),
          style: page.theme.air($0))
      }, current: classes.firstIndex(of: air), page: page)
  }

  /// Creates the scale of a quantity; nil if the quantity has no classes.
  /// - Parameter hours: The hours whose greatest value is marked.
  init?(_ quantity: Quantity, hours: [HourForecast], _ page: PageContext) {
    let (names, theme) = (page.words.names, page.theme)
    let calm = theme.gauge(at: 0)
    let steps: [Step]
    let rank: (Double) -> Int?
    switch quantity {
    case .humidity:
      steps = HumidityClass.allCases.map { Step(name: names.humidity($0), style: calm) }
      rank = { HumidityClass.allCases.firstIndex(of: HumidityClass(percent: $0)) }
    case .dewPoint:
      steps = DewPointComfort.allCases.map { Step(name: names.dewPointComfort($0), style: calm) }
      rank = { DewPointComfort.allCases.firstIndex(of: DewPointComfort(dewPoint: $0)) }
    case .cloudCover:
      steps = CloudClass.allCases.map { Step(name: names.cloud($0), style: calm) }
      rank = { CloudClass.allCases.firstIndex(of: CloudClass(percent: $0)) }
    case .windSpeed, .windGust:
      steps = BeaufortForce.allCases.map {
        Step(name: String($0.number), style: theme.wind($0, calm: calm))
      }
      rank = { BeaufortForce(metresPerSecond: $0).number }
    case .uvIndex:
      steps = UVClass.allCases.map { Step(name: names.uvClass($0), style: theme.uv($0)) }
      rank = { UVClass(index: $0).rawValue }
    default: return nil
    }
    let current = page.chosenWeather[quantity]
    let most = hours.compactMap { $0[quantity] }.max()
    let text = { (value: Double?) in value.map { page.format.text(quantity, $0) } }
    self.init(
      steps: steps, current: current.flatMap(rank), greatest: most.flatMap(rank),
      texts: (text(current), text(most)), page: page)
  }
}
