internal import CExpat
import WeatherModel

/// A document of the Common Alerting Protocol (OASIS, CAP 1.2), as far as it is read.
struct CAPDocument: Equatable, Sendable {
  /// What is said in one language of one event.
  struct Info: Equatable, Sendable {
    /// The texts by their names; of those that repeat the last.
    var texts: [String: String] = [:]
    var responseTypes: [String] = []
    /// Names and values that the protocol leaves to the authorities.
    var parameters: [String: String] = [:]
    var areaNames: [String] = []
    var polygons: [String] = []
    var circles: [String] = []
  }

  /// The texts of the document itself.
  var texts: [String: String] = [:]
  var infos: [Info] = []
}

/// Reads documents with libexpat, within limits: what is larger, deeper or of more parts than any
/// authority's is refused, and so is a document type with its entities.
enum CAPReader {
  static let maxBytes = 1 << 20
  static let maxElements = 20_000
  private static let maxDepth = 12
  private static let isLoaded = cexpat_load()

  /// What is missing to read any, where something is.
  static var missing: WeatherError? {
    isLoaded ? nil : .libraryMissing(library: "libexpat.so.1", package: "libexpat1")
  }

  static func document(_ body: [UInt8]) throws(WeatherError) -> CAPDocument {
    if let missing { throw missing }
    guard body.count <= maxBytes else { throw .answerTooLarge(limit: maxBytes) }
    let builder = Builder()
    let isRead = withExtendedLifetime(builder) {
      body.withUnsafeBytes { bytes in
        cexpat_read(
          bytes.bindMemory(to: CChar.self).baseAddress, CInt(clamping: bytes.count),
          Builder.handlers, Unmanaged.passUnretained(builder).toOpaque())
      }
    }
    // An alert that says nothing must not count as one that warns of nothing.
    guard isRead, builder.isAlert,
      !builder.document.infos.isEmpty || builder.document.texts["msgType"] != nil
    else { throw .answerUnreadable(detail: "XML") }
    return builder.document
  }

  /// Puts a document together of what libexpat tells.
  private final class Builder {
    var document = CAPDocument()
    var isAlert = false
    private var path: [String] = []
    private var text: [UInt8] = []
    private var elements = 0
    private var parameter = ""

    static let handlers = cexpat_handlers(
      begin: { context, name in
        guard let builder = Builder.from(context), let name else { return false }
        return builder.begin(String(cString: name))
      },
      end: { Builder.from($0)?.end() },
      text: { context, bytes, count in
        guard let bytes, count > 0 else { return }
        let raw = UnsafeRawBufferPointer(start: bytes, count: Int(count))
        Builder.from(context)?.text.append(contentsOf: raw)
      })

    private static func from(_ context: UnsafeMutableRawPointer?) -> Builder? {
      context.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
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
