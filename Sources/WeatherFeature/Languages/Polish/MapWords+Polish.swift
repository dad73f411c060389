extension MapWords {
  static let polish = MapWords(
    span: { "\($0)° szerokości" },
    world: "cały świat",
    recentred: "Mapa z powrotem na miejscu",
    elevation: { "\($0) n.p.m." },
    noTowns: "nie widać miast")
}
