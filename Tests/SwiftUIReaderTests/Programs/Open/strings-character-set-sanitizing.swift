import Foundation

protocol Sanitizing { func callAsFunction(_ text: String) -> String }
struct Pipeline: Sanitizing { var steps: [any Sanitizing]
  func callAsFunction(_ text: String) -> String { steps.reduce(text) { $1($0) } } }
struct Keep: Sanitizing { var set: CharacterSet; func callAsFunction(_ text: String) -> String { String(String.UnicodeScalarView(text.unicodeScalars.filter(set.contains))) } }
struct Trim: Sanitizing { var set = CharacterSet.whitespacesAndNewlines; func callAsFunction(_ text: String) -> String { text.trimmingCharacters(in: set) } }
struct Collapse: Sanitizing { var separator = " "; func callAsFunction(_ text: String) -> String { text.components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }.joined(separator: separator) } }
struct Limit: Sanitizing { var length: Int; func callAsFunction(_ text: String) -> String { text.count > length ? text.prefix(length - 1) + "…" : text } }
extension Sanitizing where Self == Trim { static var trim: Trim { Trim() }; static func trim(_ characters: String) -> Trim { Trim(set: .init(charactersIn: characters)) } }
extension Sanitizing where Self == Keep { static var digits: Keep { .init(set: .decimalDigits) } }
extension String { func sanitized(_ steps: any Sanitizing...) -> String { Pipeline(steps: steps)(self) } }
print("[\("  a \n b ".sanitized(.trim))]", "[\("  a \n b ".sanitized(Collapse()))]", "+1 (555) 010-99".sanitized(.digits))
print("--x--y--".sanitized(.trim("-")), "hello wide world".sanitized(Collapse(separator: "_"), Limit(length: 8)), "abc".sanitized())
var slug = CharacterSet.lowercaseLetters.union(.decimalDigits); slug.insert("-")
func slugify(_ text: String) -> String { text.folding(options: [.diacriticInsensitive], locale: nil).lowercased().sanitized(Collapse(separator: "-"), Keep(set: slug), .trim("-")) }
for title in ["Crème Brûlée!", "  50% off -- now ", "Ünder_score", "日本 go", "---"] { print("\(title) -> \(slugify(title))") }
print(CharacterSet.letters.contains("é"), CharacterSet.alphanumerics.contains("_"), CharacterSet.punctuationCharacters.contains("_"), CharacterSet.whitespaces.contains("\n"), CharacterSet.decimalDigits.contains("٣"))
print(CharacterSet(charactersIn: "a"..."f").isSuperset(of: CharacterSet(charactersIn: "bad")), CharacterSet(charactersIn: "ab") == CharacterSet(charactersIn: "ba"), CharacterSet.uppercaseLetters.inverted.contains("A"), slug.subtracting(.decimalDigits).contains("4"))
print("a1-b2".rangeOfCharacter(from: .decimalDigits).map { "a1-b2"[$0] } ?? "-", "abc".rangeOfCharacter(from: .decimalDigits) == nil, "a1-b2".rangeOfCharacter(from: .decimalDigits, options: .backwards).map { "a1-b2".distance(from: "a1-b2".startIndex, to: $0.lowerBound) } ?? -1)
struct Password { var text: String
  static let rules: [(String, (String) -> Bool)] = [("length", { $0.count >= 8 }), ("upper", { $0.rangeOfCharacter(from: .uppercaseLetters) != nil }), ("digit", { $0.unicodeScalars.contains(where: CharacterSet.decimalDigits.contains) }), ("symbol", { $0.unicodeScalars.contains { CharacterSet.symbols.union(.punctuationCharacters).contains($0) } })]
  var failures: [String] { Self.rules.filter { !$1(text) }.map(\.0) } }
for text in ["short", "Longer pass", "Longer1$", "12345678+"] { print(text, Password(text: text).failures) }
