import Testing

@testable import WeatherServices

@Suite struct BoundedCacheTests {
  private func cache(of keys: Int...) -> BoundedCache<Int, String> {
    var cache = BoundedCache<Int, String>(capacity: 3)
    for key in keys { cache[key] = "\(key)" }
    return cache
  }

  @Test func oldestValueIsEvictedFirst() {
    let cache = cache(of: 1, 2, 3, 4)
    #expect((1...4).map { cache[$0] } == [nil, "2", "3", "4"])
  }

  @Test func aValueThatIsStoredAgainIsTheNewest() {
    let cache = cache(of: 1, 2, 3, 1, 4)
    #expect((1...4).map { cache[$0] } == ["1", nil, "3", "4"])
  }

  @Test func removedValueFreesCapacity() {
    var cache = cache(of: 1, 2, 3)
    cache[2] = nil
    cache[4] = "4"
    #expect((1...4).map { cache[$0] } == ["1", nil, "3", "4"])
  }
}
