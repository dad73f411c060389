extension MapWords {
  static let portuguese = MapWords(
    span: { "\($0)° de largura" },
    world: "o mundo",
    recentred: "De volta ao lugar",
    elevation: { "\($0) acima do mar" },
    noTowns: "nenhuma cidade à vista")
}
