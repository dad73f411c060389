extension MapWords {
  static let ukrainian = MapWords(
    span: { "\($0)° завширшки" },
    world: "увесь світ",
    recentred: "Карта знову біля місця",
    elevation: { "\($0) над рівнем моря" },
    noTowns: "міст не видно")
}
