extension MapWords {
  static let japanese = MapWords(
    span: { "幅 \($0)°" },
    world: "世界",
    recentred: "元の位置に戻りました",
    elevation: { "標高 \($0)" },
    noTowns: "表示できる町なし")
}
