import Foundation

enum Token: Equatable { case number(Double), word(String), symbol(Character), quoted(String) }
enum ScanError: Error, Equatable { case unterminated(at: Int), unexpected(Character) }
func tokenize(_ text: String) throws -> [Token] {
  let scanner = Scanner(string: text)
  scanner.charactersToBeSkipped = .whitespaces
  var tokens: [Token] = []
  while !scanner.isAtEnd {
    if let number = scanner.scanDouble() { tokens.append(.number(number)) }
    else if let word = scanner.scanCharacters(from: .letters) { tokens.append(.word(word)) }
    else if scanner.scanString("'") != nil {
      let start = scanner.currentIndex
      let body = scanner.scanUpToString("'") ?? ""
      guard scanner.scanString("'") != nil else { throw ScanError.unterminated(at: text.distance(from: text.startIndex, to: start)) }
      tokens.append(.quoted(body))
    } else if let character = scanner.scanCharacter() {
      guard "()=<>,+*".contains(character) else { throw ScanError.unexpected(character) }
      tokens.append(.symbol(character))
    }
  }
  return tokens
}
for token in try tokenize("total = (price + 2.5) * 'x y', -3e2") { print(token) }
for bad in ["a = 'open", "a ; b", ""] { do { print(try tokenize(bad)) } catch let error as ScanError { print(error) } }
do { _ = try tokenize("'") } catch ScanError.unterminated(at: 1) { print("at one") }
let color = Scanner(string: "#ff8000")
color.currentIndex = color.string.index(after: color.string.startIndex)
var rgb: UInt64 = 0
print(color.scanHexInt64(&rgb), rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff, color.isAtEnd)
let mixed = Scanner(string: "12abc 7")
print(mixed.scanInt() ?? -1, mixed.scanInt() as Any, mixed.scanUpToCharacters(from: .decimalDigits) ?? "-", mixed.scanInt() ?? -1)
let keys = Scanner(string: "Name:Ann;Age:30"); keys.caseSensitive = false
print(keys.scanString("NAME") ?? "-", keys.scanString(":") != nil, keys.scanUpToString(";") ?? "-", keys.scanUpToString("nothing") ?? "-", keys.scanUpToString("x") as Any)
