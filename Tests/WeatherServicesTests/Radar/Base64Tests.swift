import Testing

@testable import WeatherServices

@Suite struct Base64Tests {
  @Test(
    arguments: [
      ("", []), ("QQ==", [65]), ("QUI=", [65, 66]), ("QUJD", [65, 66, 67]),
      ("QUJDRA==", [65, 66, 67, 68]), ("+/8=", [0xFB, 0xFF]), ("////", [255, 255, 255]),
      ("AAAAAAA=", [0, 0, 0, 0, 0]), ("gEAg", [0x80, 0x40, 0x20]),
    ] as [(String, [UInt8])])
  func completeGroupsAreDecoded(text: String, bytes: [UInt8]) {
    #expect(Base64.decoded(text) == bytes)
  }

  @Test(arguments: [
    "Q", "QQ", "QUJ", "QUJDR", "QQ=", "=QQQ", "QQ=Q", "Q===", "====", "QQ==QQ==", "Q Q=", "QQé",
  ])
  func malformedTextIsRejected(text: String) {
    #expect(Base64.decoded(text) == nil)
  }
}
