import SightlineModel

final class InterpolationExpression: Expression {
  enum Part {
    case text(String)
    case value(ArgumentNode, [ArgumentNode])
  }
  let parts: [Part]
  /// Where its texts come from, at the least.
  private lazy var start = Origin(DerivationStep(makesPlural ? .plural : .interpolation, at: location))
  /// The literal itself says something: two letters in a row.
  private let hasWords: Bool
  /// Its own words are names, `"\(by) Ada Muster"`: a text that was looked up has the only ones to translate.
  private let hasNamesAlone: Bool
  private let isOneOfSeveral: Bool
  private let makesPlural: Bool
  /// - Parameters:
  ///   - isOneOfSeveral: The code around it chooses between it, for several, and another one, for one.
  ///   - makesPlural: It holds such a choice itself.
  init(_ parts: [Part], isOneOfSeveral: Bool = false, makesPlural: Bool = false, _ place: Place) {
    self.parts = parts
    self.isOneOfSeveral = isOneOfSeveral
    self.makesPlural = makesPlural
    hasWords = parts.contains { part in
      guard case .text(let text) = part else { return false }
      return zip(text, text.dropFirst()).contains { $0.isLetter && $1.isLetter }
    }
    let own = parts.flatMap { part -> [Substring] in
      guard case .text(let text) = part else { return [] }
      return text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    }
    // One word with a capital letter is as often a word.
    hasNamesAlone =
      hasWords && (own.count > 1 || own.contains { $0.contains("@") })
      && own.contains { !Self.particles.contains($0) }
      // What ends a phrase stands among words.
      && !parts.contains { part in
        if case .text(let text) = part { text.contains { ":?!".contains($0) } } else { false }
      }
      && own.allSatisfy { word in
        word.contains("@") || word.first { $0.isLetter }?.isUppercase == true || Self.particles.contains(word)
      }
    super.init(place)
  }
  /// Small words within names of people.
  private static let particles: Set<Substring> = [
    "van", "von", "der", "den", "de", "da", "di", "du", "la", "le", "bin", "al",
  ]
  override var formTypeName: String? { "String" }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try evaluate(frame, expected, given: nil)
  }
  /// - Parameter given: The only value that is filled in, where it is known already.
  private func evaluate(_ frame: Frame, _ expected: TypeNode?, given: Value?) throws -> Value {
    var segments: [InterpolatedString.Segment] = []
    segments.reserveCapacity(parts.count)
    for part in parts {
      switch part {
      case .text(let text): segments.append(.literal(text))
      case .value(let node, let options):
        let value = frame.interpreter.finalised(try given ?? node.expression.evaluate(frame, nil))
        let options = try frame.interpreter.evaluate(options, frame)
        if let text = try frame.interpreter.appended(value, node, options, frame) {
          segments.append(.value(text, options: []))
        } else if let cast = node.expression as? CastExpression, cast.kind == .coerce, !value.isNone {
          let depth = try frame.interpreter.optionalDepth(cast, frame)
          segments.append(.value(frame.interpreter.wrapped(value, depth: depth), options: options))
        } else if showsTypes != false, options.isEmpty, let type = frame.interpreter.shownType(of: node, frame),
          frame.interpreter.holdsOptionals(type)
        {
          let text = Value(.string(frame.interpreter.describe(value, as: type)), origin: value.origin)
          segments.append(.value(text, options: []))
        } else {
          segments.append(.value(value, options: options))
        }
      }
    }
    try frame.interpreter.make(text: segments.reduce(0) { $0 + Self.length($1) }, at: location)
    // `"\(day), \(time)"` has its words from elsewhere.
    let words = hasWords && !hasNamesAlone ? nil : own(segments.lazy.compactMap(Self.origin).first)
    var string = InterpolatedString(segments: segments, isOneOfSeveral: isOneOfSeveral)
    string.literal = self
    var value = Value(
      .interpolation(string),
      origin: words.map { .following($0, start.step, else: start) } ?? start)
    value.isLiteral = true
    guard let expected else { return value }
    return try frame.interpreter.coerce(value, to: expected, frame, finalise: false)
  }

  /// Where a text is wanted and nothing else.
  func settled(_ frame: Frame) throws -> Value {
    let interpreter = frame.interpreter
    guard interpreter.hasStandardInterpolation, !shows(frame) else {
      return interpreter.finalised(try evaluate(frame, nil))
    }
    if isOnlyKnown, let soleValue { return try soleValue._withUnsafeGuaranteedRef { try settled($0, frame) } }
    if let only {
      (isOnlyKnown, soleValue) = (true, .passUnretained(only))
      return try settled(only, frame)
    }
    if let text = try text(frame) { return text }
    return interpreter.finalised(try evaluate(frame, nil))
  }
  /// Whether a type may say more of how a value is shown than the value does; found at the first evaluation.
  private var showsTypes: Bool?
  @inline(__always)
  private func shows(_ frame: Frame) -> Bool { showsTypes ?? findTypes(frame) }
  @inline(never)
  private func findTypes(_ frame: Frame) -> Bool {
    let interpreter = frame.interpreter
    let found = parts.contains { part in
      guard case .value(let node, _) = part, !interpreter.isPlainNumber(node.expression, frame),
        let type = interpreter.writtenType(ofShown: node)
      else { return false }
      return interpreter.holdsOptionals(type) || interpreter.isOpen(type)
    }
    showsTypes = found
    return found
  }
  /// `only`, once it was found, to look at without holding on to it.
  private var soleValue: Unmanaged<Expression>?
  private var isOnlyKnown = false
  /// The only value that is filled in, where it is filled in as it is.
  private lazy var only: Expression? = {
    var found: Expression?
    for case .value(let node, let options) in parts {
      guard found == nil, options.isEmpty, node.label == nil, !(node.expression is CastExpression) else { return nil }
      found = node.expression
    }
    return found
  }()
  private func settled(_ only: Expression, _ frame: Frame) throws -> Value {
    let interpreter = frame.interpreter
    let scalar = try only.scalar(frame, nil)
    var (filled, words) = ("", Origin?.none)
    if scalar.kind == .int {
      filled = String(scalar.bits)
    } else {
      let value = interpreter.value(scalar)
      guard case .string(let text) = value.payload else {
        return interpreter.finalised(try evaluate(frame, nil, given: value))
      }
      (filled, words) = (text, value.origin)
    }
    var length = scalar.kind == .int ? 0 : filled.utf8.count
    var result = ""
    for part in parts {
      switch part {
      case .text(let text):
        length += text.utf8.count
        result += text
      case .value: result += filled
      }
    }
    try interpreter.make(text: length, at: location)
    if scalar.kind != .int { interpreter.stepsLeft -= filled.utf8.count >> 6 }
    let from = own(words)
    return Value(.string(result), origin: from.map { .following($0, start.step, else: start) } ?? start)
  }

  /// Its text, where whole numbers and texts are all that is filled in; `nil` for everything else, with nothing run.
  private func text(_ frame: Frame) throws -> Value? {
    guard isOfLocals else { return nil }
    var (length, steps) = (0, 0)
    var words: Origin?
    for part in parts {
      switch part {
      case .text(let text): length += text.utf8.count
      case .value(let node, _):
        let slot = unsafeDowncast(node.expression, to: LocalExpression.self).slot
        let isFine = frame.look(slot) { box -> Bool in
          guard box.isPlain else { return false }
          switch box.value.payload {
          case .int: return true
          case .string(let text):
            length += text.utf8.count
            steps += text.utf8.count >> 6
            if words == nil { words = box.value.origin }
            return true
          default: return false
          }
        }
        guard isFine == true else { return nil }
      }
    }
    try frame.interpreter.make(text: length, at: location)
    frame.interpreter.stepsLeft -= steps
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let node, _):
        frame.look(unsafeDowncast(node.expression, to: LocalExpression.self).slot) { box in
          switch box.value.payload {
          case .int(let number): result += String(number)
          case .string(let text): result += text
          default: break
          }
        }
      }
    }
    let from = own(words)
    return Value(.string(result), origin: from.map { .following($0, start.step, else: start) } ?? start)
  }
  /// Nothing but local variables is filled in, each as it is.
  private lazy var isOfLocals = parts.allSatisfy { part in
    guard case .value(let node, let options) = part else { return true }
    return options.isEmpty && node.label == nil && node.expression is LocalExpression
  }

  /// - Parameter words: Of a text that is filled in.
  /// - Returns: Where the text has its words from, if that is elsewhere.
  private func own(_ words: Origin?) -> Origin? {
    guard hasWords else { return words }
    guard hasNamesAlone, let words,
      words.steps.contains(where: { if case .string = $0.kind { true } else { false } })
    else { return nil }
    return words
  }

  /// UTF-8 bytes of what may grow without end.
  private static func length(_ segment: InterpolatedString.Segment) -> Int {
    switch segment {
    case .literal(let text): return text.utf8.count
    case .value(let value, _):
      guard case .string(let text) = value.payload else { return 0 }
      return text.utf8.count
    }
  }

  /// Of a text that is filled in.
  private static func origin(_ segment: InterpolatedString.Segment) -> Origin? {
    guard case .value(let value, _) = segment else { return nil }
    switch value.payload {
    case .string: return value.origin
    case .enumeration, .structure, .array, .tuple: return value.sampleOrigin()
    default: return nil
    }
  }
}
