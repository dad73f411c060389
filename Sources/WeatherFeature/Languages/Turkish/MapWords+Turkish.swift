extension MapWords {
  static let turkish = MapWords(
    span: { "\($0)° genişlik" },
    world: "tüm dünya",
    recentred: "Harita yeniden yerin üstünde",
    elevation: { "deniz seviyesinden \($0)" },
    noTowns: "görünürde şehir yok")
}
