/// Chance that is the same every time: smooth over the hours, different for every place.
struct SampleNoise {
  /// What is different between two places.
  var seed: UInt64

  /// The kinds of chance that a place has, independent of each other.
  enum Channel: UInt64 {
    case temperature = 1
    case cloud, rain, thunder, pressure, wind, gust, direction, humidity, air
  }

  /// A seed for a point; places within some five kilometres share their weather.
  init(latitude: Double, longitude: Double) {
    let row = UInt64(bitPattern: Int64((latitude * 20).rounded()))
    let column = UInt64(bitPattern: Int64((longitude * 20).rounded()))
    seed = Self.mixed(row &* 0x9E37_79B9_7F4A_7C15 ^ Self.mixed(column))
  }

  /// 0–1, at `hours` since 1970, changing its course every `period` hours.
  func value(_ channel: Channel, at hours: Double, period: Double) -> Double {
    let position = hours / period
    let step = position.rounded(.down)
    let fraction = position - step
    let eased = fraction * fraction * (3 - 2 * fraction)
    let first = corner(channel, Int64(step))
    let second = corner(channel, Int64(step) + 1)
    return first + (second - first) * eased
  }

  private func corner(_ channel: Channel, _ step: Int64) -> Double {
    let bits = Self.mixed(
      seed ^ channel.rawValue &* 0xD1B5_4A32_D192_ED03 ^ UInt64(bitPattern: step))
    return Double(bits >> 11) * 0x1p-53
  }

  /// Sebastiano Vigna's SplitMix64 finaliser.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
