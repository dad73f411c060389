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

/// Parses documents with limits. Documents that are larger, deeper or have more parts than any real
/// one are rejected, and so are document types with entities.
enum CAPReader {
  static let maxBytes = 1 << 20
  private static let maxDepth = 12

  static func document(_ body: [UInt8]) throws(WeatherError) -> CAPDocument {
    if let missing = XMLReader.missing { throw missing }
    guard body.count <= maxBytes else { throw .responseTooLarge(limit: maxBytes) }
    let builder = Builder()
    try XMLReader.read(body, maxDepth: maxDepth, begin: builder.begin, end: builder.end)
    // An empty alert must not count as "no warning".
    guard builder.isAlert,
      !builder.document.infos.isEmpty || builder.document.texts["msgType"] != nil
    else { throw .responseUnreadable(detail: "XML") }
    return builder.document
  }

  /// Builds a document from its elements.
  private final class Builder {
    var document = CAPDocument()
    var isAlert = false
    private var parameter = ""

    func begin(_ path: [String]) {
      switch path {
      case ["alert"]: isAlert = true
      case ["alert", "info"]: document.infos.append(.init())
      default: break
      }
    }

    func end(_ path: [String], _ value: String) {
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
