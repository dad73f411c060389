internal import CExpat
import WeatherModel

/// The decoded part of a document of the Common Alerting Protocol (OASIS, CAP 1.2).
struct CAPDocument: Equatable, Sendable {
  /// An `info` block: one event in one language.
  struct Info: Equatable, Sendable {
    /// The texts by element name; the last one of repeated elements.
    var texts: [String: String] = [:]
    var responseTypes: [String] = []
    /// The parameters and codes that authorities define themselves.
    var parameters: [String: String] = [:]
    var areaNames: [String] = []
    var polygons: [String] = []
    var circles: [String] = []
  }

  /// The texts of the document itself.
  var texts: [String: String] = [:]
  var infos: [Info] = []
}

/// Parses documents with libexpat and limits. Documents that are larger, deeper or have more parts
/// than any real one are rejected, and so are document types with entities.
enum CAPReader {
  static let maxBytes = 1 << 20
  static let maxElements = 20_000
  private static let maxDepth = 12
  private static let isLoaded = cexpat_load()

  /// The error for the missing library, if it is missing.
  static var missing: WeatherError? {
    isLoaded ? nil : .libraryMissing(library: "libexpat.so.1", package: "libexpat1")
  }

  static func document(_ body: [UInt8]) throws(WeatherError) -> CAPDocument {
    if let missing { throw missing }
    guard body.count <= maxBytes else { throw .responseTooLarge(limit: maxBytes) }
    let builder = Builder()
    let isRead = withExtendedLifetime(builder) {
      unsafe body.withUnsafeBytes { bytes in
        unsafe cexpat_read(
          bytes.bindMemory(to: CChar.self).baseAddress, CInt(clamping: bytes.count),
          Builder.handlers, Unmanaged.passUnretained(builder).toOpaque())
      }
    }
    // An empty alert must not count as "no warning".
    guard isRead, builder.isAlert,
      !builder.document.infos.isEmpty || builder.document.texts["msgType"] != nil
    else { throw .responseUnreadable(detail: "XML") }
    return builder.document
  }

  /// Builds a document from libexpat's events.
  private final class Builder {
    var document = CAPDocument()
    var isAlert = false
    private var path: [String] = []
    private var text: [UInt8] = []
    private var elements = 0
    private var parameter = ""

    static let handlers = unsafe cexpat_handlers(
      begin: { context, name in
        guard let builder = unsafe Builder.from(context), let name = unsafe name else {
          return false
        }
        return unsafe builder.begin(String(cString: name))
      },
      end: { unsafe Builder.from($0)?.end() },
      text: { context, bytes, count in
        guard let bytes = unsafe bytes, count > 0 else { return }
        let raw = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
        unsafe Builder.from(context)?.text.append(contentsOf: raw)
      })

    private static func from(_ context: UnsafeMutableRawPointer?) -> Builder? {
      unsafe context.map { unsafe Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: String) -> Bool {
      elements += 1
      path.append(name)
      text = []
      switch path {
      case ["alert"]: isAlert = true
      case ["alert", "info"]: document.infos.append(.init())
      default: break
      }
      return elements <= maxElements && path.count <= maxDepth
    }

    private func end() {
      let value = String(decoding: text, as: UTF8.self).trimmed
      text = []
      defer { path.removeLast() }
      guard path.first == "alert", let name = path.last, !value.isEmpty else { return }
      let last = document.infos.count - 1
      switch (path.count, path.dropFirst().first) {
      case (2, _): document.texts[name] = value
      case (3, "info") where name == "responseType":
        document.infos[last].responseTypes.append(value)
      case (3, "info"): document.infos[last].texts[name] = value
      case (4, "info") where path[2] == "parameter":
        if name == "valueName" { parameter = value }
        if name == "value" { document.infos[last].parameters[parameter] = value }
      case (4, "info") where path[2] == "area":
        switch name {
        case "areaDesc": document.infos[last].areaNames.append(value)
        case "polygon": document.infos[last].polygons.append(value)
        case "circle": document.infos[last].circles.append(value)
        default: break
        }
      default: break
      }
    }
  }
}
