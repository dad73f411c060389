public import WeatherModel
public import WeatherWords

/// The template of `--format`: one line of text and placeholders such as `{temperature}`.
///
/// `{{` and `}}` stand for braces; `\n` and `\t` for a line break and a tab.
public struct LineFormat: Hashable, Sendable {
  /// An unknown or unclosed placeholder.
  public struct UnknownPlaceholder: Error, Hashable, Sendable {
    /// The text between the braces; for an unclosed brace, everything from the brace on.
    public let name: String
    /// The most similar placeholder, if there is one.
    public let nearest: String?
    /// All placeholders.
    public let known: [String]
    private let isClosed: Bool

    init(_ name: String, isClosed: Bool) {
      let known = OutputPlaceholder.all.map(\.name)
      self.name = name
      self.known = known
      self.isClosed = isClosed
      nearest = nearestName(to: name, in: known)
    }

    /// Returns one sentence with the cause and the remedy.
    public func sentence(_ words: Words) -> String {
      guard isClosed else { return words.commandLine.braceNotClosed(name) }
      return words.commandLine.unknownPlaceholder(name, nearest, known.joined(separator: ", "))
    }
  }

  private enum Part {
    case text(String)
    case placeholder(OutputPlaceholder)
  }

  private let template: String

  /// Creates a format from `template`.
  public init(_ template: String) {
    self.template = template
  }

  /// Validates the template before any request is made.
  public func validate() throws(UnknownPlaceholder) { _ = try parts() }

  /// Returns the level of detail that the line requires from `provider`. A value from another
  /// service requires one more request.
  public func detailLevel(of provider: Provider) -> DetailLevel {
    let isSupplemented = placeholders.compactMap(\.quantity).contains {
      $0 == .airQuality || provider == .kma && $0.canBeSupplemented
    }
    return isSupplemented ? .full : .forecast
  }

  /// A Boolean value that indicates whether the line depends on official warnings.
  public var usesWarnings: Bool { placeholders.contains(where: \.usesWarnings) }

  private var placeholders: [OutputPlaceholder] {
    ((try? parts()) ?? []).compactMap {
      if case .placeholder(let placeholder) = $0 { placeholder } else { nil }
    }
  }

  private func parts() throws(UnknownPlaceholder) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var rest = template[...]
    while let first = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        text.append(first)
        rest.removeFirst(2)
      } else if rest.hasPrefix("\\n") || rest.hasPrefix("\\t") {
        text.append(rest.hasPrefix("\\n") ? "\n" : "\t")
        rest.removeFirst(2)
      } else if first == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw UnknownPlaceholder(String(rest), isClosed: false)
        }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        guard let placeholder = OutputPlaceholder.all.first(where: { $0.name == name }) else {
          throw UnknownPlaceholder(name, isClosed: true)
        }
        parts += [.text(text), .placeholder(placeholder)]
        text = ""
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    return parts + [.text(text)]
  }

  /// Returns the line for a report at the time `now`, without a line break at its end.
  /// - Parameters:
  ///   - kind: The kind of the values.
  ///   - readAt: The time at which the line is read, if `now` is a time of another date.
  public func line(
    for report: Fetched<WeatherReport>, now: Date, settings: DisplaySettings, icons: IconSet = .art,
    kind: DatedWeather.Kind = .forecast, readAt: Date? = nil
  ) throws(UnknownPlaceholder) -> String {
    let weather = report.value
    let moment = OutputPlaceholder.Moment(
      fetched: report, now: now, readAt: readAt ?? now, format: WeatherFormat(settings),
      icons: icons, current: weather.weatherNow(at: now).weather, today: weather.today(at: now),
      kind: kind)
    return try parts().map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder): placeholder.text(moment)
      }
    }.joined()
  }
}
