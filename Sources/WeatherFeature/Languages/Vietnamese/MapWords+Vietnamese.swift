extension MapWords {
  static let vietnamese = MapWords(
    span: { "rộng \($0)°" },
    world: "cả thế giới",
    recentred: "Bản đồ đã về địa điểm",
    elevation: { "cao \($0) so với mực nước biển" },
    noTowns: "không thấy thành phố nào")
}
