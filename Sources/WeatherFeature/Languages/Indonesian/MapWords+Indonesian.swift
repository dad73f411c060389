extension MapWords {
  static let indonesian = MapWords(
    span: { "lebar \($0)°" },
    world: "seluruh dunia",
    recentred: "Peta kembali ke tempat",
    elevation: { "\($0) di atas laut" },
    noTowns: "tidak ada kota terlihat")
}
