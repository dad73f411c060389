import WeatherModel

/// A message of an authority in the terms of the Common Alerting Protocol (OASIS, CAP 1.2).
struct WarningMessage: Equatable, Sendable {
  /// What a message does to those before it.
  enum Kind: Sendable {
    case alert, update, cancel
    /// An acknowledgement or an error: nothing to show.
    case other

    /// By the protocol's word; a message without one is an alert.
    init(_ text: String?) {
      switch text?.lowercased() {
      case "alert", nil: self = .alert
      case "update": self = .update
      case "cancel": self = .cancel
      default: self = .other
      }
    }
  }

  var id: String
  /// Which part of the message it is, where one holds several.
  var part = 0
  /// Whether it is meant; tests, exercises and drafts are not.
  var isActual: Bool
  var kind: Kind
  /// The messages that it replaces or takes back.
  var references: Set<String> = []
  /// Where it holds; nil where the service has already selected by point.
  var area: WarningArea?
  /// Whether it lifts a warning or speaks of what is over: CAP's response type `AllClear` and urgency
  /// `Past`. It replaces the messages it refers to and is not shown.
  var isAllClear = false
  var alert: WeatherWarning

  /// The identifiers in the protocol's list of references: `sender,identifier,sent` and a blank.
  static func references(_ text: String?) -> Set<String> {
    Set(
      (text ?? "").split(whereSeparator: \.isWhitespace).compactMap { reference in
        let parts = reference.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
      })
  }

  /// Whether a response type or an urgency in the protocol's words lifts a warning.
  static func isAllClear(response: String?, urgency: String?) -> Bool {
    response?.lowercased() == "allclear" || urgency?.lowercased() == "past"
  }

  /// Whether a status in the protocol's word is meant; a message without one is.
  static func isActual(_ status: String?) -> Bool {
    status.map { $0.lowercased() == "actual" } ?? true
  }
}

extension [WarningMessage] {
  /// The warnings that hold at a point or are announced for it, the worst first.
  func alerts(at point: Coordinate, now: Date) -> [WeatherWarning] {
    let meant = filter(\.isActual)
    let replaced = meant.filter { $0.kind == .update || $0.kind == .cancel }
      .reduce(into: Set<String>()) { $0.formUnion($1.references.subtracting([$1.id])) }
    var seen: Set<String> = []
    let holding = meant.filter { message in
      (message.kind == .alert || message.kind == .update) && !replaced.contains(message.id)
        && !message.isAllClear && message.area?.contains(point) ?? true
        && seen.insert("\(message.id) \(message.part)").inserted
    }
    return [WeatherWarning](
      holding.map(\.alert).worstFirst(at: now).prefix(WeatherReport.maxWarnings))
  }
}

extension WeatherWarning.Severity {
  /// By the protocol's word; nil for `Unknown` and whatever else.
  init?(cap text: String?) {
    guard let text, let severity = Self(rawValue: text.lowercased()) else { return nil }
    self = severity
  }
}

extension Optional<LenientValue> {
  /// A moment in RFC 3339, with or without fractions of a second.
  var dateTime: Date? { (self?.text).dateTime }
}

extension Optional<String> {
  /// A moment in RFC 3339, with or without fractions of a second.
  var dateTime: Date? {
    let date = self.flatMap { Date(rfc3339: $0) }
    return date.flatMap { LenientValue.isPlausible($0) ? $0 : nil }
  }
}
