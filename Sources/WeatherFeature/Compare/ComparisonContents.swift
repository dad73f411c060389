import TerminalUI
import WeatherModel
import WeatherWords

/// The contents of the comparison of forecasts, before they are laid out.
struct ComparisonContents {
  /// A row of the table: a model or provider and its forecast.
  struct Row {
    var name: String
    /// The age of the model run; empty if it is unknown.
    var age: String
    /// Whether it is the forecast on the page.
    var isOwn = false
    /// The forecast; nil if there are no data.
    var forecast: ModelForecast?
    /// The reason why there are no data.
    var reason = ""
  }

  let page: PageContext
  /// The chosen day.
  let index: Int
  let comparison: Comparison?
  let models: [ModelForecast]
  let rows: [Row]

  init(_ page: PageContext) {
    self.page = page
    index = max(0, min(page.days.count - 1, page.slice.day))
    comparison = page.slice.comparison
    models = page.fetched.models(
      beside: comparison?.others ?? [], comparison?.models, at: page.now)
    rows = Self.rows(of: models, silent: comparison?.models?.silent ?? [], page)
  }

  var words: ComparisonWords { page.words.certainty }
  var ensemble: EnsembleForecast? { comparison?.models?.ensemble }

  /// The chances of thresholds, if they are shown.
  var chances: EnsembleChances? {
    comparison?.chances.flatMap { $0.isFresh(at: page.now) ? $0 : nil }
  }

  // MARK: - Rows

  private static func rows(
    of models: [ModelForecast], silent: [SilentModel], _ page: PageContext
  ) -> [Row] {
    let providers = models.filter { $0.model == nil }.map { model -> Row in
      let isOwn = model.source == .provider(page.fetched.provider)
      // A model run is older than the response with its data.
      let age = isOwn ? nil : page.format.age(of: model.receivedAt, at: page.now)
      return Row(
        name: name(of: model.source, page), age: age.map { "≥" + $0 } ?? "", isOwn: isOwn,
        forecast: model)
    }
    let others = ForecastModel.allCases.compactMap { model -> Row? in
      let name = model.displayName
      if let forecast = models.first(where: { $0.model == model }) {
        let age = forecast.runAt.map {
          page.format.age(of: $0, at: page.now) ?? page.words.time.justNow
        }
        return Row(name: name, age: age ?? "", forecast: forecast)
      }
      guard let silent = silent.first(where: { $0.model == model }) else { return nil }
      let words = page.words.certainty
      let date = silent.lastRunAt.map { page.words.time.date(page.report.localTime($0).date) }
      return Row(name: name, age: "", reason: date.map(words.noRunSince) ?? words.noData)
    }
    return providers + others
  }

  private static func name(of source: ModelForecast.Source, _ page: PageContext) -> String {
    switch source {
    case .model(let model): model.displayName
    case .provider(let provider): page.words.name(of: provider)
    }
  }

  /// The name of a threshold: `gusts ≥ 60 km/h`.
  func name(of threshold: EnsembleChances.Threshold) -> String {
    let value = threshold.value
    let text =
      switch threshold {
      case .rain, .muchRain: page.format.precipitation(value)
      case .frost: page.format.temperature(value)
      case .gusts: page.format.speed(value)
      }
    return words.threshold(threshold, text)
  }

  // MARK: - Sentences

  /// The conclusion about the chosen day: how many models expect precipitation, the amounts, and
  /// the range of the highs. Failures and pending requests come first.
  var conclusion: String {
    var sentences: [String?] = []
    // The banner says that requests are off. The failure would deny the forecast that is shown.
    if let failure = comparison?.failure, failure.error != .offlineWithoutData {
      sentences.append(page.words.error(failure, now: page.now).sentence)
    }
    if comparison?.isLoading == true {
      sentences.append(page.words.status.asking(page.words.name(of: page.fetched.provider.archive)))
    }
    sentences.append(votes.map { page.words.sections.sentence($0.withCapital) })
    return page.words.sections.paragraph(sentences.compactMap(\.self))
  }

  private var votes: String? {
    guard page.days.indices.contains(index) else { return nil }
    let date = page.days[index].date
    let agreement = models.agreement(on: date)
    guard agreement.total > 1 else { return nil }
    let isToday = date == page.report.localTime(page.now).date
    var votes = words.votes(
      agreement, words.day(isToday ? nil : page.words.time.weekday(date)))
    if let amounts = agreement.wetAmounts {
      votes +=
        " (\(span(amounts, page.format.precipitationNumber)) \(page.format.precipitationUnit))"
    }
    guard let highs = agreement.highs else { return votes }
    let (low, high) = (
      page.format.temperature(highs.lowerBound), page.format.temperature(highs.upperBound)
    )
    return low == high ? words.high(votes, high) : words.highs(votes, low, high)
  }

  /// Returns `1.5–6`, or `1.5` if both ends read the same.
  func span(_ range: ClosedRange<Double>, _ text: (Double?) -> String) -> String {
    let (low, high) = (text(range.lowerBound), text(range.upperBound))
    return low == high ? high : "\(low)–\(high)"
  }

  /// The licences of all displayed data. Sample data are marked as such.
  var credits: String {
    if page.fetched.provider == .sample { return page.words.status.sample }
    var licences: [String] = []
    for licence in models.compactMap({ words.licence(of: $0.source) })
    where !licences.contains(licence) {
      licences.append(licence)
    }
    return licences.joined(separator: " · ")
  }

  /// The offer to request the runs for rain and gusts: the key, and how much of the quota the
  /// request uses.
  var offer: String {
    guard page.fetched.provider != .sample, chances == nil else { return "" }
    return words.askChances(
      "%", page.format.number(EnsembleChances.weight, digits: 1),
      page.format.count(EnsembleChances.dailyLimit))
  }

  /// The measurement of the nearest station, and its original report.
  var measured: String {
    guard let line = page.format.observation(of: page.report, at: page.now) else { return "" }
    let raw = page.report.observation(at: page.now)?.raw
    return [line, raw].compactMap(\.self).joined(separator: " · ")
  }
}
