package import SightlineModel

/// A question asked of every finished scene.
///
/// A rule sees frames, lines, paints and spoken elements, never syntax and never glyph buffers. Its page in `rules/` holds
/// the one description: metadata, reasons, numbers, examples.
package protocol Rule: Sendable {
  static var id: RuleID { get }
  /// What a verdict can depend on; scenes that differ only in other respects are judged once.
  static var dependencies: RuleDependencies { get }
  /// Its judgements, their words included, depend on nothing but what the code says, what is shown and spoken, the language, and
  /// which nodes can be seen, used and touched: where those are equal, layouts of one tree are judged once. It asks for no
  /// length, no place and no colour.
  static var isOfTree: Bool { get }
  /// The type's id; a custom rule has one of its own.
  var ruleID: RuleID { get }
  var ruleDependencies: RuleDependencies { get }
  var ruleIsOfTree: Bool { get }
  /// - Returns: One judgement for each element the rule applies to, passes included, in document order.
  func judge(_ scene: Scene) -> [Judgement]
}

/// What the verdicts of a rule depend on, besides the view tree.
package struct RuleDependencies: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// Frames and lines: judged at both ends of the error band too.
  package static let metrics = RuleDependencies(rawValue: 1)
  /// Light, dark, Increase Contrast.
  package static let appearance = RuleDependencies(rawValue: 2)
  /// The smallest failing Dynamic Type size says something about the cause.
  package static let size = RuleDependencies(rawValue: 4)
  /// The very words that an element shows or says: of made-up ones nothing can be said.
  package static let words = RuleDependencies(rawValue: 8)
}

/// A verdict on one element, or on the scene as a whole.
package struct Judgement: Sendable {
  /// `nil` for the scene as a whole.
  package var node: Int?
  package var verdict: Verdict
  /// Distinguishes several judgements of one rule on one node.
  package var detail: String
  /// Further nodes that the verdict rests on.
  package var others: [Int]
  package init(node: Int?, verdict: Verdict, detail: String = "", others: [Int] = []) {
    self.node = node
    self.verdict = verdict
    self.detail = detail
    self.others = others
  }
}

/// A rule that looks at one node at a time.
package protocol NodeRule: Rule {
  func applies(to node: SceneNode, in scene: Scene) -> Bool
  func verdict(on node: SceneNode, in scene: Scene) -> Verdict
  /// What tells failures apart that have one line to blame.
  func detail(of node: SceneNode, in scene: Scene) -> String
}

extension NodeRule {
  package func detail(of node: SceneNode, in scene: Scene) -> String { "" }

  package func judge(_ scene: Scene) -> [Judgement] {
    var judgements: [Judgement] = []
    for node in scene.nodes where applies(to: node, in: scene) {
      judgements.append(
        Judgement(node: node.id, verdict: verdict(on: node, in: scene), detail: detail(of: node, in: scene)))
    }
    return judgements
  }
}
