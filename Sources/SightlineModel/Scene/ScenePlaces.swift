/// The parts of the system's around a node, as bits: many rules ask this of every node.
package struct ScenePlaces: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bars, with whatever the app puts into them.
  package static let systemBar = Self(rawValue: 1)
  /// Made by iOS, name included.
  package static let systemPart = Self(rawValue: 2)
  /// A dialog, which scrolls its message and its buttons where they do not fit.
  package static let dialog = Self(rawValue: 4)
  package static let segment = Self(rawValue: 8)
  /// A wheel, whose rows turn away and are cut at its edge; the words are the app's.
  package static let wheel = Self(rawValue: 16)

  private init(_ kind: ViewKind) {
    switch kind {
    case .navigationBar, .navigationBarTitle, .tabBar, .tabBarItem: self = .systemBar
    case .statusBar, .backButton, .pageControl, .pageIndex, .keyboard: self = .systemPart
    case .dialogCard: self = .dialog
    case .segment: self = .segment
    case .wheel: self = .wheel
    default: self = []
    }
  }

  /// By id: a node's own, with those of everything around it. Parents stand before their children.
  static func of(_ nodes: [SceneNode]) -> [ScenePlaces] {
    var places: [ScenePlaces] = []
    places.reserveCapacity(nodes.count)
    for node in nodes {
      var own = ScenePlaces(node.kind)
      // The bar at the bottom; the modifier of that name stands around the content.
      if node.kind == .toolbar, !node.isModifier { own = .systemBar }
      if let parent = node.parent, parent < places.count { own.formUnion(places[parent]) }
      places.append(own)
    }
    return places
  }
}
