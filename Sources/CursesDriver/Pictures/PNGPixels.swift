internal import CZlib

/// A PNG file's pixels, for terminals that take nothing else: every colour type and depth without
/// interlacing, which is all that icons come in (W3C, PNG 2nd edition).
struct PNGPixels {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel, row by row.
  private(set) var samples: [UInt8] = []

  /// More pixels than this in a row or a column are no icon.
  private static let largest = 1024

  private struct Header {
    var depth: Int
    var colorType: Int
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

    var isKnown: Bool {
      switch depth {
      case 1, 2, 4: [0, 3].contains(colorType)
      case 8: channels > 0
      case 16: channels > 0 && colorType != 3
      default: false
      }
    }
  }

  /// The pixels of a file; nil for one that is damaged or of another form.
  init?(_ file: [UInt8]) {
    guard file.count >= 33, file[0..<8].elementsEqual([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
    else { return nil }
    width = Self.number(file, at: 16)
    height = Self.number(file, at: 20)
    var header = Header(depth: Int(file[24]), colorType: Int(file[25]))
    guard (1...Self.largest).contains(width), (1...Self.largest).contains(height), header.isKnown,
      file[26...28].allSatisfy({ $0 == 0 })
    else { return nil }
    var packed: [UInt8] = []
    var palette: ArraySlice<UInt8> = []
    var alphas: ArraySlice<UInt8> = []
    var place = 8
    while place + 12 <= file.count {
      let end = place + 8 + Self.number(file, at: place)
      guard end + 4 <= file.count else { return nil }
      let data = file[(place + 8)..<end]
      switch String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "IDAT": packed += data
      case "PLTE": palette = data
      case "tRNS": alphas = data
      default: break
      }
      place = end + 4
    }
    guard var rows = unpacked(packed, header) else { return nil }
    if header.depth == 16 {
      // The second byte of a sample is finer than any terminal shows.
      rows = rows.map { row in stride(from: 0, to: row.count, by: 2).map { row[$0] } }
      header.depth = 8
    }
    let (colors, transparencies) = (Array(palette), Array(alphas))
    samples.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        guard
          let pixel = Self.pixel(
            x, of: rows[y], header, palette: colors, alphas: transparencies)
        else { return nil }
        samples += pixel
      }
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The rows as the filters leave them, of which each has its own.
  private func unpacked(_ packed: [UInt8], _ header: Header) -> [[UInt8]]? {
    let length = (width * header.channels * header.depth + 7) / 8
    var bytes = [UInt8](repeating: 0, count: (length + 1) * height)
    var count = uLongf(bytes.count)
    guard uncompress(&bytes, &count, packed, uLong(packed.count)) == Z_OK,
      Int(count) == bytes.count
    else { return nil }
    let step = max(1, header.channels * header.depth / 8)
    var rows: [[UInt8]] = []
    var above = [UInt8](repeating: 0, count: length)
    for y in 0..<height {
      let start = y * (length + 1)
      var row = Array(bytes[(start + 1)..<(start + 1 + length)])
      for x in row.indices {
        let left = x >= step ? Int(row[x - step]) : 0
        let up = Int(above[x])
        let corner = x >= step ? Int(above[x - step]) : 0
        let expected: Int
        switch bytes[start] {
        case 0: expected = 0
        case 1: expected = left
        case 2: expected = up
        case 3: expected = (left + up) / 2
        case 4:
          let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
          expected = a <= b && a <= c ? left : b <= c ? up : corner
        default: return nil
        }
        row[x] = row[x] &+ UInt8(truncatingIfNeeded: expected)
      }
      rows.append(row)
      above = row
    }
    return rows
  }

  private static func pixel(
    _ x: Int, of row: [UInt8], _ header: Header, palette: [UInt8], alphas: [UInt8]
  ) -> [UInt8]? {
    if header.channels > 1 {
      let first = x * header.channels
      switch header.channels {
      case 2: return [row[first], row[first], row[first], row[first + 1]]
      case 3: return [row[first], row[first + 1], row[first + 2], 255]
      default: return Array(row[first..<(first + 4)])
      }
    }
    let bit = x * header.depth
    let value = Int(row[bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
    guard header.colorType == 3 else {
      let gray = UInt8(value * 255 / (1 << header.depth - 1))
      return [gray, gray, gray, 255]
    }
    guard value * 3 + 2 < palette.count else { return nil }
    return Array(palette[(value * 3)..<(value * 3 + 3)])
      + [value < alphas.count ? alphas[value] : 255]
  }

  /// The picture in another size on a ground: red, green and blue of each pixel. Each is the mean of
  /// those that it stands for.
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

  /// The pixels of `length` that the one at `place` of `newLength` stands for; at least one.
  private static func span(_ place: Int, _ newLength: Int, _ length: Int) -> Range<Int> {
    let first = place * length / newLength
    return first..<max(first + 1, (place + 1) * length / newLength)
  }
}
