import Foundation

final class Node { let name: String; var text = "", children: [Node] = []; weak var parent: Node?; var depth: Int { (parent?.depth ?? -1) + 1 }
  init(_ name: String, parent: Node? = nil) { self.name = name; self.parent = parent; parent?.children.append(self) }
  subscript(path: String...) -> Node? { path.reduce(self as Node?) { node, name in node?.children.first { $0.name == name } } }
  func all(_ name: String) -> [Node] { children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) } } }
protocol TagHandler: AnyObject { func opened(_ name: String, _ attributes: [String: String]); func closed(_ name: String); func text(_ value: String) }
extension TagHandler { func text(_ value: String) {} }
enum TagError: Error, Equatable { case mismatch(open: String, close: String), unclosed([String]), malformed(Int) }
final class TagScanner { weak var handler: TagHandler?; private var stack: [String] = []
  static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
  static func decode(_ text: String) -> String { entities.reduce(text.replacingOccurrences(of: "&amp;", with: "\u{0}")) { $0.replacingOccurrences(of: "&\($1.key);", with: $1.value) }.replacingOccurrences(of: "\u{0}", with: "&") }
  func run(_ source: String) throws {
    stack = []
    let scanner = Scanner(string: source); scanner.charactersToBeSkipped = nil
    while !scanner.isAtEnd {
      if let text = scanner.scanUpToString("<"), case let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines), !trimmed.isEmpty { handler?.text(Self.decode(trimmed)) }
      guard scanner.scanString("<") != nil else { break }
      let at = source.distance(from: source.startIndex, to: scanner.currentIndex)
      if scanner.scanString("!--") != nil { _ = scanner.scanUpToString("-->"); _ = scanner.scanString("-->"); continue }
      guard let body = scanner.scanUpToString(">"), scanner.scanString(">") != nil else { throw TagError.malformed(at) }
      if body.hasPrefix("/") { let name = String(body.dropFirst()); guard let open = stack.popLast(), open == name else { throw TagError.mismatch(open: stack.last ?? "none", close: name) }; handler?.closed(name); continue }
      let name = String(body.prefix { !$0.isWhitespace && $0 != "/" })
      let attributes = body.matches(of: /(\w+)="([^"]*)"/).reduce(into: [String: String]()) { $0[String($1.1)] = Self.decode(String($1.2)) }
      handler?.opened(name, attributes)
      if body.hasSuffix("/") { handler?.closed(name) } else { stack.append(name) }
    }
    if !stack.isEmpty { throw TagError.unclosed(stack) } } }
final class TreeBuilder: TagHandler { let root = Node("#root"); private lazy var current = root; var attributes = 0
  func opened(_ name: String, _ attributes: [String: String]) { current = Node(name, parent: current); self.attributes += attributes.count; if let id = attributes["id"] { current.text = "#\(id) " } }
  func closed(_ name: String) { current = current.parent! }
  func text(_ value: String) { current.text += value } }
final class Counter: TagHandler { var counts: [String: Int] = [:], depth = 0, deepest = 0; func opened(_ n: String, _: [String: String]) { counts[n, default: 0] += 1; depth += 1; deepest = max(depth, deepest) }; func closed(_: String) { depth -= 1 } }
let xml = "<feed>\n <title>News &amp; more</title><!-- skip <b> -->\n <item id=\"1\" hot=\"a &lt; b\"><title>One</title></item><item id=\"2\"><title>&amp;lt;</title><br/></item></feed>"
let scanner = TagScanner(), tree = TreeBuilder(); scanner.handler = tree; try scanner.run(xml)
print(tree.root["feed", "title"]!.text, tree.root["feed", "item", "title"]!.text, tree.root["feed", "none", "title"]?.text ?? "nil", tree.attributes)
for node in tree.root.all("title") { print(node.depth, node.parent!.name, node.parent!.text, node.text) }
let counter = Counter(); scanner.handler = counter; try scanner.run(xml); print(counter.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }, counter.deepest, counter.depth)
for bad in ["<a><b></a>", "<a><b></b>", "<a", "text", "</x>", ""] { do { try scanner.run(bad); print("ok", bad.count) } catch let error as TagError { print(error) } }
scanner.handler = { let temporary = Counter(); return temporary }(); print(scanner.handler == nil, tree.root.children.count, tree.root.depth)
