import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The sample's weather as it was recorded. Pictures of the program show it, so a change of it is
/// intended; the failing test names the new values.
@Suite struct RecordedSampleTests {
  /// Returns a digest of numbers that are rounded, because machines differ in the last bits of
  /// sines and powers.
  private func digest(_ values: some Sequence<Double>) -> String {
    let text = values.lazy.map { String(Int(($0 * 1000).rounded())) }.joined(separator: " ")
    return String(text.utf8.stableHash, radix: 16)
  }

  private static let values:
    [(name: String, value: @Sendable (SampleWeather) -> Double, digest: String)] = [
      ("temperature", { $0.temperature }, "aa43862adc17e554"),
      ("dewPoint", { $0.dewPoint }, "5d7bbea10a7fa8fd"),
      ("humidity", { $0.humidity }, "e3a1cd8bafbd25bf"),
      ("precipitation", { $0.precipitation }, "40aca2c6fa868a0f"),
      ("snow", { $0.snow }, "25d47767f498974"),
      ("convection", { $0.convection }, "9f61f7eef42ae16e"),
      ("cloud", { $0.cloud }, "b637ef042cd46486"),
      ("eastwardWind", { $0.eastwardWind }, "66e2087d845cdd6d"),
      ("northwardWind", { $0.northwardWind }, "947fc29defbe0bcf"),
      ("gust", { $0.gust }, "c88745bf7617fcf1"),
      ("pressure", { $0.pressure }, "1cf3f58b3a7fde00"),
      ("particles", { $0.particles }, "ba8cd333617e1767"),
    ]

  /// The weather at points all over the globe, at all heights, in ten years.
  private static let weather: [SampleWeather] = {
    var chance = SeededRandom(seed: 21)
    return (0..<5000).map { _ in
      let point = Coordinate(
        latitude: Double.random(in: -90...90, using: &chance),
        longitude: Double.random(in: -180...180, using: &chance))
      return SampleAtmosphere().weather(
        at: point, elevation: Double.random(in: -600...9500, using: &chance),
        time: testNow + Double.random(in: 0...10, using: &chance) * 365.2425 * 86_400)
    }
  }()

  @Test(arguments: values.indices)
  func weatherIsAsRecorded(index: Int) {
    let (name, value, digest) = Self.values[index]
    #expect(self.digest(Self.weather.map(value)) == digest, "\(name)")
  }

  private func digest(_ values: some Sequence<some Encodable>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(try values.map { try encoder.encode($0) }.joined().stableHash, radix: 16)
  }

  @Test func reportsAreAsRecorded() throws {
    let reports = SampleProviderTests.places.flatMap { place in
      [0, 91, 183, 274].map { day in
        SampleProvider.report(for: place, now: testNow + TimeInterval(day * 86_400))
      }
    }
    let digest = try self.digest(reports)
    #expect(digest == "beafa2873ba34a81")
  }

  @Test func airIsAsRecorded() {
    let berlin = Place(
      id: "b", name: "B", coordinate: Coordinate(latitude: 52.5, longitude: 13.4), elevation: 34)
    let air = (0..<365).map {
      SampleSky(berlin).airQuality(at: testNow + TimeInterval($0) * 86_400)
    }
    let values = air.flatMap { air -> [Double?] in
      let grains = PollenKind.allCases.map { air.pollen?[$0] }
      return [air.index, air.pm25, air.pm10, air.o3, air.no2, air.so2, air.co] + grains
    }.map { $0 ?? -1 }
    #expect(digest(values) == "c9763fbc54281472")
  }

  @Test func normalsAreAsRecorded() throws {
    let normals = SampleProviderTests.places.prefix(2).map {
      SampleProvider.normals(for: $0, now: testNow)
    }
    let digest = try self.digest(normals)
    #expect(digest == "53f5ad10e4d3b036")
  }

  @Test func modelsAndTheirRunsAreAsRecorded() {
    let compared = SampleProviderTests.places.map { place in
      let comparison = SampleProvider.comparison(for: place, now: testNow)
      let runs = comparison.models.map { $0.runAt?.timeIntervalSince1970 ?? -1 }
      let days = comparison.models.flatMap(\.days).map { $0.temperatureMax ?? -1 }
      let chances = SampleProvider.chances(for: place, now: testNow).days.sorted { $0.key < $1.key }
      return runs + days
        + chances.flatMap { day in
          EnsembleChances.Threshold.allCases.map { day.value[$0] ?? -1 }
        }
        + (comparison.ensemble?.frost.sorted { $0.key < $1.key }.map(\.value) ?? [])
        + (comparison.ensemble?.hours ?? []).flatMap {
          [$0.all.lowerBound, $0.all.upperBound, $0.median]
        }
    }
    #expect(digest(compared.joined()) == "cf89de3df7000e4a")
  }
}
