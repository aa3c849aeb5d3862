import SightlineModel

/// Turns a view tree into layout nodes: each modifier becomes a node around its content, the environment is resolved
/// on the way down, groups dissolve into their members.
final class TreeLowering {
  let environment: LayoutEnvironment
  let sizing: any TextSizing
  let probes: FontProbes
  /// Where of the error band the lowered tree is laid out.
  let band: Band
  private(set) var unsupported: [UnsupportedView] = []
  private var seenUnsupported: Set<UnsupportedView> = []
  private var depth = 0
  /// Modifiers and views around the one being lowered.
  private var layers = 0
  /// UTF-8 bytes of the texts lowered so far.
  var textBytes = 0

  /// Views nested deeper, or below more modifiers, are not laid out: hostile trees must not exhaust the stack. Real
  /// screens stay below a quarter of both.
  static let depthLimit = 200
  static let modifierLimit = 600

  init(_ environment: LayoutEnvironment, sizing: any TextSizing, probes: FontProbes = FontProbes()) {
    self.environment = environment
    self.sizing = sizing
    self.probes = probes
    band = Band(environment.metricBias)
  }

  var pixel: Double { 1 / environment.pixelScale }
  var platform: Platform { environment.variant.platform }

  func report(_ kind: ViewKind, _ reason: String, _ source: SourceLocation?) {
    let entry = UnsupportedView(kind: kind, reason: reason, source: source)
    if seenUnsupported.insert(entry).inserted { unsupported.append(entry) }
  }

  /// - Returns: One element per view; a group gives each of its members.
  func lower(_ nodes: [ViewNode], _ inherited: InheritedEnvironment) -> [Element] {
    nodes.flatMap { lower($0, inherited) }
  }

  func lower(_ node: ViewNode, _ inherited: InheritedEnvironment) -> [Element] {
    depth += 1
    layers += node.modifiers.count + 1
    defer {
      depth -= 1
      layers -= node.modifiers.count + 1
    }
    guard depth <= Self.depthLimit, layers <= Self.modifierLimit else {
      let limit = depth > Self.depthLimit ? "\(Self.depthLimit) views" : "\(Self.modifierLimit) modifiers"
      report(node.kind, "nested deeper than \(limit): not laid out", node.source)
      return []
    }
    // Outermost modifier first: what it sets is seen by everything inside.
    var chain = [inherited]
    chain.reserveCapacity(node.modifiers.count + 1)
    for modifier in node.modifiers.reversed() {
      var inner = chain[chain.count - 1]
      modifier.payload.inherit(&inner, as: modifier.kind)
      chain.append(inner)
    }
    var elements = lowerView(node, chain[chain.count - 1])
    for (index, modifier) in node.modifiers.enumerated() {
      let inner = chain.count - 1 - index
      elements = elements.map { wrap($0, in: modifier, outer: chain[inner - 1], inner: chain[inner]) }
    }
    if let userView = node.userView {
      for element in elements where element.facts.userView == nil { element.facts.userView = userView }
    }
    if !node.uses.isEmpty { for element in elements { element.facts.uses += node.uses } }
    return elements
  }

  /// Several views where one is expected stand in a stack of the system's.
  func single(
    _ nodes: [ViewNode], _ inherited: InheritedEnvironment, axis: Axis = .vertical, alignment: Guide? = nil
  ) -> Element? {
    var inner = inherited
    inner.stackAxis = axis
    let count = countViews(nodes)
    let elements = lower(nodes, count == 1 ? inherited : inner)
    if elements.count <= 1 { return elements.first }
    return stack(elements, axis: axis, alignment: alignment, inherited)
  }

  func stack(
    _ elements: [Element], axis: Axis, alignment: Guide? = nil, spacing: Double? = nil,
    _ inherited: InheritedEnvironment
  ) -> Element {
    let guide = alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter)
    var facts = facts(axis == .vertical ? .vStack : .hStack, inherited)
    facts.role = .chrome
    return Element(StackLayout(axis: axis, alignment: guide, spacing: spacing), elements, facts: facts)
  }

  /// - Returns: How many views a list comes to once groups dissolve; a guess from the tree alone.
  func countViews(_ nodes: [ViewNode]) -> Int {
    nodes.reduce(0) { count, node in
      switch node.kind {
      case .group, .forEach, .tupleView: count + countViews(node.children)
      case .emptyView: count
      default: count + 1
      }
    }
  }

  func facts(_ kind: ViewKind, _ inherited: InheritedEnvironment) -> NodeFacts {
    var facts = NodeFacts(kind: kind)
    facts.foreground = inherited.foreground
    facts.foregroundBase = inherited.foregroundBase
    facts.tint = inherited.tint
    facts.isEnabled = inherited.isEnabled
    facts.direction = inherited.direction
    facts.contentSize = inherited.contentSize
    facts.colorScheme = inherited.colorScheme
    return facts
  }

  func facts(_ node: ViewNode, _ inherited: InheritedEnvironment) -> NodeFacts {
    var facts = facts(node.kind, inherited)
    facts.view = node.payload
    facts.isPartlyRead = node.isPartlyRead
    facts.hasUnknownLook = node.hasUnknownLook
    facts.source = node.source
    facts.symbol = node.symbol
    facts.identity = node.identity
    facts.appearsAfter = node.visibleAfter
    return facts
  }

  func probe(_ inherited: InheritedEnvironment, font: FontSpec? = nil) -> FontProbe {
    probes.probe(
      font ?? inherited.resolvedFont, contentSize: inherited.contentSize, bold: inherited.boldText,
      scale: environment.pixelScale, sizing)
  }
}
