import CitySearch
import TestSupport
import Testing

/// The example of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test func documentationExamplesMatchTheCompiledTests() throws {
    try DocumentedExamples.check("CitySearch/CityIndex", against: #filePath)
  }

  @Test func tutorialCodeMatchesTheCompiledTests() throws {
    try DocumentedExamples.checkTutorial(of: "CitySearch", against: #filePath)
  }

  @Test func indexFindsCityByInitialConsonants() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      TestLists.json([
        TestLists.entry(id: 1, name: "Seoul", population: 9_000_000, names: ["서울"]),
        TestLists.entry(id: 2, name: "Busan", population: 3_000_000, names: ["부산"]),
      ]), to: "list.json")
    let (listPath, cacheFolder) = (folder("list.json"), folder("cache"))
    var found: [String] = []

    let index = try CityIndex.open(listAt: listPath, cacheDirectory: cacheFolder)
    let context = SearchContext(homeCountry: "KR", language: "ko")
    for match in index.search("ㅅㅇ", limit: 3, context: context).matches {
      found.append(match.city.hangulName ?? match.city.name)
    }
    #expect(found == ["서울"])
  }
}
