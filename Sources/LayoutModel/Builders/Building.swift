import SightlineModel

/// Turns views into the tree that is laid out, and collects what is wrong with them.
struct Building {
  /// Views inside of one another, user views and modifiers included. SwiftUI code nests a few dozen; a body that shows
  /// itself nests without end.
  static let depthLimit = 256

  private(set) var problems: [LayoutModelError] = []
  /// What geometry readers are told.
  var geometry: ToldGeometry
  /// The type in whose body views are made; `nil` outside of one.
  private(set) var symbol: String?
  private var depth = 0
  /// The view or modifier whose parameters are read.
  private var subject: String?
  private var source: SourceLocation?

  init(_ geometry: ToldGeometry = ToldGeometry()) { self.geometry = geometry }

  /// The tree of a screen, and how many geometry readers it has.
  /// - Throws: The first problem, in the order of the tree.
  static func root(
    of view: some View, _ geometry: ToldGeometry
  ) throws(LayoutModelError) -> (root: ViewNode, readers: Int) {
    var building = Building(geometry)
    let nodes = building.nodes(view)
    if let problem = building.problems.first { throw problem }
    let root = nodes.count == 1 ? nodes[0] : ViewNode(.group, .group(GroupView()), children: nodes)
    return (root, building.geometry.readers)
  }

  mutating func nodes(_ view: any View) -> [ViewNode] {
    guard depth < Self.depthLimit else {
      fail(.tooDeep(limit: Self.depthLimit))
      return []
    }
    depth += 1
    defer { depth -= 1 }
    switch view {
    case let list as ViewList: return list.views.flatMap { nodes($0) }
    case let any as AnyView: return nodes(any.view)
    case let node as any NodeView: return node.make(&self)
    case let shape as ModifiedShape: return nodes(shape.content)
    case let modified as ModifiedView:
      let content = nodes(modified.content)
      guard problems.isEmpty else { return [] }
      var node =
        content.count == 1 ? content[0] : ViewNode(.group, .group(GroupView()), children: content, symbol: symbol)
      node.modifiers.append(modified.modifier(&self))
      return [node]
    case let view as any LibraryView: return nodes(view.body)
    default: return nodes(ofBodyOf: view)
    }
  }

  private mutating func nodes(ofBodyOf view: some View) -> [ViewNode] {
    let outer = symbol
    symbol = "\(type(of: view))"
    defer { symbol = outer }
    var nodes = nodes(view.body)
    if nodes.count == 1 { nodes[0].userView = symbol }
    return nodes
  }

  /// Reads the parameters of one view or modifier.
  mutating func during<Result>(
    _ subject: String, at source: SourceLocation?, _ read: (inout Building) -> Result
  ) -> Result {
    let outer = (self.subject, self.source)
    (self.subject, self.source) = (subject, source ?? self.source)
    defer { (self.subject, self.source) = outer }
    return read(&self)
  }

  mutating func fail(_ reason: LayoutModelError.Reason) {
    problems.append(LayoutModelError(reason, at: source))
  }
  mutating func fail(_ parameter: String, _ value: String, _ expected: String) {
    fail(.outOfRange(parameter: (subject.map { "\($0): " } ?? "") + parameter, value: value, expected: expected))
  }
}
