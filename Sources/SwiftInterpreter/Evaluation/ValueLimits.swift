package import SightlineModel

/// What the values of a program may grow to. A program that goes beyond is ended there: memory and time stay bounded,
/// whatever is read.
enum ValueLimits {
  /// Of one collection.
  static let elements = 1_000_000
  /// UTF-8 bytes of one text.
  static let text = 4_000_000
  /// Characters that a number may be padded to by a format.
  static let formatWidth = 1_000
  /// Steps of a value's history that are kept.
  static let origins = 200
}

extension Interpreter {
  /// UTF-8 bytes of the longest text that a program may make.
  package static var longestText: Int { ValueLimits.text }

  /// Where the call that runs stands: for what has no place of its own.
  var callPlace: SourceLocation { calls.innermostPlace ?? noPlace }

  /// What ends an evaluation where Swift would end the program.
  func trap(_ detail: String, at location: SourceLocation? = nil) -> RunStopped {
    RunStopped(reason: .trap, detail: detail, location: location.flatMap { $0.file.isEmpty ? nil : $0 } ?? callPlace)
  }

  /// An element that a host's collection does not have: the end of the evaluation, as in Swift, unless the collection
  /// is presumed to have it.
  package func missingElement(_ detail: String) throws -> Value {
    guard followsPresumption else { throw trap(detail) }
    return .unknown("an element of a collection that is presumed to have it", at: callPlace)
  }

  /// Counts work in bulk, as a step for every 16 elements.
  @inline(__always)
  func work(_ elements: Int, at location: @autoclosure () -> SourceLocation? = nil) throws {
    stepsLeft -= elements >> 4
    if stepsLeft < 0 { throw RunStopped(reason: .steps, detail: "", location: location() ?? callPlace) }
  }

  /// Counts the making of a collection, which may not be too large.
  ///
  /// - Parameter adding: Of these, what is new.
  package func make(
    elements count: Int, adding new: Int? = nil, at location: @autoclosure () -> SourceLocation? = nil
  ) throws {
    guard count <= ValueLimits.elements else {
      throw RunStopped(
        reason: .size, detail: "a collection of more than a million elements", location: location() ?? callPlace)
    }
    // Twice: once for the time, once for the memory that it stays in.
    try work((new ?? count).multiplied(saturating: 2), at: location())
  }

  /// Counts the copy of a value that is passed `inout`: its caller holds it meanwhile, so that a change copies it.
  func countCopy(of value: Value, at location: SourceLocation) throws {
    switch value.payload {
    case .array(let elements), .set(let elements): try work(elements.count >> 2, at: location)
    case .dictionary(let dictionary): try work(dictionary.count >> 2, at: location)
    case .string(let text): try work(text.utf8.count >> 6, at: location)
    default: break
    }
  }

  /// Counts the making of a collection that shares nothing with those it is made of: many of them held by another
  /// collection fill the memory, though none of them is large.
  func make(copyOf count: Int, at location: @autoclosure () -> SourceLocation? = nil) throws {
    try make(elements: count, at: location())
    try work(count.multiplied(saturating: 7), at: location())
  }

  /// Counts the making of a text, which may not be too long.
  ///
  /// - Parameter adding: Of these, what is new.
  package func make(
    text bytes: Int, adding new: Int? = nil, at location: @autoclosure () -> SourceLocation? = nil
  ) throws {
    guard bytes <= ValueLimits.text else {
      throw RunStopped(
        reason: .size, detail: "a text of more than four million bytes", location: location() ?? callPlace)
    }
    try work((new ?? bytes) >> 4, at: location())
  }

  /// Counts what takes as long as evaluating so many expressions.
  package func spend(_ steps: Int) throws { try work(steps << 4) }

  /// Ends an evaluation that makes something of more parts than memory should hold.
  package func limit(_ count: Int, to most: Int, of name: String) throws {
    guard count > most else { return }
    throw RunStopped(reason: .size, detail: "\(name) of more than \(most) parts", location: callPlace)
  }

  /// Counts parts of what a host builds: many of them held at once fill the memory.
  ///
  /// - Parameter most: Of all that one call from outside makes.
  package func hold(_ count: Int, atMost most: Int, of name: String) throws {
    partsHeld += count
    guard partsHeld > most else { return }
    throw RunStopped(reason: .size, detail: "more than \(most) \(name) made by one evaluation", location: callPlace)
  }

  /// Counts a search: what repeats itself is compared with nearly all of what is looked for, at every place.
  package func search(_ text: String, for wanted: String, at location: @autoclosure () -> SourceLocation? = nil) throws
  {
    let (length, wanted) = (text.utf8.count, wanted.utf8.count)
    guard wanted <= length else { return }
    try work((length >> 2).adding(saturating: length.multiplied(saturating: wanted) >> 6), at: location())
  }

  /// - Returns: The result of integer arithmetic.
  /// - Throws: Where Swift traps.
  func checked(
    _ result: (partialValue: Int, overflow: Bool), at location: @autoclosure () -> SourceLocation? = nil
  ) throws -> Int {
    if result.overflow { throw trap("arithmetic overflow", at: location()) }
    return result.partialValue
  }

  /// How many elements something is about: never negative.
  func count(_ number: Int, of name: String, at location: @autoclosure () -> SourceLocation? = nil) throws -> Int {
    if number < 0 { throw trap("\(name) with the negative count \(number)", at: location()) }
    return number
  }

  /// A range as Swift makes it: the lower bound first.
  func ordered(_ range: RangeValue, at location: @autoclosure () -> SourceLocation? = nil) throws -> Value {
    let isOrdered: Bool =
      switch (range.lower?.payload, range.upper?.payload) {
      case (.int(let a)?, .int(let b)?): a <= b
      case (.host(let a as StringPosition)?, .host(let b as StringPosition)?): a.index <= b.index
      default:
        if let a = range.lower?.number, let b = range.upper?.number { a <= b } else { true }
      }
    guard isOrdered else {
      let text = "\(describe(range.lower ?? .none))\(range.isClosed ? "..." : "..<")\(describe(range.upper ?? .none))"
      throw trap("the range \(text) has its upper bound below its lower", at: location())
    }
    return Value(.range(range))
  }
}

extension Value {
  /// Takes the elements out, so that they are changed without a copy: put them back whatever happens.
  mutating func takeElements() -> [Value]? {
    guard case .array(let elements) = payload else { return nil }
    payload = .void
    return elements
  }
  mutating func takeText() -> String? {
    guard case .string(let text) = payload else { return nil }
    payload = .void
    return text
  }
  mutating func takeSet() -> [Value]? {
    guard case .set(let elements) = payload else { return nil }
    payload = .void
    return elements
  }
  mutating func takeDictionary() -> DictionaryValue? {
    guard case .dictionary(let dictionary) = payload else { return nil }
    payload = .void
    return dictionary
  }
  mutating func takeStructure() -> StructureValue? {
    guard case .structure(let structure) = payload else { return nil }
    payload = .void
    return structure
  }
}
