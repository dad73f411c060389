/// A notice in words, as it is shown.
public struct NoticeText: Hashable, Sendable {
  /// One line.
  public var title: String
  /// A few lines, each a fact; empty where the title says it all.
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

/// Tells a person who looks elsewhere.
public struct NoticeClient: Sendable {
  /// Tells a notice, unless another copy of the program has.
  public var tell: @Sendable (WeatherNotice, NoticeText) async -> Void

  /// Delivers one notification in place of several, unless another copy of the program has.
  public var summarize: @Sendable ([WeatherNotice], NoticeText) async -> Void

  /// A client made of its calls.
  public init(
    tell: @escaping @Sendable (WeatherNotice, NoticeText) async -> Void,
    summarize: @escaping @Sendable ([WeatherNotice], NoticeText) async -> Void
  ) {
    self.tell = tell
    self.summarize = summarize
  }
}
