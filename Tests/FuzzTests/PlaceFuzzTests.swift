import Foundation
import TestSupport
import Testing

@testable import CitySearch

extension FuzzTests {
  /// The index of places, mostly with a valid checksum, and typed queries.
  @Test func index() async throws {
    let folder = try TemporaryFolder()
    let list = folder.path + "/list.json"
    folder.write(Array(Self.places.utf8), to: list)
    _ = try CityIndex.open(listAt: list, cacheDirectory: folder.path)
    let seed = [UInt8](
      try Data(contentsOf: URL(filePath: folder.path + "/" + IndexStore.fileName)))
    var turn = 0
    try await FuzzRun(name: "index", seeds: [seed]).feed { bytes in
      turn += 1
      var bytes = bytes
      let place = IndexFormat.Word.checksum.rawValue * 8
      if turn % 4 != 0, bytes.count >= IndexFormat.headerSize {
        let checksum = bytes.withUnsafeBytes { IndexChecksum.of($0) }
        withUnsafeBytes(of: checksum) { bytes.replaceSubrange(place..<place + 8, with: $0) }
      }
      guard let table = IndexTable(IndexBytes(copying: bytes)) else { return "refused" }
      return Self.outcome(of: CityIndex(table: table), bytes)
    }
  }

  /// Lists of places in both formats, compressed or not.
  @Test func lists() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/list"
    let stamp = ListStamp(size: 1, modified: 1, hash: 1)
    try await FuzzRun(name: "lists", seeds: [Array(Self.places.utf8)]).feed { bytes in
      folder.write(bytes, to: path)
      do {
        let unpacked = try CompressedFile.read(path) { _ in }
        let list = try unpacked.withUnsafeBytes { try CityListReader.read($0) { _ in } }
        let built = IndexBuilder.build(list, stamp: stamp) { _ in }
        guard let table = IndexTable(IndexBytes(copying: built)) else { return "no index" }
        return Self.outcome(of: CityIndex(table: table), bytes) + " \(list.droppedByCause.count)"
      } catch {
        return String("\(error)".prefix(20))
      }
    }
  }

  private static func outcome(of index: CityIndex, _ bytes: [UInt8]) -> String {
    let typed = String(decoding: bytes.suffix(24), as: UTF8.self)
    var found = 0
    for query in ["s", "se", "서ㅇ", "ㅅ", "lond ca", "barcelnoa", "tjdnf", typed] {
      let result = index.search(query, limit: 20, context: SearchContext(homeCountry: "KR"))
      found += "\(result)".isEmpty ? 0 : 1
    }
    found += index.nearest(toLatitude: 1, longitude: 2, limit: 3).count
    found += index.within(south: -90, west: -180, north: 90, east: 180, limit: 5).count
    _ = index.largest(inTimeZone: "Asia/Seoul")
    _ = index.city(id: 1_835_848).map { index.names(ofCity: $0.id) }
    return "\(min(index.count, 50)) \(min(found, 50))"
  }

  private static let places = """
    [
    {"id":1835848,"name":"Seoul","state":"Seoul","country":"KR",
     "coord":{"lon":126.9784,"lat":37.566},"population":10349312,"timezone":"Asia/Seoul",
     "names":["서울","Сеул","ソウル"]},
    {"id":2643743,"name":"London","state":"England","country":"GB",
     "coord":{"lon":-0.12574,"lat":51.50853},"population":8961989,"timezone":"Europe/London",
     "names":["런던","Londres"]},
    {"id":6058560,"name":"London","state":"Ontario","country":"CA",
     "coord":{"lon":-81.23304,"lat":42.98339},"population":346765,"timezone":"America/Toronto"},
    {"id":3448439,"name":"São Paulo","state":"São Paulo","country":"BR",
     "coord":{"lon":-46.63611,"lat":-23.5475},"population":10021295,
     "timezone":"America/Sao_Paulo","names":["상파울루"]},
    {"id":3128760,"name":"Barcelona","state":"Catalonia","country":"ES",
     "coord":{"lon":2.15899,"lat":41.38879},"population":1621537,"timezone":"Europe/Madrid"}
    ]
    """
}
