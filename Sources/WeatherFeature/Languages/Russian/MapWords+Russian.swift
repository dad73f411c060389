extension MapWords {
  static let russian = MapWords(
    span: { "\($0)° в ширину" },
    world: "весь мир",
    recentred: "Карта снова у места",
    elevation: { "\($0) над уровнем моря" },
    noTowns: "городов не видно")
}
