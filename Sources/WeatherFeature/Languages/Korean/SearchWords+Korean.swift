extension SearchWords {
  static let korean = SearchWords(
    title: "지역 찾기",
    placeholder: "지역 이름, 초성(ㅅㅇ), 37.57,126.98",
    count: { found, total in "\(total)곳 중 \(found)곳" },
    noMatch: { "‘\($0)’에 맞는 지역이 없어요. 글자를 줄이거나 다르게 써 보세요." },
    noMatchAnywhere: { "‘\($0)’에 맞는 지역을 목록에서도 온라인에서도 찾지 못했어요." },
    recents: "최근",
    favourites: "즐겨찾기",
    online: { "온라인 (\($0))" },
    searchingOnline: "온라인에서 찾는 중",
    onlineFailed: { "온라인 검색에 실패했어요: \($0)" },
    buildingIndex: "지역 목록을 준비하고 있어요. 처음 한 번만 걸려요.",
    listMissing: { "지역 목록을 쓸 수 없어요(\($0))." },
    listNotFound: "지역 목록을 찾지 못했어요. WEATHER_TUI_DATA에 cities.json이 있는 폴더를 지정하세요.",
    away: { "\($0) 거리" },
    coordinate: "지도 위의 이 지점")
}
