import Foundation

var text = AttributedString("Hello, ")
var name = AttributedString("Ann")
name.link = URL(string: "https://example.org/ann")
text += name
text.append(AttributedString("!"))
print(String(text.characters), text.characters.count, text.runs.count)
for run in text.runs { print("[\(String(text[run.range].characters))]", run.link?.lastPathComponent ?? "-") }
if let range = text.range(of: "Hello") {
  text[range].languageIdentifier = "en"
  print(String(text[range].characters), text[range].languageIdentifier ?? "none", text.runs.count)
}
let mark = text
text.replaceSubrange(text.range(of: "Ann")!, with: AttributedString("Bob"))
print(String(text.characters), text.runs.compactMap(\.link).count, mark.runs.compactMap(\.link).count, mark == text)
var container = AttributeContainer()
container.link = URL(string: "https://h.org")
var styled = AttributedString("a b", attributes: container)
print(styled.runs.count, styled.link?.host ?? "-", styled.languageIdentifier as Any)
styled.link = nil
print(styled.runs.first?.link == nil, styled == AttributedString("a b"))
styled.mergeAttributes(container)
print(styled.link != nil, styled.settingAttributes(AttributeContainer()).link == nil)
let index = styled.index(styled.startIndex, offsetByCharacters: 1)
print(String(styled[styled.startIndex..<index].characters), String(styled[index...].characters).trimmingCharacters(in: .whitespaces))
let joined = [AttributedString("x"), name, AttributedString("y")].reduce(into: AttributedString()) { $0 += $1 }
print(String(joined.characters), joined.runs.map { joined.characters[$0.range].count })
var upper = AttributedString("shout"); upper.characters.append(contentsOf: "!!"); print(String(upper.characters.reversed()), upper.unicodeScalars.count)
for (link, range) in text.runs[\.link] { print(link?.absoluteString ?? "plain", String(text.characters[range])) }
let sub = text[text.range(of: "lo, B")!]
print(AttributedString(sub).runs.count, String(sub.characters), "\(AttributedString("raw").characters.map { $0 })")
