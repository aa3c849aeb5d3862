/// Insertion order is kept, so that runs are repeatable; Swift leaves it open.
package struct DictionaryValue {
  /// Changed this way, the positions of the keys are found again.
  package var entries: [(key: Value, value: Value)] {
    get { list }
    _modify {
      forgetPositions()
      yield &list
    }
  }
  private var list: [(key: Value, value: Value)]
  /// Shared by copies until one of them is changed.
  private var index = KeyIndex()
  package init(entries: [(key: Value, value: Value)] = []) { list = entries }

  /// Where a key stands that is a text or a number; the first of equals.
  ///
  /// Linear once, for a large dictionary that is asked again; constant afterwards.
  func position(of key: ValueKey) -> Int? {
    if list.count > KeyIndex.least, let positions = index.positions(in: list) { return positions[key] }
    return list.firstIndex { ValueKey($0.key) == key }
  }

  var firstKey: Value? { list.first?.key }
  /// Keys that are texts or numbers, as far as there are any.
  @inline(__always)
  var hasPlainKeys: Bool {
    list.isEmpty
      || list.withUnsafeBufferPointer { entries in
        switch entries[0].key.payload {
        case .string, .int: true
        default: false
        }
      }
  }
  var firstValue: Value? { list.first?.value }
  var count: Int { list.count }

  /// The value at a position; changing it leaves the keys where they are.
  subscript(position: Int) -> Value {
    @inline(__always) get { list[position].value }
    @inline(__always) _modify { yield &list[position].value }
  }

  /// Adds an entry with a key that it does not have.
  mutating func append(_ key: Value, _ value: Value) {
    list.append((key, value))
    // A copy that shares positions which nobody has found yet must not find them for this one's keys.
    if !isKnownUniquelyReferenced(&index) { index = KeyIndex(index) }
    guard index.isKnown else { return }
    guard let added = ValueKey(key) else { return forgetPositions() }
    index.add(added, list.count - 1)
  }

  private mutating func forgetPositions() {
    if isKnownUniquelyReferenced(&index) { index.forget() } else { index = KeyIndex() }
  }
}

/// Positions of keys that are texts or numbers.
private final class KeyIndex {
  static let least = 8
  private var known: [ValueKey: Int]?
  private var questions = 0
  init() {}
  init(_ other: KeyIndex) { known = other.known }
  var isKnown: Bool { known != nil }

  /// - Returns: `nil` at the first question, which may be the only one.
  @inline(__always)
  func positions(in entries: [(key: Value, value: Value)]) -> [ValueKey: Int]? {
    if let known { return known }
    return found(in: entries)
  }
  private func found(in entries: [(key: Value, value: Value)]) -> [ValueKey: Int]? {
    questions += 1
    guard questions > 1 else { return nil }
    var positions: [ValueKey: Int] = [:]
    positions.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      if let key = ValueKey(entry.key), positions[key] == nil { positions[key] = index }
    }
    known = positions
    return positions
  }
  func add(_ key: ValueKey, _ position: Int) { known?[key] = position }
  func forget() { (known, questions) = (nil, 0) }
}
