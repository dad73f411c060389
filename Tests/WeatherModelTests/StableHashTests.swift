import Testing
import WeatherModel

@Suite struct StableHashTests {
  /// Values of the reference implementation (Fowler, Noll and Vo).
  @Test(arguments: [
    ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C),
    ("foobar", 0x8594_4171_F739_67E8),
  ])
  func stableHashIsFNV1a(text: String, hash: UInt64) {
    #expect(text.utf8.stableHash == hash)
  }
}
