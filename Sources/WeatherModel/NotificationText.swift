/// The displayed text of a notification.
public struct NotificationText: Hashable, Sendable {
  /// The title, one line.
  public var title: String
  /// A few lines with one fact each; empty if the title is sufficient.
  public var body: String
  /// Whether the notification must not be overlooked.
  public var isCritical: Bool

  /// Creates a text.
  public init(title: String, body: String, isCritical: Bool = false) {
    self.title = title
    self.body = body
    self.isCritical = isCritical
  }
}

/// A client that delivers notifications.
public struct NotificationClient: Sendable {
  /// Delivers a notification, unless another running copy of the program has delivered it.
  public var deliver: @Sendable (WeatherNotification, NotificationText) async -> Void

  /// Delivers one notification in place of several, unless another running copy of the program has
  /// delivered it.
  public var summarize: @Sendable ([WeatherNotification], NotificationText) async -> Void

  /// Creates a client from its operations.
  public init(
    deliver: @escaping @Sendable (WeatherNotification, NotificationText) async -> Void,
    summarize: @escaping @Sendable ([WeatherNotification], NotificationText) async -> Void
  ) {
    self.deliver = deliver
    self.summarize = summarize
  }
}
