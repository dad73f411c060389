extension MapWords {
  static let french = MapWords(
    span: { "\($0)° de large" },
    world: "le monde",
    recentred: "Retour au lieu",
    elevation: { "\($0) d’altitude" },
    noTowns: "aucune ville en vue")
}
