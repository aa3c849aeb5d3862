package import SightlineModel

/// Lays a view tree out as SwiftUI does: lowers it, proposes sizes downwards, takes answers upwards, places.
///
/// Cost: linear in the number of nodes for common trees; each node is asked about a handful of distinct sizes and
/// remembers its answers.
/// - Parameters:
///   - root: The tree of one screen.
///   - environment: Variant, error band and window.
///   - text: Sets text; asked often, so it should remember.
///   - probes: What fonts measure as `text` sets them, shared by layouts.
package func layOut(
  _ root: ViewNode, in environment: LayoutEnvironment, text: any TextSizing, probes: FontProbes = FontProbes()
) -> LaidOutScreen {
  LoweredScreen(root, in: environment, text: text, probes: probes).laidOut(bias: environment.metricBias)
}

/// A view tree lowered for one variant, to be laid out at several places of the error band.
///
/// Belongs to one thread.
package final class LoweredScreen {
  private let environment: LayoutEnvironment
  private let lowering: TreeLowering
  private let element: Element
  private let facts: NodeFacts
  private let safe: Rect
  private let screen: Rect
  private var isLaidOut = false

  /// Lowers the tree; parameters as of `layOut`.
  package init(
    _ root: ViewNode, in environment: LayoutEnvironment, text: any TextSizing, probes: FontProbes = FontProbes()
  ) {
    var environment = environment
    if environment.keyboardHeight == 0, environment.hasFocusedField ?? root.hasFocusedField {
      environment.keyboardHeight = environment.variant.device.keyboardHeight
    }
    self.environment = environment
    lowering = TreeLowering(environment, sizing: text, probes: probes)
    var inherited = InheritedEnvironment(environment)
    inherited.stackAxis = .vertical
    inherited.colorScheme = PreferredScheme.of([root])
    screen = Rect(origin: .zero, size: environment.size)
    let insets = environment.safeArea
    safe = Rect(
      x: insets.leading, y: insets.top, width: max(0, screen.width - insets.horizontal),
      height: max(0, screen.height - insets.vertical - max(0, environment.keyboardHeight - insets.bottom)))
    var facts = lowering.facts(.screen, inherited)
    facts.role = .chrome
    facts.direction = environment.direction
    self.facts = facts
    let content = lowering.single([root], inherited)
    element = Element(ScreenLayout(safeSize: safe.size), content.map { [$0] } ?? [], facts: facts)
  }

  /// - Parameter bias: −1, 0 or 1: the lower end of the error band, what was measured, the upper end.
  package func laidOut(bias: Double) -> LaidOutScreen {
    if isLaidOut, bias != lowering.band.bias { element.forgetBand() }
    lowering.band.bias = bias
    isLaidOut = true
    let placer = Placer(pixels: PixelGrid(scale: environment.pixelScale))
    let around = Placer.Surroundings(safe: safe, container: screen)
    var root = placer.place(element, at: safe, proposal: ProposedSize(safe.size), in: around)
    root.frame = screen
    if environment.keyboardHeight > 0 { root.children.append(keyboard(environment, facts)) }
    return LaidOutScreen(root: root, unsupported: lowering.unsupported)
  }
}

/// The screen: offers the safe area and centres what answers otherwise.
struct ScreenLayout: LayoutNode {
  let safeSize: Size
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { safeSize }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    children.indices.map {
      Placement($0, at: GuidePair.center.position(of: children[$0], offered: proposal, in: size), proposal)
    }
  }
}

/// The software keyboard, drawn over the bottom of the screen.
private func keyboard(_ environment: LayoutEnvironment, _ facts: NodeFacts) -> LaidOutNode {
  var facts = facts
  facts.kind = .keyboard
  let frame = Rect(
    x: 0, y: environment.size.height - environment.keyboardHeight, width: environment.size.width,
    height: environment.keyboardHeight)
  var node = LaidOutNode(Shared(facts), frame: frame)
  node.shapes = [
    ShapeForm.rectangle.shape(in: frame, style: SystemStyle.keyboard, direction: environment.direction)
  ]
  return node
}

extension ViewNode {
  /// A field has the focus, so that the software keyboard covers the bottom: `focused($isFocused)` while it holds.
  package var hasFocusedField: Bool {
    contains { node in
      node.modifiers.contains {
        if case .focused(let focus) = $0.payload { focus.isFocused.value == true } else { false }
      }
    }
  }

  /// Without recursion: hostile trees are deeper than the stack.
  func contains(_ holds: (ViewNode) -> Bool) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if holds(node) { return true }
      pending += node.children
      for list in node.payload.views where list.name != "behind" { pending += list.views }
    }
    return false
  }
}
