/// The numbers of one rule: its page's, with a profile's or a project's own on top.
package struct RuleNumbers: Sendable, Hashable {
  package private(set) var values: [String: Double]
  package init(_ values: [String: Double] = [:]) { self.values = values }
  /// A number the rule's page declares; asking for another is a programming error that a test over all pages finds.
  package subscript(name: String) -> Double {
    guard let value = values[name] else { preconditionFailure("no page declares the number '\(name)'") }
    return value
  }
  package func replacing(_ own: [String: Double]) -> RuleNumbers {
    RuleNumbers(values.merging(own) { $1 })
  }
}
