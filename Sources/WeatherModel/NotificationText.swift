/// A notice in words, as it is shown.
public struct NotificationText: Hashable, Sendable {
  /// One line.
  public var title: String
  /// A few lines, each a fact; empty where the title is sufficient.
  public var body: String
  /// Whether it must not be overlooked.
  public var isCritical: Bool

  /// A notice.
  public init(title: String, body: String, isCritical: Bool = false) {
    self.title = title
    self.body = body
    self.isCritical = isCritical
  }
}

/// A client that delivers notifications.
public struct NotificationClient: Sendable {
  /// Tells a notice, unless another copy of the program has.
  public var tell: @Sendable (WeatherNotification, NotificationText) async -> Void

  /// Delivers one notification in place of several, unless another copy of the program has.
  public var summarize: @Sendable ([WeatherNotification], NotificationText) async -> Void

  /// A client made of its calls.
  public init(
    tell: @escaping @Sendable (WeatherNotification, NotificationText) async -> Void,
    summarize: @escaping @Sendable ([WeatherNotification], NotificationText) async -> Void
  ) {
    self.tell = tell
    self.summarize = summarize
  }
}
