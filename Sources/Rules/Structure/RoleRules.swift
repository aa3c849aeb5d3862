import SightlineModel

/// What can be tapped is announced as something to tap.
///
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A; 2.1.1 Keyboard, A.
struct TapRole: NodeRule {
  static let id: RuleID = "tap-role"
  static let dependencies: RuleDependencies = []
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.isModifier, node.isInteractive, node.kind != "onLongPressGesture", let region = node.hitRegion else {
      return false
    }
    if node.arguments.number("count") ?? 1 > 1 || scene.isHiddenFromSpeech(node) { return false }
    // A tap on everything around (to close a keyboard or an overlay) is a convenience.
    return region.area < numbers["share"] * scene.bounds.size.area
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let family = scene.subtree(of: node)
    // Controls inside do the work; the gesture is beside them.
    if family.contains(where: { $0.id != node.id && $0.isInteractive && !$0.isModifier }) { return .passes }
    let spoken = family.compactMap(\.spoken) + [scene.spokenOwner(of: node)?.spoken].compactMap { $0 }
    if spoken.contains(where: { !SpokenRole.operable.isDisjoint(with: $0.traits) || !$0.actions.isEmpty }) {
      return .passes
    }
    let why = spoken.isEmpty ? "cannot be reached with VoiceOver at all" : "is not announced as something to tap"
    return .fails(
      .init(
        "\(node.name(in: scene)) reacts to a tap but \(why); use a Button, or add .accessibilityAddTraits(.isButton).",
        suggestion: Suggestion(text: "Use a Button.")))
  }
}

/// Traits of one element go together.
///
/// - Source: UIAccessibilityTraits; WCAG 2.2, 4.1.2 Name, Role, Value, A. A button may be a heading.
struct TraitConflict: NodeRule {
  static let id: RuleID = "trait-conflict"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool { (node.spoken?.traits.count ?? 0) > 1 }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let traits = node.spoken?.traits else { return .notApplicable }
    for set in Self.exclusive {
      let found = traits.filter(set.contains)
      guard found.count < 2 else {
        return .fails(
          .init(
            "\(node.name(in: scene)) is \(found.joined(separator: " and ")) at once, so its role is unclear; keep one.")
        )
      }
    }
    return .passes
  }
  private static let exclusive: [Set<String>] = [
    ["button", "link", "searchField", "keyboardKey", "adjustable"],
    ["button", "link", "textField", "secureTextField", "adjustable"],
    ["switchButton", "link"], ["switchButton", "adjustable"], ["switchButton", "textField"],
  ]
}

/// A control inside an element stays within reach of VoiceOver.
///
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A; 2.1.1 Keyboard, A.
struct NestedControl: Rule {
  static let id: RuleID = "nested-control"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.compactMap { node in
      guard node.isInteractive, !node.isModifier, node.isVisible, node.spoken == nil, !scene.isHiddenFromSpeech(node),
        let owner = scene.spokenOwner(of: node), let spoken = owner.spoken
      else { return nil }
      let lost = scene.subtree(of: owner).filter { $0.isInteractive && !$0.isModifier && $0.id != owner.id }
      let isKept =
        !spoken.actions.isEmpty
        // One control in an element that is itself to be tapped lends it its action.
        || lost.count == 1 && owner.isModifier && !SpokenRole.operable.isDisjoint(with: spoken.traits)
      guard !isKept else { return Judgement(node: node.id, verdict: .passes) }
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "\(node.name(in: scene)) lies inside \(owner.name(in: scene)), which VoiceOver reads as one element: it cannot "
              + "be reached; take it out, or add .accessibilityAction(named:).")))
    }
  }
}

/// Text that is shown is also spoken.
///
/// - Source: WCAG 2.2, 1.1.1 and 1.3.1, A.
struct TextSpoken: NodeRule {
  static let id: RuleID = "text-spoken"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.text != nil, node.isVisible, scene.isHiddenFromSpeech(node) else { return false }
    return node.shownString?.hasWords == true
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let words = NameWords.words(node.shownString ?? "")
    let spoken = scene.spokenElements.compactMap(\.spoken)
    let isSaid = spoken.contains { element in
      let said = Set(NameWords.words([element.label, element.value ?? "", element.hint ?? ""].joined(separator: " ")))
      return words.allSatisfy(said.contains)
    }
    guard !isSaid else { return .passes }
    return .fails(
      .init(
        "\(node.name(in: scene)) can be seen but is hidden from VoiceOver, and nothing else says it; remove "
          + ".accessibilityHidden, or add the words to another element's label.",
        cause: scene.modifier(around: node, ["accessibilityHidden"])?.source))
  }
}

/// What lies behind an overlay is not read while the overlay is there.
///
/// Recognised by its scrim: a half-transparent fill over the whole screen, with something to read in front of it.
/// - Source: WCAG 2.2, 2.4.3 Focus Order, A.
struct Modal: Rule {
  static let id: RuleID = "modal"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    guard let scrim = Self.scrim(in: scene) else { return [] }
    let spoken = scene.spokenElements.filter { !scene.isSystemDrawn($0) }
    let (behind, front) = (spoken.filter { $0.id < scrim.id }, spoken.filter { $0.id > scrim.id })
    guard !front.isEmpty else { return [] }
    // Containers around both are neither.
    let inside = behind.filter { node in !front.contains { scene.subtree(of: node).map(\.id).contains($0.id) } }
    guard let first = inside.first else { return [Judgement(node: scrim.id, verdict: .passes)] }
    return [
      Judgement(
        node: scrim.id,
        verdict: .fails(
          .init(
            "An overlay covers the screen, but VoiceOver still reads what lies behind it: \(inside.count) "
              + "\(inside.count == 1 ? "element" : "elements"), first \((first.spoken?.label ?? "").quoted); add .accessibilityAddTraits(.isModal) to the overlay, or "
              + "present it as a sheet.", measured: Measurement(value: Double(inside.count), required: 0, unit: .count))
        ))
    ]
  }

  static func scrim(in scene: Scene) -> SceneNode? { scene.nodes.last { isScrim($0, in: scene) } }

  private static func isScrim(_ node: SceneNode, in scene: Scene) -> Bool {
    guard !node.isModifier, ShapeKinds.all.contains(node.kind), node.isVisible,
      node.frame.intersection(scene.bounds).area > 0.9 * scene.bounds.area
    else { return false }
    return node.drawings.contains { drawing in
      if case .fill(_, .color(let color)) = drawing { color.alpha > 0.1 && color.alpha < 0.95 } else { false }
    }
  }
}

/// Something other than a drag, a long press or a double tap does the same.
///
/// - Source: WCAG 2.2, 2.5.1 Pointer Gestures, A; 2.5.7 Dragging Movements, AA; 2.1.1 Keyboard, A.
struct GestureAlternative: NodeRule {
  static let id: RuleID = "gesture-alternative"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.isModifier, node.isVisible else { return false }
    return Self.gesture(node) != nil
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let inside = scene.subtree(of: node)
    let spoken = inside.compactMap(\.spoken) + [scene.spokenOwner(of: node)?.spoken].compactMap { $0 }
    let hasOther =
      inside.contains { $0.isInteractive && $0.id != node.id && $0.kind != "onLongPressGesture" }
      || spoken.contains { !$0.actions.isEmpty || $0.traits.contains("adjustable") }
      || scene.ancestors(of: node).contains {
        $0.accessibility.addedTraits.contains("adjustable") || !$0.accessibility.actions.isEmpty
      }
    guard !hasOther else { return .passes }
    return .fails(
      .init(
        "\(node.name(in: scene)) reacts only to \(Self.gesture(node) ?? "a gesture"); offer a button, "
          + ".accessibilityAction(named:) or .accessibilityAdjustableAction for the same."))
  }

  static func gesture(_ node: SceneNode) -> String? {
    switch node.kind.rawValue {
    case "onLongPressGesture": return "a long press"
    case "onTapGesture" where node.arguments.number("count") ?? 1 > 1: return "a double tap"
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      let name = (node.arguments.name("gesture") ?? node.arguments.string("gesture") ?? "").lowercased()
      if name.contains("drag") { return "a drag" }
      if name.contains("longpress") { return "a long press" }
      if name.contains("magnif") { return "a pinch" }
      if name.contains("rotat") { return "a rotation" }
      return nil
    default: return nil
    }
  }
}

/// VoiceOver reads from top to bottom.
///
/// Judged are neighbours in the reading order that stand one above the other.
/// - Source: WCAG 2.2, 1.3.2 Meaningful Sequence, A.
struct ReadingOrder: Rule {
  static let id: RuleID = "reading-order"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] {
    let elements = scene.spokenElements.filter { !$0.frame.isEmpty && !scene.isSystemDrawn($0) }
    let scrim = Modal.scrim(in: scene)?.id ?? 0
    return zip(elements, elements.dropFirst()).compactMap { first, second in
      guard first.isPlaced, second.isPlaced else { return nil }
      // What lies behind an overlay is for another rule: modal.
      guard first.scrollContainer == second.scrollContainer, (first.id < scrim) == (second.id < scrim) else {
        return nil
      }
      let common = min(first.frame.maxX, second.frame.maxX) - max(first.frame.minX, second.frame.minX)
      guard common > 0.5 * min(first.frame.width, second.frame.width) else { return nil }
      let jump = first.frame.minY - second.frame.minY
      // A badge hangs over the upper edge of what it belongs to: less than its height away.
      guard second.frame.maxY <= first.frame.minY + numbers["tolerance"], jump > numbers["tolerance"],
        jump >= first.frame.height
      else {
        return Judgement(node: second.id, verdict: .passes)
      }
      return Judgement(
        node: second.id,
        verdict: .fails(
          .init(
            "\(second.said(in: scene)) stands above \(first.saidInside(scene)) but is read after "
              + "it; change the order of the views, or set .accessibilitySortPriority.",
            measured: Measurement(value: jump, required: numbers["tolerance"], unit: .pt))), others: [first.id])
    }
  }
}

extension SceneNode {
  fileprivate func said(in scene: Scene) -> String {
    unknownTextReason == nil ? (spoken?.label ?? "").quoted : name(in: scene)
  }
  fileprivate func saidInside(_ scene: Scene) -> String {
    unknownTextReason == nil ? (spoken?.label ?? "").quoted : nameInside(scene)
  }
  /// Its place is known: one that is made up is off by more than any screen.
  fileprivate var isPlaced: Bool { uncertainty < 5_000 }
}

extension Size {
  var area: Double { width * height }
}
