internal import TerminalUI

/// The bytes that show and remove pictures.
enum PictureSequences {
  /// Returns kitty's sequences to transmit a PNG file under a number, in pieces of the permitted
  /// length.
  static func transmission(of png: [UInt8], number: Int) -> String {
    let text = Array(base64(png).utf8)
    var bytes = ""
    for start in stride(from: 0, to: text.count, by: 4096) {
      let end = min(start + 4096, text.count)
      let more = end < text.count ? 1 : 0
      let keys = start == 0 ? "a=t,f=100,t=d,i=\(number),q=2,m=\(more)" : "q=2,m=\(more)"
      bytes += "\u{1B}_G\(keys);\(String(decoding: text[start..<end], as: UTF8.self))\u{1B}\\"
    }
    return bytes
  }

  /// Returns kitty's sequence to show a picture in a rectangle.
  static func placement(number: Int, id: Int, in area: Rect) -> String {
    at(
      area.origin,
      "\u{1B}_Ga=p,i=\(number),p=\(id),c=\(area.width),r=\(area.height),C=1,q=2\u{1B}\\")
  }

  /// Returns kitty's sequence to remove one placement of a picture.
  static func removal(number: Int, id: Int) -> String {
    "\u{1B}_Ga=d,d=i,i=\(number),p=\(id),q=2\u{1B}\\"
  }

  /// Returns kitty's sequence to remove all placements of a picture and to delete its data from the
  /// terminal.
  static func deletion(number: Int) -> String {
    "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\"
  }

  /// Returns iTerm2's sequence to show a PNG file in a rectangle.
  static func inlineImage(_ png: [UInt8], in area: Rect) -> String {
    let keys = [
      "inline=1", "size=\(png.count)", "width=\(area.width)", "height=\(area.height)",
      "preserveAspectRatio=1", "doNotMoveCursor=1",
    ]
    return at(
      area.origin,
      "\u{1B}]1337;File=\(keys.joined(separator: ";")):\(base64(png))\u{07}")
  }

  /// Returns a sequence that has its effect at a cell. The cursor and the style are restored after
  /// it, because ncurses relies on them.
  static func at(_ point: Point, _ bytes: String) -> String {
    "\u{1B}7\u{1B}[\(point.y + 1);\(point.x + 1)H\(bytes)\u{1B}8"
  }

  /// Returns the Base64 encoding (RFC 4648).
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isDigit = place <= group.count
        text.append(isDigit ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
