import SightlineModel

/// Characters that a part of a pattern takes: those of ASCII one by one, all others together. Capitals count for nothing,
/// since a pattern may be told to ignore them.
struct RegexCharacters: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var hasOthers = false

  static let none = RegexCharacters()
  static let all = RegexCharacters { _ in true }.with(others: true)
  static let digits = RegexCharacters { (48...57).contains($0) }.with(others: true)
  static let words = RegexCharacters { (48...57).contains($0) || isLetter($0) || $0 == 95 }.with(others: true)
  static let spaces = RegexCharacters { (9...13).contains($0) || $0 == 32 }.with(others: true)

  init() {}
  private init(where holds: (UInt8) -> Bool) { for code in UInt8(0)..<128 where holds(code) { insert(code) } }
  init(_ character: Character) {
    if let code = character.asciiValue { insert(code) } else { hasOthers = true }
  }
  private static func isLetter(_ code: UInt8) -> Bool { (65...90).contains(code) || (97...122).contains(code) }

  private func with(others: Bool) -> RegexCharacters {
    var copy = self
    copy.hasOthers = others
    return copy
  }
  private mutating func insert(_ code: UInt8) {
    for code in Self.isLetter(code) ? [code | 32, code & ~32] : [code] {
      let bit = UInt64(1) &<< UInt64(code & 63)
      if code < 64 { low |= bit } else { high |= bit }
    }
  }
  mutating func insert(_ range: ClosedRange<Character>) {
    guard let first = range.lowerBound.asciiValue else { return hasOthers = true }
    if range.upperBound.asciiValue == nil { hasOthers = true }
    for code in first...(range.upperBound.asciiValue ?? 127) { insert(code) }
  }
  mutating func formUnion(_ other: RegexCharacters) {
    (low, high, hasOthers) = (low | other.low, high | other.high, hasOthers || other.hasOthers)
  }
  func union(_ other: RegexCharacters) -> RegexCharacters {
    var copy = self
    copy.formUnion(other)
    return copy
  }
  /// What is not one of them; characters beyond ASCII may be either.
  var inverted: RegexCharacters {
    var copy = self
    (copy.low, copy.high, copy.hasOthers) = (~low, ~high, true)
    return copy
  }
  func meets(_ other: RegexCharacters) -> Bool {
    low & other.low != 0 || high & other.high != 0 || hasOthers && other.hasOthers
  }
}

/// How many ways a matcher that goes back may have to try: what a pattern is made of, as far as that decides it.
struct RegexCost {
  /// Repetitions without an upper bound that follow one another and can take the same characters: each of them
  /// multiplies the work by the length of the text.
  private(set) var degree = 0
  /// Under a repetition, one text can be taken in two ways: the work doubles with each round.
  private(set) var isAmbiguous = false
  /// Optional parts in a row that can take the same characters.
  private(set) var options = 0
  /// `\\1`: what a group took is compared once more, as long as it may be.
  private(set) var hasReference = false

  private let pattern: [Character]
  private var index = 0
  /// The parts of one alternative, from left to right.
  private var run = Run()

  private struct Run {
    var degree = 0
    var options = 0
    /// What the repetitions take that can still give something back.
    var taken = RegexCharacters.none
  }
  private struct Part {
    /// What it may begin with.
    var first = RegexCharacters.none
    var mayBeEmpty = true
    /// Whether a choice in it can take the same text in two ways when it is repeated.
    var hasChoice = false
  }

  init(_ pattern: String) {
    self.pattern = Array(pattern)
    // A bracket too many closes nothing.
    while index < self.pattern.count {
      _ = alternatives(depth: 0)
      index += 1
    }
  }

  /// From "this is more often than it costs much" on, a repetition counts as one without an end.
  private static let fewTimes = 8
  private static let deepest = 60

  private mutating func alternatives(depth: Int) -> Part {
    let before = run
    var longest = run
    var arms: [Part] = []
    while true {
      run = before
      arms.append(sequence(depth: depth))
      if (run.degree, run.options) > (longest.degree, longest.options) || arms.count == 1 { longest = run }
      guard index < pattern.count, pattern[index] == "|" else { break }
      index += 1
    }
    run = longest
    var whole = Part(mayBeEmpty: false)
    for arm in arms {
      if arm.hasChoice || arms.count > 1 && (arm.mayBeEmpty || arm.first.meets(whole.first)) { whole.hasChoice = true }
      whole.first.formUnion(arm.first)
      whole.mayBeEmpty = whole.mayBeEmpty || arm.mayBeEmpty
    }
    return whole
  }

  private mutating func sequence(depth: Int) -> Part {
    var parts: [(part: Part, isOptional: Bool)] = []
    while index < pattern.count, pattern[index] != "|", pattern[index] != ")" {
      if let part = repeated(depth: depth) { parts.append(part) }
    }
    var whole = Part()
    var following = RegexCharacters.none
    for (part, isOptional) in parts.reversed() {
      // Left out or taken: where what follows begins alike, both may be right.
      if part.hasChoice || isOptional && part.first.meets(following) { whole.hasChoice = true }
      following = part.mayBeEmpty ? following.union(part.first) : part.first
      whole.mayBeEmpty = whole.mayBeEmpty && part.mayBeEmpty
    }
    whole.first = following
    // After the last comes the first of the next round.
    if !whole.hasChoice {
      for (part, isOptional) in parts.reversed() {
        if isOptional, part.first.meets(following) && parts.count > 1 { whole.hasChoice = true }
        if !part.mayBeEmpty { break }
      }
    }
    if !parts.isEmpty, whole.mayBeEmpty, parts.count > 1 { whole.hasChoice = true }
    return whole
  }

  /// A part with what says how often it is there; `nil` for what takes nothing.
  private mutating func repeated(depth: Int) -> (part: Part, isOptional: Bool)? {
    let isGroup = pattern[index] == "("
    let outer = run
    guard var part = part(depth: depth) else { return nil }
    let (least, most) = quantifier()
    if most > Self.fewTimes, part.hasChoice || part.mayBeEmpty && most != .max { isAmbiguous = true }
    let isOptional = least == 0
    if isOptional { part.mayBeEmpty = true }
    if !isGroup || most > Self.fewTimes { run = outer }
    if most == .max {
      run.degree = part.first.meets(run.taken) ? run.degree + 1 : 1
      run.taken = part.first.meets(run.taken) ? run.taken.union(part.first) : part.first
    } else if isOptional {
      run.options = run.options + 1
    } else if !isGroup, !part.first.meets(run.taken) {
      run = Run()
    }
    degree = max(degree, run.degree)
    options = max(options, run.options)
    return (part, isOptional)
  }

  private mutating func quantifier() -> (least: Int, most: Int) {
    guard index < pattern.count else { return (1, 1) }
    var result = (1, 1)
    switch pattern[index] {
    case "*": result = (0, .max)
    case "+": result = (1, .max)
    case "?": result = (0, 1)
    case "{":
      guard let end = pattern[index...].firstIndex(of: "}") else { return (1, 1) }
      let bounds = String(pattern[(index + 1)..<end]).split(separator: ",", omittingEmptySubsequences: false)
      let least = Int(bounds.first ?? "") ?? 0
      result = (least, bounds.count < 2 ? least : Int(bounds[1]) ?? .max)
      index = end
    default: return (1, 1)
    }
    index += 1
    // Lazy or possessive.
    if index < pattern.count, pattern[index] == "?" || pattern[index] == "+" { index += 1 }
    return result
  }

  private mutating func part(depth: Int) -> Part? {
    let character = pattern[index]
    index += 1
    switch character {
    case "(":
      guard depth < Self.deepest else {
        isAmbiguous = true
        index = pattern.count
        return nil
      }
      let outer = run
      let isLook = skipGroupMark()
      let inner = alternatives(depth: depth + 1)
      if index < pattern.count { index += 1 }
      guard isLook else { return inner }
      // What was looked at is not looked at again.
      run = outer
      return nil
    case "[": return Part(first: characterClass(), mayBeEmpty: false)
    case "^", "$": return nil
    case ".": return Part(first: .all, mayBeEmpty: false)
    case "\\":
      guard index < pattern.count else { return nil }
      guard let set = escaped() else { return nil }
      return Part(first: set, mayBeEmpty: false)
    default: return Part(first: RegexCharacters(character), mayBeEmpty: false)
    }
  }

  /// `?:`, `?=`, `?<name>`, `?i:`.
  ///
  /// - Returns: Whether the group only looks ahead or back.
  private mutating func skipGroupMark() -> Bool {
    guard index < pattern.count, pattern[index] == "?" else { return false }
    while index < pattern.count, !":=!>)".contains(pattern[index]) { index += 1 }
    guard index < pattern.count, pattern[index] != ")" else { return false }
    index += 1
    return "=!".contains(pattern[index - 1])
  }

  /// After a backslash. `nil` for what takes no character.
  private mutating func escaped() -> RegexCharacters? {
    let character = pattern[index]
    index += 1
    switch character {
    case "d": return .digits
    case "D": return RegexCharacters.digits.inverted
    case "w": return .words
    case "W": return RegexCharacters.words.inverted
    case "s", "h", "v", "R": return .spaces
    case "S": return RegexCharacters.spaces.inverted
    case "b", "B", "A", "z", "Z", "G", "y", "Y", "K": return nil
    case "n": return RegexCharacters("\n")
    case "t": return RegexCharacters("\t")
    case "r": return RegexCharacters("\r")
    case "p", "P", "u", "x", "N":
      if index < pattern.count, pattern[index] == "{", let end = pattern[index...].firstIndex(of: "}") {
        index = end + 1
      }
      return .all
    case _ where character.isLetter || character.isNumber:
      if character == "k" || character.isNumber && character != "0" { hasReference = true }
      return .all
    default: return RegexCharacters(character)
    }
  }

  private mutating func characterClass() -> RegexCharacters {
    var set = RegexCharacters.none
    let isInverted = index < pattern.count && pattern[index] == "^"
    if isInverted { index += 1 }
    var previous: Character?
    var isFirst = true
    while index < pattern.count, isFirst || pattern[index] != "]" {
      isFirst = false
      let character = pattern[index]
      index += 1
      switch character {
      case "\\" where index < pattern.count:
        set.formUnion(escaped() ?? .none)
        previous = nil
      // A class in a class.
      case "[":
        set.formUnion(characterClass())
        previous = nil
      case "-" where previous != nil && index < pattern.count && pattern[index] != "]":
        if let first = previous, first <= pattern[index] { set.insert(first...pattern[index]) } else { set = .all }
        previous = nil
        index += 1
      default:
        set.formUnion(RegexCharacters(character))
        previous = character
      }
    }
    if index < pattern.count { index += 1 }
    return isInverted ? set.inverted : set
  }
}
