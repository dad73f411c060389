extension MapWords {
  static let english = MapWords(
    span: { "\($0)° across" },
    world: "the world",
    recentred: "Back at the place",
    elevation: { "\($0) above the sea" },
    noTowns: "no towns in sight")
}
