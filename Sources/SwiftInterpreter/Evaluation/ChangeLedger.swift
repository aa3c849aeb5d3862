/// Whether anything that views were made from has changed since they were made.
///
/// SwiftUI evaluates a view again when what its body read changes, and need not for what nobody read. Hosts
/// tell of changes that the interpreter can't see.
package final class ChangeLedger {
  /// Counts the evaluations of views: what was read in the present one is marked with it.
  package private(set) var round = 0
  package private(set) var isStale = true
  /// Changes of anything kept, whether views read it or not.
  package private(set) var writes = 0
  /// What the code that runs has looked at of its surroundings, since somebody asked last.
  package var looks: Looks = []
  /// Another whenever something changed that is not noted where it is read.
  package private(set) var epoch = 0
  private var lastEpoch = 0
  /// Another whenever the launch went back to a former moment.
  private(set) var generation = 0
  /// What the body that runs reads.
  package private(set) var reader: BodyReads?
  /// Counts bodies and evaluations: what one of them read is noted once.
  private(set) var turn = 0
  package init() {}

  func beginBody(_ reads: BodyReads) {
    reader = reads
    turn += 1
  }
  func endBody(_ outer: BodyReads?) {
    reader = outer
    turn += 1
  }

  /// Views are evaluated again.
  package func begin() {
    round += 1
    turn += 1
    isStale = false
  }
  /// Something changed that views may have read.
  package func note() {
    noteWritten()
    epoch = newStamp()
  }
  /// A number that was not given before.
  package func newStamp() -> Int {
    lastEpoch += 1
    return lastEpoch
  }
  /// Something changed that views have read, or may have; bodies that read it have noted that.
  package func noteWritten() {
    writes += 1
    isStale = true
  }
  /// Something changed that no view has read.
  package func noteUnread() { writes += 1 }

  /// - Returns: What puts it back as it is now.
  func kept() -> () -> Void {
    let (round, isStale, writes, looks, epoch) = (round, isStale, writes, looks, epoch)
    return {
      (self.round, self.isStale, self.writes, self.looks) = (round, isStale, writes, looks)
      self.epoch = epoch
      self.turn += 1
      self.generation = self.newStamp()
    }
  }
}

/// Kinds of surroundings that code can look at; a host says which is which.
package struct Looks: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What an evaluation of views read of one object.
struct FieldReads {
  private var round = 0
  private var names: Set<String> = []

  mutating func insert(_ name: String, in ledger: ChangeLedger) {
    if round != ledger.round {
      round = ledger.round
      names.removeAll(keepingCapacity: true)
    }
    names.insert(name)
  }
  func contains(_ name: String, in ledger: ChangeLedger) -> Bool { round == ledger.round && names.contains(name) }
}

extension Interpreter {
  /// To be called for every look at a stored property, from outside of its accessors.
  func noteRead(_ name: String, of value: Value) {
    guard isBuildingViews, case .object(let object) = value.payload else { return }
    object.reads.insert(name, in: ledger)
    ledger.reader?.note(name, of: object)
  }
  /// The same of a global.
  @inline(__always)
  func noteRead(_ box: Box, of property: PropertyDecl) {
    guard isBuildingViews else { return }
    box.readIn = ledger.round
    ledger.reader?.note(box, of: ObjectIdentifier(property))
  }

  func noteWrite(_ name: String, of object: ObjectValue) {
    if let reader = ledger.reader, reader.isOwn(object) { reader.ownWrites += 1 }
    if !ledger.isStale, object.reads.contains(name, in: ledger) { ledger.noteWritten() } else { ledger.noteUnread() }
  }
}

extension Interpreter {
  /// Whether a value that is looked at again and again is news. What can't be compared is none: it would be forever.
  package func hasChanged(_ before: Value, _ now: Value) -> Bool {
    (try? areEqual(before, now)) == false && !areAlike(before, now)
  }

  /// Equal, except that parts which nobody can compare are taken to be what they were.
  private func areAlike(_ before: Value, _ now: Value) -> Bool {
    func alike(_ before: [Value], _ now: [Value]) -> Bool {
      before.count == now.count && zip(before, now).allSatisfy(areAlike)
    }
    switch (before.payload, now.payload) {
    case (.unknown(let a), .unknown(let b)): return a.reason == b.reason
    case (.function, .function): return true
    case (.array(let a), .array(let b)): return alike(a, b)
    case (.tuple(let a), .tuple(let b)): return alike(a.map(\.value), b.map(\.value))
    case (.dictionary(let a), .dictionary(let b)):
      return alike(a.entries.map(\.key), b.entries.map(\.key)) && alike(a.entries.map(\.value), b.entries.map(\.value))
    case (.structure(let a), .structure(let b)):
      let names = a.fields.keys.sorted()
      return a.typeName == b.typeName && names == b.fields.keys.sorted()
        && alike(names.map { a.fields[$0]! }, names.map { b.fields[$0]! })
    case (.enumeration(let a), .enumeration(let b)):
      return a.typeName == b.typeName && a.caseName == b.caseName
        && alike(a.payload.map(\.value), b.payload.map(\.value))
    case (.host(let a), .host(let b)):
      if (try? areEqual(before, now)) == true { return true }
      return a.hostTypeName == b.hostTypeName && describe(before) == describe(now)
    default: return (try? areEqual(before, now)) == true
    }
  }
}

extension Value {
  /// Nobody could tell one from the other, nor where it comes from: writing it changes nothing. Collections, objects and
  /// code count as news.
  package func isNoNews(after before: Value) -> Bool { isNoNews(after: before, depth: 0) }

  fileprivate func isNoNews(after before: Value, depth: Int) -> Bool {
    guard origin === before.origin, isLiteral == before.isLiteral else { return false }
    switch (before.payload, payload) {
    case (.none, .none), (.void, .void): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.unknown(let a), .unknown(let b)):
      return a.reason == b.reason && a.location == b.location && a.typeName == b.typeName
    // A size that is measured again: `CGRect` is two deep.
    case (.structure(let a), .structure(let b)) where depth < Self.partsCompared:
      return a.typeName == b.typeName && a.fields.isNoNews(after: b.fields, depth: depth + 1)
    case (.enumeration(let a), .enumeration(let b)) where depth < Self.partsCompared:
      return a.typeName == b.typeName && a.caseName == b.caseName && a.payload.count == b.payload.count
        && zip(a.payload, b.payload).allSatisfy { $1.value.isNoNews(after: $0.value, depth: depth + 1) }
    case (.host(let a), .host(let b)):
      guard a.hostTypeName == b.hostTypeName, let text = b.equalityText else { return false }
      return text == a.equalityText
    default: return false
    }
  }
  private static let partsCompared = 3

  /// May be held beside what it is changed to: holding a collection twice would copy it.
  var isComparedAtOnce: Bool {
    switch payload {
    case .none, .void, .bool, .int, .double, .unknown: true
    default: false
    }
  }
}

extension Fields {
  fileprivate func isNoNews(after before: Fields, depth: Int) -> Bool {
    guard layout === before.layout || layout.names == before.layout.names else { return false }
    return zip(before.values, values).allSatisfy { before, now in
      guard let before, let now else { return before == nil && now == nil }
      return now.isNoNews(after: before, depth: depth)
    }
  }
}
