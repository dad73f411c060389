extension MapWords {
  static let spanish = MapWords(
    span: { "\($0)° de ancho" },
    world: "el mundo",
    recentred: "De vuelta en el lugar",
    elevation: { "\($0) sobre el mar" },
    noTowns: "ninguna ciudad a la vista")
}
