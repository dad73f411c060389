extension MapWords {
  static let dutch = MapWords(
    span: { "\($0)° breed" },
    world: "de wereld",
    recentred: "Terug bij de plaats",
    elevation: { "\($0) boven zeeniveau" },
    noTowns: "geen steden in beeld")
}
