internal import CSixel
internal import TerminalUI

/// Encodes pictures as sixels with libsixel, from files that libpng decodes.
public enum SixelEncoder {
  /// The library that decodes the files, and its Debian package.
  public static let decoder = (name: "libpng16.so.16", package: "libpng16-16")
  /// Whether that library is installed.
  public static var canDecode: Bool { PNGPixels.canDecode }

  /// Loads libsixel and libpng if they are installed. Not thread-safe; takes as long as reading a
  /// file.
  public static func load() -> Bool { csixel_load() && canDecode }

  /// Scales a PNG file to a size in pixels on a background and encodes it; nil if it cannot be
  /// decoded. The height is a multiple of six, the height of a sixel band, so that nothing extends
  /// into the cells below.
  static func sixels(of png: [UInt8], in size: Size, on background: Color) -> String? {
    guard let picture = PNGPixels(png) else { return nil }
    let side = min(size.width, size.height) / 6 * 6
    guard side > 0 else { return nil }
    let color: (UInt8, UInt8, UInt8) =
      if case .rgb(let red, let green, let blue) = background { (red, green, blue) } else {
        (0, 0, 0)
      }
    // Centred in the available area.
    let margin = (size.width - side) / 2
    let square = picture.scaled(width: side, height: side, on: color)
    let width = margin + side
    var pixels: [UInt8] = []
    for row in 0..<side {
      for _ in 0..<margin { pixels += [color.0, color.1, color.2] }
      pixels += square[(row * side * 3)..<((row + 1) * side * 3)]
    }
    var bytes: [UInt8] = []
    let isDone = withUnsafeMutablePointer(to: &bytes) { bytes in
      csixel_encode(
        &pixels, Int32(width), Int32(side), [color.0, color.1, color.2],
        { piece, count, context in
          guard let piece, let context else { return 0 }
          piece.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
            context.assumingMemoryBound(to: [UInt8].self).pointee
              .append(contentsOf: UnsafeBufferPointer(start: $0, count: Int(count)))
          }
          return 0
        }, bytes)
    }
    return isDone && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
