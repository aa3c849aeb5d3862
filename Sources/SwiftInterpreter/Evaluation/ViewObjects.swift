import SightlineModel

/// Observable objects that the code of views makes: `DetailView(model: DetailModel(item))`.
///
/// SwiftUI runs a body again only where something that it read has changed; a model that the body around has made stays for
/// as long. Here all bodies run together: what would be made of the same, at the same place for the same view as in the
/// evaluation before, is what was made there.
package final class ViewObjects {
  private struct Key: Hashable {
    let owner: UInt64
    let typeName: String
    /// The calls that led there, outermost first.
    let places: [SourceLocation]
  }
  private struct Made {
    let arguments: [Call.Argument]
    let value: Value
    /// Objects from this one on were made in the same evaluation.
    let firstSerial: Int
  }

  /// Of the evaluation before, with those that the present one has made again.
  private var before: [Key: [Made]] = [:]
  private var taken: [Key: Set<Int>] = [:]
  private var now: [Key: [Made]] = [:]
  private var isWhole = false
  private var firstSerial = 0
  /// The place in the tree of the view whose code runs.
  package var owner: UInt64 = 0
  /// Makes what stays: its surroundings are looked at once.
  package var keeping: (_ make: () throws -> Value) throws -> Value = { try $0() }
  package init() {}

  /// Views are evaluated from the root on.
  fileprivate func begin(serial: Int) {
    if isWhole { before = now }
    (now, taken, isWhole, firstSerial) = ([:], [:], false, serial + 1)
  }
  /// The evaluation came to its end: what it did not make again is on the screen no more.
  package func end() { isWhole = true }
  func removeAll() { (before, now, taken, isWhole) = ([:], [:], [:], false) }

  /// - Returns: What puts it back as it is now.
  func kept() -> () -> Void {
    let (before, taken, now, isWhole, firstSerial) = (before, taken, now, isWhole, firstSerial)
    return {
      (self.before, self.taken, self.now) = (before, taken, now)
      (self.isWhole, self.firstSerial) = (isWhole, firstSerial)
    }
  }

  /// What the present views hold, with a name that is equal from run to run.
  package var all: [(name: String, value: Value)] {
    now.flatMap { key, made in
      made.enumerated().map {
        (
          name: "\(key.typeName) \(key.owner) \(key.places.last.map { "\($0)" } ?? "") \($0.offset)",
          value: $0.element.value
        )
      }
    }.sorted { $0.name < $1.name }
  }

  /// - Returns: The object, and what takes it once more where its body is not run again.
  func value(_ typeName: String, _ arguments: Arguments, _ places: [SourceLocation], make: () throws -> Value) throws
    -> (value: Value, again: (ViewObjects) -> Void)
  {
    let key = Key(owner: owner, typeName: typeName, places: places + [arguments.location])
    let earlier = before[key] ?? []
    // In the order of the evaluation before, as far as what they are made of stands in it.
    let first = now[key]?.count ?? 0
    let order = first < earlier.count ? Array(first..<earlier.count) + Array(0..<first) : Array(earlier.indices)
    for index in order.prefix(Self.mostCompared) where taken[key]?.contains(index) != true {
      let made = earlier[index]
      guard isSame(made.arguments, arguments.values, made.firstSerial, 0) else { continue }
      take(made, of: key, as: index)
      return (made.value, { $0.repeatTaking(made, of: key) })
    }
    let value = try keeping(make)
    let made = Made(arguments: arguments.values, value: value, firstSerial: firstSerial)
    now[key, default: []].append(made)
    return (value, { $0.repeatTaking(made, of: key) })
  }

  private func take(_ made: Made, of key: Key, as index: Int) {
    taken[key, default: []].insert(index)
    now[key, default: []].append(made)
  }
  /// A body that is not run again shows what it made.
  private func repeatTaking(_ made: Made, of key: Key) {
    let earlier = before[key] ?? []
    let index = earlier.indices.first {
      taken[key]?.contains($0) != true && earlier[$0].value.isSame(as: made.value)
    }
    if let index { return take(earlier[index], of: key, as: index) }
    now[key, default: []].append(made)
  }

  private static let mostCompared = 50
  /// Parts of parts that are compared: what is nested deeper is taken to have changed.
  private static let deepest = 6
  private static let mostElements = 200

  private func isSame(_ before: [Call.Argument], _ now: [Call.Argument], _ serial: Int, _ depth: Int) -> Bool {
    before.count == now.count
      && zip(before, now).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value, serial, depth) }
  }
  private func isSame(_ before: [Value], _ now: [Value], _ serial: Int, _ depth: Int) -> Bool {
    before.count == now.count && now.count <= Self.mostElements
      && zip(before, now).allSatisfy { isSame($0, $1, serial, depth) }
  }

  /// - Parameter serial: Of the first object made in the evaluation that `before` comes from.
  private func isSame(_ before: Value, _ now: Value, _ serial: Int, _ depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    let inner = depth + 1
    switch (before.payload, now.payload) {
    case (.void, .void), (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(let a, let first), .keyPath(let b, let second)): return a == b && first == second
    case (.unknown(let a), .unknown(let b)): return a.reason == b.reason && a.location == b.location
    case (.tuple(let a), .tuple(let b)): return isSame(a.map(\.value), b.map(\.value), serial, inner)
    case (.array(let a), .array(let b)), (.set(let a), .set(let b)): return isSame(a, b, serial, inner)
    case (.dictionary(let a), .dictionary(let b)):
      return isSame(a.entries.map(\.key), b.entries.map(\.key), serial, inner)
        && isSame(a.entries.map(\.value), b.entries.map(\.value), serial, inner)
    case (.range(let a), .range(let b)):
      return a.isClosed == b.isClosed && isSame(a.lower ?? .none, b.lower ?? .none, serial, inner)
        && isSame(a.upper ?? .none, b.upper ?? .none, serial, inner)
    // The same code; what it has captured belongs to the same views.
    case (.function(let a), .function(let b)): return a.name == b.name && a.location == b.location
    case (.structure(let a), .structure(let b)):
      return a.typeName == b.typeName
        && isSame(a.fields.values.map { $0 ?? .void }, b.fields.values.map { $0 ?? .void }, serial, inner)
    case (.enumeration(let a), .enumeration(let b)):
      return a.typeName == b.typeName && a.caseName == b.caseName
        && isSame(a.payload.map(\.value), b.payload.map(\.value), serial, inner)
    case (.implicit(let a), .implicit(let b)):
      return a.links.count == b.links.count
        && zip(a.links, b.links).allSatisfy {
          $0.name == $1.name && isSame($0.call?.arguments ?? [], $1.call?.arguments ?? [], serial, inner)
        }
    case (.host(let a), .host(let b)): return a.hostTypeName == b.hostTypeName && a.equalityText == b.equalityText
    // One that was there, or one that each evaluation makes for this.
    case (.object(let a), .object(let b)):
      return a === b || (a.typeName == b.typeName && a.serial >= serial && b.serial >= firstSerial)
    default: return false
    }
  }
}

extension Interpreter {
  /// Views are evaluated from the root on.
  package func beginViewObjects() { viewObjects.begin(serial: serial) }

  /// SwiftUI follows what it holds.
  func isObservable(_ type: TypeDecl) -> Bool {
    type.isClass && (isKind(type.name, of: "ObservableObject") || isKind(type.name, of: "Observable"))
  }
}
