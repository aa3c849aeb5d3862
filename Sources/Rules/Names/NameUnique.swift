import SightlineModel

/// Controls that do different things have different names.
///
/// - Source: WCAG 2.2, 2.4.6 Headings and Labels, AA; 2.4.9 Link Purpose (Link Only), AAA.
struct NameUnique: Rule {
  static let id: RuleID = "name-unique"
  static let dependencies: RuleDependencies = .words
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    var groups: [String: [SceneNode]] = [:]
    var order: [String] = []
    for node in scene.spokenElements where !scene.isSystemMade(node) {
      guard let spoken = node.spoken, !SpokenRole.operable.isDisjoint(with: spoken.traits),
        spoken.label.hasLettersOrDigits,
        spoken.nameSource == .author || spoken.nameSource == .content
      else { continue }
      let key = [spoken.label.lowercased(), spoken.value ?? "", spoken.hint ?? ""].joined(separator: "\n")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(node)
    }
    return order.flatMap { key -> [Judgement] in
      let nodes = groups[key]!
      return nodes.enumerated().map { index, node in
        let others = nodes[..<index].filter { !isOfSameData(node, $0, in: scene) && !doesSame(node, $0, of: nodes) }
        guard !others.isEmpty else { return Judgement(node: node.id, verdict: .passes) }
        let measured = Measurement.count(nodes.count, needs: 1)
        return Judgement(
          node: node.id,
          verdict: .fails(
            .init(
              "\(measured.number) controls on this screen are named \(node.spoken!.said.quoted); if they do different "
                + "things, say in the label what each belongs to.",
              measured: measured)), others: others.map(\.id))
      }
    }
  }

  /// Two buttons of one view that run the same code. A place that shows more than one of them belongs to several views.
  private func doesSame(_ node: SceneNode, _ other: SceneNode, of all: [SceneNode]) -> Bool {
    guard let effect = node.effect, effect == other.effect,
      node.source != other.source
    else { return false }
    return all.allSatisfy { third in
      third.id == node.id || third.source != node.source && (third.id == other.id || third.source != other.source)
    }
  }

  /// Rows of one loop whose names are data, not words of the app: the data has the same thing twice, as samples do.
  private func isOfSameData(_ node: SceneNode, _ other: SceneNode, in scene: Scene) -> Bool {
    guard let source = node.source, source == other.source else { return false }
    func isData(_ node: SceneNode) -> Bool {
      if node.spoken?.knownLabel != nil || holdsData(node, in: scene) { return true }
      let runs = scene.subtree(of: node).flatMap { $0.text?.content.runs ?? [] }.filter { $0.symbol == nil }
      return !runs.isEmpty && node.spoken?.nameSource == .content
        && runs.allSatisfy { $0.localization == nil }
    }
    return isData(node) && isData(other)
  }

  /// `Delete \(visit.guest)`: a piece of the name is data, or was made up for it.
  private func holdsData(_ node: SceneNode, in scene: Scene) -> Bool {
    let around = [node] + scene.ancestors(of: node).prefix { $0.isModifier }
    let runs =
      around.flatMap { $0.accessibility.label?.runs ?? [] }
      + scene.subtree(of: node).flatMap { $0.text?.content.runs ?? [] }
    return runs.contains { run in
      run.derivation.contains { $0.kind == .sample }
        || run.localization.map { FormatPlaceholder.removed(from: $0.key) != $0.key } ?? false
    }
  }
}
