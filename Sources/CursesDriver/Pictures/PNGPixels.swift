internal import CPNG

/// The pixels of a PNG file, for terminals that do not accept files.
struct PNGPixels {
  let width: Int
  let height: Int
  /// The red, green, blue and alpha of each pixel, row by row.
  let samples: [UInt8]

  /// The maximum side of an icon in pixels.
  private static let maxSide: UInt32 = 1024

  /// Whether libpng is installed. The first use loads it, which takes as long as reading a file.
  static let canDecode = cpng_load()

  /// Decodes a file; nil if it is damaged or too large, or if libpng is missing.
  init?(_ file: [UInt8]) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    guard Self.canDecode, cpng_size(file, file.count, Self.maxSide, &width, &height) else {
      return nil
    }
    var samples = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    guard cpng_decode(file, file.count, width, height, &samples) else { return nil }
    (self.width, self.height, self.samples) = (Int(width), Int(height), samples)
  }

  /// Returns the red, green and blue of each pixel of the picture, scaled and blended with a
  /// background. A pixel is the mean of the original pixels that it covers.
  func scaled(
    width newWidth: Int, height newHeight: Int, on background: (UInt8, UInt8, UInt8)
  ) -> [UInt8] {
    let background = [Double(background.0), Double(background.1), Double(background.2)]
    var result: [UInt8] = []
    result.reserveCapacity(newWidth * newHeight * 3)
    for y in 0..<newHeight {
      let rows = Self.span(y, newHeight, height)
      for x in 0..<newWidth {
        let columns = Self.span(x, newWidth, width)
        var sum = [0.0, 0.0, 0.0]
        for row in rows {
          for column in columns {
            let first = (row * width + column) * 4
            let alpha = Double(samples[first + 3]) / 255
            for channel in 0..<3 {
              sum[channel] += Double(samples[first + channel]) * alpha
              sum[channel] += background[channel] * (1 - alpha)
            }
          }
        }
        let count = Double(rows.count * columns.count)
        for channel in 0..<3 { result.append(UInt8((sum[channel] / count).rounded())) }
      }
    }
    return result
  }

  /// Returns the range of original pixels that the new pixel `place` covers; at least one.
  private static func span(_ place: Int, _ newLength: Int, _ length: Int) -> Range<Int> {
    let first = place * length / newLength
    return first..<max(first + 1, (place + 1) * length / newLength)
  }
}
