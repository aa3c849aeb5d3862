import Foundation

protocol Block: Codable { static var kind: String { get }; var text: String { get } }
struct Heading: Block { static let kind = "heading"; var level: Int; var text: String }
struct Paragraph: Block { static let kind = "paragraph"; var text: String; var indent: Int? }
struct Divider: Block { static let kind = "divider"; var text: String { "---" } }
struct AnyBlock: Codable {
  static let types: [String: any Block.Type] = Dictionary(uniqueKeysWithValues: ([Heading.self, Paragraph.self, Divider.self] as [any Block.Type]).map { ($0.kind, $0) })
  enum Keys: String, CodingKey { case type, value }
  var base: any Block
  init(_ base: any Block) { self.base = base }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let kind = try container.decode(String.self, forKey: .type)
    guard let type = AnyBlock.types[kind] else {
      throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown \(kind)")
    }
    base = try type.init(from: container.superDecoder(forKey: .value))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(type(of: base).kind, forKey: .type)
    try base.encode(to: container.superEncoder(forKey: .value))
  }
}
let source = #"[{"type":"heading","value":{"level":1,"text":"Hi"}},{"type":"paragraph","value":{"text":"body"}},{"type":"divider","value":{}}]"#
let blocks = try JSONDecoder().decode([AnyBlock].self, from: Data(source.utf8)).map(\.base)
for block in blocks { print(type(of: block).kind, block.text, (block as? Heading)?.level ?? -1) }
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
for block in blocks + [Paragraph(text: "x", indent: 2)] { print(String(decoding: try encoder.encode(AnyBlock(block)), as: UTF8.self)) }
do { _ = try JSONDecoder().decode(AnyBlock.self, from: Data(#"{"type":"video","value":{}}"#.utf8)) }
catch DecodingError.dataCorrupted(let context) { print(context.debugDescription, context.codingPath.map(\.stringValue)) }
print(blocks.filter { $0 is Paragraph }.count, blocks.compactMap { $0 as? Divider }.first?.text ?? "none")
