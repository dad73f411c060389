extension MapWords {
  static let simplifiedChinese = MapWords(
    span: { "宽 \($0)°" },
    world: "世界",
    recentred: "已回到原处",
    elevation: { "海拔 \($0)" },
    noTowns: "附近没有城镇")
}
