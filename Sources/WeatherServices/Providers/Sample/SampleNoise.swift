import Glibc
import WeatherModel

/// Deterministic noise: smooth fields on the globe that drift and change.
struct SampleNoise {
  /// The independent fields.
  enum Channel: UInt64 {
    case moisture = 1, texture, showers, haze, life, place, strength
  }

  private let x: Double
  private let y: Double
  private let z: Double
  private let days: Double

  /// The eastward drift of the fields in degrees per day.
  private static let drift = 6.0

  /// Creates the fields at a point, at a number of days since the beginning of 1970.
  init(at point: SamplePoint, days: Double) {
    let drifted = (Self.drift * days).truncatingRemainder(dividingBy: 360)
    let turn = (point.longitude - drifted) * .pi / 180
    x = point.cosine * cos(turn)
    y = point.cosine * sin(turn)
    z = point.sine
    self.days = days
  }

  /// Returns a value from −1 to 1, with features of `size` kilometres that change within `period`
  /// days.
  func value(_ channel: Channel, size: Double, period: Double) -> Double {
    let scale = Coordinate.earthRadius / size
    // Samples a three-dimensional lattice that moves along the axis, so that the field changes at
    // every point.
    let (column, east) = Self.split(x * scale)
    let (row, north) = Self.split(y * scale)
    let (layer, up) = Self.split(z * scale + days / period)
    func line(_ row: Int, _ layer: Int) -> Double {
      let key =
        UInt64(bitPattern: Int64(layer)) &* 0x9E37_79B9_7F4A_7C15
        ^ UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
      let first = Self.share(channel, column, key)
      return first + (Self.share(channel, column + 1, key) - first) * east
    }
    let lower = line(row, layer)
    let upper = line(row, layer + 1)
    let near = lower + (line(row + 1, layer) - lower) * north
    let far = upper + (line(row + 1, layer + 1) - upper) * north
    return 2 * (near + (far - near) * up) - 1
  }

  /// Returns a pseudorandom number from 0 to 1 for a number and a key.
  static func share(_ channel: Channel, _ number: Int, _ key: UInt64) -> Double {
    let bits = mixed(
      UInt64(bitPattern: Int64(number)) &* 0xD1B5_4A32_D192_ED03 ^ key
        &+ channel.rawValue &* 0xA076_1D64_78BD_642F)
    return Double(bits >> 11) * 0x1p-53
  }

  /// Returns the lattice point below a value, and the eased fraction of the way to the next one.
  private static func split(_ value: Double) -> (corner: Int, eased: Double) {
    let corner = value.rounded(.down)
    let fraction = value - corner
    return (Int(corner), fraction * fraction * (3 - 2 * fraction))
  }

  /// Sebastiano Vigna's SplitMix64 finaliser.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
