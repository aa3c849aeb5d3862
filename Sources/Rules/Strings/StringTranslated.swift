import SightlineModel

/// Every text is translated into every language the app comes in.
struct StringTranslated: Rule {
  static let id: RuleID = "string-translated"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func judge(_ scene: Scene) -> [Judgement] {
    ShownRun.all(in: scene).compactMap { shown in
      guard let localization = shown.run.localization, localization.state != .unknownKey else { return nil }
      // A key without words, such as `%@`, says the same in every language.
      guard localization.state == .missing, FormatPlaceholder.removed(from: localization.key).hasWords else {
        return Judgement(node: shown.node.id, verdict: .passes, detail: shown.detail)
      }
      return Judgement(
        node: shown.node.id,
        verdict: .fails(
          .init(
            "\(localization.key.quoted) has no translation into \(scene.variant.locale) and is shown in the source "
              + "language; translate it.")), detail: shown.detail)
    }
  }
}
