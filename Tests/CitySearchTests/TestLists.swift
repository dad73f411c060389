import Foundation
import TestSupport
import Testing

@testable import CitySearch

/// The lists and indexes shared by the tests.
enum TestLists {
  /// The package's root folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  /// The shipped list.
  static let shipped = root + "/cities.json"

  /// The index of the shipped list, built once.
  static let index: CityIndex = {
    do {
      // The index stays mapped when its file is removed with the folder.
      return try CityIndex.open(listAt: shipped, cacheDirectory: TemporaryFolder().path)
    } catch {
      fatalError("\(error)")
    }
  }()

  /// The lines of the shipped list's places, without the commas.
  static let lines: [String] = {
    let text = (try? String(contentsOfFile: shipped, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("{") }
      .map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
  }()

  /// Writes a list and opens its index.
  static func index(of text: String) throws -> CityIndex {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "list.json")
    return try CityIndex.open(listAt: folder("list.json"), cacheDirectory: folder("cache"))
  }

  /// Returns a list of a few places in the format of `cities.json`.
  static func json(_ entries: [String]) -> String {
    "[\n" + entries.joined(separator: ",\n") + "\n]\n"
  }

  /// Parses a list without building its index.
  static func list(of text: String) throws -> CityList {
    try CityListReader.read(Array(text.utf8)) { _ in }
  }

  /// Returns an entry of a list.
  /// - Parameter extra: More members of the object, after a comma.
  static func entry(
    id: Int, name: String, state: String = "", country: String = "KR", latitude: Double = 37,
    longitude: Double = 127, population: Int = 0, timeZone: String = "Asia/Seoul",
    names: [String] = [], extra: String = ""
  ) -> String {
    let others = names.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"id":\(id),"name":"\(name)","state":"\(state)","country":"\(country)",\
      "coord":{"lon":\(longitude),"lat":\(latitude)},"population":\(population),\
      "timezone":"\(timeZone)","names":{"other":[\(others)]}\(extra)}
      """
  }
}

/// A random number generator with the same sequence in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
