import Testing

@testable import WeatherWords

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, 0, "0"), (7, 0, "7"), (0.5, 0, "1"), (2.5, 0, "3"), (-2.5, 0, "−3"), (-0.4, 0, "0"),
      (0.25, 1, "0.3"), (-0.25, 1, "−0.3"), (-0.04, 1, "0.0"), (9.96, 1, "10.0"),
      (12.25, 2, "12.25"), (12.005, 1, "12.0"), (0.0625, 2, "0.06"), (1.125, 3, "1.125"),
      (-3.0625, 3, "−3.063"), (1.5, 4, "1.5000"), (1.5, 5, "1.50000"), (3.5, 6, "3.500000"),
    ] as [(Double, Int, String)])
  func numberIsRoundedToItsDigits(value: Double, digits: Int, text: String) {
    #expect(decimalText(value, digits: digits) == text)
  }

  @Test func impossibleNumbersOfDigitsAreLimited() {
    #expect(decimalText(3.5, digits: 7) == "3.500000")
    #expect(decimalText(3.5, digits: 99) == "3.500000")
    #expect(decimalText(3.5, digits: -1) == "4")
  }

  @Test func separatorReplacesTheDecimalPoint() {
    #expect(decimalText(1.5, digits: 1, separator: ",") == "1,5")
    #expect(decimalText(1.5, digits: 0, separator: ",") == "2")
  }

  @Test func numbersThatDoNotFitAreUnknown() {
    #expect(decimalText(9e15 - 1, digits: 0) == "8999999999999999")
    #expect(decimalText(1 - 9e15, digits: 0) == "−8999999999999999")
    for value in [9e15, -9e15, 1e300, Double.infinity, -Double.infinity, Double.nan] {
      #expect(decimalText(value, digits: 0) == unknownValue, "\(value)")
    }
    #expect(decimalText(9e14, digits: 1) == unknownValue)
  }

  @Test(arguments: [
    (0, "0"), (12, "12"), (999, "999"), (1000, "1,000"), (12_345, "12,345"),
    (123_456, "123,456"), (1_234_567, "1,234,567"), (1_000_000_000, "1,000,000,000"),
    (-12, "−12"), (-1234, "−1,234"), (-123_456, "−123,456"),
  ])
  func digitsAreGroupedByThree(number: Int, text: String) {
    #expect(grouped(number, separator: ",") == text)
  }
}
