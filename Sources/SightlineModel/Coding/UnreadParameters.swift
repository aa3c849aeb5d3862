/// What a screen document says that nothing reads: gathered while it is decoded, since reading goes on without it.
///
/// Belongs to one decoder, which runs on one thread.
package final class UnreadParameters: @unchecked Sendable {
  package struct Entry: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// No view or modifier has the name.
      case unknownKind
      /// The view or modifier has no parameter of the name; those it has, in order.
      case unknownName(known: [String])
      /// The parameter takes values of another type.
      case otherType
    }
    package var reason: Reason
    package var kind: String
    /// The parameter; empty where the kind itself is not known.
    package var name: String
    /// From the top of the document: `.screens[0]`.
    package var path: String
  }

  package private(set) var entries: [Entry] = []
  package init() {}

  /// Where a decoder's `userInfo` has them.
  package static let key = CodingUserInfoKey(rawValue: "UnreadParameters")

  func add(_ reason: Entry.Reason, _ kind: String, _ name: String, _ path: [any CodingKey]) {
    let path = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    entries.append(Entry(reason: reason, kind: kind, name: name, path: path))
  }

  /// Compares what was written with what the payload took of it.
  func compare(
    _ arguments: NamedArguments, with fields: (any PayloadFields)?, of kind: String, _ path: [any CodingKey]
  ) {
    guard let fields else { return }
    let known = type(of: fields).names
    let taken = fields.arguments
    for entry in arguments.entries where taken.argument(entry.name) == nil {
      add(known.contains(entry.name) ? .otherType : .unknownName(known: known), kind, entry.name, path)
    }
  }
}

extension Decoder {
  var unread: UnreadParameters? { UnreadParameters.key.flatMap { userInfo[$0] as? UnreadParameters } }
}

extension PayloadFields {
  /// The parameters' names, in the order of the declaration.
  static var names: [String] { fields.all.map(\.name) }
}
