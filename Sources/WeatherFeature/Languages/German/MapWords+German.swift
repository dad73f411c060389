extension MapWords {
  static let german = MapWords(
    span: { "\($0)° breit" },
    world: "die Welt",
    recentred: "Zurück am Ort",
    elevation: { "\($0) über dem Meer" },
    noTowns: "keine Städte in Sicht")
}
