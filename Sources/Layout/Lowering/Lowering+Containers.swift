import SightlineModel

extension Lowering {
  /// - Returns: `nil` when the kind is no container.
  func lowerContainer(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> [Element]? {
    switch node.kind.rawValue {
    case "tabView": [tabView(node, facts, inherited)]
    default: nil
    }
  }
}
