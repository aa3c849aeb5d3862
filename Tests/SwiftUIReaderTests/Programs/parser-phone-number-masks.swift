import Foundation

struct Mask: ExpressibleByStringLiteral { enum Slot: Equatable { case digit, letter, literal(Character) }
  let slots: [Slot]
  init(stringLiteral value: String) { slots = value.map { switch $0 { case "#": .digit; case "@": .letter; default: .literal($0) } } }
  var capacity: Int { slots.lazy.filter { if case .literal = $0 { false } else { true } }.count }
  func format(_ raw: some StringProtocol, trailingLiterals: Bool = false) -> String {
    var input = raw.filter { $0.isLetter || $0.isNumber }[...], output = "", pending = ""
    for slot in slots {
      if case .literal(let character) = slot { if input.first == character, character.isNumber { input.removeFirst() }; pending.append(character); continue }
      guard let index = input.firstIndex(where: { slot == .digit ? $0.isASCII && $0.isNumber : $0.isLetter }) else { break }
      output += pending + (slot == .letter ? input[index].uppercased() : String(input[index])); pending = ""; input = input[input.index(after: index)...]
    }
    return trailingLiterals || (raw.count > 0 && output.isEmpty && !pending.isEmpty && false) ? output + pending : output
  }
  func isComplete(_ text: String) -> Bool { text.count == slots.count && zip(text, slots).allSatisfy { switch $1 { case .digit: $0.isNumber; case .letter: $0.isLetter; case .literal(let l): $0 == l } } }
}
struct Country { let code: String, prefix: String, masks: [Mask]
  static let all: [Country] = [Country(code: "US", prefix: "+1", masks: ["(###) ###-####"]), .init(code: "DE", prefix: "+49", masks: ["### ######", "#### #######"]), .init(code: "XX", prefix: "+4", masks: ["# #"])]
  static func match(_ text: String) -> (Country, Substring)? { let clean = text.components(separatedBy: CharacterSet(charactersIn: " -()")).joined(); return all.filter { clean.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }.map { ($0, clean.dropFirst($0.prefix.count)) } }
  func mask(for digits: Int) -> Mask { masks.first { $0.capacity >= digits } ?? masks[masks.endIndex - 1] } }
func pretty(_ text: String) -> String { guard let (country, rest) = Country.match(text) else { return "? \(text)" }; let mask = country.mask(for: rest.count), body = mask.format(rest); return "\(country.code) \(country.prefix) \(body)\(mask.isComplete(body) ? " ✓" : "")" }
for text in ["+1 555 010 9999", "+15550", "+49-170-123456", "+49 1701 2345678", "+49 1701 234567890", "+4512", "0170", "+1", "+1 (555) abc 12"] { print(pretty(text)) }
let plate: Mask = "@@-###", date: Mask = "##/##/20##", card: Mask = "#### #### #### ####"
print(plate.format("ab1234"), plate.format("1a2b3"), plate.format(""), plate.format("zé9"), plate.capacity, plate.format("ab", trailingLiterals: true))
print(date.format("311299"), date.format("3112"), date.format("3112", trailingLiterals: true), date.isComplete("31/12/2099"), date.isComplete("31/12/1999"), date.slots[2] == .literal("/"))
struct Typing { var mask: Mask, text = ""; mutating func type(_ s: String) { for c in s { text = mask.format(text + String(c)) } }; mutating func delete(_ n: Int = 1) { text = mask.format(String(text.dropLast(n))) } }
var typing = Typing(mask: card); typing.type("4242x4"); print(typing.text); typing.delete(); print("[\(typing.text)]"); typing.type("99991111222233334444"); print(typing.text, card.isComplete(typing.text)); typing.delete(6); print(typing.text, typing.text.count)
print("1234567".reversed().enumerated().map { $0 > 0 && $0 % 3 == 0 ? "\($1)," : "\($1)" }.reversed().joined(), "4242424242424242".enumerated().reduce(into: "") { $0 += ($1.offset % 4 == 0 && $1.offset > 0 ? " " : "") + ($1.offset < 12 ? "•" : String($1.element)) })
