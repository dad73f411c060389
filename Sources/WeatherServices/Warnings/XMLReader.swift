internal import CExpat
import WeatherModel

/// Parses XML with libexpat and limits. Document types with entities are rejected.
final class XMLReader {
  /// The maximum number of elements.
  static let maxElements = 20_000
  private static let isLoaded = cexpat_load()

  /// The error for the missing library, if it is missing.
  static var missing: WeatherError? {
    isLoaded ? nil : .libraryMissing(library: "libexpat.so.1", package: "libexpat1")
  }

  private let maxDepth: Int
  private let begin: ([String]) -> Void
  private let end: ([String], String) -> Void
  private var path: [String] = []
  private var text: [UInt8] = []
  private var elements = 0

  private init(
    maxDepth: Int, begin: @escaping ([String]) -> Void,
    end: @escaping ([String], String) -> Void
  ) {
    self.maxDepth = maxDepth
    self.begin = begin
    self.end = end
  }

  /// Reads a document.
  /// - Parameters:
  ///   - maxDepth: The maximum depth of its elements.
  ///   - begin: Called with the path of each element when it begins.
  ///   - end: Called with the path and the trimmed text of each element when it ends. The text is
  ///     that after the last element inside.
  /// - Throws: If the document is not well formed or exceeds a limit.
  static func read(
    _ body: [UInt8], maxDepth: Int, begin: @escaping ([String]) -> Void,
    end: @escaping ([String], String) -> Void
  ) throws(WeatherError) {
    if let missing { throw missing }
    let reader = XMLReader(maxDepth: maxDepth, begin: begin, end: end)
    let isRead = withExtendedLifetime(reader) {
      unsafe body.withUnsafeBytes { bytes in
        unsafe cexpat_read(
          bytes.bindMemory(to: CChar.self).baseAddress, CInt(clamping: bytes.count),
          handlers, Unmanaged.passUnretained(reader).toOpaque())
      }
    }
    guard isRead else { throw .responseUnreadable(detail: "XML") }
  }

  private static let handlers = unsafe cexpat_handlers(
    begin: { context, name in
      guard let reader = unsafe XMLReader.from(context), let name = unsafe name else {
        return false
      }
      return unsafe reader.beginElement(String(cString: name))
    },
    end: { unsafe XMLReader.from($0)?.endElement() },
    text: { context, bytes, count in
      guard let bytes = unsafe bytes, count > 0 else { return }
      let raw = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
      unsafe XMLReader.from(context)?.text.append(contentsOf: raw)
    })

  private static func from(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    unsafe context.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func beginElement(_ name: String) -> Bool {
    elements += 1
    path.append(name)
    text = []
    begin(path)
    return elements <= Self.maxElements && path.count <= maxDepth
  }

  private func endElement() {
    let value = String(decoding: text, as: UTF8.self).trimmed
    text = []
    end(path, value)
    path.removeLast()
  }
}
