import AuditEngine
import AuditPipeline
import SightlineModel
import SourceDocuments

/// `rules`: the list.
enum RulesCommand {
  static let specification = CommandSpecification(
    "rules", "List the rules and what a profile makes of them.",
    options: CommonOptions.project.filter { ["profile", "rules-version", "preview-rules"].contains($0.name) },
    examples: [
      ("sightline rules", "The default profile."), ("sightline rules --profile strict", "What strict adds."),
      ("sightline explain contrast-text", "What one of them is about."),
    ]
  ) { arguments, console in
    let rules = try RuleListing.all(
      profile: arguments.value("profile") ?? "default", version: arguments.integer("rules-version"),
      previews: arguments.has("preview-rules"))
    let column = (rules.map(\.id.rawValue.count).max() ?? 0) + 2
    for rule in rules {
      let level = rule.level.rawValue + String(repeating: " ", count: 9 - rule.level.rawValue.count)
      console.print(
        rule.id.rawValue + String(repeating: " ", count: column - rule.id.rawValue.count) + level + rule.title
          + (rule.isPreview ? " (preview)" : ""))
    }
    return .clean
  }
}
