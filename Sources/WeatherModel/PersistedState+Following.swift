extension [Place] {
  /// Applies the changes between `old` and `new` to this list: additions, removals and moves. Other
  /// places in this list are kept, so that two copies of the program that share a file do not undo
  /// each other's changes.
  public mutating func follow(from old: [Place], to new: [Place]) {
    let before = Set(old.map(\.id))
    let after = Set(new.map(\.id))
    removeAll { before.contains($0.id) && !after.contains($0.id) }

    // Places in both lists are arranged in the new order within the slots that they occupy here.
    if old.filter({ after.contains($0.id) }).map(\.id)
      != new.filter({ before.contains($0.id) }).map(\.id)
    {
      let slots = indices.filter { after.contains(self[$0].id) }
      let here = Set(slots.map { self[$0].id })
      for (slot, place) in zip(slots, new.filter { here.contains($0.id) }) { self[slot] = place }
    }

    // New places are inserted after all places that precede them, or first.
    for (index, place) in new.enumerated() where !contains(where: { $0.id == place.id }) {
      guard !before.contains(place.id) else { continue }
      let neighbour = lastIndex { mine in new[..<index].contains { $0.id == mine.id } }
      insert(place, at: neighbour.map { $0 + 1 } ?? 0)
    }
  }
}
