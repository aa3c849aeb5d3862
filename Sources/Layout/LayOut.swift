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
  var environment = environment
  if environment.keyboardHeight == 0, environment.hasFocusedField ?? root.hasFocusedField {
    environment.keyboardHeight = environment.variant.device.keyboardHeight
  }
  let lowering = TreeLowering(environment, sizing: text, probes: probes)
  var inherited = InheritedEnvironment(environment)
  inherited.stackAxis = .vertical
  let screen = Rect(origin: .zero, size: environment.size)
  let insets = environment.safeArea
  let safe = Rect(
    x: insets.leading, y: insets.top, width: max(0, screen.width - insets.horizontal),
    height: max(0, screen.height - insets.vertical - max(0, environment.keyboardHeight - insets.bottom)))
  var facts = lowering.facts(.screen, inherited)
  facts.role = .chrome
  facts.direction = environment.direction
  let content = lowering.single([root], inherited)
  let element = Element(ScreenLayout(safeSize: safe.size), content.map { [$0] } ?? [], facts: facts)
  let placer = Placer(pixels: PixelGrid(scale: environment.pixelScale))
  let around = Placer.Surroundings(safe: safe, container: screen)
  let laidOut = placer.place(element, at: safe, proposal: ProposedSize(safe.size), in: around)
  var screenNode = laidOut
  screenNode.frame = screen
  if environment.keyboardHeight > 0 { screenNode.children.append(keyboard(environment, facts)) }
  return LaidOutScreen(root: screenNode, unsupported: lowering.unsupported)
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
