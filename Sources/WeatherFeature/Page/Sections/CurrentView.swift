import TerminalUI
import WeatherModel
import WeatherWords

/// The size of the art of the current weather.
enum ArtSize {
  case small, regular
  /// Twice the regular size, if the section has enough rows.
  case large

  init(_ layout: PageLayout) {
    let rows = layout.sections[.current]?.height ?? 0
    self =
      layout.breadth == .compact
      ? .small : rows > ConditionArt.size.height * 2 ? .large : .regular
  }
}

/// The current weather: the art, the number, and the facts beside it.
struct CurrentView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  private struct Fact {
    var label: String
    var value: String
    var style: Style?
  }

  /// Returns the position of the art in the section's body.
  static func artOrigin(in area: Rect) -> Point { Point(x: area.x + 1, y: area.y) }

  /// Returns the art of the current weather; a small one is cut to four rows.
  static func art(
    _ current: CurrentWeather, in size: ArtSize, icons: IconSet, phase: Int = 0
  ) -> ConditionArt {
    let isDay = current.isDay ?? true
    if size == .large, icons != .ascii {
      return ConditionArt.large(for: current.condition, isDay: isDay, phase: phase)
    }
    let art = ConditionArt.art(
      for: current.condition, isDay: isDay, phase: phase, ascii: icons == .ascii)
    return size == .small ? art.cut(to: 4) : art
  }

  /// Draws the art, or leaves its area to the provider's picture.
  static func drawArt(_ page: PageContext, into grid: inout Grid, in area: Rect) {
    guard !page.isShown(page.current.icon) else { return }
    art(
      page.current, in: ArtSize(PageLayout(page.slice.layout)), icons: page.slice.settings.icons
    ).draw(into: &grid, at: artOrigin(in: area), theme: page.theme)
  }

  /// The minimum number of rows of the terminal for figures of twice the size.
  static let largeFrom = 50

  func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty else { return }
    if page.breadth == .compact {
      SmallCurrentView(page).draw(into: &grid, in: area)
      return
    }
    let current = page.current
    Self.drawArt(page, into: &grid, in: area)
    let style = page.theme.temperature(current.temperature)
    let isLarge = area.height >= BlockText.Height.huge.rawValue + 1
    let digits = BlockText(
      page.format.temperatureNumber(current.temperature), height: isLarge ? .huge : .large)
    let top = area.y + (isLarge ? 0 : 1)
    let art = ArtSize(PageLayout(page.slice.layout))
    let left = ConditionArt.size.width * (art == .large ? 2 : 1) + 3
    let end = digits.draw(into: &grid, at: Point(x: area.x + left, y: top)) {
      page.theme.lit(style, depth: $0)
    }
    grid.write(page.format.temperatureUnit, x: end + 1, y: top + (isLarge ? 1 : 0), style: style)
    drawFacts(into: &grid, in: area, from: max(30, end - area.x + 5))
  }

  /// Draws only the temperature and the sentences, for areas without room for the picture.
  func drawSummary(into grid: inout Grid, in area: Rect) {
    let style = page.theme.temperature(page.current.temperature).bold()
    let x = grid.write(
      page.format.temperature(page.current.temperature), x: area.x, y: area.y, style: style)
    drawText(into: &grid, in: area, x: x + 2, end: area.maxX, more: [])
  }

  private var condition: String {
    page.current.description ?? page.words.names.condition(page.current.condition)
  }

  private func drawFacts(into grid: inout Grid, in area: Rect, from left: Int) {
    let columns = columns(from: left, width: area.width)
    let end = columns.first.map { $0.x - 3 } ?? area.width - 1
    // Facts without a column of their own are shown below the sentences.
    let loose: [Fact] =
      switch columns.count {
      // The values at the right of the page show the other facts.
      case 0 where page.breadth == .columns: [sunFact] + airFacts.suffix(1)
      case 0: Array(windFacts.prefix(3)) + airFacts.prefix(4) + windFacts.dropFirst(3)
      case 1: windFacts
      default: []
      }
    // The section's header names the warnings that are issued.
    let isNamed = page.fetched.provider == .sample || page.alert != nil
    let warnings = isNamed ? [] : [warningsFact]
    drawText(
      into: &grid, in: area, x: area.x + left, end: area.x + end, more: loose + warnings,
      hasColumns: columns.count > 1)
    for column in columns {
      let labelWidth = column.facts.map { TextWidth.of($0.label) }.max() ?? 0
      // Two rows for each fact, if they fit, make the column as high as figures of twice the size.
      let step = area.height >= column.facts.count * 2 ? 2 : 1
      for (row, fact) in column.facts.prefix(area.height).enumerated() {
        let y = area.y + row * step
        grid.write(fact.label, x: area.x + column.x, y: y, style: page.theme.label, maxX: area.maxX)
        let x = area.x + column.x + labelWidth + 2
        grid.write(fact.value, x: x, y: y, style: fact.style ?? page.theme.value, maxX: area.maxX)
      }
    }
  }

  /// Returns the columns of facts at the right, each as wide as needed, as many as leave room for
  /// the sentences.
  private func columns(from left: Int, width: Int) -> [(x: Int, facts: [Fact])] {
    guard width >= 112 else { return [] }
    // The moon's times are computed only if there may be room for them.
    if width - left >= 130, let sky = skyFacts {
      let feelsLike = fact(.feelsLike, page.theme.temperature(page.current.feelsLike))
      let three = columns([sky, windFacts, airFacts + [feelsLike]], to: width - 1, gap: 6)
      if let first = three.first, first.x - left >= 56 { return three }
    }
    return columns([windFacts, airFacts + [sunFact]], to: width - 1, gap: 3)
      .filter { $0.x - left >= 34 }
  }

  private func columns(_ wanted: [[Fact]], to end: Int, gap: Int) -> [(x: Int, facts: [Fact])] {
    var columns: [(Int, [Fact])] = []
    var end = end
    for facts in wanted.reversed() {
      let labels = facts.map { TextWidth.of($0.label) }.max() ?? 0
      let values = facts.map { TextWidth.of($0.value) }.max() ?? 0
      columns.insert((end - labels - 2 - values, facts), at: 0)
      end -= labels + 2 + values + gap
    }
    return columns
  }

  private func drawText(
    into grid: inout Grid, in area: Rect, x: Int, end: Int, more: [Fact], hasColumns: Bool = false
  ) {
    let theme = page.theme
    let room = max(0, end - x)
    var y = area.y + 1
    let headline = headline(width: room)
    write(headline.pieces, x: x, y: area.y, end: end, gap: 2, into: &grid)
    if let storm = page.storm {
      for line in TextWrap.lines(storm, width: room).prefix(3) where y < area.maxY {
        grid.write(line, x: x, y: y, style: theme.warning(of: .severe), maxX: end)
        y += 1
      }
    }
    let measured = area.height >= 5 ? observation(width: room) : []
    let most = area.height >= 8 ? 4 : 2
    let feelsLike = fact(.feelsLike, theme.temperature(page.current.feelsLike))
    var facts = rainFacts(width: room) + (headline.hasFeelsLike ? [] : [feelsLike]) + more
    // A row is free below two lines about rain if the other facts have columns of their own, and
    // these fit on one line.
    let factsWidth = facts.reduce(-3) { $0 + TextWidth.of($1.label + $1.value) + 4 }
    let isFree =
      most == 2 && y == area.y + 1 && area.height >= 5 && hasColumns && measured.isEmpty
      && factsWidth <= room
    for line in prose(width: room, most: most, forAdvice: isFree ? 3 : most) where y < area.maxY {
      grid.write(line, x: x, y: y, style: theme.text, maxX: end)
      y += 1
    }
    for line in measured where y < area.maxY {
      grid.write(line, x: x, y: y, style: theme.label, maxX: end)
      y += 1
    }
    if area.height >= 8 { y += 1 }
    while y < area.maxY, !facts.isEmpty {
      // Each line takes as many whole facts as fit.
      var pieces: [(String, Style)] = []
      var width = 0
      while let fact = facts.first {
        let text = fact.label + (fact.label.isEmpty ? "" : " ")
        let length = TextWidth.of(text + fact.value) + (pieces.isEmpty ? 0 : 3)
        guard width + length <= room || pieces.isEmpty else { break }
        facts.removeFirst()
        guard width + length <= room else { continue }
        width += length
        pieces.append(((pieces.isEmpty ? "" : "   ") + text, theme.label))
        pieces.append((fact.value, fact.style ?? theme.value))
      }
      guard !pieces.isEmpty else { continue }
      write(pieces, x: x, y: y, end: end, gap: 0, into: &grid)
      y += 1
    }
  }

  /// Writes the pieces that fit beside each other; the first one is truncated if necessary.
  private func write(
    _ pieces: [(text: String, style: Style)], x: Int, y: Int, end: Int, gap: Int,
    into grid: inout Grid
  ) {
    var x = x
    for (index, piece) in pieces.enumerated() {
      let room = end - x
      guard TextWidth.of(piece.text) <= room || index == 0 else { continue }
      x = grid.write(
        TextWidth.truncated(piece.text, to: max(0, room)), x: x, y: y, style: piece.style, maxX: end
      )
      x += gap
    }
  }

  /// Returns the condition, the apparent temperature, and the low and high of the day, as far as
  /// they fit.
  ///
  /// Low and high take precedence over the apparent temperature, which is then shown below the
  /// sentences. If there is no room for both low and high, neither is shown, because one of them
  /// alone is less useful than none.
  private func headline(width: Int) -> (pieces: [(text: String, style: Style)], hasFeelsLike: Bool)
  {
    typealias Piece = (text: String, style: Style)
    let (theme, format, labels) = (page.theme, page.format, page.words.labels)
    let today = page.report.today(at: page.now)
    func piece(_ text: String, _ value: Double?, _ style: Style) -> [Piece] {
      value == nil ? [] : [(text + format.temperature(value), style)]
    }
    let sky: [Piece] = [(condition, theme.strong)]
    let feelsLike = piece(labels.feelsLikeShort + " ", page.current.feelsLike, theme.text)
    let (low, high) = (today?.temperatureMin, today?.temperatureMax)
    let day = piece("↓", low, theme.temperature(low)) + piece("↑", high, theme.temperature(high))
    let rest: [Piece] =
      today?.isRestOfDay == true ? [("(\(labels.restOfToday))", theme.label)] : []
    func fits(_ pieces: [Piece]) -> Bool {
      pieces.reduce(-2) { $0 + TextWidth.of($1.text) + 2 } <= width
    }
    for pieces in [sky + feelsLike + day + rest, sky + feelsLike + day] where fits(pieces) {
      return (pieces, true)
    }
    return fits(sky + day) && !day.isEmpty
      ? (sky + day, feelsLike.isEmpty)
      : (sky + feelsLike, feelsLike.isEmpty || fits(sky + feelsLike))
  }

  /// Returns the sentences of the outlook in lines, as many sentences as fit. The most urgent advice,
  /// which follows the rain, may have more lines.
  private func prose(width: Int, most: Int, forAdvice: Int) -> [String] {
    var shown: (sentences: [String], lines: [String]) = ([], [])
    let hasAdvice =
      forAdvice > most && !page.format.adviceTexts(of: page.report, at: page.now).isEmpty
    let all = page.format.proseVariants(of: page.report, page.slice.normals, at: page.now)
    // A sentence that is too long is skipped, and the next ones are still tried.
    for (index, variants) in all.enumerated() {
      let most = index == 1 && hasAdvice ? forAdvice : most
      for sentence in variants {
        let sentences = shown.sentences + [sentence]
        let lines = TextWrap.lines(page.words.sections.paragraph(sentences), width: width)
        guard lines.count <= most, lines.allSatisfy({ TextWidth.of($0) <= width }) else { continue }
        shown = (sentences, lines)
        break
      }
    }
    return shown.lines
  }

  /// Returns the measurement of the nearest station, in the longest form that fits: on one line, or
  /// on up to two if it differs from the current weather.
  private func observation(width: Int) -> [String] {
    let most = page.report.observationDifference(at: page.now) == nil ? 1 : 2
    return page.format.observationVariants(of: page.report, at: page.now)
      .map { TextWrap.lines($0, width: width) }
      .first { $0.count <= most && $0.allSatisfy { TextWidth.of($0) <= width } } ?? []
  }

  /// Returns the precipitation of the next two hours, now, and of the whole day.
  private func rainFacts(width: Int) -> [Fact] {
    let format = page.format
    let today = page.report.today(at: page.now)
    var facts: [Fact] = []
    if let bars = format.rainBars(of: page.report, at: page.now) {
      let steps = page.report.precipitationTimeline(at: page.now).ratesAhead
      let rates = steps.compactMap(\.self)
      // Each rate is that of five minutes. Where one is unknown, the amount is unknown.
      let isKnown = rates.count == steps.count
      let amount =
        isKnown ? bars + " · " + format.precipitation(rates.reduce(0, +) / 12) : bars
      let texts = [format.clock(page.report.localTime(page.now)) + " " + amount, amount, bars]
      facts.append(
        Fact(
          label: "", value: texts.first { TextWidth.of($0) <= width } ?? bars,
          style: page.theme.water(rates.max())))
    }
    if let rate = page.current.precipitationRate, rate > 0 {
      facts.append(
        Fact(
          label: "", value: format.rainSign + " " + format.precipitationRate(rate),
          style: page.theme.water(rate)))
    }
    let amounts = [
      format.precipitation(today?.precipitation),
      format.probability(today?.precipitationProbability),
    ].filter { $0 != unknownValue }
    let isDry = (today?.precipitation ?? 0) == 0 && (today?.precipitationProbability ?? 0) < 0.1
    if !amounts.isEmpty, !isDry {
      facts.append(
        Fact(label: format.precipitationLabel(today), value: amounts.joined(separator: " · ")))
    }
    return facts
  }

  /// The state of the warnings in a few words. The warnings themselves are shown above the section.
  private var warningsFact: Fact {
    Fact(
      label: page.words.labels.alerts,
      value: page.format.warningsBriefly(of: page.fetched, at: page.now))
  }

  private func fact(_ quantity: Quantity, _ style: Style? = nil) -> Fact {
    Fact(
      label: page.words.labels[quantity], value: page.format.text(quantity, of: page.current),
      style: style)
  }

  private var windFacts: [Fact] {
    let current = page.current
    var wind = fact(.windSpeed, page.theme.wind(current.windSpeed))
    wind.value = page.format.wind(current.windSpeed, from: current.windDirection)
    if !page.format.isASCII {
      wind.value += " " + page.format.direction(current.windDirection)
    }
    return [
      wind, fact(.windGust, page.theme.wind(current.windGust)), fact(.humidity), fact(.dewPoint),
      fact(.cloudCover),
    ]
  }

  private var airFacts: [Fact] {
    let labels = page.words.labels
    return [
      Fact(label: labels[.pressure], value: pressure), fact(.visibility),
      Fact(
        label: labels.uvShort, value: page.format.uv(page.current.uvIndex),
        style: page.theme.uv(page.current.uvIndex)),
      Fact(
        label: labels.airShort, value: page.format.air(of: page.report),
        style: page.theme.air(of: page.report)),
    ]
  }

  /// The times of the sun and of the moon, one fact each; nil if the sun does not rise or set.
  private var skyFacts: [Fact]? {
    let sky = SunAndMoon(page)
    guard sky.hasTimes else { return nil }
    return sky.lines.map { Fact(label: $0.label, value: $0.value) }
  }

  private var sunFact: Fact { Fact(label: page.words.labels.sun, value: sun) }

  private var pressure: String {
    let arrow = page.format.pressureArrow(page.report.pressureTendency(at: page.now))
    return page.format.pressure(page.current.pressure) + (arrow.isEmpty ? "" : " " + arrow)
  }

  private var sun: String {
    let sun = SunAndMoon(page)
    guard sun.hasTimes else { return sun.courseShort }
    let clock = { (moment: Date?) in
      moment.map { page.format.clock(page.report.localTime($0)) } ?? unknownValue
    }
    return clock(sun.sunrise) + " – " + clock(sun.sunset)
  }
}
