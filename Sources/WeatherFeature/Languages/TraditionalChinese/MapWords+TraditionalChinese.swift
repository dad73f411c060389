extension MapWords {
  static let traditionalChinese = MapWords(
    span: { "寬 \($0)°" },
    world: "世界",
    recentred: "已回到原處",
    elevation: { "海拔 \($0)" },
    noTowns: "附近沒有城鎮")
}
