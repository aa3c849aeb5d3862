/// A condition as the source has it, so that two places that ask the same are answered alike: `if isLoading`,
/// `isLoading ? a : b`, `guard !isLoading`.
struct AskedCondition: Hashable {
  /// The project's type in whose member it stands.
  let owner: String?
  /// In one line. `x?` stands for what `x != nil` and `let x` ask.
  let text: String
  /// Names and members alone: `store.user.name?`.
  let isPath: Bool
  /// Asking twice changes nothing: no call in it is one that gives something else each time.
  let isRepeatable: Bool
  /// Holds where something went wrong, is not there or not done: `error?`, `items.isEmpty`, `state == .failed`.
  let isOfBadNews: Bool

  init(owner: String?, text: String) {
    (self.owner, self.text) = (owner, text)
    isPath = Self.isPath(text)
    isRepeatable = isPath || !text.isEmpty && !Self.changing.contains { text.contains($0) }
    let sides = text.split(separator: " == ", omittingEmptySubsequences: false).map(String.init)
    isOfBadNews = sides.contains(where: Self.namesBadNews) != (sides.count == 2 && sides[1] == "false")
  }
  /// `phase` and `saving` of `phase == .saving`.
  var comparedCase: (subject: AskedCondition, name: String)? {
    guard let sign = text.firstRange(of: " == .") else { return nil }
    let name = text[sign.upperBound...]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return (AskedCondition(owner: owner, text: String(text[..<sign.lowerBound])), String(name))
  }
  static func == (a: Self, b: Self) -> Bool { a.text == b.text && a.owner == b.owner }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// By the words of its last name.
  static func namesBadNews(_ text: String) -> Bool {
    let path = text.prefix { $0 != "(" }
    let name = path.drop { $0 == "!" }.split { !$0.isLetter && !$0.isNumber }.last ?? ""
    var words = [""]
    for letter in name {
      if letter.isUppercase { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.contains { badNews.contains($0.lowercased()) }
  }
  private static let badNews: Set<String> = [
    "error", "errors", "failed", "failure", "fail", "fails", "empty", "invalid", "expired", "denied", "locked",
    "missing", "blocked", "cancelled", "canceled", "banned", "offline", "disconnected", "disabled", "loading", "busy",
    "timeout", "unavailable", "rejected", "restricted", "unauthorized", "unauthenticated",
  ]

  private static func isPath(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"),
          UInt8(ascii: "$"):
          true
        default: false
        }
      }
  }
  private static let changing = [
    "random", "next()", "pop", "remove", "insert(", "toggle", "await ", "Date()", "Date.now", "UUID(", "shuffled",
  ]

  enum Form {
    case condition, ternary, guarded, choice
    /// `user.map { … }` where a view is wanted.
    case mapping
    /// A value that is passed.
    case argument
  }

  /// - Parameter place: Of the keyword; of a ternary or an argument, where it begins.
  /// - Returns: What is asked, and whether the first arm is for when it does not hold.
  static func read(at place: Place, _ form: Form, owner: String?) -> (condition: AskedCondition, isNegated: Bool) {
    read(source(at: place, form), owner: owner)
  }

  /// Of one condition among several, or of one side of `&&`.
  static func read(_ text: String, owner: String?) -> (condition: AskedCondition, isNegated: Bool) {
    var (core, isNegated) = (unwrapped(text), false)
    if core.hasPrefix("!"), isOperand(core.dropFirst()) {
      core = unwrapped(String(core.dropFirst()))
      isNegated = true
    }
    if let (value, isMissing) = optionality(core) { (core, isNegated) = (value + "?", isNegated != isMissing) }
    if let (equal, isUnequal) = comparison(core) { (core, isNegated) = (equal, isNegated != isUnequal) }
    if core.hasPrefix("self.") { core.removeFirst("self.".count) }
    return (AskedCondition(owner: owner, text: core), isNegated)
  }

  /// Every condition of a place: `if a, b` asks twice.
  static func parts(at place: Place, _ form: Form, owner: String?) -> [AskedLogic] {
    let text = source(at: place, form)
    let parts = form == .condition || form == .guarded ? split(text, at: ", ") : [text]
    return parts.map { part in
      let and = split(part, at: " && "), or = split(part, at: " || ")
      let isAnd = or.count == 1
      let sides = isAnd ? and : and.count == 1 ? or : []
      let joined = sides.count > 1 ? (sides.map { read($0, owner: owner) }, isAnd) : nil
      return AskedLogic(whole: read(part, owner: owner), joined: joined)
    }
  }

  // MARK: Text

  /// Outside of brackets and texts.
  private static func split(_ text: String, at separator: String) -> [String] {
    let (bytes, separator) = (Array(text.utf8), Array(separator.utf8))
    var result: [String] = []
    var (start, index, depth, isText) = (0, 0, 0, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += isText ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isText ? 0 : 1
      case separator[0] where depth == 0 && !isText && bytes[index...].starts(with: separator):
        result.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += separator.count
        start = index
        continue
      default: break
      }
      index += 1
    }
    return result + [String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self)]
  }

  /// From behind the keyword to the brace, `else` or question mark that ends the condition.
  private static func source(at place: Place, _ form: Form) -> String {
    let bytes = Array(place.file.text.utf8.dropFirst(place.offset).prefix(400))
    let keyword =
      switch form {
      case .condition: "if"
      case .guarded: "guard"
      case .choice: "switch"
      case .ternary, .argument, .mapping: ""
      }
    var (index, depth) = (keyword.utf8.count, 0)
    let start = index
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "{")
      where depth == 0 && form != .ternary && form != .guarded && form != .argument && form != .mapping:
        break scan
      case UInt8(ascii: ".") where depth == 0 && form == .mapping && index > 0:
        if ["map", "flatMap"].contains(where: { isCall(of: $0, in: bytes, at: index + 1) }) { break scan }
      case UInt8(ascii: "?")
      where depth == 0 && form == .ternary && index > 0 && SourceFile.isSpaceByte(bytes[index - 1]):
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "?") else { break scan }
        index += 1
      case UInt8(ascii: "e")
      where depth == 0 && form == .guarded && index > 0 && SourceFile.isSpaceByte(bytes[index - 1]):
        if bytes[index...].starts(with: "else".utf8) { break scan }
      case UInt8(ascii: ",") where depth == 0 && form == .argument: break scan
      case UInt8(ascii: ")") where depth == 0 && form == .argument: break scan
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
    let words = String(decoding: bytes[min(start, bytes.count)..<min(index, bytes.count)], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    return form == .mapping ? text + " != nil" : text
  }

  /// The name stands there alone, not as the beginning of another.
  private static func isCall(of name: String, in bytes: [UInt8], at index: Int) -> Bool {
    let end = index + name.utf8.count
    guard end < bytes.count, bytes[index...].starts(with: name.utf8) else { return false }
    return SourceFile.isSpaceByte(bytes[end]) || bytes[end] == UInt8(ascii: "{") || bytes[end] == UInt8(ascii: "(")
  }

  /// Without parentheses around the whole.
  private static func unwrapped(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")"), text.dropFirst().dropLast().allSatisfy({ $0 != "(" && $0 != ")" })
    else { return text }
    return unwrapped(String(text.dropFirst().dropLast()))
  }

  /// Whether `!` in front of it negates all of it.
  private static func isOperand(_ text: Substring) -> Bool {
    var depth = 0
    return text.allSatisfy { character in
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return character != " " && character != "," || depth > 0
    }
  }

  /// The one comparison that is asked for: `a != b` asks for `a == b`, `a.count > 0` whether `a` is not empty.
  private static func comparison(_ text: String) -> (equal: String, isUnequal: Bool)? {
    for (suffix, isUnequal) in [(".count == 0", false), (".count > 0", true), (".count != 0", true)]
    where text.hasSuffix(suffix) && isOperand(text.dropLast(suffix.count)) {
      return (text.dropLast(suffix.count) + ".isEmpty", isUnequal)
    }
    let sides = text.split(separator: " != ", omittingEmptySubsequences: false)
    guard sides.count == 2, sides.allSatisfy({ isOperand($0) }) else { return nil }
    return ("\(sides[0]) == \(sides[1])", true)
  }

  /// What is asked to be there, or to be missing.
  private static func optionality(_ text: String) -> (value: String, isMissing: Bool)? {
    for (suffix, isMissing) in [(" == nil", true), (" != nil", false)] where text.hasSuffix(suffix) {
      let value = text.dropLast(suffix.count)
      return isOperand(value) ? (String(value), isMissing) : nil
    }
    for keyword in ["let ", "var "] where text.hasPrefix(keyword) {
      let binding = text.dropFirst(keyword.count)
      let value = binding.split(separator: "=", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? binding
      return isOperand(value) ? (String(value), false) : nil
    }
    return nil
  }
}

/// A condition, with what it joins by `&&` alone or by `||` alone.
struct AskedLogic {
  typealias Asked = (condition: AskedCondition, isNegated: Bool)
  var whole: Asked
  var joined: (sides: [Asked], isAnd: Bool)?
  /// Nobody hopes that it holds: `!isSignedIn`, `user == nil`, `let error`.
  var isUnwanted: Bool {
    (joined?.sides ?? [whole]).allSatisfy { $0.condition.isOfBadNews != $0.isNegated }
  }
}
