let index = try CityIndex.open(listAt: listPath, cacheDirectory: cacheFolder)
let context = SearchContext(homeCountry: "KR", language: "ko")
for match in index.search("ㅅㅇ", limit: 3, context: context).matches {
  found.append(match.city.hangulName ?? match.city.name)
}
