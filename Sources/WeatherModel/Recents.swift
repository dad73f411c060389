extension [Place] {
  /// The maximum number of recently opened places.
  public static let recentsLimit = 12

  /// Makes a place the most recent one. The oldest places beyond ``recentsLimit`` are removed.
  public mutating func visit(_ place: Place) {
    removeAll { $0.id == place.id }
    insert(place, at: 0)
    trimRecents()
  }

  /// Removes the oldest places beyond ``recentsLimit``.
  public mutating func trimRecents() {
    if count > Self.recentsLimit { removeLast(count - Self.recentsLimit) }
  }
}
