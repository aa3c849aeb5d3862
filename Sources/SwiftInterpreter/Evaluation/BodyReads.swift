import SightlineModel

/// What a body reads that can change, noted by itself: a cell of state, an object of the host's.
package protocol ReadSource: AnyObject {
  /// What it holds, or something that is another once it holds something else.
  var present: Value { get }
  /// Among all that the launch has made.
  var number: Int { get }
}

/// What one body read of all that can change: while that is as it was, the body need not run again.
///
/// - Source: Apple, *Managing model data in your app*: SwiftUI runs a body again when what it read has changed.
package final class BodyReads {
  private struct Field {
    let object: ObjectValue
    let name: String
    var seen: Value?
  }
  private struct Global {
    let key: ObjectIdentifier
    let box: Box
    var seen: Value
  }
  private struct Source {
    let source: any ReadSource
    var seen: Value
  }
  private struct FieldKey: Hashable {
    let object: ObjectIdentifier
    let name: String
  }
  private var fields: [Field] = []
  private var globals: [Global] = []
  private var sources: [Source] = []
  private var knownFields: Set<FieldKey> = []
  private var known: Set<ObjectIdentifier> = []
  /// Parts of its surroundings that it looked at, as a host numbers them; those apart that code may keep.
  package var parts: UInt16 = 0
  package var handedParts: UInt16 = 0
  /// Keys of the environment, as a host names them.
  package private(set) var environmentKeys: Set<String> = []
  /// It did, or asked, what has to be done each time.
  package var isUnrepeatable = false
  /// Changes of what it made itself.
  package var ownWrites = 0
  /// What was asked of unknown values, each place once, and the answers.
  private var answers: [(question: BranchQuestion, answer: Bool)] = []
  private var answered: Set<SourceLocation> = []
  private var checks: [(Interpreter) -> Bool] = []
  /// What has to be done once more where the body is not run again.
  private var effects: [(Interpreter) -> Void] = []
  private var guesses: [BranchSite: [Int: GuessedArm]] = [:]
  private var met: [BranchSite: Set<Int>] = [:]
  private var calls: [Place] = []
  private var counts = (questions: 0, loops: 0)
  private var looks: Looks = []
  private var epoch = 0
  private var presumption = 0
  /// The launch to which belongs what it made; `nil` for nothing.
  private var generation: Int?
  private let firstSerial: Int
  private let firstNumber: Int

  fileprivate init(_ interpreter: Interpreter) {
    firstSerial = interpreter.serial
    firstNumber = interpreter.launched.made
  }

  /// Whether the body made it.
  func isOwn(_ object: ObjectValue) -> Bool { object.serial > firstSerial }
  package func isOwn(_ source: any ReadSource) -> Bool { source.number > firstNumber }

  func note(_ name: String, of object: ObjectValue) {
    guard knownFields.insert(FieldKey(object: ObjectIdentifier(object), name: name)).inserted else {
      return
    }
    fields.append(Field(object: object, name: name))
  }
  func note(_ box: Box, of property: ObjectIdentifier) {
    if known.insert(ObjectIdentifier(box)).inserted {
      globals.append(Global(key: property, box: box, seen: .void))
    }
  }
  package func note(_ source: any ReadSource) {
    guard known.insert(ObjectIdentifier(source)).inserted else { return }
    sources.append(Source(source: source, seen: .void))
  }
  package func note(environment key: String) { environmentKeys.insert(key) }
  package func note(effect: @escaping (Interpreter) -> Void) { effects.append(effect) }
  func note(check: @escaping (Interpreter) -> Bool) { checks.append(check) }
  func note(_ question: BranchQuestion, _ answer: Bool) {
    if answered.insert(question.location).inserted { answers.append((question, answer)) }
  }

  /// The body has ended: what it read is what there is now, since it has changed nothing.
  fileprivate func end(_ interpreter: Interpreter, asked counts: (questions: Int, loops: Int)) {
    for index in fields.indices { fields[index].seen = Self.seen(fields[index].name, of: fields[index].object) }
    for index in globals.indices { globals[index].seen = globals[index].box.value }
    for index in sources.indices { sources[index].seen = sources[index].source.present }
    epoch = interpreter.ledger.epoch
    presumption = interpreter.presumptionVersion
    looks = interpreter.ledger.looks
    self.counts = counts
    if interpreter.serial > firstSerial || interpreter.launched.made > firstNumber {
      generation = interpreter.ledger.generation
    }
  }
  fileprivate func take(
    guesses: [BranchSite: [Int: GuessedArm]], met: [BranchSite: Set<Int>], calls: [Place]
  ) {
    (self.guesses, self.met, self.calls) = (guesses, met, calls)
  }

  /// What a wrapper keeps is what is read of it.
  private static func seen(_ name: String, of object: ObjectValue) -> Value? {
    let stored = object.fields[name] ?? object.inherited[name]
    if case .host(let host)? = stored?.payload, let storage = host as? any WrapperStorage {
      return storage.keptValue ?? stored
    }
    return stored
  }

  /// Whether everything is as it was.
  package func hold(in interpreter: Interpreter) -> Bool {
    guard epoch == interpreter.ledger.epoch, generation == nil || generation == interpreter.ledger.generation else {
      return false
    }
    if presumption != interpreter.presumptionVersion {
      guard presumption == 0, !met.keys.contains(where: interpreter.isPresumed) else { return false }
    }
    for field in fields {
      switch (field.seen, Self.seen(field.name, of: field.object)) {
      case (nil, nil): continue
      case (let before?, let now?): if !now.isSame(as: before) { return false }
      default: return false
      }
    }
    for global in globals {
      guard interpreter.globals[global.key] === global.box, global.box.value.isSame(as: global.seen) else {
        return false
      }
    }
    guard sources.allSatisfy({ $0.source.present.isSame(as: $0.seen) }) else { return false }
    guard checks.allSatisfy({ $0(interpreter) }) else { return false }
    return answers.allSatisfy { interpreter.decisions.decide($0.question) == $0.answer }
  }

  /// The body counts as run.
  package func repeatEffects(in interpreter: Interpreter) {
    interpreter.ledger.looks.formUnion(looks)
    for field in fields { field.object.reads.insert(field.name, in: interpreter.ledger) }
    for global in globals { global.box.readIn = interpreter.ledger.round }
    interpreter.questionCount += counts.questions
    interpreter.sampledLoops += counts.loops
    interpreter.addGuesses(guesses)
    interpreter.branches.add(met)
    interpreter.viewCalls.add(calls)
    for effect in effects { effect(interpreter) }
    // What goes on around it would have to note all of this.
    interpreter.ledger.reader?.isUnrepeatable = true
  }
}

extension Interpreter {
  /// Runs a body, and notes what it reads.
  ///
  /// - Returns: What it gives, and what it read; `nil` where it has to run each time.
  package func noting<T>(_ body: () throws -> T) rethrows -> (result: T, reads: BodyReads?) {
    let reads = BodyReads(self)
    let outer = ledger.reader
    let writes = ledger.writes
    let (questions, loops, presumed) = (questionCount, sampledLoops, presumptionCount)
    let (looksBefore, guessesBefore) = (ledger.looks, guesses)
    let (metBefore, callsBefore) = (branches.beginBody(), viewCalls.beginBody())
    (ledger.looks, guesses) = ([], [:])
    ledger.beginBody(reads)
    defer {
      ledger.endBody(outer)
      ledger.looks.formUnion(looksBefore)
      let own = guesses
      guesses = guessesBefore
      addGuesses(own)
      reads.take(guesses: own, met: branches.endBody(metBefore), calls: viewCalls.endBody(callsBefore))
    }
    let result = try body()
    guard !reads.isUnrepeatable, presumptionCount == presumed, ledger.writes == writes + reads.ownWrites else {
      return (result, nil)
    }
    reads.end(self, asked: (questionCount - questions, sampledLoops - loops))
    return (result, reads)
  }

  fileprivate func addGuesses(_ own: [BranchSite: [Int: GuessedArm]]) {
    for (site, arms) in own { guesses[site, default: [:]].merge(arms) { known, _ in known } }
  }
}

extension Value {
  /// Nobody could tell one from the other, whatever is done with it: the same objects and code, not equal ones.
  package func isSame(as other: Value) -> Bool { isSame(as: other, depth: 0) }

  private static let deepest = 12
  private static let mostElements = 200

  fileprivate func isSame(as other: Value, depth: Int) -> Bool {
    guard origin === other.origin, isLiteral == other.isLiteral, depth < Self.deepest else { return false }
    let inner = depth + 1
    switch (payload, other.payload) {
    case (.none, .none), (.void, .void): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(let a, let first), .keyPath(let b, let second)): return a == b && first == second
    case (.unknown(let a), .unknown(let b)):
      return a.reason == b.reason && a.location == b.location && a.typeName == b.typeName
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.label == $1.label && $0.value.isSame(as: $1.value, depth: inner) }
    case (.array(let a), .array(let b)), (.set(let a), .set(let b)): return Self.areSame(a, b, depth: inner)
    case (.dictionary(let a), .dictionary(let b)):
      return a.entries.count == b.entries.count && a.entries.count <= Self.mostElements
        && zip(a.entries, b.entries).allSatisfy {
          $0.key.isSame(as: $1.key, depth: inner) && $0.value.isSame(as: $1.value, depth: inner)
        }
    case (.range(let a), .range(let b)):
      return a.isClosed == b.isClosed && Self.areSame(a.lower, b.lower, depth: inner)
        && Self.areSame(a.upper, b.upper, depth: inner)
    case (.object(let a), .object(let b)): return a === b
    case (.function(let a), .function(let b)): return Self.areSame(a, b, depth: inner)
    case (.structure(let a), .structure(let b)):
      if a.storage === b.storage { return true }
      return a.typeName == b.typeName && a.fields.isSame(as: b.fields, depth: inner)
    case (.enumeration(let a), .enumeration(let b)):
      return a.typeName == b.typeName && a.caseName == b.caseName && a.payload.count == b.payload.count
        && zip(a.payload, b.payload).allSatisfy { $0.value.isSame(as: $1.value, depth: inner) }
    case (.host(let a), .host(let b)): return a.isSame(as: b)
    case (.implicit(let a), .implicit(let b)):
      return a.location == b.location && a.links.count == b.links.count
        && zip(a.links, b.links).allSatisfy { a, b in
          a.name == b.name && (a.call == nil) == (b.call == nil)
            && (a.call?.arguments.count ?? 0) == (b.call?.arguments.count ?? 0)
            && zip(a.call?.arguments ?? [], b.call?.arguments ?? []).allSatisfy {
              $0.label == $1.label && $0.value.isSame(as: $1.value, depth: inner)
            }
        }
    default: return false
    }
  }

  private static func areSame(_ a: Value?, _ b: Value?, depth: Int) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b, depth: depth)
  }

  private static func areSame(_ a: [Value], _ b: [Value], depth: Int) -> Bool {
    guard a.count == b.count else { return false }
    let isShared = a.withUnsafeBufferPointer { first in
      b.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
    if isShared { return true }
    return a.count <= mostElements && zip(a, b).allSatisfy { $0.isSame(as: $1, depth: depth) }
  }

  /// The same code that sees the same.
  private static func areSame(_ a: FunctionValue, _ b: FunctionValue, depth: Int) -> Bool {
    if a === b { return true }
    guard a.isClosure, b.isClosure, let a = a as? Closure, let b = b as? Closure, a.body === b.body,
      a.captured.count == b.captured.count, a.builder == b.builder, !a.body.captures.contains(where: \.changes)
    else { return false }
    return zip(a.captured, b.captured).allSatisfy { a, b in
      a.variable === b.variable
        || a.slot == b.slot && a.variable.isPlain && b.variable.isPlain
          && a.variable.value.isSame(as: b.variable.value, depth: depth)
    }
  }
}

extension Fields {
  fileprivate func isSame(as other: Fields, depth: Int) -> Bool {
    guard layout === other.layout || layout.names == other.layout.names else { return false }
    return zip(values, other.values).allSatisfy { now, before in
      guard let now, let before else { return now == nil && before == nil }
      return now.isSame(as: before, depth: depth)
    }
  }
}
