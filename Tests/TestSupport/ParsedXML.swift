import Foundation
import FoundationXML
import Testing

/// The contents of an XML document, read by a parser that rejects malformed documents.
public struct ParsedXML {
  /// The text between the tags.
  public let text: String
  /// The number of elements.
  public let elements: Int

  /// Parses a document; fails the test if it is not well-formed.
  public init(_ document: String) throws {
    let parser = XMLParser(data: Data(document.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "no XML: \(document.prefix(200))")
    (text, elements) = (reader.text, reader.elements)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var text = ""
    var elements = 0

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      elements += 1
    }
  }
}
