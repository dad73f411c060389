import WeatherModel

/// A message of an authority in the terms of the Common Alerting Protocol (OASIS, CAP 1.2).
struct WarningMessage: Equatable, Sendable {
  /// The effect of a message on earlier ones.
  enum Kind: Sendable {
    case alert, update, cancel
    /// An acknowledgement or an error, which is not shown.
    case other

    /// Parses the protocol's value; a message without one is an alert.
    init(_ text: String?) {
      switch text?.lowercased() {
      case "alert", nil: self = .alert
      case "update": self = .update
      case "cancel": self = .cancel
      case "ack", "error": self = .other
      // An unknown kind may be a warning.
      default: self = .alert
      }
    }
  }

  var id: String
  /// The number of the part, if a message has several.
  var part = 0
  /// The index of the block in the message, over all languages.
  var info: Int?
  /// Whether the message is actual; tests, exercises and drafts are not.
  var isActual: Bool
  var kind: Kind
  /// The messages that this message replaces or cancels.
  var references: Set<String> = []
  /// The area; nil if the service has already selected by point.
  var area: WarningArea?
  /// Whether the message lifts a warning or is about the past: CAP's response type `AllClear` or
  /// urgency `Past`. Such a message replaces the messages it refers to and is not shown.
  var isAllClear = false
  var alert: WeatherWarning

  /// Parses the protocol's list of references: `sender,identifier,sent`, separated by spaces.
  static func references(_ text: String?) -> Set<String> {
    Set(
      (text ?? "").split(whereSeparator: \.isWhitespace).compactMap { reference in
        let parts = reference.split(separator: ",", omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
      })
  }

  /// Whether a response type or an urgency of the protocol lifts a warning.
  static func isAllClear(response: String?, urgency: String?) -> Bool {
    response?.lowercased() == "allclear" || urgency?.lowercased() == "past"
  }

  /// Whether a status of the protocol is actual; a missing or unknown status counts as actual.
  static func isActual(_ status: String?) -> Bool {
    !["exercise", "system", "test", "draft"].contains(status?.lowercased())
  }
}

extension [WarningMessage] {
  /// The messages that others of the list replace or cancel.
  var replacedIDs: Set<String> {
    filter { $0.isActual && ($0.kind == .update || $0.kind == .cancel) }
      .reduce(into: Set<String>()) { $0.formUnion($1.references.subtracting([$1.id])) }
  }

  /// Returns the warnings that are in force at a point or announced for it, the most severe first.
  /// Equal warnings, as of several areas that meet at the point, are one.
  func alerts(at point: Coordinate, now: Date) -> [WeatherWarning] {
    let meant = filter(\.isActual)
    let replaced = meant.replacedIDs
    var seen: Set<String> = []
    let inForce = meant.filter { message in
      (message.kind == .alert || message.kind == .update) && !replaced.contains(message.id)
        && !message.isAllClear && message.area?.contains(point) ?? true
        && seen.insert("\(message.id) \(message.part)").inserted
    }
    let alerts = inForce.map(\.alert).reduce(into: [WeatherWarning]()) { known, alert in
      if !known.contains(alert) { known.append(alert) }
    }
    return alerts.worstFirst(at: now)
  }
}

extension WeatherWarning.Severity {
  /// Parses the protocol's value; nil for `Unknown` and other values.
  init?(cap text: String?) {
    guard let text, let severity = Self(rawValue: text.lowercased()) else { return nil }
    self = severity
  }
}

extension Optional<LenientValue> {
  /// A time in RFC 3339, with or without fractions of a second.
  var dateTime: Date? { (self?.text).dateTime }
}

extension Optional<String> {
  /// A time in RFC 3339, with or without fractions of a second.
  var dateTime: Date? {
    let date = self.flatMap { Date(rfc3339: $0) }
    return date.flatMap { LenientValue.isPlausible($0) ? $0 : nil }
  }
}
