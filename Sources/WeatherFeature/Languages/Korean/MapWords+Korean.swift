extension MapWords {
  static let korean = MapWords(
    span: { "가로 \($0)°" },
    world: "세계",
    recentred: "제자리로 돌아왔어요",
    elevation: { "해발 \($0)" },
    noTowns: "보이는 도시 없음")
}
