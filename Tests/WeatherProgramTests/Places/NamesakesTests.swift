import CitySearch
import Testing
import WeatherFeature
import WeatherModel

@testable import WeatherProgram

/// A place that is used for a name that others may share is named.
struct NamesakesTests {
  private func found(
    _ population: Int?, id: String = "geonames:1", north: Double = 10,
    _ spelling: CityMatch.Spelling = .name
  ) -> FoundPlace {
    var place = Place.example("Alma", at: north, 10)
    place.id = id
    place.population = population
    return FoundPlace(place: place, matchedName: "Alma", spelling: spelling)
  }

  private func isNamed(
    _ places: [FoundPlace], for query: String = "alma", in naming: Namesakes.Naming,
    includesTowns: Bool = false
  ) -> Bool {
    Namesakes(of: query, among: places, includesTowns: includesTowns)
      .placeToName(in: naming) == places.first?.place
  }

  @Test func townIsNamedUnlessTheScreenShowsIt() {
    let town = [found(30_000)]
    #expect(isNamed(town, in: .output) && isNamed(town, in: .nowhere))
    #expect(!isNamed(town, in: .screen))
    #expect(isNamed([found(nil)], in: .output))
  }

  @Test func wellKnownPlaceIsNamedOnlyIfOthersShareItsName() {
    #expect(!isNamed([found(100_000)], in: .output) && isNamed([found(100_000)], in: .nowhere))
    let others = [found(100_000), found(20_000, north: 50)]
    #expect(isNamed(others, in: .output))
    let municipality = [found(100_000), found(20_000, north: 10.1)]
    #expect(!isNamed(municipality, in: .output))
    let beginning = [found(100_000), found(20_000, north: 50, .beginning)]
    #expect(!isNamed(beginning, in: .output))
  }

  @Test func metropolisIsNamedOnlyWhereNoOutputTellsItFromAnother() {
    let alone = [found(1_000_000)]
    #expect(!isNamed(alone, in: .output) && !isNamed(alone, in: .nowhere))
    let others = alone + [found(20_000, north: 50)]
    #expect(!isNamed(others, in: .output) && isNamed(others, in: .nowhere))
  }

  @Test func unusualNameOfAMetropolisMayBeThatOfATown() {
    let metropolis = [found(1_600_000)]
    #expect(isNamed(metropolis, for: "almna", in: .output))
    #expect(isNamed(metropolis, for: "almna", in: .nowhere))
    #expect(!isNamed(metropolis, for: "alma", in: .nowhere))
    #expect(!isNamed(metropolis, for: "알마시", in: .nowhere))
  }

  @Test func countryOrDivisionInTheTextLeavesNoDoubt() {
    let others = [found(30_000), found(20_000, north: 50)]
    for query in ["Alma, CA", "alma quebec", "Alma, Quebec"] {
      #expect(!isNamed(others, for: query, in: .nowhere))
    }
  }

  @Test func onlyPlaceOfACompleteSourceIsNotNamed() {
    #expect(!isNamed([found(2_000)], in: .nowhere, includesTowns: true))
    #expect(isNamed([found(2_000), found(1_000, north: 50)], in: .nowhere, includesTowns: true))
    let district = City.Kind.koreanDistrict
    let id = 1_111_000_000
    #expect(City.Kind(id: id) == district)
    #expect(!isNamed([found(nil, id: "kma:\(id)")], in: .nowhere))
  }

  @Test func placesThatAreNotCalledSoHaveNoNamesakes() {
    #expect(Namesakes().placeToName(in: .nowhere) == nil)
    #expect(!isNamed([found(30_000, .otherName)], in: .nowhere))
  }
}
