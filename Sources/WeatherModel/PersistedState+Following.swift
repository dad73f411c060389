extension [Place] {
  /// Makes the changes to this list that lead from `old` to `new`: additions, removals and moves.
  /// What this list has beyond those stays, so that two copies of the program that keep the same
  /// file do not undo each other's.
  public mutating func follow(from old: [Place], to new: [Place]) {
    let before = Set(old.map(\.id))
    let after = Set(new.map(\.id))
    removeAll { before.contains($0.id) && !after.contains($0.id) }

    // What is in both lists takes, in the slots that it has here, the order that it was given.
    if old.filter({ after.contains($0.id) }).map(\.id)
      != new.filter({ before.contains($0.id) }).map(\.id)
    {
      let slots = indices.filter { after.contains(self[$0].id) }
      let here = Set(slots.map { self[$0].id })
      for (slot, place) in zip(slots, new.filter { here.contains($0.id) }) { self[slot] = place }
    }

    // New places come after all that stand before them, or first.
    for (index, place) in new.enumerated() where !contains(where: { $0.id == place.id }) {
      guard !before.contains(place.id) else { continue }
      let neighbour = lastIndex { mine in new[..<index].contains { $0.id == mine.id } }
      insert(place, at: neighbour.map { $0 + 1 } ?? 0)
    }
  }
}
