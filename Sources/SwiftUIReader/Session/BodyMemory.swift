import SightlineModel
import SwiftInterpreter

/// What bodies gave when they ran last, by the place in the tree.
///
/// SwiftUI runs the body of a view again where the view is another, or something that the body read has changed. A screen is
/// evaluated from its root for each tap, each tick and each variant, and most of its bodies give what they gave before.
/// Only what a body gives is remembered: what becomes of it in its surroundings is made each time.
final class BodyMemory {
  private struct Key: Hashable {
    let identity: Identity
    let name: String
  }
  private struct Record {
    /// The view as it stands at its place, and what else the body is given.
    let subject: [Value]
    let environment: EnvironmentValues
    let variant: Variant
    let symbol: String?
    let isPresuming: Bool
    /// Where it asked for the time.
    let moment: Double?
    let reads: BodyReads
    let values: [Value]
  }
  private var records: [Key: Record] = [:]
  func removeAll() { records.removeAll() }

  /// - Parameters:
  ///   - subject: The view, and what is passed to it.
  ///   - name: Of the body.
  func values(
    of subject: [Value], _ name: String, at identity: Identity, _ environment: EnvironmentValues, _ reading: Reading,
    _ interpreter: Interpreter, run: () throws -> [Value]
  ) rethrows -> [Value] {
    guard !reading.fillsEmpty else { return try run() }
    let key = Key(identity: identity, name: name)
    if let record = records[key], holds(record, subject, environment, reading, interpreter) {
      record.reads.repeatEffects(in: interpreter)
      reading.readConditions.repeatReads(record.reads)
      return record.values
    }
    let counts = (reading.bodyUUIDCount, reading.effects.entries.count)
    let asked = reading.clock.asked
    let (values, reads) = try interpreter.noting(run)
    let isRepeatable = counts == (reading.bodyUUIDCount, reading.effects.entries.count)
    if let reads, isRepeatable {
      records[key] = Record(
        subject: subject, environment: environment, variant: reading.readConditions.variant,
        symbol: reading.closureSymbol, isPresuming: reading.isPresuming,
        moment: reading.clock.asked == asked ? nil : reading.clock.now, reads: reads, values: values)
    } else {
      records[key] = nil
    }
    return values
  }

  private func holds(
    _ record: Record, _ subject: [Value], _ environment: EnvironmentValues, _ reading: Reading,
    _ interpreter: Interpreter
  ) -> Bool {
    guard record.symbol == reading.closureSymbol, record.isPresuming == reading.isPresuming,
      record.moment.map({ $0 == reading.clock.now }) ?? true, subject.count == record.subject.count,
      zip(subject, record.subject).allSatisfy({ $0.isSame(as: $1) })
    else { return false }
    let parts = record.reads.parts | record.reads.handedParts
    if parts != 0 {
      let changed = ReadConditions.parts(between: record.variant, reading.readConditions.variant)
      guard changed.bits & parts == 0 else { return false }
    }
    return record.reads.environmentKeys.allSatisfy { record.environment.isSame(as: environment, for: $0) }
      && record.reads.hold(in: interpreter)
  }
}

extension EnvironmentValues {
  /// Whether a value is the same in both.
  ///
  /// - Parameter key: Its name: what closes and what is presented belong to `dismiss` and its like.
  func isSame(as other: EnvironmentValues, for key: String) -> Bool {
    switch (values[key], other.values[key]) {
    case (nil, nil): break
    case (let value?, let another?): if !value.isSame(as: another) { return false }
    default: return false
    }
    guard Self.ofPresentation.contains(key) else { return true }
    guard isPresented == other.isPresented else { return false }
    guard let dismissal, let its = other.dismissal else { return dismissal == nil && other.dismissal == nil }
    return dismissal.isSame(as: its)
  }
  private static let ofPresentation: Set<String> = [
    "dismiss", "dismissSearch", "dismissWindow", "presentationMode", "isPresented",
  ]
}
