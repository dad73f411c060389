extension [Place] {
  /// How many places opened before are remembered.
  public static let recentsLimit = 12

  /// Makes a place the newest of those opened before; the oldest leave.
  public mutating func visit(_ place: Place) {
    removeAll { $0.id == place.id }
    insert(place, at: 0)
    keepRecents()
  }

  /// Leaves out the oldest beyond ``recentsLimit``.
  public mutating func keepRecents() {
    if count > Self.recentsLimit { removeLast(count - Self.recentsLimit) }
  }
}
