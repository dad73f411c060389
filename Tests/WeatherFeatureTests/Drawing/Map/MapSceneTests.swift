import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The sizes in which every view is drawn.
private let sizes = [
  Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 3, height: 2),
  Size(width: 20, height: 5), Size(width: 40, height: 12), Size(width: 58, height: 11),
  Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
]

/// The contents and the layout of the map.
@Suite struct MapSceneTests {
  @Test(arguments: sizes)
  func mapLabelsNeverOverlapOrLeaveMap(size: Size) {
    for name in ["Seoul", "London", "Suva", "Longyearbyen"] {
      for zoom in 0...MapProjection.closestZoom {
        for east in [0, 1] {
          let scene = MapFixtures.scene(
            name, zoom: zoom, size.width, size.height, east: east, towns: crowd)
          let labels = scene.towns + [scene.place].compactMap { $0 }
          var taken: [Rect] = []
          if let scale = scene.scale {
            let width = scale.cells + 1 + TextWidth.of(scale.label)
            taken.append(Rect(x: scale.origin.x, y: scale.origin.y, width: width, height: 1))
          }
          for label in labels {
            #expect(label.cells.intersection(Rect(size)) == label.cells)
            #expect(taken.allSatisfy { $0.intersection(label.cells).isEmpty })
            taken.append(label.cells)
          }
        }
      }
    }
  }

  @Test(arguments: sizes)
  func theMapStaysInsideItsArea(size: Size) {
    let scene = MapFixtures.scene("Seoul", zoom: 5, size.width, size.height)
    let view = MapView(scene, styles: MapFixtures.styles)
    let outside = Cell(scalar: "#", style: .plain)
    for area in [
      size, Size(width: size.width + 3, height: size.height - 1), Size(width: 7, height: 3),
    ] {
      var grid = Grid(size: Size(width: 210, height: 70), fill: outside)
      let rect = Rect(origin: Point(x: 4, y: 3), size: area)
      view.draw(into: &grid, in: rect)
      for y in 0..<70 {
        for x in 0..<210 where !rect.contains(Point(x: x, y: y)) {
          #expect(grid[x, y] == outside)
        }
      }
    }
  }

  @Test func placeIsCenteredWithNameAndTemperature() throws {
    let scene = MapFixtures.scene("Seoul", zoom: 6, 58, 11)
    let place = try #require(scene.place)
    #expect(place.dot == Point(x: 29, y: 5))
    #expect(MapFixtures.grid(scene).lines[5].contains("✕ Seoul 9°"))
    #expect(!scene.towns.contains { $0.name == "Seoul" })
  }

  @Test func townNamesAreDrawnWholeBesideTheirDots() throws {
    for (name, zoom) in [("Seoul", 4), ("Seoul", 5), ("London", 0), ("New York", 6)] {
      let scene = MapFixtures.scene(name, zoom: zoom, 120, 40)
      let lines = MapFixtures.grid(scene).lines
      #expect(scene.towns.count >= 3)
      for town in scene.towns {
        let text = town.name + (town.temperature.map { " \($0)" } ?? "")
        let isRight = try #require(town.textX) > town.dot.x
        #expect(lines[town.dot.y].contains(isRight ? "• \(text)" : "\(text) •"))
      }
    }
  }

  @Test func mostPopulousOfOverlappingTownsIsLabeled() {
    let size = Size(width: 40, height: 12)
    let towns = [("Small", 10), ("Large", 1000), ("Medium", 100)].map { name, population in
      MapTown(
        name: name, coordinate: Coordinate(latitude: 1, longitude: 1), population: population)
    }
    let place = MapTown(name: "Here", coordinate: Coordinate(latitude: 0, longitude: 0))
    let scene = MapScene(
      projection: MapScene.projection(around: place.coordinate, zoom: 5, size: size), size: size,
      place: place, towns: towns, coastline: nil,
      format: WeatherFormat(units: .metric, words: Language.english.words))
    #expect(scene.towns.map(\.name) == ["Large"])
  }

  @Test func labelOmitsTemperatureWithoutRoom() throws {
    let size = Size(width: 20, height: 3)
    let place = MapTown(
      name: "Wilhelmshaven", coordinate: Coordinate(latitude: 0, longitude: 0),
      temperature: "-12°")
    func label(_ width: Int, _ town: MapTown) throws -> MapLabel {
      let size = Size(width: width, height: size.height)
      let scene = MapScene(
        projection: MapScene.projection(around: town.coordinate, zoom: 5, size: size), size: size,
        place: town, towns: [], coastline: nil,
        format: WeatherFormat(units: .metric, words: Language.english.words))
      return try #require(scene.place)
    }
    #expect(try label(60, place).temperature == "-12°")
    #expect(try label(32, place).temperature == nil)
    #expect(try label(32, place).textX != nil)
    #expect(try label(20, place).textX == nil)
  }

  @Test func mapContinuesAcrossAntimeridian() throws {
    let scene = MapFixtures.scene("Suva", zoom: 6, 58, 14)
    let east = try #require(scene.towns.first { $0.name == "Waiyevo" })
    let place = try #require(scene.place)
    #expect(east.dot.x > place.dot.x)
    // Vanua Levu and Taveuni, on either side of the date line, have a shore.
    #expect(!MapFixtures.grid(scene).lines[3].isEmpty)
  }

  @Test func pannedMapOmitsPlaceMarker() {
    let scene = MapFixtures.scene("Seoul", zoom: 6, 58, 11, east: 4)
    #expect(scene.place == nil)
    #expect(!MapFixtures.grid(scene).text.contains("✕"))
  }

  @Test func mapDistancesAreLocalized() {
    let format = WeatherFormat(units: .metric, words: Language.russian.words)
    #expect(format.distance(500, digits: 0) == "500 км")
    #expect(format.kilometres(9778, digits: 0) == format.count(9778) + " км")
    #expect(format.kilometres(1.25, digits: 2) == "1,25 км")
  }

  @Test func mapWithoutCoastlineShowsOnlyLabels() {
    let size = Size(width: 58, height: 11)
    let place = MapFixtures.place("Seoul")
    let scene = MapScene(
      projection: MapScene.projection(around: place.coordinate, zoom: 5, size: size), size: size,
      place: place, towns: MapFixtures.towns, coastline: nil,
      format: WeatherFormat(units: .imperial, words: Language.english.words))
    let text = MapFixtures.grid(scene).text
    #expect(text.contains("✕ Seoul") && text.contains("• Daegu") && text.contains(" mi"))
    #expect(!text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
  }

  @Test func theSameStateGivesTheSameScene() {
    let scene = MapFixtures.scene("Seoul", zoom: 5, 58, 11)
    #expect(scene == MapFixtures.scene("Seoul", zoom: 5, 58, 11))
    #expect(scene != MapFixtures.scene("Seoul", zoom: 5, 58, 11, east: 1))
  }

  @Test func coastsAndBordersHaveTheirStyles() {
    let scene = MapFixtures.scene("Seoul", zoom: 5, 58, 14)
    let grid = MapFixtures.grid(scene)
    let cells = (0..<14).flatMap { y in (0..<58).map { x in grid[x, y] } }
    #expect(cells.contains { $0.style == MapFixtures.styles.coast })
    #expect(cells.contains { $0.style == MapFixtures.styles.border })
    #expect(cells.contains { $0.style == MapFixtures.styles.place })
    #expect(cells.contains { $0.style == MapFixtures.styles.dim })
  }

  /// About 600 towns all over the globe, many of them with wide letters.
  private var crowd: [MapTown] {
    MapFixtures.towns
      + (0..<600).map { number in
        let latitude = Double(number * 7919 % 1700) / 10 - 85
        let longitude = Double(number * 104_729 % 3600) / 10 - 180
        return MapTown(
          name: number % 3 == 0 ? "도시\(number)" : "Town \(number)",
          coordinate: Coordinate(latitude: latitude, longitude: longitude),
          population: number * 31 % 977, temperature: number % 2 == 0 ? "\(number % 40)°" : nil)
      }
  }
}
