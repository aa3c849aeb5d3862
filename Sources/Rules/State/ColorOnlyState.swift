import DesignTokens
import SightlineModel

/// A state is shown by more than a change of colour.
///
/// Judged are equal shapes and controls from one line of source that differ in colour alone: page dots, swatches,
/// cards. Colours that are 3:1 apart differ by their lightness.
/// - Source: WCAG 2.2, 1.4.1 Use of Color, A, and its technique G183 (3:1).
struct ColorOnlyState: Rule {
  static let id: RuleID = "color-only-state"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] { controls(scene) + indicators(scene) }

  private func controls(_ scene: Scene) -> [Judgement] {
    ChoiceGroup.all(in: scene).compactMap { group in
      guard group.members.count > 2 else { return nil }
      if let node = group.distinguished(in: scene).first { return Judgement(node: node.id, verdict: .passes) }
      let paints = group.members.map { group.paints(of: $0, in: scene) }
      return judgement(group.members, paints, scene)
    }
  }

  private func indicators(_ scene: Scene) -> [Judgement] {
    Indicator.all(in: scene).compactMap { indicator in
      let paints = indicator.marks.map { mark -> [RGBA] in
        if case .color(let color)? = mark.foreground { [color] } else { [] }
      }
      let sizes = Set(indicator.marks.map { "\($0.frame.size.text)" })
      if sizes.count > 1 { return Judgement(node: indicator.marks[0].id, verdict: .passes) }
      return judgement(indicator.marks, paints, scene)
    }
  }

  /// In which appearances a member's colours are taken.
  private func appearances(of member: SceneNode, in scene: Scene) -> Set<Appearance> {
    let steps = scene.subtree(of: member).filter { $0.text == nil }.flatMap(\.foregroundDerivation)
    return Set(steps.compactMap { if case .value(_, let appearance) = $0.kind { appearance } else { nil } })
  }

  /// Two sets of colours among the members, one of them rarer.
  private func judgement(_ members: [SceneNode], _ paints: [[RGBA]], _ scene: Scene) -> Judgement? {
    // Of two that are as many, the one that is met later is odd.
    guard let first = paints.first, let second = paints.first(where: { $0 != first }),
      paints.allSatisfy({ $0 == first || $0 == second }), first.count == second.count, !first.isEmpty
    else { return nil }
    let isFirstRarer = paints.count { $0 == first } < paints.count { $0 == second }
    let (odd, usual) = isFirstRarer ? (first, second) : (second, first)
    let index = paints.firstIndex(of: odd)!
    // The same colour in light and in dark, side by side as previews have them, is no state.
    let other = members[paints.firstIndex(of: usual)!]
    guard appearances(of: members[index], in: scene) == appearances(of: other, in: scene) else { return nil }
    let differing = zip(odd, usual).filter { $0 != $1 }
    guard let best = differing.max(by: { Contrast.ratio($0.0, $0.1) < Contrast.ratio($1.0, $1.1) }) else { return nil }
    let ratio = Contrast.ratio(best.0, best.1)
    guard ratio < numbers["ratio"] else { return Judgement(node: members[index].id, verdict: .passes) }
    let measured = Measurement.ratio(ratio, needs: numbers["ratio"])
    return Judgement(
      node: members[index].id,
      verdict: .fails(
        .init(
          "Only the colour distinguishes this state from the others (\(best.0.shortHex) and \(best.1.shortHex), "
            + "\(measured.number) apart); add a tick, an outline or another size.",
          measured: measured)))
  }
}

/// A mark that changes its colour and nothing else between two states of a screen, while nothing that VoiceOver says
/// changes.
extension ColorOnlyState: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] { written(project) + walked(project) }

  /// Read from the source, where nothing but a colour depends on a state.
  private func written(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      let subject: String
      let message: String
      switch behaviour.kind {
      case .statusDot(let state):
        subject = "dot \(state)"
        message =
          "A dot is all that shows \(state.quoted): VoiceOver says nothing of it, and who can't tell its colour sees a dot; if it "
          + "means something, name it with .accessibilityLabel(_:), or say it in words."
      case .colorState(let state):
        subject = state
        message =
          "Only a colour or a filling shows \(state.quoted) here; if that tells the reader something, say it in words too: a text, a "
          + "symbol, or an .accessibilityValue."
      default: return nil
      }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(subject)", location: behaviour.location,
        verdict: .needsReview(.init(message)))
    }
  }

  private func walked(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    let screens = Dictionary(graph.states.map { ($0.id, $0.screen) }, uniquingKeysWith: { a, _ in a })
    var seen: Set<SourceLocation> = []
    return graph.edges.flatMap { edge -> [ProjectJudgement] in
      guard edge.from != edge.to, screens[edge.from] == screens[edge.to], let before = project.flowScreens[edge.from],
        let after = project.flowScreens[edge.to], before.saysTheSame(as: after)
      else { return [] }
      return after.marks.compactMap { mark in
        let (old, new) = (
          before.marks.filter { $0.location == mark.location }, after.marks.filter { $0.location == mark.location }
        )
        guard old.count == 1, new.count == 1, old[0].kind == mark.kind, old[0].width == mark.width,
          old[0].color != mark.color, seen.insert(mark.location).inserted
        else { return nil }
        return ProjectJudgement(
          subject: "\(mark.location.file) \(mark.kind) \(old[0].color)", location: mark.location,
          verdict: .needsReview(
            .init(
              "The \(mark.kind) changes from \(old[0].color.prefix(7)) to \(mark.color.prefix(7)) after "
                + "\(edge.action.words.quoted), and nothing but its colour shows it, nor does VoiceOver say it; if it means something, "
                + "say it in words too: a text, a symbol, or an .accessibilityValue.")))
      }
    }
  }
}

extension FlowScreen {
  /// The same elements with the same words, values, traits and symbols.
  fileprivate func saysTheSame(as other: FlowScreen) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { a, b in
        a.label == b.label && a.value == b.value && a.traits == b.traits && a.symbols == b.symbols && a.words == b.words
      }
  }
}
