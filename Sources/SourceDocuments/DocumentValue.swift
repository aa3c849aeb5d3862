package import SightlineModel

/// A value of a JSON, YAML or property-list file that knows where it stands.
package struct DocumentValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([DocumentValue])
    case object(DocumentObject)
  }
  package let content: Content
  /// The value itself, quotes and brackets included.
  package let range: SourceRange
  package init(_ content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
  package var location: SourceLocation { range.location }

  package var string: String? { if case .string(let text) = content { text } else { nil } }
  package var number: Double? { if case .number(let number) = content { number } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = content { bool } else { nil } }
  package var array: [DocumentValue]? { if case .array(let items) = content { items } else { nil } }
  package var object: DocumentObject? { if case .object(let object) = content { object } else { nil } }
  package var isNull: Bool { if case .null = content { true } else { false } }
  /// A number without fraction that fits.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  package subscript(key: String) -> DocumentValue? { object?[key] }
  package subscript(index: Int) -> DocumentValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// For messages: "a string", "an object" …
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The same value, whatever the layout and the order of members.
  package func equals(_ other: DocumentValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.array(let a), .array(let b)): return a.count == b.count && zip(a, b).allSatisfy { $0.equals($1) }
    case (.object(let a), .object(let b)):
      return a.members.count == b.members.count
        && a.members.allSatisfy { member in b[member.key].map { member.value.equals($0) } ?? false }
    default: return false
    }
  }
}

/// Members in the order of the file; keys are unique.
package struct DocumentObject: Sendable {
  package struct Member: Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: DocumentValue
    package init(key: String, keyRange: SourceRange, value: DocumentValue) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
    /// Where the key stands.
    package var location: SourceLocation { keyRange.location }
  }
  package let members: [Member]
  /// Only for larger objects: a few members are found faster by looking.
  private let index: [String: Int]

  /// - Parameter members: Of several with one key the last counts.
  package init(_ members: [Member]) {
    self.members = members
    self.index =
      members.count <= 8
      ? [:] : Dictionary(members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { _, later in later })
  }
  package subscript(key: String) -> DocumentValue? { member(key)?.value }
  package func member(_ key: String) -> Member? {
    if members.count <= 8 { return members.last { $0.key == key } }
    return index[key].map { members[$0] }
  }
  package var keys: [String] { members.map(\.key) }
  /// The members that are numbers.
  package var numbers: [String: Double] {
    var numbers: [String: Double] = [:]
    // A loop: the optimiser of Swift 6.3.1 fails on the same as a closure over `Member`.
    for member in members {
      if let number = member.value.number { numbers[member.key] = number }
    }
    return numbers
  }
  package var isEmpty: Bool { members.isEmpty }
}
