import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML read back by a strict parser.
final class XMLTree: NSObject, XMLParserDelegate {
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""
    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }
    /// This element and everything below it, in document order.
    var all: [Element] { [self] + children.flatMap(\.all) }
    /// Own text and that of everything below, in no particular order.
    var allText: String { all.map(\.text).joined() }
  }
  private var stack: [Element] = [Element(name: "", attributes: [:])]
  private(set) var problem: (any Error)?

  var root: Element? { stack.first?.children.first }

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    if !parser.parse() { problem = parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name: name, attributes: attributes)
    stack.last?.children.append(element)
    stack.append(element)
  }
  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    stack.removeLast()
  }
  func parser(_ parser: XMLParser, foundCharacters string: String) { stack.last?.text += string }
}
