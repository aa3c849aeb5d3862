import SightlineModel

/// What one modifier means for layout; what a family does not say, it does not do. The calls are generated from
/// `vocabulary/modifiers.txt`.
protocol ModifierBehavior {
  /// Changes what the views inside inherit.
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind)
  /// Changes the node around the content: its layout, what it passes to the container around it, what it draws.
  func wrap(_ wrapping: inout Wrapping)
}

extension ModifierBehavior {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {}
  func wrap(_ wrapping: inout Wrapping) {}
}

/// A modifier on its way around a lowered view.
struct Wrapping {
  let lowering: TreeLowering
  let modifier: ViewModifier
  /// What the modifier itself inherits: its background sees this.
  let outer: InheritedEnvironment
  /// Takes its content's size unless the modifier says otherwise.
  var layout: any LayoutNode = Transparent()
  /// The content first; what the modifier adds after it.
  var children: [Element]
  var traits: Shared<ViewTraits>
  var facts: NodeFacts

  var kind: ViewKind { modifier.kind }

  /// What the modifier lacks, by name, in the coverage.
  func report(_ reason: String) { lowering.report(kind, reason, modifier.source) }

  /// Views in a stack of their own: a background, a bar.
  func lowered(_ views: [ViewNode]) -> [Element] {
    var inherited = outer
    inherited.stackAxis = nil
    return lowering.lower(views, inherited)
  }
}

extension TreeLowering {
  /// Wraps a lowered view in one of its modifiers.
  /// - Parameters:
  ///   - outer: What the modifier itself inherits.
  ///   - inner: What its content inherits.
  func wrap(
    _ content: Element, in modifier: ViewModifier, outer: InheritedEnvironment, inner: InheritedEnvironment
  ) -> Element {
    var facts = facts(modifier.kind, outer)
    facts.isModifier = true
    facts.modifier = modifier.payload
    facts.source = modifier.source
    facts.askedAt = modifier.askedAt
    facts.symbol = modifier.symbol
    facts.direction = outer.direction
    facts.isEnabled = inner.isEnabled
    for length in modifier.payload.unknownLengths {
      // A length that could not be computed makes the frame uncertain by an unknown amount.
      facts.uncertainty = NodeFacts.unknownExtent
      facts.uncertaintyReason = "\(length.name) of \(modifier.kind) is not known: \(length.reason)"
      report(modifier.kind, "\(length.name) is not known: \(length.reason)", modifier.source)
    }
    var wrapping = Wrapping(
      lowering: self, modifier: modifier, outer: outer, children: [content], traits: content.traits, facts: facts)
    modifier.payload.wrap(&wrapping)
    if wrapping.layout.endsPriority { wrapping.traits.priority = 0 }
    if let gap = LayoutGaps.reason(modifier.kind) { report(modifier.kind, gap, modifier.source) }
    return Element(wrapping.layout, wrapping.children, facts: wrapping.facts, traits: wrapping.traits)
  }

  func chrome(
    _ kind: ViewKind, _ layout: any LayoutNode, _ children: [Element], _ inherited: InheritedEnvironment,
    role: LaidOutNode.Role = .chrome
  ) -> Element {
    var facts = facts(kind, inherited)
    facts.role = role
    return Element(layout, children, facts: facts)
  }

  func chrome(
    _ kind: ViewKind, _ leaf: any LayoutNode, _ inherited: InheritedEnvironment, role: LaidOutNode.Role = .chrome
  ) -> Element {
    chrome(kind, leaf, [], inherited, role: role)
  }
}

extension Double {
  /// The length, or 0 where it is not finite.
  var finite: Double { isFinite ? self : 0 }
}

extension Given<AlignmentName> {
  /// The guides of an alignment; `standard` where none that is known was given.
  func guides(default standard: GuidePair = .center) -> GuidePair {
    value.flatMap { GuidePair(name: $0.rawValue) } ?? standard
  }
}
