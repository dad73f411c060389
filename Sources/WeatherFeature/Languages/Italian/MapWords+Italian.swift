extension MapWords {
  static let italian = MapWords(
    span: { "\($0)° di larghezza" },
    world: "il mondo",
    recentred: "Di nuovo al luogo",
    elevation: { "\($0) sul mare" },
    noTowns: "nessuna città in vista")
}
