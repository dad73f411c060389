/// Full plus codes (Open Location Code, Google): 8FVC9G8F+6W.
enum PlusCode {
  private static let digits = Array("23456789CFGHJMPQRVWX")
  /// The number of digits before the plus sign, of those in pairs, and of all digits.
  private static let (beforePlus, paired, most) = (8, 10, 15)

  /// Returns the centre of the area of a code in degrees; nil for any other text. A short code is
  /// relative to a place and is not decoded.
  static func center(of text: String) -> (latitude: Double, longitude: Double)? {
    let letters = Array(text.uppercased())
    guard letters.count > beforePlus, letters.count != beforePlus + 2, letters.count <= most + 1,
      letters.firstIndex(of: "+") == beforePlus, letters.lastIndex(of: "+") == beforePlus
    else { return nil }
    let values = letters.filter { $0 != "+" }.map { digits.firstIndex(of: $0) }
    var (latitude, longitude, height, width) = (-90.0, -180.0, 400.0, 400.0)
    var index = 0
    while index < values.count {
      guard let value = values[index] else { return nil }
      if index < paired {
        guard let east = values[index + 1] else { return nil }
        height /= 20
        width /= 20
        latitude += Double(value) * height
        longitude += Double(east) * width
        index += 2
      } else {
        // Five rows of four columns.
        height /= 5
        width /= 4
        latitude += Double(value / 4) * height
        longitude += Double(value % 4) * width
        index += 1
      }
    }
    guard latitude < 90, longitude < 180 else { return nil }
    return (latitude + height / 2, longitude + width / 2)
  }
}
