import SightlineModel

/// A string with placeholders: `%@ of %2$lld`.
struct FormatString {
  enum Part {
    case literal(String)
    /// 0-based index of the argument, its specifier.
    case argument(Int, String)
  }
  private(set) var parts: [Part] = []

  init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let (index, specifier, length) = Self.placeholder(rest, next: next) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.argument(index, specifier))
      next = index + 1
      rest = rest.dropFirst(length)
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// After the `%`: flags, width, precision, length and a conversion.
  private static func placeholder(_ text: Substring, next: Int) -> (index: Int, specifier: String, length: Int)? {
    var index = next
    var consumed = 0
    var digits = ""
    var specifier = ""
    for character in text {
      consumed += 1
      if character.isNumber || character == "." || character == "-" || character == "+" || character == "'" {
        digits.append(character)
        specifier.append(character)
      } else if character == "$", let position = Int(digits) {
        index = max(0, position - 1)
        specifier = ""
        digits = ""
      } else if "lhqzjtL".contains(character) {
        specifier.append(character)
      } else if "@dDiuUxXoOfFeEgGcCsSpaA".contains(character) {
        return (index, specifier + String(character), consumed)
      } else {
        return nil
      }
      if consumed > 12 { return nil }
    }
    return nil
  }

  /// The parts as runs. Markdown is read over the whole text, so that `**%@** piles` makes the argument bold; what an
  /// argument holds is not read as markdown.
  func runs(_ argument: (Int) throws -> [TextRun]) rethrows -> [TextRun] {
    var indices: [Int] = []
    let text = parts.map { part in
      switch part {
      case .literal(let text): return text
      case .argument(let index, _):
        indices.append(index)
        return String(Self.placeholder)
      }
    }.joined()
    var result: [TextRun] = []
    var next = 0
    for run in Markdown.runs(TextRun(string: text)) {
      let pieces = run.string.split(separator: Self.placeholder, omittingEmptySubsequences: false)
      for (position, piece) in pieces.enumerated() {
        if position > 0 {
          result += try argument(indices[next]).map { $0.styled(like: run) }
          next += 1
        }
        guard !piece.isEmpty else { continue }
        var literal = run
        literal.string = String(piece)
        result.append(literal)
      }
    }
    return Self.joined(result)
  }

  /// A private-use character that stands for an argument while markdown is read.
  private static let placeholder: Character = "\u{F8FF}"

  /// Neighbours with equal attributes become one run, so that text is shaped as one.
  private static func joined(_ runs: [TextRun]) -> [TextRun] {
    var result: [TextRun] = []
    for next in runs {
      if let last = result.last, last.symbol == nil, next.symbol == nil, last.hasAttributes(of: next) {
        result[result.count - 1].string += next.string
        result[result.count - 1].derivation += next.derivation.filter { !last.derivation.contains($0) }
      } else {
        result.append(next)
      }
    }
    return result
  }

  static func fixed(_ number: Double, digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    // No Double has more to show.
    let digits = min(max(0, digits), 17)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(number) * scale).rounded()
    let whole = Int(saturating: scaled / scale)
    guard digits > 0 else { return (number < 0 ? "-" : "") + "\(whole)" }
    let fraction = String(Int(saturating: scaled - Double(whole) * scale))
    return (number < 0 ? "-" : "") + "\(whole)." + String(repeating: "0", count: max(0, digits - fraction.count))
      + fraction
  }
}

extension TextRun {
  /// Attributes of the markdown around an argument, where it has none of its own.
  func styled(like other: TextRun) -> TextRun {
    var run = self
    run.weight = weight ?? other.weight
    run.design = design ?? other.design
    run.isItalic = isItalic ?? other.isItalic
    run.isStruckThrough = isStruckThrough ?? other.isStruckThrough
    run.font = font ?? other.font
    run.link = link ?? other.link
    return run
  }

  /// Everything but the text and where it comes from is equal.
  func hasAttributes(of other: TextRun) -> Bool {
    var (a, b) = (self, other)
    (a.string, b.string) = ("", "")
    (a.derivation, b.derivation) = ([], [])
    return a == b
  }
}

/// The inline markdown that `Text` reads in localised strings.
enum Markdown {
  private static let markers = [UInt8]("*_[`~".utf8)
  static func runs(_ run: TextRun) -> [TextRun] {
    guard run.string.utf8.contains(where: Self.markers.contains) else { return [run] }
    var reader = MarkdownReader(run: run)
    return reader.read()
  }
}

/// `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``, `[text](link)`; anything unbalanced stays as written.
struct MarkdownReader {
  private let base: TextRun
  private let characters: [Character]
  private var result: [TextRun] = []
  private var pending = ""
  private var isBold = false
  private var isItalic = false
  private var isStruck = false
  /// Where what was looked for last was found; `nil` where there is no more of it.
  private var nextPlaces: [String: Int?] = [:]

  init(run: TextRun) {
    base = run
    characters = Array(run.string)
  }

  mutating func read() -> [TextRun] {
    var index = 0
    while index < characters.count {
      index = step(index)
    }
    flush()
    return result
  }

  /// Parts of one text; what is beyond stays as written.
  private static let mostParts = 2_000

  private mutating func step(_ index: Int) -> Int {
    let character = characters[index]
    guard result.count < Self.mostParts else {
      pending.append(character)
      return index + 1
    }
    switch character {
    case "\\" where index + 1 < characters.count && "*_[`~\\]()".contains(characters[index + 1]):
      pending.append(characters[index + 1])
      return index + 2
    case "*", "_":
      let isDouble = index + 1 < characters.count && characters[index + 1] == character
      let marker = String(repeating: character, count: isDouble ? 2 : 1)  // checked: one or two
      let isOpen = isDouble ? isBold : isItalic
      guard isOpen || opens(at: index, marker: marker) else { break }
      flush()
      if isDouble { isBold.toggle() } else { isItalic.toggle() }
      return index + marker.count
    case "~"
    where index + 1 < characters.count && characters[index + 1] == "~" && (isStruck || opens(at: index, marker: "~~")):
      flush()
      isStruck.toggle()
      return index + 2
    case "`":
      guard let end = next("`", from: index + 1) else { break }
      flush()
      var run = styled(String(characters[(index + 1)..<end]))
      run.design = .monospaced
      result.append(run)
      return end + 1
    case "[":
      guard let close = next("]", from: index), close + 1 < characters.count,
        characters[close + 1] == "(", let end = next(")", from: close)
      else { break }
      flush()
      var run = styled(String(characters[(index + 1)..<close]))
      run.link = String(characters[(close + 2)..<end])
      result.append(run)
      return end + 1
    default: break
    }
    pending.append(character)
    return index + 1
  }

  /// The marker is followed by text and closed later.
  private mutating func opens(at index: Int, marker: String) -> Bool {
    let start = index + marker.count
    guard start < characters.count, !characters[start].isWhitespace else { return false }
    if marker == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber { return false }
    guard let end = next(marker, from: start) else { return false }
    return end > start && !characters[end - 1].isWhitespace
  }

  /// Where a marker stands next. Asked from left to right, all answers together look at each character once.
  private mutating func next(_ marker: String, from start: Int) -> Int? {
    var place = start
    if let known = nextPlaces[marker] {
      guard let known else { return nil }
      if known >= start { return known }
    }
    let wanted = Array(marker)
    while place + wanted.count <= characters.count {
      if characters[place] == wanted[0], wanted.count == 1 || characters[place + 1] == wanted[1] {
        nextPlaces[marker] = .some(place)
        return place
      }
      place += 1
    }
    nextPlaces[marker] = .some(nil)
    return nil
  }

  private mutating func flush() {
    if !pending.isEmpty { result.append(styled(pending)) }
    pending = ""
  }
  private func styled(_ text: String) -> TextRun {
    var run = base
    run.string = text
    if isBold { run.weight = .bold }
    if isItalic { run.isItalic = true }
    if isStruck { run.isStruckThrough = true }
    return run
  }
}
