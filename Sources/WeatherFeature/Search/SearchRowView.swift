import CitySearch
import TerminalUI
import WeatherModel
import WeatherWords

/// The condition and the temperature of a place whose report is cached. It makes no request.
struct SearchRowWeather: Equatable, Sendable {
  private let condition: Condition
  private let isDay: Bool
  private let temperature: Double?

  /// Creates the weather of a report; nil if there is no report.
  init?(_ report: WeatherReport?, at now: Date) {
    guard let current = report?.weatherNow(at: now).weather else { return nil }
    condition = current.condition
    isDay = current.isDay ?? true
    temperature = current.temperature
  }

  /// Draws the icon and the temperature, right-aligned to `end`, and returns their first column.
  func draw(
    into grid: inout Grid, rightAlignedTo end: Int, y: Int, _ format: WeatherFormat, _ theme: Theme,
    _ icons: IconSet
  ) -> Int {
    let text = format.temperature(temperature)
    grid.write(text, rightAlignedTo: end, y: y, style: theme.temperature(temperature))
    let icon = icons.icon(for: condition, isDay: isDay)
    let x = end - TextWidth.of(text) - 1 - TextWidth.of(icon)
    grid.write(icon, x: x, y: y, style: theme.icon(condition, isDay: isDay))
    return x
  }
}

/// A row of the search's list: the names of the place with the matched letters marked, its region,
/// its weather if that is cached or its population otherwise, and its star.
struct SearchRowView {
  let format: WeatherFormat
  let theme: Theme
  let icons: IconSet
  let width: Int
  let isUnicode: Bool

  /// The minimum width of a row with the population.
  private static let populationFrom = 50
  /// The minimum width of a row with division and country, or with the weather.
  private static let regionFrom = 32
  /// The minimum number of columns that a long name leaves for division and country.
  private static let minRegion = 16

  func draw(
    _ row: SearchRow, _ weather: SearchRowWeather?, isChosen: Bool, isFavourite: Bool,
    into grid: inout Grid, in area: Rect
  ) {
    if isChosen { grid.write("▸", x: area.x + 1, y: area.y, style: theme.accent.bold()) }
    let star = SearchLayout(Rect(Size(width: width, height: 0))).starX
    if isFavourite {
      grid.write("★", x: star, y: area.y, style: theme.accent)
    } else if isChosen {
      grid.write("☆", x: star, y: area.y, style: theme.label)
    }
    var end = star - 1
    if let weather, width >= Self.regionFrom {
      end = weather.draw(into: &grid, rightAlignedTo: end, y: area.y, format, theme, icons) - 1
    } else if width >= Self.populationFrom, row.place.population != nil {
      let inhabitants = format.population(row.place.population)
      grid.write(inhabitants, rightAlignedTo: end, y: area.y, style: theme.label)
      end -= max(8, TextWidth.of(inhabitants) + 1)
    }
    let hasRegion = width >= Self.regionFrom
    let column = hasRegion ? min(34, width * 42 / 100) : end
    let x = drawNames(
      of: row.found, isChosen: isChosen, into: &grid, y: area.y, column: column,
      limit: hasRegion ? max(column - 2, end - Self.minRegion) : end)
    guard hasRegion else { return }
    let start = max(column, x + 2)
    grid.write(
      region(of: row, room: end - start), x: start, y: area.y, style: theme.label, maxX: end)
  }

  /// Draws the name, and beside it the name that matched or the one in the place's own script.
  /// Returns the column after them.
  private func drawNames(
    of found: FoundPlace, isChosen: Bool, into grid: inout Grid, y: Int, column: Int, limit: Int
  ) -> Int {
    let name = format.placeName(found.place)
    let matched = found.matchedName
    var start = 3
    if let sign = found.place.kindSign, isUnicode {
      start = grid.write(sign, x: start, y: y, style: theme.label) + 1
    }
    let x = write(
      name, matched == name ? found.matchedRanges : [], into: &grid, x: start, y: y, maxX: limit,
      style: isChosen ? theme.strong : theme.value)
    if let matched, matched != name {
      // A matched name may take room from the region only if that shows it in full. A longer form
      // of the name that would be cut is left out, because it adds nothing.
      let isCut = TextWidth.of(matched) > limit - (x + 1)
      guard column - x > 6 || !isCut, !(isCut && matched.hasPrefix(name)) else { return x }
      return write(
        matched, found.matchedRanges, into: &grid, x: x + 1, y: y,
        maxX: isCut ? column - 2 : limit, style: theme.text)
    }
    guard let other = format.otherPlaceName(found.place, isUnicode: isUnicode),
      x + 1 + TextWidth.of(other) < column
    else { return x }
    return grid.write(other, x: x + 1, y: y, style: theme.text)
  }

  /// Writes a name with some of its letters marked, shortened when there is no room.
  private func write(
    _ name: String, _ ranges: [Range<Int>], into grid: inout Grid, x: Int, y: Int, maxX: Int,
    style: Style
  ) -> Int {
    var rest = TextWidth.truncated(name, to: maxX - x)[...]
    var pieces: [(text: String, style: Style)] = []
    var position = 0
    for range in ranges where range.lowerBound >= position {
      pieces.append((String(rest.prefix(range.lowerBound - position)), style))
      rest = rest.dropFirst(range.lowerBound - position)
      pieces.append((String(rest.prefix(range.count)), theme.match.underlined()))
      rest = rest.dropFirst(range.count)
      position = range.upperBound
    }
    return grid.write(pieces + [(String(rest), style)], x: x, y: y)
  }

  /// Returns division, country and the details that distinguish the place. If they do not fit, the
  /// country's code replaces its name, then the country is left out, then all divisions but the
  /// smallest; no name is cut.
  private func region(of row: SearchRow, room: Int) -> String {
    let line = row.line
    if line.division.isEmpty, line.country.isEmpty, row.place.population == nil {
      return TextWidth.truncated(format.words.search.coordinate, to: max(0, room))
    }
    let distance = line.kilometres.map {
      format.words.search.away(format.kilometres($0, digits: line.decimals))
    }
    let number = line.number.map { "#\($0)" }
    func joined(_ division: String, _ country: String) -> String {
      var text = division
      for case let part? in [country, distance, number] where !part.isEmpty {
        text += text.isEmpty ? part : " · " + part
      }
      return text
    }
    let code = row.place.countryCode ?? line.country
    var smallest: String { String(line.division.prefix { $0 != "," }) }
    // Most rows fit as they are, so the shorter choices are only made for those that do not.
    let whole = joined(line.division, line.country)
    if TextWidth.of(whole) <= room { return whole }
    let choices = [
      joined(line.division, code), joined(line.division, ""), joined(smallest, code),
      joined(smallest, ""), joined("", line.country), joined("", code), joined("", ""),
    ]
    return choices.first { TextWidth.of($0) <= room } ?? ""
  }
}
