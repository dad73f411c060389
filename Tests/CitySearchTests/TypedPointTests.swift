import Testing

@testable import CitySearch

struct TypedPointTests {
  @Test func pastedCoordinatesAreParsed() throws {
    let point = try #require(TypedPoint("37.5665,126.978"))
    for text in [
      "37.5665, 126.978", "37.5665 126.978", "37.5665N,126.978E", "37.5665° N, 126.978° E",
      "N37.5665 E126.978", "126.978E 37.5665N", "37°33′59.4″N 126°58′40.8″E",
      " 37.5665 ; 126.978 ", "37°33'59.4\"N, 126°58'40.8\"E",
    ] {
      guard case .onTheGlobe(let latitude, let longitude) = TypedPoint(text) else {
        Issue.record("\(text)")
        continue
      }
      #expect(abs(latitude - 37.5665) < 1e-6 && abs(longitude - 126.978) < 1e-6, "\(text)")
    }
    #expect(point == .onTheGlobe(latitude: 37.5665, longitude: 126.978))
    #expect(TypedPoint("37.5 127") == .onTheGlobe(latitude: 37.5, longitude: 127))
    #expect(TypedPoint("-33.9 151.2") == .onTheGlobe(latitude: -33.9, longitude: 151.2))
    #expect(TypedPoint("33.9S 151.2E") == .onTheGlobe(latitude: -33.9, longitude: 151.2))
    #expect(TypedPoint("37°34′N 126°58′E") != nil)
    let berlin = TypedPoint.onTheGlobe(latitude: 52.52, longitude: 13.405)
    #expect(TypedPoint("52°31′12″N 13°24′18″E") == berlin)
  }

  @Test(arguments: [
    "52,52 13,405", "52,52; 13,405", "52,52, 13,405", "52,52°N 13,405°E", "(52.52, 13.405)",
    "[52.52, 13.405]", "N52 31.2 E13 24.3", "52 31 12 N 13 24 18 E", "523112N 0132418E",
    "N52°31'12\" E13°24'18\"", "북위 52.52 동경 13.405", "북위 52도 31분 12초 동경 13도 24분 18초",
    "北緯52.52度 東経13.405度", "北纬52度31分12秒 东经13度24分18秒", "５２．５２，１３．４０５", "lat: 52.52, lon: 13.405",
    "+52.52+013.405/", "52.52 N 13.405 E", "52°31′12″ с. ш. 13°24′18″ в. д.",
    "geo:52.52,13.405", "geo:52.52,13.405;u=35", "geo:0,0?q=52.52,13.405(Berlin)",
    "https://www.google.com/maps/@52.52,13.405,12z", "https://maps.google.com/?q=52.52,13.405",
    "https://www.google.com/maps/place/B/@1,2,9z/data=!3m1!8m2!3d52.52!4d13.405",
    "https://www.google.com/maps/search/?api=1&query=52.52%2C13.405",
    "https://maps.apple.com/?ll=52.52,13.405&q=Berlin",
    "https://www.openstreetmap.org/#map=12/52.52/13.405", "https://maps.gsi.go.jp/#12/52.52/13.405",
    "https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=12/1/2",
    "https://yandex.com/maps/?ll=13.405%2C52.52&z=10", "https://www.windy.com/?52.52,13.405,6",
    "https://www.windy.com/52.52/13.405", "https://map.kakao.com/link/map/52.52,13.405",
    "https://map.kakao.com/link/to/Berlin,52.52,13.405",
    "https://map.naver.com/p?c=13.405,52.52,15,0,0,0,dh",
    "https://uri.amap.com/marker?position=13.405,52.52&name=Berlin",
    "https://www.google.com/maps/place/52°31'12.0\"N+13°24'18.0\"E",
    "https://www.google.com/maps/place/52%C2%B031'12.0%22N+13%C2%B024'18.0%22E/@1,2,3z",
    "{\"lat\": 52.52, \"lon\": 13.405}", "lat=52.52&lon=13.405", "@52.52,13.405", "52.52,13.405.",
    "52.52,13.405&", "lat. 52.52 long. 13.405", "forecast for 52.52, 13.405", "52.52, 13.405 날씨",
  ])
  func coordinatesAndMapLinksAreParsed(text: String) {
    guard case .onTheGlobe(let latitude, let longitude) = TypedPoint(text) else {
      Issue.record("\(text)")
      return
    }
    #expect(abs(latitude - 52.52) < 1e-3 && abs(longitude - 13.405) < 1e-3)
  }

  @Test(arguments: [
    "POINT(13.405 52.52)", "POINT Z (13.405 52.52 34)", "SRID=4326;POINT(13.405 52.52)",
    "{\"type\":\"Point\",\"coordinates\":[13.405,52.52]}", "52d31m12sN 13d24m18sE",
    "52-31-12N 13-24-18E", "52,52 Nord 13,405 Ost", "Breite 52,52 Länge 13,405",
    "52°31'12\" nördlicher Breite, 13°24'18\" östlicher Länge", "52.52 n. Br. 13.405 ö. L.",
    "szerokość 52,52 długość 13,405", "52,52 szerokości północnej, 13,405 długości wschodniej",
    "52,52 северной широты, 13,405 восточной долготы", "52.52 kuzey 13.405 doğu",
    "é. sz. 52,52, k. h. 13,405", "52,52 severní šířky, 13,405 východní délky",
    "leveysaste 52,52 pituusaste 13,405", "γεωγραφικό πλάτος 52,52 μήκος 13,405",
    "vĩ độ 52.52 kinh độ 13.405", "52,52 nord 13,405 øst", "52,52 NB 13,405 OL",
    "https://mapy.cz/zakladni?x=13.405&y=52.52&z=11", "https://zoom.earth/#view=52.52,13.405,8z",
    "https://wego.here.com/?map=52.52,13.405,12,normal", "https://2gis.ru/geo/13.405,52.52",
    "https://earth.nullschool.net/#current/wind/surface/level/orthographic=13.405,52.52,3000",
    "https://geohack.toolforge.org/geohack.php?pagename=X&params=52_31_12_N_13_24_18_E_type:city",
  ])
  func coordinatesAreParsedInEveryNotationAndLanguage(text: String) {
    guard case .onTheGlobe(let latitude, let longitude) = TypedPoint(text) else {
      Issue.record("\(text)")
      return
    }
    #expect(abs(latitude - 52.52) < 1e-6 && abs(longitude - 13.405) < 1e-6, "\(text)")
  }

  @Test(arguments: ["Idaho 5 7", "Sydney 2000 5", "Severodvinsk 16 4", "37-41 Point Road"])
  func namesWithNumbersAreNotCoordinates(text: String) { #expect(TypedPoint(text) == nil) }

  /// Codes of two to five pairs and with digits of the grid, from the documentation of plus codes.
  @Test(arguments: [
    ("8FVC9G8F+6X", 47.3655625, 8.5249375), ("8fvc9g8f+6x", 47.3655625, 8.5249375),
    ("8FVC9G8F+", 47.36625, 8.52375), ("8FVC9G8F+6WQ", 47.3655875, 8.524859375),
    ("CFX3X2X2+X2", 89.9999375, 1.0000625), ("22222222+22", -89.9999375, -179.9999375),
  ])
  func plusCodeIsTheCentreOfItsArea(code: String, latitude: Double, longitude: Double) throws {
    let point = try #require(PlusCode.center(of: code))
    #expect(abs(point.latitude - latitude) < 1e-9 && abs(point.longitude - longitude) < 1e-9)
    #expect(
      TypedPoint(code) == .onTheGlobe(latitude: point.latitude, longitude: point.longitude))
  }

  @Test(arguments: [
    "9G8F+6W", "8FVC9G8F", "8FVC9G8F+6", "8FVC9G8F6+W", "8FVC9G8A+6W", "8FVC9G8F+6WQQQQQQ",
    "XXXXXXXX+XX", "8FVC9G8F+6+W", "8FVC9G8F+6+", "",
  ])
  func shortOrMalformedPlusCodeIsNoPoint(text: String) {
    #expect(PlusCode.center(of: text) == nil)
  }

  @Test func letterOMeansEastOrWestDependingOnTheLanguage() {
    let text = "52° 30′ N, 13° 30′ O"
    for language in ["de", "nl"] {
      #expect(
        TypedPoint(text, language: language) == .onTheGlobe(latitude: 52.5, longitude: 13.5))
    }
    for language in ["fr", "es", "it", "pt-PT"] {
      #expect(
        TypedPoint(text, language: language) == .onTheGlobe(latitude: 52.5, longitude: -13.5))
    }
    #expect(TypedPoint(text) == nil && TypedPoint.resembles(text))
  }

  @Test func zoomLevelInAMapLinkIsNotACoordinate() {
    #expect(TypedPoint("https://map.naver.com/p/entry/place/1?c=15.00,0,0,0,dh") == nil)
  }

  @Test(arguments: ["12°75'N 5°10'E", "N95 E10", "lat 91 lon 20", "12.5, 190"])
  func outOfRangeCoordinatesAreRejected(text: String) {
    #expect(TypedPoint(text) == .offTheGlobe)
  }

  @Test(arguments: [
    "12 34", "1,2,3", "37.5", "37.5 12.2 13.4", "1.2.3, 4.5", "https://example.org/x",
  ])
  func malformedCoordinatesMatchNoCity(text: String) {
    #expect(TypedPoint(text) == nil && TypedPoint.resembles(text))
    #expect(TestLists.index.search(text, limit: 5).matches.isEmpty)
    #expect(!TypedPoint.resembles("paris 13") && !TypedPoint.resembles("100 mile house"))
  }

  @Test func offGlobePointsDifferFromTextThatIsNoPoint() {
    #expect(TypedPoint("95,200") == .offTheGlobe)
    #expect(TypedPoint("91.5 10") == .offTheGlobe)
    for text in [
      "", "seoul", "06236", "12 34", "1,2,3", "37.5", "north 5", "10N 20N", "1e5,3", ",",
    ] {
      #expect(TypedPoint(text) == nil, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("5230N 01330E", 52.5, 13.5), ("33°54'S 151°12'E", -33.9, 151.2),
      ("52d 31m 12s N 13d 24m 18s E", 52.52, 13.405), ("52:31:12, 13:24:18", 52.52, 13.405),
      ("52:31:12N 13:24:18E", 52.52, 13.405), ("N, 52.52, E, 13.405", 52.52, 13.405),
      ("52.52N 13.405", 52.52, 13.405), ("52.52 13.405E", 52.52, 13.405),
      ("N52.52 13.405", 52.52, 13.405), ("13.405E 52.52", 52.52, 13.405),
      ("13.405 52.52N", 52.52, 13.405), ("52.52° 13.405°", 52.52, 13.405),
      ("-33.9° -151.2°", -33.9, -151.2), ("-33.9 -151.2", -33.9, -151.2), ("52° 13°", 52, 13),
      ("lat 52.52N, lon 13.405E", 52.52, 13.405), ("٥٢٫٥٢، ١٣٫٤٠٥", 52.52, 13.405),
      ("52.52000000000000000 13.405", 52.52, 13.405), ("-90, -180", -90, -180),
      ("90, 180.0", 90, 180), ("geo:52.52%2C13.40%35", 52.52, 13.405),
      ("google.com/maps/@52.52,13.405,12z", 52.52, 13.405),
      ("www.windy.com/52.52/13.405", 52.52, 13.405),
    ] as [(String, Double, Double)])
  func anglesAreSeparatedByLettersMarksAndSigns(
    text: String, latitude: Double, longitude: Double
  ) {
    guard case .onTheGlobe(let foundLatitude, let foundLongitude) = TypedPoint(text) else {
      Issue.record("\(text)")
      return
    }
    #expect(abs(foundLatitude - latitude) < 1e-7 && abs(foundLongitude - longitude) < 1e-7)
  }

  @Test(arguments: ["5260N 01330E", "52°60'N 13°00'E", "90.5, 10", "10, 180.5"])
  func anglesJustOutOfRangeAreOffTheGlobe(text: String) {
    #expect(TypedPoint(text) == .offTheGlobe)
  }

  @Test(arguments: ["", "_%+1", "_%-0"])
  func escapeInALinkHasNoSign(rest: String) {
    let link = "https://a.example/geohack.php?params=52_30_N_13_24%5FE"
    #expect(MapLink.pair(in: link + rest) == "52 30 N 13 24 E")
  }

  /// The first number of the last text has 21 characters.
  @Test(arguments: [
    "N52.5,,E13.4", ",52.5 13.4", "52.52 N 13.405 E 5", "1 2 3, 4", "Paris 52.5, 13.4",
    "route #12,34", "52.520000000000000000 13.405",
  ])
  func malformedTextIsNoPoint(text: String) { #expect(TypedPoint(text) == nil) }

  @Test func singleNumberResemblesAPointOnlyWithAFractionOrADegree() {
    #expect(TypedPoint.resembles("5°") && TypedPoint.resembles("37.5"))
    #expect(TypedPoint.resembles("12 34") && !TypedPoint.resembles("N5"))
    #expect(!TypedPoint.resembles("seoul") && !MapLink.isLink(" "))
  }
}
