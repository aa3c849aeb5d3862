import Foundation

protocol Block: Codable, Sendable { static var kind: String { get }; var text: String { get } }
struct Heading: Block { static let kind = "heading"; var level: Int, title: String; var text: String { String(repeating: "#", count: level) + " " + title } }
struct Bullets: Block { static let kind = "bullets"; var items: [String]; var text: String { items.map { "• " + $0 }.joined(separator: " ") } }
struct Quote: Block {
    static let kind = "quote"
    var body: String, source: String?
    var text: String { "“\(body)”" + (source.map { " — \($0)" } ?? "") }
}
struct Unknown: Block { static let kind = "?"; var type: String; var text: String { "<\(type)>" } }

struct AnyBlock: Codable {
    static let types: [any Block.Type] = [Heading.self, Bullets.self, Quote.self]
    let wrapped: any Block
    enum CodingKeys: CodingKey { case type }
    init(_ wrapped: any Block) { self.wrapped = wrapped }
    init(from decoder: any Decoder) throws {
        let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
        wrapped = try Self.types.first { $0.kind == kind }?.init(from: decoder) ?? Unknown(type: kind)
    }
    func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: CodingKeys.self)
        try box.encode((wrapped as? Unknown)?.type ?? type(of: wrapped).kind, forKey: .type)
        if !(wrapped is Unknown) { try wrapped.encode(to: encoder) }
    }
}

@propertyWrapper struct Blocks: Codable {
    var wrappedValue: [any Block]
    init(wrappedValue: [any Block]) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws { wrappedValue = try [AnyBlock](from: decoder).map(\.wrapped) }
    func encode(to encoder: any Encoder) throws { try wrappedValue.map(AnyBlock.init).encode(to: encoder) }
}

struct Page: Codable { var title: String; @Blocks var blocks: [any Block]; var tags: Set<String> = [] }

let json = """
{"title": "Notes", "tags": ["x"], "blocks": [
  {"type": "heading", "level": 2, "title": "Intro"}, {"type": "quote", "body": "hi"},
  {"type": "bullets", "items": ["a", "b"]}, {"type": "video", "url": "u"}, {"type": "quote", "body": "yo", "source": "me"}]}
"""
var page = try JSONDecoder().decode(Page.self, from: Data(json.utf8))
for block in page.blocks { print(type(of: block).kind, block.text) }
page.blocks.removeAll { $0 is Quote }
page.blocks.insert(Heading(level: 1, title: "Top"), at: 0)
for case var heading as Heading in page.blocks where heading.level > 1 { heading.level += 1; page.blocks.append(heading) }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(page), as: UTF8.self))
let again = try JSONDecoder().decode(Page.self, from: encoder.encode(page))
print(again.blocks.map(\.text) == page.blocks.map(\.text), again.tags, again.blocks.compactMap { $0 as? Bullets }.flatMap(\.items))
for bad in [#"{"type": "heading", "level": "2"}"#, #"{"level": 2}"#] {
    do { _ = try JSONDecoder().decode(AnyBlock.self, from: Data(bad.utf8)) }
    catch DecodingError.typeMismatch(_, let context) { print("mismatch", context.codingPath.map(\.stringValue)) }
    catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) }
}
