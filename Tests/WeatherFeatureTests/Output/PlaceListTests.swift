import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import CitySearch
@testable import WeatherFeature

/// The output of `cities search` and `cities import`.
struct PlaceListTests {
  @Test func lineHasIDNamesDivisionCountryCoordinateAndPopulation() {
    let place = Place(SearchFixtures.suwon)
    #expect(
      PlaceLine(place, language: .english).text
        == "1835553\tSuwon 수원\tGyeonggi-do\tKR\t37.29\t127.01\t1237000")
    #expect(
      PlaceLine(place, language: .korean).text
        == "1835553\t수원 Suwon\t경기도\tKR\t37.29\t127.01\t1237000")
  }

  @Test func unknownFieldsLeaveTheirColumnsEmpty() {
    let point = Place(id: "at:1,2", name: "1, 2", coordinate: Coordinate(latitude: 1, longitude: 2))
    #expect(PlaceLine(point, language: .english).text == "1,2\t1, 2\t\t\t1.0\t2.0\t")
  }

  private func report(_ summary: CityListImport.Summary, _ words: Words = .english) -> String {
    ImportReport(summary, file: "new.json", list: "/data/cities.json", words: words, namedLines: 2)
      .text
  }

  @Test func importReportStatesTheNumberOfPlaces() {
    let summary = CityListImport.Summary(
      places: 209_579, droppedByCause: [:], dropped: [], isOneLine: false)
    #expect(report(summary) == "Imported 209,579 places from new.json.\n/data/cities.json\n")
  }

  @Test func importReportListsSkippedEntriesByCauseAndLine() {
    let causes: [CityListImport.Cause] = [.unreadable, .duplicate, .noName, .unreadable]
    let summary = CityListImport.Summary(
      places: 1, droppedByCause: [.unreadable: 2, .duplicate: 1, .noName: 1],
      dropped: causes.enumerated().map { .init(line: 1000 + $0, record: $0 + 1, cause: $1) },
      isOneLine: false)
    #expect(
      report(summary) == """
        Imported 1 place from new.json.
        /data/cities.json
        Skipped: 4.
          not readable: 2
          no name: 1
          duplicate of an earlier place: 1
          line 1,000: not readable
          line 1,002: no name
          and 1 more

        """)
    #expect(report(summary, .korean).contains("  1,000번째 줄: 읽을 수 없음\n"))
  }

  @Test func failedImportStatesReasonAndUnchangedList() {
    let missing = CityListError.unreadable(path: "new.json", reason: "No such file or directory")
    #expect(
      ImportReport.failure(missing, file: "new.json", words: .english)
        == "new.json could not be imported (No such file or directory); give OpenWeather's "
        + "city.list.json or a GeoNames dump. The current list is kept.")
    #expect(
      ImportReport.failure(.empty, file: "new.json", words: .korean).contains("쓸 수 있는 지역이 없음"))
    #expect(
      ImportReport.failure(missing, file: "new.json", words: .korean).contains("(파일이 없음)"))
  }
}
