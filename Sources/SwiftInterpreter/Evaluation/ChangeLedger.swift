/// Whether anything that views were made from has changed since they were made.
///
/// SwiftUI makes a view anew when what its body read changes; so it need not be made anew for what nobody read. Hosts
/// tell of changes that the interpreter can't see.
public final class ChangeLedger {
  /// Counts the evaluations of views: what was read in the present one is marked with it.
  private(set) var round = 0
  public private(set) var isStale = true
  public init() {}

  /// Views are made anew.
  public func begin() {
    round += 1
    isStale = false
  }
  /// Something changed that views may have read.
  public func note() { isStale = true }
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
  }

  func noteWrite(_ name: String, of object: ObjectValue) {
    if !ledger.isStale, object.reads.contains(name, in: ledger) { ledger.note() }
  }
}
